/** "71 of 97 (84%)", "€2.1m raised of €4.8m" above "62% there": a share that its own two numbers do not make. */

import { magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { currency, currencyAfter } from '../../../currencies.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { type Passage, passagesOf } from '../readers/passages.ts'

const small = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const words = new Map(small.split('|').map((word, at) => [word, at + 1]))
const value = `((?:${currency})?\\s?)((?:${number})|\\b(?:${small})\\b)(?:\\s?(${magnitude}))?((?:\\s?(?:${currencyAfter}))?)`
const few = (most: number) => `(?: [\\p{L}’'-]+){0,${most}}?`
const ofAll = ' (?:(?:out )?of)(?: (?:the|our|all|these|those|its|a total of|a target of))*\\s?'
const two = `(?<![\\p{L}\\d.,/-])${value}${few(3)}${ofAll}${value}(?![\\d%]|[.,]\\d)`
const share = '(\\d{1,3}(?:[.,]\\d{1,2})?)\\s?(?:%|per cent|percent)(?! points)'
/** What says that the share is of just these two. */
const equal = `(?:\\s?\\(\\s?|,? (?:or|i\\.e\\.,?|that is,?|which is|which makes|making|meaning|so) (?:about |around |roughly |nearly |almost |some )?|\\s?[=:→–—]\\s?|, )`
export const behind = anyCase(
  `${two}${few(6)}${equal}${share}(?! (?:more|less|fewer|off|higher|lower|up|down|a|per|growth|margin))`,
)
export const ahead = anyCase(`(?<![\\d.,])${share}${few(8)}\\s?(?:\\(|[:=]\\s?)(?:only |just |all |in )?${two}`)
/** "62% there" on a line of its own, next to what was raised and what is wanted. */
const alone = anyCase(
  `^${share} (?:there|funded|raised|complete|completed|reached|sold|filled|done|of (?:the |our )?(?:goal|target|way))\\b`,
  'imu',
)
export const raised = anyCase(`^[^\\d\\n]{0,30}?${two}[^\\d\\n]{0,20}$`, 'imu')
/** "71 … of 97": the patterns above are long, and are compiled where a text has two numbers of which so much can be true. */
const ofNumber = anyCase(
  `(?:\\d|\\b(?:${small})\\b)[^\\d\\s]*(?:\\s[^\\d\\s]*){0,8}?${ofAll}[^\\d\\s:;,]{0,5}\\s?(?:\\d|(?:${small})\\b)`,
)
/** Whether a text may hold a share and the two numbers that it is of. */
export const mayShareTwo = (text: string): boolean => /%|per ?cent/i.test(text) && ofNumber.test(text)
const other = /\b(?:up from|down from|compared|against|versus|vs|instead of|except|excluding|target|aim|by 20\d\d)\b/i
/** The share may be of what is named between the two numbers and it: "216 of our 282 labs are in this group: 5.4%". */
const ofElse =
  /\b(?:this|that|these|those|such|group|segment|market|class|category|region|area|country|in total|altogether)\b/i

/** Of those named, so many did not: the share may be of the others. */
const turned =
  /\b(?:not|n['’]t|no|never|without|except|but|fail\w*|lost|left|leav\w+|churn\w*|cancel\w*|closed|stopped|gone|missing|missed|late|refus\w+|declin\w+|kept|retention|retained|renew\w*|stay\w*|remain\w*)\b/i

interface Two {
  part: string
  whole: string
  low: number
  high: number
  real: number
}

function twoOf(groups: readonly (string | undefined)[]): Two | null {
  const [signA = '', a = '0', magA, afterA = '', signB = '', b = '0', magB, afterB = ''] = groups
  const size = (digits: string, mag: string | undefined) =>
    words.get(digits.toLowerCase()) ?? parseNumber(digits, mag !== undefined)
  const step = (digits: string) => 10 ** -(/[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0)
  // "€21.6 of €48m": the magnitude of the whole is meant of both.
  const first = scale(magA ?? (signA.trim() !== '' && magB && size(a, undefined) < 1000 ? magB : undefined))
  const [part, whole] = [size(a, magA) * first, size(b, magB) * scale(magB)]
  const unit = (sign: string, after: string) => (sign.trim() || after.trim()).toLowerCase()
  if (unit(signB, afterB) !== unit(signA, afterA) && unit(signA, afterA) !== '') return null
  if (unit(signA, afterA) === '' && unit(signB, afterB) !== '') return null
  if (part <= 0 || whole < 5 || part >= whole || [a, b].some(one => /^(?:19|20)\d\d$/.test(one))) return null
  // Counted pieces are exact; of an amount the last digit may be rounded.
  const off = (digits: string, mag: string | undefined, by: number) => (mag ? 0.5 * step(digits) * by : 0)
  const [offA, offB] = [off(a, magA ?? magB, first), off(b, magB, scale(magB))]
  return {
    part: `${signA}${a}${magA ? ` ${magA}` : ''}${afterA}`.trim(),
    whole: `${signB}${b}${magB ? ` ${magB}` : ''}${afterB}`.trim(),
    low: (100 * (part - offA)) / (whole + offB),
    high: (100 * (part + offA)) / (whole - offB),
    real: (100 * part) / whole,
  }
}

function conflict(found: Two | null, written: string, text: string, passage: Passage): Conflict | null {
  const stated = Number(written.replace(',', '.'))
  if (!found || stated <= 0 || stated > 100 || other.test(text)) return null
  const near = (value: number) => value >= found.low - 1.5 && value <= found.high + 1.5
  if (near(stated) || (turned.test(passage.text) && near(100 - stated))) return null
  if (
    /\b(?:about|around|roughly|nearly|almost|over|more than|some)\s*$/i.test(text.slice(0, text.indexOf(written))) &&
    Math.abs(found.real - stated) <= 6
  )
    return null
  const [part, whole] = [found.part, found.whole].map(one =>
    text.includes(one) ? one : one.replace(/(?<=\d) (?=\p{L})/u, ''),
  )
  return {
    subject: 'the share',
    first: `${written}%`,
    second: `${part} of ${whole}`,
    because: `${part} of ${whole} is ${Math.round(found.real)}%.`,
    quotes: passage.quotes,
  }
}

function conflictIn(passage: Passage): Conflict | null {
  const { text, quotes } = passage
  if (!mayShareTwo(text)) return null
  if (quotes.length === 1 && !text.includes('\n')) {
    for (const { groups, text: all } of everyMatch(behind, text)) {
      const whole = all.lastIndexOf(groups[5] ?? '')
      if (ofElse.test(all.slice(whole))) continue
      const found = conflict(twoOf(groups.slice(0, 8)), groups[8] ?? '0', all, passage)
      if (found) return found
    }
    for (const { groups, text: all } of everyMatch(ahead, text)) {
      const found = conflict(twoOf(groups.slice(1, 9)), groups[0] ?? '0', all, passage)
      if (found) return found
    }
    return null
  }
  const bar = alone.exec(text)
  const line = bar && raised.exec(text)
  if (!line || text.split('\n').length > 2) return null
  return conflict(twoOf(line.slice(1, 9)), bar[1] ?? '0', text, passage)
}

export function shareOfTwo(reading: Reading): Conflict[] {
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(passage)
    if (found) return [found]
  }
  return []
}
