/** Recurring revenue or paying customers are told, and nothing of those who could leave by now. */
import { isOnInvestment } from '../../deck/finding.ts'
import { retentionAbsent } from '../../deck/retention-absent.ts'
import { quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { ownPayers, ownTakings } from './takings.ts'

export const askedRenewals = question({
  id: 'asked-renewals',
  category: 'traction',
  sources: ['SKOK', 'A16-1'],
  lens: 'growth-metrics',
  appliesTo: isOnInvestment,
  unless: [retentionAbsent],
  answeredBy:
    /\b(?:churn\w*|retention|retain(?:s|ed|ing)?(?! firm)|cohorts?|renew\w*|N[RD]R|GRR|stay(?:s|ed)?|left us|attrition|cancel\w*|lapsed?|repeat (?:orders?|purchases?|business|customers?|buyers?|rate|use)|come back|came back|returning|re-?order\w*|loyal\w*|still (?:there|here|with us|us(?:e|es|ing)|pay(?:s|ing)?)|(?:customers?|clients?|subscribers?|one|none|nobody|never) (?:has |have )?(?:ever )?(?:lost|left|quit)|lost (?:no|one|two|three|a|our|\d+) (?:\p{L}+ ){0,2}(?:customers?|clients?|accounts?|subscribers?|of (?:them|our)))\b/iu,
  subject: reading => {
    const { deck } = reading
    if (!deck) return null
    const takings = ownTakings(reading, deck)
    const payers = ownPayers(reading, deck)
    if (payers && (deck.model === 'subscription' || takings?.recurring))
      return {
        quotes: [quoteFound(payers.sentence, payers.index, payers.length)],
        facts: { who: `the ${payers.said}`, what: payers.said },
      }
    if (!takings?.recurring) return null
    return {
      quotes: [quoteFound(takings.sentence, takings.index, takings.length)],
      facts: { who: `the customers behind the ${takings.said}`, what: takings.said },
    }
  },
  ask: f => `How many of ${f.who} have come to the end of a first term, and how many of those went on?`,
  answer: () => 'Bring a list with one line for each start month: how many began, how many are there now.',
  reason: f => `Until the first terms have ended, ${f.what} shows who began and not who goes on.`,
})
