/** Pair 27: two values, and a change in per cent beside them that does not lead from one to the other. */

import { type Amount, magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { meet, type Span, spanOf, wider } from '../readers/passages.ts'
import { growthSeries } from './growth-series.ts'

const sign = '(?:US\\$|[$€£₹])?'
const value = `(${sign}\\s?(?:${number})(?:\\s?${magnitude})?(?:\\s?[%€])?)`
const parts = new RegExp(`(${number})\\s?(${magnitude})?`, 'u')
const noun = '(?: \\p{L}[\\p{L}-]*){0,3}?'
/** "from 120 clinics to 180", "120 → 180". */
const arrow = '(?:→|->|=>)'
const two = `(?:from ${value}${noun} to ${value}|(?<![\\d.,/–-])(?<!${arrow}\\s?)${value}\\s?${arrow}\\s?${value})`
/** "(+80%)", ", up 80%", ", an increase of 80%": right after the second value and what it counts. */
const change =
  "(?: \\p{L}[\\p{L}-]*){0,3}?(?: (?:in|over|within|during|since) (?:the )?(?:\\p{L}+ |\\d+ )?(?:days?|weeks?|months?|years?|quarters?|\\d{4}))?\\s?[,:;–—(=-]{0,2}\\s?(?:(?:that is|that[’']s|i\\.e\\.|which is|or) )?(?:an? )?(\\+|-|−|up(?: by)? |down(?: by)? |(?:increase|growth|rise|gain|improvement|plus) of |(?:decrease|drop|fall|reduction|decline|cut) of )(\\d{1,4}(?:[.,]\\d+)?)\\s?(?:%|percent|per cent)(?!\\s*(?:points?|pp|of\\b)|\\s+in (?!\\d|one|two|three|six|a |the (?:last|first|past)))"
export const stated = anyCase(`${two}${change}`, 'giu')
/** Two values of one thing: the pattern above is long, and is compiled where a text has them. */
const fromOne = anyCase(`from ${sign}\\s?\\d|${arrow}`)
/** Whether a text may hold a change in per cent beside its two values. */
export const mayTellGrowth = (text: string): boolean => /%|per ?cent/i.test(text) && fromOne.test(text)
const compounding =
  /\b(?:CMGR|CAGR|MoM|m\/m|month[- ]over[- ]month|monthly|(?:per|a|each|every) (?:day|week|month|quarter|year)|weekly|yearly|annual\w*|YoY|year[- ]on[- ]year|compound\w*|QoQ|WoW|average|peak|best|points?|pp|margin|per (?:capita|user|customer|head))\b/i

interface Side {
  text: string
  span: Span
  value: number
  percent: boolean
}

/** "from 1 to 2 million" is one million to two, as "from 1 million to 2 million" is. */
function sideOf(written: string, magnitudeOfOther: string | undefined): Side {
  const [, digits = '0', own] = parts.exec(written) ?? []
  const mag = own ?? magnitudeOfOther
  const size = parseNumber(digits, mag !== undefined) * scale(mag)
  const amount: Amount = { value: size, max: size, bound: 'exact', index: 0, length: 0, text: digits }
  return { text: written.trim(), span: spanOf(amount, 0.05), value: size, percent: written.includes('%') }
}

/** By any way of counting: of two percentages, the points between them are often called per cent. */
function fits(before: Side, after: Side, share: number): boolean {
  const said = { low: share - 2 - 0.05 * share, high: share + 2 + 0.05 * share }
  const moved = Math.abs(after.value - before.value)
  if (before.percent && meet(said, wider({ low: moved, high: moved }, 1))) return true
  const [low, high] = [after.span.low / before.span.high, after.span.high / before.span.low]
  const fell = after.value < before.value
  return meet(
    said,
    fell ? { low: 100 * (1 - high), high: 100 * (1 - low) } : { low: 100 * (low - 1), high: 100 * (high - 1) },
  )
}

const isYear = ({ text }: Side) => /^(?:19|20)\d\d$/.test(text)

function conflictIn(statement: Statement): Conflict | null {
  const { text } = statement
  if (!mayTellGrowth(text) || compounding.test(text) || isPlan(text)) return null
  for (const match of everyMatch(stated, text)) {
    const [from1, to1, from2, to2, way = '', share = '0'] = match.groups
    const written = [from1 ?? from2 ?? '0', to1 ?? to2 ?? '0'] as const
    const after = sideOf(written[1], undefined)
    // "From 1 to 2 million" begins with one million, and "from 900 to 1.2k" with 900.
    const starts = [undefined, parts.exec(written[1])?.[2]].map(inherited => sideOf(written[0], inherited))
    const [before] = starts
    if (!before || before.value <= 0 || after.value <= 0 || isYear(before) || isYear(after)) continue
    if (before.percent !== after.percent) continue
    const fell = /^(?:-|−|down|decrease|drop|fall|reduction|decline|cut)/i.test(way)
    // A change the other way is one of something else: fewer minutes are more speed.
    if (starts.some(start => fell !== after.value < start.value)) continue
    if (starts.some(start => fits(start, after, parseNumber(share)))) continue
    const percent = Math.round(100 * Math.abs(after.value / before.value - 1))
    const [from, to] = [before.text, after.text]
    return {
      subject: fell ? 'the decrease' : 'the growth rate',
      first: `${fell ? 'minus' : 'plus'} ${share}%`,
      second: `${from} to ${to}`,
      because: `From ${from} to ${to} is ${percent === 0 ? 'no change' : `${percent}% ${after.value > before.value ? 'more' : 'less'}`}.`,
      quotes: bothQuotes(statement),
    }
  }
  return null
}

export function writtenGrowth(reading: Reading): Conflict[] {
  // What the older pair sees is not said twice.
  if (growthSeries(reading).length > 0) return []
  return statementsOf(reading)
    .flatMap(statement => conflictIn(statement) ?? [])
    .slice(0, 1)
}
