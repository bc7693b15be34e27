/** Finds amounts: numbers with what they count, as people write them. Dates, phone numbers and the like are not amounts. */

import type { Amount, Period } from './annotation.ts'
import { currencyOf, prefix, suffix } from './currencies.ts'
import { pattern } from './pattern.ts'

const digits = `\\d{1,3}(?:[,'’\\u00a0\\u202f]\\d{3}){1,4}(?:\\.\\d{1,2})?|\\d{1,3}(?: 000){1,3}|\\d{1,12}(?:[.,]\\d{1,3})?`
const magnitude = `(?:\\s?(?:[Tt]housand|[Mm]illion|[Bb]illion|[Tt]rillion|[Mm]io|[Mm]ln|mn|bn)|(?:[kKmMbBT]|MM))(?![\\p{L}\\p{N}])`
const dash = `\\s?[-–—]\\s?|\\s(?:to|and)\\s`
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/#_+-])([−-]?)(${prefix})?\\s?(${digits})(${magnitude})?` +
    `(?:(?:${dash})(?:${prefix})?\\s?(${digits})(${magnitude})?(?=\\s?%|\\s\\p{L}|[.,;)]|$|[-\\s](?:day|week|month|year)))?(\\+)?`,
  'gu',
)
const sizes: [RegExp, number][] = [
  [/^(?:k|thousand)$/i, 1e3],
  [/^(?:m|mm|mn|mio|mln|million)$/i, 1e6],
  [/^(?:b|bn|billion)$/i, 1e9],
  [/^(?:t|trillion)$/i, 1e12],
]
const sizeOf = (written: string | undefined) => sizes.find(([pattern]) => pattern.test(written?.trim() ?? ''))?.[1] ?? 1

const lower = /(?:\b(?:over|more than|at least|above|exceed(?:s|ing)?|from|starting at|minimum(?: of)?)|[>≥])\s?$/i
const upper = /(?:\b(?:under|up to|less than|fewer than|at most|below|maximum(?: of)?|no more than)|[<≤])\s?$/i
const near = /(?:\b(?:about|around|approximately|approx\.?|roughly|circa|ca?\.|nearly|almost|close to|some)|[~≈])\s?$/i

const unit = /^[\s-]?(minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|mos?|mths?|years?|yrs?)(?![\p{L}\p{N}])/iu
const daysIn: Record<string, number> = { m: 1 / 1440, h: 1 / 24, d: 1, w: 7, mo: 365 / 12, y: 365 }
const periods: [RegExp, Period][] = [
  [/^h(?:ou)?r/i, 'hour'],
  [/^da(?:y|ily)/i, 'day'],
  [/^w(?:ee)?k/i, 'week'],
  [/^(?:month|mo\b|mth|mrr$)/i, 'month'],
  [/^quarter/i, 'quarter'],
  [/^(?:year|yr|ann|p\.?a|arr$)/i, 'year'],
]
const periodOf = (word: string): Period | null => periods.find(([pattern]) => pattern.test(word))?.[1] ?? null
const per = /^(?:\s?\/\s?|[\s,]{1,2}(?:per|an?|each|every)\s)(\p{L}+)/iu
const often = /^\s(monthly|annually|yearly|weekly|daily|quarterly|p\.?a\b\.?)/i

/** What an amount of money may measure. Any other noun beside it says what was bought. */
const moneyOf =
  'revenues?|sales|turnover|ARR|MRR|GMV|burn|costs?|price|salary|funding|cash|cap|valuation|LTV|CAC|ARPU|ARPA|ACV|AOV' +
  '|profit|TAM|SAM|SOM|budget|fee|loan|grant|deposit|pipeline'
const before = new RegExp(
  `\\b(${moneyOf})(?:\\s\\([^)]{1,12}\\))?(?:\\s(?:of|is|was|at|reached|now|to|hit|stands|currently)){0,2}[\\s:=|*]{0,6}(?:about|over|~)?\\s?$`,
  'i',
)
const after = new RegExp(
  `^\\s(?:of\\s|in\\s)?(?:(?:annual|monthly|recurring|net|new|total|gross|yearly|committed)\\s){0,3}(${moneyOf})\\b`,
  'i',
)
const between =
  /^(?:of|and|or|in|to|for|on|at|by|with|from|the|a|an|is|are|was|were|have|has|who|that|which|per|we|our|out|as)$/i
const countless = pattern(
  'i',
  '^(?:was|has|this|its|as|us|plus|less|across|various|always|perhaps|vs|thus|unless|yes|series|business',
  '|process|access|address|success|progress|analysis|basis|class|loss|focus|status)$',
)
const collective = /^(?:people|children|men|women|staff|households)$/i

/** One separator before three digits separates thousands; otherwise the last separator is the decimal point. */
function numberOf(written: string, size: string | undefined): number {
  // "£1,310k" is 1,310 thousand; "1.310 million" has decimals.
  const scaled = size !== undefined && !/^(?:k|thousand)$/i.test(size.trim())
  const text = written.replace(/[\s\u00a0\u202f'’]/g, '')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last === -1) return Number(text)
  const separators = text.match(/[.,]/g) ?? []
  const grouped =
    separators.length > 1
      ? new Set(separators).size === 1
      : text.length - last === 4 && !scaled && !text.startsWith('0')
  return grouped
    ? Number(text.replace(/[.,]/g, ''))
    : Number(`${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`)
}

function boundOf(text: string, start: number, range: boolean, plus: boolean): Amount['bound'] {
  const lead = text.slice(Math.max(0, start - 24), start)
  if (plus || lower.test(lead)) return 'at least'
  if (upper.test(lead)) return 'at most'
  return range || near.test(lead) ? 'about' : null
}

/** The counted noun: a plural within the next three words. */
function nounAfter(text: string): string | null {
  for (const raw of text.slice(0, 60).trim().split(/\s/).slice(0, 3)) {
    const word = /^\p{L}[\p{L}'’-]*/u.exec(raw)?.[0]
    if (!word || between.test(word)) return null
    if (collective.test(word)) return word.toLowerCase()
    if (/[^s]s$/i.test(word) && !countless.test(word) && !/['’]s$/.test(word))
      return word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')
    if (word.length < raw.length) return null
  }
  return null
}

/** "per seat per month", "/user/mo", in any order. */
function rateOf(text: string, end: number): { period: Period | null; per: string | null; end: number } {
  const rate: { period: Period | null; per: string | null; end: number } = { period: null, per: null, end }
  for (let step = 0; step < 3; step += 1) {
    const rest = text.slice(rate.end, rate.end + 40)
    const found = per.exec(rest) ?? often.exec(rest)
    const word = found?.[1]
    if (!found || !word) break
    const period = periodOf(word)
    if (period) rate.period ??= period
    else if (/^\s(?:an?|each|every)\s/i.test(found[0])) break
    else rate.per ??= word.toLowerCase()
    rate.end += found[0].length
  }
  return rate
}

type Kind = Pick<Amount, 'kind' | 'value' | 'end'> & { currency?: string | null; of?: string | null }

/** The kind of number, by what follows it; null if it is a part of something else, such as a time or a version. */
function kindOf(text: string, value: number, end: number, sign: string | undefined, scaled: boolean): Kind | null {
  const rest = text.slice(end, end + 60)
  const code = sign ? null : suffix.exec(rest)
  if (sign || code)
    return { kind: 'money', value, end: end + (code?.[0].length ?? 0), currency: currencyOf(sign ?? code?.[1] ?? '') }
  const share = /^\s?(?:%|per ?cent\b)(?!\s?(?:points?|pp)\b)/i.exec(rest)
  if (share) return { kind: 'percent', value, end: end + share[0].length }
  const times = /^\s?[x×](?![\p{L}\p{N}])/u.exec(rest)
  if (times) return { kind: 'multiple', value, end: end + times[0].length }
  const ratio = /^\s?:\s?1(?![\d:]|\.\d)/.exec(rest)
  if (ratio) return { kind: 'ratio', value, end: end + ratio[0].length }
  const time = unit.exec(rest)
  const word = time?.[1]?.toLowerCase()
  if (time && word) {
    const days = daysIn[/^mo|^mth/.test(word) ? 'mo' : word.charAt(0)] ?? 1
    return { kind: 'duration', value: value * days, end: end + time[0].length }
  }
  // "10:30", "3/4", "2.1.0", "4th", "5G", "24/7".
  if (/^(?:[:/]\d|[.,]\d|[\p{L}_]|[-–]\p{L})/u.test(rest) || (/^\s?%/.test(rest) && !scaled)) return null
  return { kind: 'count', value, end, of: nounAfter(rest) }
}

/** The amounts of a sentence outside the spans of `taken`: the 12 of "12 March" belongs to the date. */
export function amountsIn(text: string, taken: readonly { start: number; stop: number }[] = []): Amount[] {
  if (!/\d/.test(text)) return []
  const found: Amount[] = []
  for (const match of text.matchAll(amount)) {
    const [whole, minus = '', sign, low = '0', lowSize, high, highSize, plus] = match
    const start = match.index + (/^\s+/.exec(whole)?.[0].length ?? 0)
    if (taken.some(date => start < date.stop && match.index + whole.length > date.start)) continue
    const size = lowSize ?? highSize
    const value = numberOf(low, size) * sizeOf(size) * (/[−-]/.test(minus) ? -1 : 1)
    const kind = kindOf(text, value, match.index + whole.length, sign, size !== undefined)
    // "50m" alone is a length, "2T" a memory size.
    if (!kind || (kind.kind === 'count' && /^[mbt]$/i.test(lowSize ?? '') && kind.of === null)) continue
    const rate =
      kind.kind === 'money' || kind.kind === 'count'
        ? rateOf(text, kind.end)
        : { period: null, per: null, end: kind.end }
    const noun =
      kind.kind === 'money'
        ? (after.exec(text.slice(rate.end, rate.end + 60)) ??
            before.exec(text.slice(Math.max(0, start - 60), start)))?.[1]
        : kind.of
    const of = noun?.toLowerCase() ?? null
    found.push({
      kind: kind.kind,
      value: kind.value,
      currency: kind.currency ?? null,
      of,
      period: rate.period ?? (of === 'mrr' ? 'month' : of === 'arr' ? 'year' : null),
      per: rate.per,
      bound: boundOf(text, start, high !== undefined, plus !== undefined),
      start,
      end: rate.end,
    })
  }
  return found
}
