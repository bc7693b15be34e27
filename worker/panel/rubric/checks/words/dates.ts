import type { Annotated, Sentence, WrittenDate } from '../../annotate/annotation.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Check, type Found, wordCheck } from '../check.ts'
import { claimsOf, excerptOf, foundIn } from '../statements.ts'

const textOf = ({ text }: Sentence, { start, stop }: WrittenDate) => text.slice(start, stop)
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

const datePassed = wordCheck('announced dates', {
  id: 'date-passed',
  category: 'timing',
  weight: 2,
  headline: '“{date}” is announced as upcoming and has passed',
  text: 'The text announces {date} as still to come, but it was over before {today}; a reader wonders what became of it.',
  suggestion: 'Say what happened, or give the new date.',
  find: reading =>
    claimsOf(reading).flatMap((sentence): Found[] => {
      const { text, dates } = sentence
      const passed = dates.find(({ end, start }) => end < reading.now && toCome.test(text.slice(0, start)))
      if (!passed || notUpcoming.test(text)) return []
      return foundIn(sentence, passed.start, { date: textOf(sentence, passed), today: day(reading.now) })
    }),
})

/** In years: an older "as of" figure is out of date. */
const staleYears = 2

const numberStale = wordCheck('age of figures', {
  id: 'number-stale',
  category: 'proof',
  weight: 1,
  headline: 'A figure dates from {date}',
  text: 'A figure is given as of {date}, more than two years before this review, so it says little about today.',
  suggestion: 'Give the latest figure with its date.',
  find: reading =>
    claimsOf(reading).flatMap((sentence): Found[] => {
      const { text, dates, amounts } = sentence
      const old = dates.find(
        ({ end, start }) =>
          /\bas of (?:the end of )?$/i.test(text.slice(0, start)) && yearsBefore(end, reading) > staleYears,
      )
      return old && amounts.length > 0 ? foundIn(sentence, old.start, { date: textOf(sentence, old) }) : []
    }),
})

const yearsBefore = (date: Date, { now }: Annotated) => (now.getTime() - date.getTime()) / (365.25 * 86_400_000)

const copyrightOld = wordCheck('year of the copyright', {
  id: 'copyright-old',
  category: 'consistency',
  weight: 1,
  headline: 'The copyright line ends in {year}',
  text: 'The copyright line ends in {year}, from which some visitors conclude that nobody maintains the page.',
  suggestion: 'Let it show the current year.',
  find(reading) {
    if (reading.form !== 'page') return []
    const lines = reading.sentences.filter(
      ({ text, seen }) => seen && /©|\(c\) ?\d|\bcopyright\b/i.test(text) && text.length < 160,
    )
    const years = lines.flatMap(({ dates }) => dates.map(({ year }) => year))
    const last = Math.max(...years)
    if (years.length === 0 || last >= reading.now.getUTCFullYear() - 1) return []
    return [{ quotes: lines.slice(0, 1).map(sentence => excerptOf(sentence)), facts: { year: String(last) } }]
  },
})

export const dateChecks: Check[] = [datePassed, numberStale, copyrightOld]
