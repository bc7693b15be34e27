/** "1,940 × 480 × €78 = €73m": a product that its own factors do not make. */

import { magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { currency, currencyAfter } from '../../../currencies.ts'
import { numberWord } from '../../../number-words.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { isMultiplied } from '../readers/factors.ts'
import { numberFrom } from '../readers/spelled.ts'

const sign = `(?:${currency})?\\s?`
const one = `${sign}(?:${number})(?:\\s?(?:${magnitude}))?(?:\\s?(?:${currencyAfter}))?(?:\\s?%)?`
/** "five trading days a week": a factor in words, which bears no currency. */
const factor = `${one}|\\b${numberWord}\\b`
const named = "(?:[ -](?!=|x )[\\p{L}’'./-]+){0,6}"
const times = '\\s?(?:×|\\bx\\b|\\*)\\s?'
const makes = '(?:=|≈|→)'
export const product = anyCase(
  `(?<![\\p{L}\\d.,×*/+–−-]\\s?)(${factor})${named}(?:${times}(${factor})${named})(?:${times}(${factor})${named})?(?:${times}(${factor})${named})?\\s?${makes}\\s?(?:about |roughly |around |~\\s?)?(${one})(?![\\p{L}\\d]|[.,]\\d|\\s?[×*/])`,
)
/** The pattern above is long, and is compiled where a text has a sign of each kind. */
const [anyMakes, anyTimes] = [anyCase(makes), anyCase(times)]
export const mayMultiply = (text: string): boolean => anyMakes.test(text) && anyTimes.test(text)
const parts = new RegExp(`(${number})\\s?(${magnitude})?`, 'u')
/** Other operations, a range, or a sum of products. */
const other = /[+÷]|\d\s?\/\s?\d|\b(?:plus|minus|less|divided|up to|between)\b/i
/** What nobody writes down: months, weeks, days, and the unit that a result is told in. */
const unwritten = [12, 52, 365, 4, 30, 24, 2, 10, 100, 1e3, 1e5, 1e6, 1e7, 1e9]

/** Characters. A longer statement is no sum. */
const longest = 600

interface Factor {
  value: number
  /** How far it may lie from what it was rounded from, as a share. */
  off: number
}

function factorOf(written: string): Factor | null {
  const match = parts.exec(written)
  if (!match) {
    const value = numberFrom(written)
    return value > 0 ? { value, off: 0 } : null
  }
  const [, digits = '0', mag] = match
  const value = parseNumber(digits, mag !== undefined) * scale(mag) * (/%/.test(written) ? 0.01 : 1)
  const places = /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0
  // Only what bears a magnitude or decimals was rounded.
  const rounded = mag !== undefined || places > 0 || /000$/.test(digits)
  return value > 0
    ? { value, off: rounded ? (0.5 * scale(mag) * 10 ** -places * (/%/.test(written) ? 0.01 : 1)) / value : 0 }
    : null
}

function conflictIn(reading: Reading, statement: Statement): Conflict | null {
  const { text: whole } = statement
  if (whole.length > longest || !mayMultiply(whole) || other.test(whole)) return null
  for (const { text, groups } of everyMatch(product, whole)) {
    const written = groups.slice(0, 4).flatMap(group => (group ? [group.trim()] : []))
    const result = (groups[4] ?? '').trim()
    const [factors, end] = [written.map(factorOf), factorOf(result)]
    if (!end || factors.some(factor => factor === null)) continue
    const real = factors.reduce((all, factor) => all * (factor?.value ?? 1), 1)
    const off = Math.min(0.12, factors.reduce((all, factor) => all + (factor?.off ?? 0), end.off) + 0.01)
    const ratio = Math.max(real, end.value) / Math.min(real, end.value)
    // Whoever rounds rounds to two digits or more.
    if (
      ratio <= 1 + Math.max(off, 0.03) ||
      unwritten.some(size => Math.abs(ratio / size - 1) <= off + 0.03) ||
      ratio > 20
    )
      continue
    const times = { low: (end.value / real) * (1 - off), high: (end.value / real) * (1 + off) }
    if (isMultiplied(reading, bothQuotes(statement), [text], times)) continue
    return {
      subject: 'the product',
      first: text.slice(0, text.search(anyMakes)).trim(),
      second: result,
      because: `The factors make ${Number(real.toPrecision(4)).toLocaleString('en-GB')}.`,
      quotes: bothQuotes(statement),
    }
  }
  return null
}

export function writtenProduct(reading: Reading): Conflict[] {
  return statementsOf(reading)
    .flatMap(statement => conflictIn(reading, statement) ?? [])
    .slice(0, 1)
}
