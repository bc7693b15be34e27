/** "25% of the 80 pilots, 25 firms", "we keep 25% of it, which is €25" of €80: a share of a base, and what it is said to make. */

import { magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { currency, currencyAfter } from '../../../currencies.ts'
import { moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { type Conflict, isPlan } from '../conflict.ts'
import { isMultiplied } from '../readers/factors.ts'
import { isPlain, leadOf, meet, type Passage, passagesOf, type Span, spanOf } from '../readers/passages.ts'
import { shareOfTwo } from './share-of-two.ts'

const about = '(?:about |around |roughly |nearly |almost |some )?'
const perCent = '(?:%|per cent|percent)'
const share = `(\\d{1,3}(?:[.,]\\d{1,2})?)\\s?${perCent}`
const value = `((?:${currency})?\\s?)(${number})(?:\\s?(${magnitude}))?((?:\\s?(?:${currencyAfter}))?)(?![\\d%]|[.,]\\d|\\s?${perCent})`
/** What says that the one is the other; a form of "to be" may say something else of it. */
const equal = `(\\s?\\(\\s?|,? (?:or|i\\.e\\.,?|that is,?|that makes|which is|which makes|which are|makes|making|gives|equals|comes to|meaning|so|is|are|would be) ${about}|\\s?[=→–—]\\s?|, )`
const ofBase = ' of (?:(?:the|our|all|its|these|those|only|just|an?|a total of|\\p{L}+ (?:worth )?of) )*'
/** "25% of the 80 pilots, 25 firms": all in one breath. */
export const direct = anyCase(
  `(?<![\\d.,-])${share}${ofBase}${value}((?: [\\p{L}’'-]+){0,3}?)${equal}${value}(?!\\s(?:of|or|to|and (?:over|older|under|more|less)|out|years?|km|days?|hours?|minutes?|metres?|more|less|fewer|higher|lower|per)\\b)`,
  'giu',
)
const ofThese = 'of (?:(?:the|our|all|its|these|those|a total of) )*'
const only = ',? (?:only |just |about )?'
/** "Of the 400 guests we asked, 40%, that is 120 guests": the base comes first. */
export const baseFirst = anyCase(
  `(?<!\\p{L})${ofThese}${value}((?: [\\p{L}’'-]+){1,5}?)${only}${share}(?: [\\p{L}’'-]+){0,2}?${equal}${value}(?!\\s(?:of|or|to|and (?:over|older|under|more|less)|out|years?|km|days?|hours?|minutes?|metres?|more|less|fewer|higher|lower|per)\\b)`,
  'giu',
)
/** A share of a number, or of a number a share: the two patterns above are long, and are compiled where a text has one. */
const aNumber = '[^\\d\\s:;,]{0,5}\\s?\\d'
export const shareOf = anyCase(`${perCent}${ofBase}${aNumber}`)
export const ofNumber = anyCase(
  `${ofThese}${aNumber}[\\d.,'’\\u00a0\\u202f ]*(?:[^\\d.,'’\\u00a0\\u202f %][^\\d,%]*)?${only}\\d[\\d.,]*\\s?${perCent}`,
)
/** What the share is of: what was told before, or a thing whose amount is told. */
const ofIt =
  /^\s*(?:(?:commission|fee|cut|share|margin) )?(?:of|on|from) (?:(it|that|this|them)\b|(?:each|every|an?|the|our|their|its) (?:\p{L}+ )?(\p{L}{3,}))/iu
/** "Of that 30% is our margin": right before the share. */
const ofThat = /\bof (?:it|that|this),? (?:about |around |only |just )?$/i
/** Right before what it makes. */
const makes =
  /(?:\b(?:which|that) (?:is|makes|comes to|means|leaves us|gives us|earns us)|\bthat['’]s|\b(?:so|and|we|it|they|then|thus|therefore)(?: (?:that|we|it|they|each|every|the \p{L}+))? (?:earns?|gets?|keeps?|makes?|receives?|collects?)|\b(?:leaving|giving|earning) us|\bor|=|\bi\.e\.,?)(?: us)?(?: about| around| roughly| just| only)?\s*$/iu
/** Two of these, something besides, or a case. */
const other =
  /\b(?:vat|tax(?:es)?|gst|discount\w*|plus|minus|less|net|after|before|excluding|including|up to|at least|between|if|instead|cap(?:ped)?|minimum|maximum|first|twice|half|each way|up from|down from|of which|of whom|by 20\d\d|or more|growth|grew|grow|rose|fell)\b|\+/i
/** Whoever tells of a year or of a day counts the months or the hours of it. */
const unwritten = [12, 52, 365, 4, 30, 24, 2, 10, 100, 1e3]

interface Side extends Span {
  value: number
  text: string
  counted: boolean
}

interface Base {
  share: number
  written: string
  base: Side
  end: Side
}

const stem = (word: string) => word.toLowerCase().replace(/(?:ies|es|s|y)$/u, '')

/** The share may have been rounded to its last digit, and so may both amounts. */
function disagrees({ share: percent, written, base, end }: Base): boolean {
  const step = 0.5 * 10 ** -(/[.,](\d{1,2})/.exec(written)?.[1]?.length ?? 0)
  const made = { low: (base.low * (percent - step)) / 100, high: (base.high * (percent + step)) / 100 }
  const rest = { low: base.low - made.high, high: base.high - made.low }
  const more = { low: base.low + made.low, high: base.high + made.high }
  const real = (base.value * percent) / 100
  const ratio = Math.max(real, end.value) / Math.min(real, end.value)
  if ([made, rest, more].some(span => meet(span, end)) || ratio < 1.04 || ratio > 6) return false
  // What is counted is counted once.
  return base.counted || !unwritten.some(size => Math.abs(ratio / size - 1) < 0.03)
}

function conflictOf(found: Base, passage: Passage, reading: Reading): Conflict[] {
  const { share: percent, base, end } = found
  const real = (base.value * percent) / 100
  if (percent <= 0 || percent >= 100 || base.value < 2 || !disagrees(found)) return []
  const times = { low: (0.97 * end.value) / real, high: (1.03 * end.value) / real }
  if (!base.counted && isMultiplied(reading, passage.quotes, [base.text, end.text, found.written], times)) return []
  const made = Number(real.toPrecision(6)).toLocaleString('en-GB')
  return [
    {
      subject: 'the share',
      first: end.text,
      second: `${found.written} of ${base.text}`,
      because: `${found.written} of ${base.text} is ${made}.`,
      quotes: passage.quotes,
    },
  ]
}

/** One side of it: a count is exact, an amount may be rounded. */
function sideOf(groups: readonly (string | undefined)[]): Side {
  const [before = '', digits = '0', mag, after = ''] = groups
  const size = parseNumber(digits, mag !== undefined) * scale(mag)
  const counted = before.trim() === '' && after.trim() === '' && mag === undefined
  const span = counted
    ? { low: size - 0.5, high: size + 0.5 }
    : spanOf({ value: size, max: size, bound: 'exact', index: 0, length: 0, text: `${digits} ${mag ?? ''}` }, 0.02)
  return { ...span, value: size, counted, text: `${before}${digits}${mag ? ` ${mag}` : ''}${after}`.trim() }
}

interface Written {
  percent: string
  base: readonly (string | undefined)[]
  how: string
  end: readonly (string | undefined)[]
  after: string
}

/** Both orders, in the parts that they have in common. */
const writtenIn = (text: string): Written[] => [
  ...(shareOf.test(text) ? everyMatch(direct, text) : []).map(({ groups: [percent = '', ...rest], index, length }) => ({
    percent,
    base: rest.slice(0, 4),
    how: rest[5] ?? '',
    end: rest.slice(6, 10),
    after: text.slice(index + length),
  })),
  ...(ofNumber.test(text) ? everyMatch(baseFirst, text) : []).map(({ groups, index, length }) => ({
    percent: groups[5] ?? '',
    base: groups.slice(0, 4),
    how: groups[6] ?? '',
    end: groups.slice(7, 11),
    after: text.slice(index + length),
  })),
]

const unitOf = ([sign, , , behind]: readonly (string | undefined)[]) => (sign ?? '').trim() || (behind ?? '').trim()

function inOneBreath(passage: Passage, reading: Reading): Conflict[] {
  return writtenIn(passage.text).flatMap(written => {
    const [base, end] = [sideOf(written.base), sideOf(written.end)]
    const unit = unitOf(written.base)
    const bare = / (?:is|are|would be) |^, $/.test(written.how)
    if (unit !== unitOf(written.end) || /^(?:19|20)\d\d$/.test(end.text)) return []
    // Of what is counted, "are 25" may be an age; ", 25 firms" names what they are.
    if (unit === '' && bare && !/^\s?(?:[.;,)]|$)|^ \p{L}+s\b/u.test(written.after)) return []
    // A part of that part: "25% of the 80 hectares, 12 hectares of it as pasture".
    if (/^(?: [\p{L}-]+){0,3} of (?:it|them|these|those|which|whom)\b/u.test(written.after)) return []
    // Another thing of a list: "20% of the 500 farms, 30 schools and two mills".
    if (/^(?: [\p{L}-]+){0,3},? and\b/u.test(written.after)) return []
    const share = Number(written.percent.replace(',', '.'))
    return conflictOf({ share, written: `${written.percent}%`, base, end }, passage, reading)
  })
}

function ofWhatWasTold(passage: Passage, reading: Reading): Conflict[] {
  const text = passage.text.replace(/\n/g, ' ')
  const [percent, second] = percentsIn(text)
  const all = moneyIn(text)
  const [base, end, more] = all
  if (!percent || second || !base || !end || more || base.currency !== end.currency) return []
  if (!isPlain(base) || !isPlain(end) || percent.points || percent.bound !== 'exact' || percent.max !== percent.value)
    return []
  const [, behind, thing] = ofIt.exec(text.slice(percent.index + percent.length)) ?? []
  const it = behind !== undefined || ofThat.test(text.slice(0, percent.index))
  const [before, between] = [text.slice(0, base.index), leadOf(text, end, all)]
  if (percent.index > end.index || !makes.test(between)) return []
  // "It" is what was told before it; a thing is named again beside its amount.
  const named =
    thing !== undefined &&
    anyCase(`(?<!\\p{L})${stem(thing)}`).test(
      percent.index < base.index ? text.slice(percent.index + percent.length + thing.length + 6, base.index) : before,
    )
  if (!named && !(it && base.index < percent.index)) return []
  const spans = [base, end].map(one => ({
    ...spanOf(one, 0.02),
    value: one.value,
    text: one.text.trim(),
    counted: false,
  }))
  const [from, to] = spans
  return from && to
    ? conflictOf({ share: percent.value, written: percent.text.trim(), base: from, end: to }, passage, reading)
    : []
}

export function shareOfBase(reading: Reading): Conflict[] {
  // What the pair about a part of a whole sees is not said twice.
  if (shareOfTwo(reading).length > 0) return []
  for (const passage of passagesOf(reading)) {
    if (!/%|per ?cent/i.test(passage.text) || other.test(passage.text) || isPlan(passage.text)) continue
    const [found] = passage.quotes.length === 1 ? inOneBreath(passage, reading) : []
    const conflict = found ?? ofWhatWasTold(passage, reading)[0]
    if (conflict) return [conflict]
  }
  return []
}
