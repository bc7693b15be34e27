/** Amounts as people write them: money, percentages, durations, counts, multiples and ratios, with their bounds. */

import { type Amount, boundOf, groupsThousands, magnitude, number, parseNumber, range, scale } from './amount.ts'
import { anyCase } from './any-case.ts'
import { codeOf, currency, currencyAfter } from './currencies.ts'
import { largeNumberWord, wordOfNumber, wordsToNumber } from './number-words.ts'
import { everyMatch } from './text.ts'

export { type Amount, parseNumber } from './amount.ts'

export interface Money extends Amount {
  /** ISO 4217 where the sign tells it ("USD" for $), else the sign. */
  currency: string
}

export interface Percent extends Amount {
  /** Percentage points rather than per cent. */
  points: boolean
}

export interface Duration extends Amount {
  unit: 'day' | 'week' | 'month' | 'year'
  /** `value` in months: a year is 12, a week 12/52, a day 12/365. */
  months: number
}

export interface Count extends Amount {
  /** What is counted, lower case, as written: "users", "dental clinics" gives "clinics". */
  noun: string
  /** The words between number and noun, lower case: "paying", "dental"; empty where there are none. */
  qualifier: string
}

/** What a T or a k may be of one word with: "TEUR", "kCHF". */
const inThousands = '(?:EUR|CHF|USD|GBP|NOK|SEK|DKK|PLN|€)'

/** A dash between two blanks or none makes a range; "$600 -40%" is a price and what was taken off. */
export const money = new RegExp(
  `(?<![\\w.])(?:([TtKk](?=${inThousands}\\s?\\d))?(${currency})\\s?(${number})(?:\\+?[\\s-]?(${magnitude}))?(?:(?:\\s?[-–]\\s|[-–]|\\s[-–](?=${currency})|—)(?:${currency})?\\s?(${number})(?:\\+?\\s?(${magnitude}))?)?(\\+?)` +
    `|(${number})(?:\\+?\\s?(${magnitude}|[TtKk](?=${inThousands})))?(?:(?:\\s?[-–]\\s|[-–]|—)(${number})(?:\\s?(${magnitude}|[TtKk](?=${inThousands})))?)?\\s?(${currencyAfter})(?![A-Za-z\\dłčđ(]))`,
  'gu',
)

/**
 * What was found in the texts of the submission at hand: a score of rules ask the same of each sentence. It never holds
 * more of what was submitted than so many characters.
 */
const known = new Map<string, readonly Money[]>()
let held = 0
const mostHeld = 4_000_000

/** Every amount of money, in the formats that decks and pages use. */
export function moneyIn(text: string): readonly Money[] {
  if (!/\d/.test(text)) return []
  const before = known.get(text)
  if (before) return before
  const found = readMoney(text)
  held += text.length
  if (held > mostHeld) {
    known.clear()
    held = text.length
  }
  known.set(text, found)
  return found
}

function readMoney(text: string): Money[] {
  return everyMatch(money, text).map(({ index, length: found, text: matched, groups }) => {
    const [prefix, sign, a, aMag, b, bMag, plus, c, cMag, d, dMag, after] = groups
    const currencyCode = codeOf(sign ?? after ?? '')
    // "₹50L" is fifty lakh; of other currencies an L is a size or a litre.
    const lakhs =
      currencyCode === 'INR' && sign && !aMag && !b ? /^\s?L(?![\p{L}\d])/u.exec(text.slice(index + found)) : null
    // "R$ 8,4 mi" is as Brazil writes millions; elsewhere "mi" is miles.
    const reais =
      currencyCode === 'BRL' && sign && !aMag && !b
        ? /^\s?(?:(mil)|(mi|milh(?:ões|oes|ão|ao))|(bi|bilh(?:ões|oes|ão|ao)))(?![\p{L}\d])/iu.exec(
            text.slice(index + found),
          )
        : null
    const length = found + (lakhs?.[0].length ?? reais?.[0].length ?? 0)
    const written = lakhs || reais ? text.slice(index, index + length) : matched
    const first = a ?? c ?? '0'
    const second = b ?? d
    const firstMag = aMag ?? cMag
    const secondMag = bMag ?? dMag
    const thousands = reais ? (reais[1] ? 1e3 : reais[2] ? 1e6 : 1e9) : 1
    // "810 T€" and "TEUR 810": thousands in one word with the currency, and no trillions.
    const short = /[TtKk]$/.test(prefix ?? '') || (after !== undefined && /^[Tt]$/.test(dMag ?? cMag ?? ''))
    const sizeOf = (mag: string | undefined) => (short ? 1e3 : scale(mag))
    const decimal = (written: string, mag: string | undefined) =>
      (mag !== undefined && !groupsThousands(written, short ? 'k' : mag)) || reais !== null
    const low = parseNumber(first, decimal(first, firstMag)) * sizeOf(firstMag ?? secondMag) * thousands
    const high = second ? parseNumber(second, decimal(second, secondMag)) * sizeOf(secondMag ?? firstMag) : undefined
    return {
      ...(lakhs ? range(low * 1e5, undefined) : range(low, high)),
      bound: boundOf(text, index, index + length, plus === '+' || /\d\+/.test(written)),
      currency: currencyCode,
      index,
      length,
      text: written,
    }
  })
}

const inWords = `(?<![\\w-])(?:${largeNumberWord})`
const spelled = 'percentage points|percent|per cent'
const percentInDigits = `(?<![\\w.])([+−-]?\\d{1,4}(?:[.,]\\d+)?)(?:(?:\\s?%)?(?:\\s?[-–—]\\s|[-–—])(\\d{1,4}(?:[.,]\\d+)?))?\\s?(%|${spelled}|pp)(?!\\w)`
const anyPercent = anyCase(`%|${spelled}|\\d\\s?pp`)
const digitsOnly = anyCase(percentInDigits, 'giu')
/** In words without a decimal: of "nine point five per cent" nothing is read. */
export const percent = anyCase(
  `${percentInDigits}|(?<!\\b(?:point|hundred|thousand)(?: and)? )(${inWords})(?: (?:to|or) (${inWords}))? (${spelled})(?!\\w)`,
  'giu',
)

/** The patterns with numbers in words are long, and are compiled where a text may have one. */
const spelledPercent = anyCase(`${wordOfNumber} (?:${spelled})`)

/** Every percentage, in digits or in words; "-3%" is negative. */
export function percentsIn(text: string): Percent[] {
  if (!anyPercent.test(text)) return []
  return everyMatch(spelledPercent.test(text) ? percent : digitsOnly, text).map(
    ({ index, length, text: written, groups }) => {
      const [digits = '0', upTo, sign = '%', word, wordUpTo, wordSign = sign] = groups
      const size = (found: string) => Number(found.replace(/^[+−-]/, '').replace(',', '.'))
      const low = word ? wordsToNumber(word) : (/^[−-]/.test(digits) ? -1 : 1) * size(digits)
      const high = wordUpTo ? wordsToNumber(wordUpTo) : upTo ? size(upTo) : undefined
      return {
        ...range(low, high),
        bound: boundOf(text, index, index + length, false),
        points: /points|pp/i.test(wordSign),
        index,
        length,
        text: written,
      }
    },
  )
}

const units = 'months?|mos?|mths?|weeks?|wks?|years?|yrs?|days?'
const unit = `(${units})(?!\\w)`
const anyUnit = anyCase(units)
const durationOf = (first: string, second: string) =>
  anyCase(`(?<![\\w.$€£]|\\d,)(${first})(?:\\s?(?:[-–]|to)\\s?(${second}))?(\\+?)[\\s-]?${unit}`, 'giu')
const someDigits = '\\d{1,3}(?:\\.\\d+|,\\d{1,2})?'
export const duration = durationOf(`${someDigits}|${inWords}`, `\\d{1,3}|${largeNumberWord}`)
const durationInDigits = durationOf(someDigits, '\\d{1,3}')
const spelledDuration = anyCase(`${wordOfNumber}(?:\\s?(?:[-–]|to)\\s?\\d{1,3})?\\+?[\\s-]?${unit}`)
const monthsIn = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 } as const

function smallNumber(written: string): number {
  return /^\d/.test(written) ? Number(written.replace(',', '.')) : wordsToNumber(written)
}

/** Every duration: "18 months", "3–5 mo", "24-mo", "six weeks", "5,25 years". */
export function durationsIn(text: string): Duration[] {
  if (!anyUnit.test(text)) return []
  return everyMatch(spelledDuration.test(text) ? duration : durationInDigits, text).map(
    ({ index, length, text: written, groups }) => {
      const [first = '0', second, plus, word = ''] = groups
      const unit = /^d/i.test(word) ? 'day' : /^w/i.test(word) ? 'week' : /^y/i.test(word) ? 'year' : 'month'
      const ends = range(smallNumber(first), second ? smallNumber(second) : undefined)
      return {
        ...ends,
        bound: boundOf(text, index, index + length, plus === '+'),
        unit,
        months: ends.value * monthsIn[unit],
        index,
        length,
        text: written,
      }
    },
  )
}

/** "one" goes before a singular or a verb, never before what is counted in the plural. */
const several = `(?!one\\b(?! (?:hundred|thousand)\\b))${largeNumberWord}`
const countableOf = (digitsOrWords: string) =>
  anyCase(
    `(?<![\\w./:$€£¥₹-])(?<![$€£¥₹]\\s)(${digitsOrWords})(?:\\s?(${magnitude}))?(\\+?)\\s(?:of (?:our|the) )?(?=\\p{L})`,
    'giu',
  )
export const countable = countableOf(`${number}|\\b(?:${several})\\b`)
const countableInDigits = countableOf(number)
const spelledCount = anyCase(`\\b(?!one\\b)${wordOfNumber}\\b`)
const notCounted =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|mins?|hrs?|secs?|mos?|yrs?|percent|times|points?|is|was|has|this|its|as|us|plus|less|across|various|always|perhaps|dollars|euros|pounds|bps|ms|vs|across|sales|thus|unless|yes|plans?|series|business|process|access|address|success|progress|analysis|basis|class|loss|focus|status)$/i
const between =
  /^(?:of|and|or|in|to|for|on|at|by|with|from|the|a|an|is|are|was|were|have|has|had|who|that|which|per|we|our|out|percent|months?|years?|days?|weeks?|hours?|minutes?)$/i
const people = /^(?:people|children|men|women|staff|personnel|households|audience|traffic)$/i

/** The one with numbers in words is tried where a text may have one. */
export const countableFor = (text: string): RegExp => (spelledCount.test(text) ? countable : countableInDigits)

/** Every counted noun: "10,432 paying users", "2.5 million patients", "three pilots". Plain years are not counts. */
export function countsIn(text: string): Count[] {
  const found: Count[] = []
  for (const { index, length, groups } of everyMatch(countableFor(text), text)) {
    const [written = '', mag, plus] = groups
    if (/^(?:19|20)\d\d$/.test(written) && !mag && !plus) continue
    const after = text.slice(index + length, index + length + 80)
    const words = after.split(/\s+/).slice(0, 4)
    const noun = nounAmong(words)
    if (!noun) continue
    const end = index + length + after.indexOf(noun.word) + noun.word.length
    const value = (/^\d/.test(written) ? parseNumber(written, mag !== undefined) : wordsToNumber(written)) * scale(mag)
    found.push({
      value,
      max: value,
      bound: boundOf(text, index, end, plus === '+'),
      noun: noun.word.toLowerCase(),
      qualifier: words.slice(0, noun.at).join(' ').toLowerCase(),
      index,
      length: end - index,
      text: text.slice(index, end),
    })
  }
  return found
}

function nounAmong(words: string[]): { word: string; at: number } | null {
  for (const [at, raw] of words.entries()) {
    const word = /^[\p{L}][\p{L}'’-]*/u.exec(raw)?.[0]
    if (!word || between.test(word)) return null
    const plural = people.test(word) || (/[^s]s$/i.test(word) && !notCounted.test(word) && !/['’]s$/.test(word))
    if (plural) return { word, at }
    if (notCounted.test(word) || word.length < raw.length) return null
  }
  return null
}

const multiple = /(?<![\w.])(\d{1,3}(?:[.,]\d+)?)\s?[x×](?![\p{L}\d])/giu

/** Every multiple: "10x", "3.5×". */
export function multiplesIn(text: string): Amount[] {
  return everyMatch(multiple, text).map(({ index, length, text: written, groups }) => {
    const value = Number((groups[0] ?? '0').replace(',', '.'))
    return { value, max: value, bound: boundOf(text, index, index + length, false), index, length, text: written }
  })
}

const ratio = /(?<![\d:.])(\d{1,3}(?:\.\d+)?)\s?:\s?1(?:\s?[-–]\s?(\d{1,3}(?:\.\d+)?)\s?:\s?1)?(?![\d:])/gu

/** Every ratio to one: "3:1", "7:1–20:1". Times of day and scales look alike: ask only beside LTV, CAC or ROI. */
export function ratiosIn(text: string): Amount[] {
  return everyMatch(ratio, text).map(({ index, length, text: written, groups }) => {
    const ends = range(Number(groups[0] ?? 0), groups[1] ? Number(groups[1]) : undefined)
    return { ...ends, bound: boundOf(text, index, index + length, false), index, length, text: written }
  })
}
