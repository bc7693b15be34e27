/** Revenue and a number of customers are told, and nothing of how it is spread over them. */
import { distinct, isOnInvestment } from '../../deck/finding.ts'
import { quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { ownPayers, ownTakings } from './takings.ts'

/** With more customers than this the largest weighs little, in most trades. */
const few = 150

export const askedLargestCustomer = question({
  id: 'asked-largest-customer',
  category: 'traction',
  sources: ['A16-2'],
  lens: 'growth-metrics',
  appliesTo: isOnInvestment,
  answeredBy:
    /\b(?:largest|biggest|top[- ](?:(?:\d+|two|three|four|five|ten) )?(?:customers?|clients?|accounts?)|top (?:three|five|ten) \d|concentrat\w*|main customer|anchor (?:customer|client)|no (?:single |one )?(?:customer|client)|one of (?:these|them) (?:is|brings|makes|pays)|(?:a|one|single) (?:customer|client|account) (?:is|brings|makes|pays|accounts))\b|(?<![\d.])\d{1,2}\s?% of (?:our |the |its |\d{4} (?:H[12] )?)?(?:revenue|ARR|MRR|turnover|sales)\b/i,
  subject: reading => {
    const { deck } = reading
    if (!deck) return null
    const takings = ownTakings(reading, deck)
    const payers = ownPayers(reading, deck)
    if (!takings || !payers || payers.value > few || payers.value < 3) return null
    return {
      quotes: distinct([
        quoteFound(takings.sentence, takings.index, takings.length),
        quoteFound(payers.sentence, payers.index, payers.length),
      ]),
      facts: { revenue: takings.said, payers: payers.said },
    }
  },
  ask: f => `How much of the ${f.revenue} would leave with the largest of the ${f.payers}, and when could it leave?`,
  answer: () => 'Name the share of the first, the second and the third, and the date to which each is bound.',
  reason: f =>
    `The ${f.payers} may weigh the same or one may outweigh the rest, and the ${f.revenue} cannot tell which.`,
})
