/** Pair 25: one amount by the week and by the year, said to be the same, that are not. */

import { boundOf, number, parseNumber } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { isMultiplied } from '../readers/factors.ts'
import { meet, type Span, spanOf } from '../readers/passages.ts'

type Period = 'day' | 'week' | 'month' | 'year'

/**
 * How many of the shorter make one of the longer, by any way of counting: working days or all days, four weeks to a
 * month or 4.35, ten months of a school year, a year with or without its holidays.
 */
const times: Partial<Record<Period, Partial<Record<Period, Span>>>> = {
  day: { week: { low: 5, high: 7 }, month: { low: 18, high: 31 }, year: { low: 180, high: 366 } },
  week: { month: { low: 4, high: 4.5 }, year: { low: 36, high: 53 } },
  month: { year: { low: 10, high: 12 } },
}

const per = '(?:per|an?|each|every|\\/)\\s*(day|week|month|year)'
const things =
  'hours?|hrs?|minutes?|mins?|days?|calls?|visits?|orders?|tickets?|meals?|rides?|trips?|appointments?|kilograms?|kg|tonnes?|tons?|litres?|liters?|kWh|km|miles|pages?|invoices?|units?|bottles?|cups?|loaves|boxes|parcels?'
const rate = anyCase(`(${number})(k|m)?\\s?(${things})\\s?${per}\\b`, 'giu')
const perAfter = anyCase(`^\\s?${per}\\b`)
/** Nothing else stands between two that are said to be one. */
const equals =
  /^\s*[,–—-]?\s*\(?\s*(?:=|that is|that['’]s|i\.e\.,?|which is|which makes|which comes to|which adds up to|making|adding up to|or|so|equals|amounts to|comes to|adds up to|is)?\s*(?:a total of |about |around |roughly |nearly |almost |approximately |over |more than |some |~\s?|≈\s?)*$/i
/** A few words more, where it is said in so many words that both are one. */
const explicit =
  /^(?: [\p{L}’'-]+){0,6}\s*[,;:–—-]?\s*\(?\s*(?:that is|that['’]s|i\.e\.,?|which is|which makes|which comes to|which adds up to|adding up to|amounts to|=)\s*(?:a total of |about |around |roughly |nearly |almost |approximately |some |~\s?|≈\s?)*$/iu
/** By the year it may cost less, and what comes once makes the first year dearer. */
const priced =
  /\b(?:plans?|billed|subscri\w+|pric(?:e|es|ed|ing)|costs?|pay|paid|sav(?:e|ing|ings)|fees?|from|save|charge[ds]?|rent|discount\w*|members?\w*)\b/i
/** What flows in or out is one amount by any period; a price may be another. */
const flowing = /\b(?:los\w+|wast\w+|spen[dt]\w*|earn\w*|makes?|made)\b/i
const grows =
  /\b(?:grow\w*|rising|rise|each (?:person|employee|clinic|site|team|customer)|per (?:person|employee|clinic|site|team|customer)|season\w*|then|later|across|whole team|peak|plans?|limits?|limited|allow\w*|includ\w+|either|from .{1,20} to)\b/i

const onTop =
  /\b(?:incl\w*|with|plus|set-?up|fees?|installation|heating|service|ancillary|first year|more|vat|tax|deposit|or an?|either|premium|different)\b/i

/** "43 sensors at $9 a month = $4,644 a year": the first is one factor of the second. */
const multiplied = /\d[^.;]*(?:\b(?:at|times|for)|[@×x*])\s*$/iu
/** The second is of more people or places than the first. */
const forAll =
  /^\s*(?:in (?:all|total|the|a)|altogether|together|for|per|at|by|between|combined|among|nationwide|worldwide)\b/i

interface Rate {
  value: number
  span: Span
  period: Period
  of: string
  index: number
  end: number
  text: string
}

function ratesIn(text: string): Rate[] {
  const counted = everyMatch(rate, text).map(({ index, length, text: written, groups }): Rate => {
    const [digits = '0', mag, of = '', period = 'day'] = groups
    const value = parseNumber(digits, mag !== undefined) * (mag ? (/k/i.test(mag) ? 1e3 : 1e6) : 1)
    const amount = {
      value,
      max: value,
      bound: boundOf(text, index, index + length, false),
      index,
      length,
      text: written,
    }
    return {
      value,
      span: spanOf(amount, 0.05),
      period: period.toLowerCase() as Period,
      of: of
        .toLowerCase()
        .replace(/^hrs?$/, 'hour')
        .replace(/^mins?$/, 'minute')
        .replace(/s$/, ''),
      index,
      end: index + length,
      text: written,
    }
  })
  const paid = moneyIn(text).flatMap((money): Rate[] => {
    const rest = perAfter.exec(text.slice(money.index + money.length))
    if (!rest?.[1] || money.max !== money.value) return []
    const { value, index, length, currency } = money
    const end = index + length + rest[0].length
    const period = rest[1].toLowerCase() as Period
    const { low, high } = spanOf(money, 0.05)
    // Nearly so much is less than so much.
    const span = { low, high: /\b(?:nearly|almost|just under)\s*$/i.test(text.slice(0, index)) ? value : high }
    return [{ value, span, period, of: currency, index, end, text: text.slice(index, end) }]
  })
  return [...counted, ...paid].sort((a, b) => a.index - b.index)
}

function conflictIn(reading: Reading, statement: Statement): Conflict | null {
  const { text } = statement
  const rates = ratesIn(text)
  for (const [at, a] of rates.entries()) {
    const b = rates[at + 1]
    const between = text.slice(a.end, b?.index)
    const said = explicit.test(between)
    if (!b || a.of !== b.of || grows.test(text) || (!equals.test(between) && !said)) continue
    if (forAll.test(text.slice(b.end)) || multiplied.test(text.slice(0, a.index))) continue
    const forward = times[a.period]?.[b.period]
    const [short, long] = forward ? [a, b] : [b, a]
    const factor = forward ?? times[b.period]?.[a.period]
    if (!factor) continue
    const real = { low: short.span.low * factor.low, high: short.span.high * factor.high }
    if (meet(long.span, real)) continue
    // What "over so much" is more than is unknown: it is taken as so much.
    const told = Number.isFinite(long.span.high) ? long.span : { low: long.value, high: 1.05 * long.value }
    const ratio = { low: told.low / real.high, high: told.high / real.low }
    if (isMultiplied(reading, bothQuotes(statement), [a.text, b.text], ratio)) continue
    const isMoney = /^[A-Z]{3}$|[$€£¥]/.test(a.of.toUpperCase()) && moneyIn(a.text).length > 0
    // A year may cost less than twelve months; that it costs more is no price, unless something comes on top.
    const dearer = a.period === 'month' && b.period === 'year' && long.span.low > 1.02 * real.high && !onTop.test(text)
    if (isMoney && !said && priced.test(text) && !dearer) continue
    // "€12 a week or €40 a month" are two prices to choose from: only what is lost or earned is one amount.
    if (isMoney && !said && long.value < real.low && !flowing.test(text)) continue
    // An hour of work a day is not one every day: only so much too much is sure.
    if (long.value < real.low && short.period === 'day') continue
    const round = (value: number) => Number(value.toPrecision(3)).toLocaleString('en-GB')
    return {
      subject: `what comes in a ${long.period}`,
      first: short.text,
      second: long.text,
      because: `${short.text} makes between ${round(short.value * factor.low)} and ${round(short.value * factor.high)} in a ${long.period}, however the ${short.period}s are counted.`,
      quotes: bothQuotes(statement),
    }
  }
  return null
}

export function perPeriod(reading: Reading): Conflict[] {
  return statementsOf(reading)
    .flatMap(statement => conflictIn(reading, statement) ?? [])
    .slice(0, 1)
}
