/** "Tripled", "halved", "60% off", "cut by 45%" beside the two values it is told of, which make another change. */

import { type Amount, magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { currency, currencyAfter } from '../../../currencies.ts'
import { moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { priceCut } from '../prices/price-cut.ts'
import { growthOfTwo } from './growth-of-two.ts'
import { growthSeries } from './growth-series.ts'
import { changeIn, fitsChange, type ToldChange } from './told-changes.ts'
import { writtenGrowth } from './written-growth.ts'

const value = `((?:${currency})?\\s?(?:${number})(?:\\s?${magnitude})?(?:\\s?(?:%|${currencyAfter}))?)(?![\\d%]|[.,]\\d)`
/** What is counted, by what time, and when: "hours a month in 2024", "in the first year". */
const since =
  '(?: (?:(?:in|at the end of|by the end of|during) )(?:(?:\\p{Lu}\\p{L}+ )?(?:19|20)\\d\\d|\\p{Lu}\\p{L}+|(?:the|its|our) first (?:year|month|quarter))| (?:last|the previous|the prior) (?:year|month|quarter))?'
const noun = `(?: (?!(?:from|to|in|at|and|by|up|down)\\b)[\\p{L}’-]+){0,3}?(?: (?:a|per|each) (?:day|week|month|year))?${since}`
const when = '(?:19|20)\\d\\d'
const at = `(?:in|at the (?:end|start) of|by the end of|at the end of|on \\d{1,2} \\p{L}+) (?:\\p{L}+ )?(${when})`
const pairs: readonly {
  pattern: RegExp
  order: readonly [from: number, to: number]
  years?: readonly [number, number]
}[] = [
  { pattern: anyCase(`\\bfrom ${value}${noun},? to (?:just |only |about )?${value}`), order: [0, 1] },
  { pattern: anyCase(`\\bto ${value}${noun},? (?:up |down )?from ${value}`), order: [1, 0] },
  { pattern: anyCase(`(?<![\\d.,→>–-]\\s?)${value}${noun} ?(?:→|->|=>) ?${value}`), order: [0, 1] },
  { pattern: anyCase(`${value}${noun} instead of ${value}`), order: [1, 0] },
  {
    pattern: anyCase(
      `${value}${noun} before(?:hand| that)?(?:,| and|;|, and)? (?:now )?${value}${noun}(?: (?:after|now|today)|[.)]|$)`,
    ),
    order: [0, 1],
  },
  {
    pattern: anyCase(`${value}${noun},? ${at}(?:,| and|;|, and) ${value}${noun},? ${at}`),
    order: [0, 2],
    years: [1, 3],
  },
  {
    pattern: anyCase(
      `\\b(?:was|were|used to be|had been) ${value}${noun}[.,;] (?:and )?(?:\\p{L}[^.;\\d]{0,80} )?(?:now|today)\\b[^.;\\d]{0,30} ${value}`,
    ),
    order: [0, 1],
  },
]
/** More than one step, a part, another measure, or several things at once. */
const other =
  /\b(?:CMGR|CAGR|MoM|QoQ|WoW|YoY|[mqwy]\/[mqwy]|year[- ](?:over|on)[- ]year|month[- ](?:over|on)[- ]month|weekly|monthly|quarterly|annualised|annualized|compound\w*|on average|average|median|organic\w*|like-for-like|constant|adjusted|excluding|including|of which|margin|share|points?|pp|respectively|target|both|vat|tax(?:es)?|gst|shipping|deposit|inflation|real terms|forecast|budget|per (?:head|capita|user|customer|tonne|litre|piece|unit))\b/i
/** The change and the two values may be told of two things. */
const another =
  /;|\.\s|\b(?:and|while|but|with|as|whereas|when|after|because|although|where|who|in (?!a (?:year|month|week)|one|two|three|the (?:last|past|first)|20\d\d|19\d\d)\p{L}+)\b/iu
/** The second sentence tells of the first. */
const refers =
  /^(?:that|this|which|it)(?:[’']s| is| was| makes| means)\b|^(?:a |an )?(?:saving|drop|fall|rise|cut|increase|reduction|growth)\b|^(?:up|down)\b/i
const parts = new RegExp(`(${number})\\s?(${magnitude})?`, 'u')

interface Two {
  from: Amount
  to: Amount
  index: number
  end: number
  percent: boolean
}

function amountOf(written: string, inherited: string | undefined): Amount {
  const [, digits = '0', own] = parts.exec(written) ?? []
  const mag = own ?? inherited
  const size = parseNumber(digits, mag !== undefined) * scale(mag)
  return { value: size, max: size, bound: 'exact', index: 0, length: 0, text: written.trim() }
}

function twoIn(text: string): Two[] {
  return pairs.flatMap(({ pattern, order, years }): Two[] => {
    const match = pattern.exec(text)
    if (!match) return []
    const groups = match.slice(1)
    const [first, second] = [groups[order[0]] ?? '', groups[order[1]] ?? '']
    const turned = years && Number(groups[years[0]]) > Number(groups[years[1]])
    if (years && groups[years[0]] === groups[years[1]]) return []
    if ([first, second].some(one => /^\s*(?:19|20)\d\d\s*$/.test(one)) || /%/.test(first) !== /%/.test(second))
      return []
    const [a, b] = turned ? [second, first] : [first, second]
    const shared = parts.exec(b)?.[2]
    const [from, to] = [amountOf(a, undefined), amountOf(b, undefined)]
    // "From 1.2 to 2 million": the magnitude of the second is meant of both.
    const start = parts.exec(a)?.[2] === undefined && shared && from.value < 1000 ? amountOf(a, shared) : from
    return start.value > 0 && to.value > 0
      ? [{ from: start, to, index: match.index, end: match.index + match[0].length, percent: /%/.test(a) }]
      : []
  })
}

function told(change: ToldChange, two: Two, statements: readonly Statement[]): Conflict | null {
  if (fitsChange(change, two.from, two.to, two.percent)) return null
  const [low, high] = [two.from.value, two.to.value]
  // A change the other way is one of something else, and one of many times as much as well.
  if (change.up !== high > low || Math.max(low, high) > 20 * Math.min(low, high)) return null
  const [first, last] = [two.from.text, two.to.text]
  const share = Math.round(Math.abs(100 * (high / low - 1)))
  return {
    subject: change.up ? 'the growth rate' : 'the decrease',
    first: change.text,
    second: `${first} to ${last}`,
    because: `From ${first} to ${last} is ${change.up && high / low >= 1.5 ? `${Number((high / low).toPrecision(2))} times as much` : `${share}% ${change.up ? 'more' : 'less'}`}.`,
    quotes: bothQuotes(...statements),
  }
}

const isProse = ({ block }: Statement) => block.type !== 'table_row' && block.type !== 'chart'

function inOne(statement: Statement): Conflict | null {
  const { text } = statement
  if (!isProse(statement) || other.test(text) || isPlan(text)) return null
  const [change, second] = changeIn(text)
  // Few tell of a change, and looking for its two values takes long.
  if (!change || second) return null
  const [two, more] = twoIn(text)
  if (!two || more) return null
  const between = change.index < two.index ? text.slice(change.end, two.index) : text.slice(two.end, change.index)
  const inside = change.index >= two.index && change.index < two.end
  // "Half price (£17 instead of £34), 20% off the second (£27.20)": what the bracket held is told, and another price follows.
  if (!inside && /^[^(]*\)/.test(between)) return null
  if (moneyIn(text).length > 2) return null
  // "Grew 40% in 2024 and 70% in 2025": each of the two is a change of its own, and neither leads to the other.
  if (inside && two.percent && change.percent !== null) return null
  // A share that is of something of its own shows that several changes are told: any may be that of the two values.
  if (change.percent !== null && percentsIn(text).length > (two.percent ? 3 : 1)) return null
  if (!inside && (another.test(between) || between.length > 60)) return null
  return told(change, two, [statement])
}

/** "Their bill was $3,900 a year. Now it is $2,145. That is 60% off." */
function inRun(run: readonly Statement[]): Conflict | null {
  const last = run.at(-1)
  if (!last || !refers.test(last.text) || new Set(run.map(({ block }) => block.id)).size > 1 || !isProse(last))
    return null
  const before = run
    .slice(0, -1)
    .map(({ text }) => text)
    .join(' ')
  if (other.test(before) || other.test(last.text) || isPlan(before) || isPlan(last.text)) return null
  const [change, second] = changeIn(last.text)
  if (!change || second) return null
  const [two, more] = twoIn(before)
  if (!two || more || changeIn(before).length > 0) return null
  return told(change, two, run)
}

export function toldChange(reading: Reading): Conflict[] {
  // What the older pairs see is not said twice.
  if ([growthSeries, writtenGrowth, growthOfTwo, priceCut].some(pair => pair(reading).length > 0)) return []
  const statements = statementsOf(reading)
  return statements
    .flatMap(
      (one, at) => inOne(one) ?? inRun(statements.slice(at, at + 2)) ?? inRun(statements.slice(at, at + 3)) ?? [],
    )
    .slice(0, 1)
}
