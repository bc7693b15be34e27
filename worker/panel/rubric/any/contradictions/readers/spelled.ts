/** Whole numbers in words, up to ninety-nine, and in digits: "thirty-two", "12", "1,400". */
import { parseNumber } from '../../../numbers.ts'

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A part of a pattern that finds such a number; it holds no group. */
export const anyNumber = `(?:\\d[\\d,.\\u00a0\\u202f']*\\d|\\d|(?:${tens.join('|')})(?:[- ](?:${ones.slice(0, 9).join('|')}))?|${[...ones].reverse().join('|')})`

/** NaN where it is none. */
export function numberFrom(written: string): number {
  const text = written.trim().toLowerCase()
  if (/^\d/.test(text)) return parseNumber(text)
  const [first = '', second] = text.split(/[- ]/)
  const ten = tens.indexOf(first)
  if (ten >= 0) return 10 * (ten + 2) + (second ? ones.indexOf(second) + 1 : 0)
  const one = ones.indexOf(first)
  return one >= 0 ? one + 1 : Number.NaN
}
