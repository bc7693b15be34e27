/** A rival is told to have ended, and nothing is said of what ended it. */
import { isOnInvestment } from '../../deck/finding.ts'
import { question } from '../question.ts'
import { fallenRival } from './rivals.ts'

export const askedRivalFell = question({
  id: 'asked-rival-fell',
  category: 'competition',
  sources: ['CBI'],
  lens: 'market-competition',
  appliesTo: isOnInvestment,
  answeredBy:
    /\b(?:(?:failed|closed|fell|ended|shut down|went|administration|recovery|bankrupt\w*)[^.\n]{0,60} because|(?:failed|closed|fell|ended|went under) (?:because|over|for want of|when|after)|(?:it|they) (?:had )?(?:ran|run) out of|ran out of (?:cash|money)|learn(?:t|ed|ing)? from|(?:its|their) mistakes?|why (?:it|they) (?:failed|closed|fell)|lessons?)\b/i,
  subject: reading => {
    const { deck } = reading
    const rival = deck ? fallenRival(reading, deck) : null
    return (
      rival && {
        quotes: [rival.quote, ...(rival.more ?? [])],
        facts: { rival: rival.name, name: deck?.company ?? 'this company' },
      }
    )
  },
  ask: f => `What brought ${f.rival} down, and which of its reasons does ${f.name} not share?`,
  answer: f =>
    `Ask two who left ${f.rival}, customers or staff, and set each reason beside the figure of ${f.name} for the same thing.`,
  reason: f => `Only the end of ${f.rival} is told, and its cause is the first thing to rule out for ${f.name}.`,
})
