/** A rival is named, and nothing is said of what is left when it sells for less. */
import { isOnInvestment } from '../../deck/finding.ts'
import { question } from '../question.ts'
import { namedRival } from './rivals.ts'

export const askedRivalHalvesPrice = question({
  id: 'asked-rival-halves-price',
  category: 'competition',
  sources: ['THIEL'],
  lens: 'market-competition',
  appliesTo: isOnInvestment,
  answeredBy:
    /\b(?:price war|undercut\w*|price cuts?|cut (?:its|their|the) prices?|halv\w+ (?:its|their|the) price|discount us|match(?:es|ed)? our price|race to the bottom|gave it away|for free (?:and|but)|even (?:at half|if (?:they|it) (?:were|was) free)|locked in|lock-in|switching costs?)\b/i,
  subject: reading => {
    const rival = reading.deck ? namedRival(reading, reading.deck) : null
    return (
      rival && { quotes: [rival.quote], facts: { rival: rival.name, name: reading.deck?.company ?? 'the company' } }
    )
  },
  ask: f => `If ${f.rival} halved its price tomorrow, which buyers would still choose ${f.name}, and for what?`,
  answer: f => `Name one buyer who had a cheaper offer on the table, from ${f.rival} or anyone, and did not take it.`,
  reason: f => `A lead over ${f.rival} that ends with a discount was only ever a price.`,
})
