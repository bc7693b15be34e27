/** A sum written out in a line: "221 + 70 new - 9 lost = 292", "€312,000, less a grant of €60,000, = €262,000". */
import { magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { codeOf, currency, currencyAfter } from '../../../currencies.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { writtenAs } from '../readers/number-style.ts'

const value = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(${currency})\\s?)?(${number})(?:\\s?(${magnitude}|[TtKk](?=EUR|CHF|USD|€)))?(?:\\s?(${currencyAfter}))?(?![\\p{L}\\d]|[.,]\\d)`,
  'gu',
)
const sign = /\s(\+|−|–|-|plus|minus|less)\s|,\s(plus|minus|less)\s/giu
const equals = /\s?=\s?|\s(?:makes|leaves|gives|comes to)\s/giu
/** No sum, or numbers of several kinds. */
const other =
  /[×*/%~≈±]|\d\s?x\s?\d|\d[-–]\d|\b(?:per|each|times|about|around|roughly|over|more than|up to|at least|average|percent|per cent|or|if|e\.g\.|example)\b|\b(?:19|20)\d\d\b(?=\s*[+−–-])/iu

interface Term {
  value: number
  unit: string
  /** With which magnitude it is written: parts of several may leave it out. */
  mag: string
  /** What the magnitude is worth. */
  size: number
  step: number
  text: string
}

function termsIn(text: string): Term[] {
  return everyMatch(value, text).map(({ groups, text: written }) => {
    const [before, digits = '0', mag, after] = groups
    const short = /^[Tt]$/.test(mag ?? '') && after !== undefined
    const size = short ? 1e3 : scale(mag)
    const places = /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0
    return {
      value: parseNumber(digits, mag !== undefined && !short) * size,
      unit: before || after ? codeOf(before ?? after ?? '') : '',
      mag: short ? 'thousand' : (mag ?? ''),
      size,
      step: size * 10 ** -places,
      text: written.trim(),
    }
  })
}

/** What stands before the sign of equality, in pieces with the sign before each. */
function piecesOf(left: string): { sign: 1 | -1; text: string }[] {
  const signs = everyMatch(sign, left)
  return [0, ...signs.map(({ index, length }) => index + length)].map((from, at) => ({
    sign: at === 0 || /\+|plus/i.test(signs[at - 1]?.text ?? '') ? 1 : -1,
    text: left.slice(from, signs[at]?.index ?? left.length),
  }))
}

function conflictIn(statement: Statement): Conflict | null {
  const { text, block } = statement
  if (block.type === 'table_row' || block.type === 'chart' || text.length > 300) return null
  const [equal, more] = everyMatch(equals, text)
  if (!equal || more) return null
  const ahead = text.slice(0, equal.index)
  const left = ahead.slice(
    Math.max(0, ...everyMatch(/[.;:!?(]\s|\n/u, ahead).map(({ index, length }) => index + length)),
  )
  const right = text.slice(equal.index + equal.length)
  const pieces = piecesOf(left)
  const terms = pieces.map(piece => termsIn(piece.text))
  const end = termsIn(right.slice(0, 40))[0]
  const starts = end && right.indexOf(end.text) <= 12
  if (
    pieces.length < 2 ||
    !end ||
    !starts ||
    terms.some(own => own.length !== 1) ||
    other.test(left) ||
    /^\s*(?:\S+\s){0,3}\S*[×%~≈*]/u.test(right)
  )
    return null
  const parts = terms.flat()
  const all = [...parts, end]
  const units = new Set(all.map(({ unit }) => unit))
  // "2.1 + 0.4 = €2.5m": a magnitude or a currency that is left out is another number.
  if (units.size > 1 || new Set(all.map(({ mag }) => mag)).size > 1 || all.some(({ value: size }) => size <= 0))
    return null
  const sum = parts.reduce((rest, { value: size }, at) => rest + (pieces[at]?.sign ?? 1) * size, 0)
  const counted = all.every(({ unit, mag, step }) => unit === '' && mag === '' && step === 1)
  const off = counted ? 0 : 0.5 * Math.max(...all.map(({ step }) => step)) * all.length
  const ratio = sum / end.value
  if (Math.abs(sum - end.value) <= off + 1e-9 || ratio > 1.6 || ratio < 0.6 || end.value < 10) return null
  return {
    subject: 'the sum',
    first: pieces
      .map(({ sign: own }, at) => `${at === 0 ? '' : own === 1 ? '+ ' : '- '}${parts[at]?.text ?? ''}`)
      .join(' '),
    second: end.text,
    because: `It comes to ${writtenAs(
      sum / end.size,
      all.map(({ text: written }) => written),
    )}${end.size === 1 ? '' : ` ${end.mag}`}.`,
    quotes: bothQuotes(statement),
  }
}

export function writtenSum(reading: Reading): Conflict[] {
  return statementsOf(reading)
    .flatMap(statement => conflictIn(statement) ?? [])
    .slice(0, 1)
}
