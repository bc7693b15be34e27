/** A provisional patent was filed more than fifteen months before the date on the cover, and nothing followed it. */
import { anyCase } from '../any-case.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { everything, isForFunding, onDeck, placed, sentencesOn, view } from './finding.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dated =
  '(?:(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.? )?(20\\d\\d)'
const filed = anyCase(
  `\\bprovisional (?:patents?|applications?|filings?)\\b[^.;\\n]{0,40}?\\bfiled (?:in |on )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? )?${dated}\\b|\\bfiled [^.;\\n]{0,20}\\bprovisional (?:patents?|applications?)\\b[^.;\\n]{0,30}? (?:in|on) (?:\\d{1,2} )?${dated}\\b`,
)
const onCover = anyCase(`(?<![\\p{L}\\d])${dated}(?!\\d)`, 'giu')
/** Whatever followed: it is a full application by now, or one for several countries. */
const followed =
  /\bPCT\b|\bnon-?provisional\b|\bcomplete (?:specification|application)\b|\bfull (?:patent )?application\b|\bnational phase\b|\butility (?:patent|application)\b|\binternational application\b|\bconver(?:ted|sion)\b|\bgranted\b|\bEPO\b|\bre-?filed\b|\blapsed\b|\babandoned\b/i

/** Twelve months are the rule, and where they can be prolonged, by three at most. */
const longest = 15

const monthOf = (name: string | undefined): number => (name ? months.indexOf(name.slice(0, 3).toLowerCase()) : -1)

/** The latest date on the cover, a year alone taken from its beginning: months since the year 0. */
function written(deck: DeckReading): { at: number; text: string } | null {
  const text = deck.slides[0]?.text ?? ''
  const dates = everyMatch(onCover, text).map(match => {
    const [name, year] = match.groups
    return { at: Number(year) * 12 + Math.max(0, monthOf(name)), text: match.text }
  })
  return dates.sort((a, b) => b.at - a.at)[0] ?? null
}

export const provisionalPatentOld: Observation = {
  id: 'provisional-patent-old',
  category: 'competition',
  appliesTo: isForFunding,
  sources: ['PARIS4'],
  detect: onDeck((deck, reading) => {
    const now = written(deck)
    if (!now || followed.test(everything(deck))) return []
    for (const slide of deck.slides)
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(filed, sentence.text)[0]
        if (!match || /\b(?:will|to be|not|plan(?:ned|s)?)\b/i.test(match.text)) continue
        const [firstMonth, firstYear, secondMonth, secondYear] = match.groups
        const year = firstYear ?? secondYear
        const month = monthOf(firstMonth ?? secondMonth)
        // A year alone is taken at its end.
        const age = now.at - (Number(year) * 12 + (month < 0 ? 11 : month))
        if (age <= longest) continue
        return [
          {
            severity: 2,
            quotes: [quoteFound(sentence, match.index, match.length)],
            facts: {
              filed: `${firstMonth ?? secondMonth ?? ''} ${year}`.trim(),
              now: now.text,
              age,
              ...placed(deck, slide),
            },
          },
        ]
      }
    return []
  }),
  views: {
    'market-competition': view(
      '-',
      f =>
        `The provisional patent of ${f.filed} is at least ${f.age} months old at the date on the cover, ${f.now}. A provisional protects for about a year unless a full application follows, and none was found.`,
      () => 'Say what was filed after it, in which countries and when, or leave it out of what keeps others away.',
      f => `A provisional of ${f.filed} keeps nobody out by ${f.now} unless something followed it.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `“Provisional” and “${f.filed}” do not go with a cover of ${f.now}: within twelve months, or fifteen at most, a full application has to follow. No sign of one was found.`,
      () => 'Give the number and the date of the application that claims priority from it.',
      f => `What is protected since ${f.filed} is the first thing a lawyer would look up, and ${f.at} leaves it open.`,
    ),
    'team-execution': view(
      '?',
      f => `Who has kept the dates of the patent since ${f.filed}?`,
      () => 'Write the next date of each application beside it.',
      f => `Whether a date was missed after ${f.filed} cannot be read ${f.on}.`,
    ),
  },
}
