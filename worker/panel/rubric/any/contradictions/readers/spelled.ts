/** Whole numbers in words, up to ninety-nine, and in digits: "thirty-two", "12", "1,400". */
import { parseNumber } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { numberWord, wordsToNumber } from '../../../number-words.ts'

/** A part of a pattern that finds such a number; it holds no group. */
export const anyNumber = `(?:\\d[\\d,.\\u00a0\\u202f']*\\d|\\d|${numberWord})`

/** Whether a text may hold one: the patterns with it are long, and are tried where it does. */
export const holdsNumber = anyCase(anyNumber)

/** NaN where it is none. */
export function numberFrom(written: string): number {
  const text = written.trim().toLowerCase()
  return /^\d/.test(text) ? parseNumber(text) : wordsToNumber(text)
}
