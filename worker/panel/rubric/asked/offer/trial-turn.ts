/** A trial of so many days: what those who stay have done in it. */
import { everyMatch, negated, quoteAround } from '../../text.ts'
import { question } from '../question.ts'
import { isOfferPage, sells } from './own-voice.ts'

const trial = /\b(\d{1,3}|seven|ten|fourteen|thirty)[- ]?(day|week|month)s?[’']?[- ](?:free )?trial\b/i
const others = /\b(?:clinical|court|competitors?|rivals?|other (?:tools|vendors)|unlike|extend\w*)\b/i

export const trialTurn = question({
  id: 'asked-trial-turn',
  category: 'action',
  sources: ['RIES'],
  lens: 'funnel-fixer',
  appliesTo: reading => isOfferPage(reading) && reading.page !== null && sells(reading.page),
  answeredBy:
    /\b(?:trials? (?:that )?(?:convert|become|stay)|of (?:all |those who )?(?:our )?trials?\b[^.]{0,30}\d|trial[- ]to[- ]paid|activation|(?:most|many) (?:people|teams|customers|users) (?:who (?:try|stay)|decide))\b|\d\s?% of (?:our )?trials?\b/i,
  subject: ({ page }) => {
    for (const block of page?.content ?? []) {
      const match = everyMatch(trial, block.text)[0]
      if (!match || negated(block.text, match.index) || others.test(block.text)) continue
      if (page?.testimonials.some(one => one.block === block) || page?.legal.includes(block)) continue
      return {
        quotes: [quoteAround(block, match.index, match.length)],
        facts: { trial: match.text, unit: match.groups[1]?.toLowerCase() ?? 'day' },
      }
    }
    return null
  },
  ask: ({ trial: written, unit }) =>
    `By which ${unit} of the ${written} is it settled who stays, and what have those who stay done by then?`,
  answer: ({ trial: written }) =>
    `Compare the first steps of those who paid after the ${written} with those who did not, and lead newcomers to the step that tells them apart.`,
  reason: ({ trial: written }) => `A ${written} measures patience until someone says what has to happen in it.`,
})
