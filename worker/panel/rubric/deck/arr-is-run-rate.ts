/** Section 5.7: an annualised month is called recurring revenue. */
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { runRate } from '../patterns.ts'
import { everyMatch, quoteAround, sentenceAt } from '../text.ts'
import { allText, isPitch, onDeck, placed, view } from './finding.ts'
import { capital } from './phrases.ts'

const notRecurring =
  /\b(?:one[- ]off|one[- ]time|services|consulting|GMV|transaction(?:s|al)?|project fees|licen[cs]e sales)\b/i

const contracted =
  /\b(?:annual|yearly|recurring|12-month|multi-year) (?:contracts?|subscriptions?)\b|\bcontracted\b|\bexclud\w+\b|\bon top\b|\bplus\b|\bseparate(?:ly)?\b/i

export const arrIsRunRate: Observation = {
  id: 'arr-is-run-rate',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-2'],
  detect: onDeck(deck => {
    for (const slide of deck.main)
      for (const block of slide.blocks) {
        const phrase = everyMatch(runRate, block.text)[0]
        const arr = everyMatch(/\bARR\b/, block.text)[0]
        const named =
          phrase !== undefined &&
          !contracted.test(slide.text) &&
          (/\bARR\b/.test(block.text) || /\bARR\b/.test(allText(deck)))
        const mixed =
          arr !== undefined &&
          moneyIn(block.text).length > 0 &&
          notRecurring.test(sentenceAt(block.text, arr.index).text) &&
          !contracted.test(slide.text)
        const match = named ? phrase : mixed ? arr : undefined
        if (!match || /\bnot\b[^.]{0,20}\brun[- ]?rate\b|\brun[- ]?rate\b[^.]{0,20}\bnot\b/i.test(block.text)) continue
        const amount = moneyIn(sentenceAt(block.text, match.index).text)[0]?.text.trim()
        return [
          {
            severity: 2,
            quotes: [quoteAround(block, match.index, match.length)],
            facts: {
              phrase: match.text.trim(),
              amount: amount ?? 'the figure',
              ...placed(deck, slide),
              how: named ? 'an annualised month' : 'income that does not recur',
            },
          },
        ]
      }
    return []
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${capital(f.amount)} is called ARR and rests on ${f.how}. Recurring revenue needs contracts that renew, and none is mentioned beside it.`,
      () => 'Report contracted recurring revenue, and the run rate under its own name.',
      f => `Twelve times a month is a forecast; ARR is a sum of contracts, and ${f.at} mixes them.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Recurring and annualised revenue are valued very differently, and ${f.at} uses the word of one for the other.`,
      f => `Say what part of ${f.amount} is under contract for the next twelve months.`,
      f => `If “${f.phrase}” means ${f.how}, next year starts from zero.`,
    ),
    'team-execution': view(
      '?',
      f => `Does everyone in the team mean the same by ARR? “${f.phrase}” suggests that it was never defined.`,
      () => 'Write the definition under the figure.',
      f => `I cannot tell from ${f.at} whether this is a slip of wording or the way the numbers are kept.`,
    ),
  },
}
