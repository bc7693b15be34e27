import type { Annotated, Moment, Sentence } from '../../annotate/annotation.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Check, type Found, wordCheck } from '../check.ts'
import { claimsOf, excerptOf, foundIn } from '../statements.ts'

const textOf = ({ text }: Sentence, { start, stop }: Moment) => text.slice(start, stop)
const day = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const toCome = pattern(
  'iu',
  String.raw`\b(?:will (?:be |have )?\p{L}+|launch(?:ing|es)|coming|(?:is|are) (?:expected|planned|scheduled|due`,
  '|targeted)|going live|opens|ships|shipping|early bird|register by|apply by|offer (?:ends|valid until)',
  String.raw`|we (?:plan|expect|aim) to \p{L}+)\b[^.;()]{0,50}$`,
)
const notUpcoming =
  /\b(?:was|were|had|originally|would|did|archived|previous(?:ly)?|last|announced|said|published|updated|effective|since|no longer|deprecat\w+|copyright|©)\b/i

const datePassed = wordCheck({
  id: 'date-passed',
  category: 'timing',
  weight: 2,
  headline: '“{date}” is announced as upcoming and has passed',
  text: 'The text announces {date} as still to come, but it was over before {today}; a reader wonders what became of it.',
  suggestion: 'Say what happened, or give the new date.',
  find: reading =>
    claimsOf(reading).flatMap((sentence): Found[] => {
      const { text, moments } = sentence
      const passed = moments.find(({ end, start }) => end < reading.now && toCome.test(text.slice(0, start)))
      if (!passed || notUpcoming.test(text)) return []
      return foundIn(sentence, passed.start, { date: textOf(sentence, passed), today: day(reading.now) })
    }),
})

/** In years: an older "as of" figure is out of date. */
const staleYears = 2

const numberStale = wordCheck({
  id: 'number-stale',
  category: 'proof',
  weight: 1,
  headline: 'A figure dates from {date}',
  text: 'A figure is given as of {date}, more than two years before this review, so it says little about today.',
  suggestion: 'Give the latest figure with its date.',
  find: reading =>
    claimsOf(reading).flatMap((sentence): Found[] => {
      const { text, moments, amounts } = sentence
      const old = moments.find(
        ({ end, start }) =>
          /\bas of (?:the end of )?$/i.test(text.slice(0, start)) && yearsBefore(end, reading) > staleYears,
      )
      return old && amounts.length > 0 ? foundIn(sentence, old.start, { date: textOf(sentence, old) }) : []
    }),
})

const yearsBefore = (date: Date, { now }: Annotated) => (now.getTime() - date.getTime()) / (365.25 * 86_400_000)

const copyrightOld = wordCheck({
  id: 'copyright-old',
  category: 'consistency',
  weight: 1,
  headline: 'The copyright line ends in {year}',
  text: 'The copyright line ends in {year}, so the page looks as if nobody maintains it.',
  suggestion: 'Let it show the current year.',
  find(reading) {
    if (reading.form !== 'page') return []
    const lines = reading.sentences.filter(
      ({ text, seen }) => seen && /©|\(c\) ?\d|\bcopyright\b/i.test(text) && text.length < 160,
    )
    const years = lines.flatMap(({ moments }) => moments.map(({ year }) => year))
    const last = Math.max(...years)
    if (years.length === 0 || last >= reading.now.getUTCFullYear() - 1) return []
    return [{ quotes: lines.slice(0, 1).map(sentence => excerptOf(sentence)), facts: { year: String(last) } }]
  },
})

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const weekdayWrong = wordCheck({
  id: 'weekday-wrong',
  category: 'consistency',
  weight: 2,
  gates: true,
  headline: '{date} is not a {named}',
  text: 'The text says {named} and {date}, which is a {real}, so a reader does not know which day is meant.',
  suggestion: 'Correct the day or the date.',
  find: reading =>
    claimsOf(reading).flatMap((sentence): Found[] =>
      sentence.moments.flatMap((moment): Found[] => {
        const named = /\b(sunday|monday|tuesday|wednesday|thursday|friday|saturday),? (?:the )?$/i.exec(
          sentence.text.slice(0, moment.start),
        )?.[1]
        const real = weekdays[moment.end.getUTCDay()] ?? ''
        if (!named || moment.day === null || moment.month === null || named.toLowerCase() === real) return []
        const weekday = real.charAt(0).toUpperCase() + real.slice(1)
        return foundIn(sentence, moment.start, { named, real: weekday, date: textOf(sentence, moment) })
      }),
    ),
})

const rangeReversed = wordCheck({
  id: 'range-reversed',
  category: 'consistency',
  weight: 2,
  gates: true,
  headline: 'A span ends before it begins: {from} to {to}',
  text: 'The span from {from} to {to} ends before it begins, so one of the two dates is wrong.',
  suggestion: 'Correct the wrong date.',
  find: reading =>
    claimsOf(reading).flatMap((sentence): Found[] =>
      sentence.moments.flatMap((first, index): Found[] => {
        const second = sentence.moments[index + 1]
        if (!second || first.end <= second.end || first.month === null || second.month === null) return []
        const joined = /^(?: ?[–—-] ?| to | until )$/.test(sentence.text.slice(first.stop, second.start))
        // "from the 2025 plan to 2024's" is not a span: the two dates must be adjacent and include a month.
        const lead = /\bfrom $|^$|[(:,–—-] ?$/i.test(sentence.text.slice(0, first.start))
        if (!lead || !joined) return []
        return foundIn(sentence, first.start, { from: textOf(sentence, first), to: textOf(sentence, second) })
      }),
    ),
})

const founded =
  /\b(?:we were|we['’]ve been|our (?:company|firm|studio|agency|business) was|the company was) (?:founded|established|incorporated)\b[^.\d]{0,20}\bin\s$/i

const yearsDisagree = wordCheck({
  id: 'years-disagree',
  category: 'consistency',
  weight: 2,
  headline: 'Two founding years are given: {first} and {second}',
  text: 'The company is said to have been founded in {first} and in {second}, so a reader asks what else differs.',
  suggestion: 'Give one year, or say what happened in each.',
  find(reading) {
    const told = claimsOf(reading).flatMap(sentence =>
      sentence.moments
        .filter(({ start }) => founded.test(sentence.text.slice(0, start)))
        .map(({ year }) => ({ sentence, year })),
    )
    const [first] = told
    const other = told.find(({ year }) => year !== first?.year)
    if (!first || !other) return []
    const facts = { first: String(first.year), second: String(other.year) }
    return [{ quotes: [excerptOf(first.sentence), excerptOf(other.sentence)], facts }]
  },
})

export const dateChecks: Check[] = [datePassed, numberStale, copyrightOld, weekdayWrong, rangeReversed, yearsDisagree]
