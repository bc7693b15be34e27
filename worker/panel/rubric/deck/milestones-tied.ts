/** Section 5.10: the amount buys milestones with numbers and dates. */
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { findAsk } from './asks.ts'
import { isForFunding, onDeck, placed, view } from './finding.ts'
import { dated } from './milestones.ts'
import { capital, listed, short } from './phrases.ts'

export const milestonesTied: Observation = {
  id: 'milestones-tied',
  category: 'ask',
  appliesTo: isForFunding,
  sources: ['KAW', 'UNU', 'TETEN'],
  detect: onDeck(deck => {
    const ask = findAsk(deck)
    const milestones = ask ? dated(deck, ask) : []
    const [first, second] = milestones
    if (!ask || !first || !second) return []
    const quotes = [first, second].map(one => quoteAround(one.block, one.index, one.length))
    return [
      {
        severity: 1,
        quotes: quotes.filter((quote, at) => quotes.findIndex(other => other.text === quote.text) === at),
        facts: {
          amount: ask.text,
          count: milestones.length,
          first: short(first.text, 10),
          second: short(second.text, 10),
          both: listed([short(first.text, 10), short(second.text, 10)].map(text => `“${text}”`)),
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f => `${f.amount} is tied to results with dates: ${f.both}. I can ask later whether they came true.`,
      () => 'Keep the results beside the sum, whatever becomes of its terms.',
      f => `“${f.first}” turns the sum into something that will have happened or not.`,
    ),
    'team-execution': view(
      '+',
      f => `There is a plan with a calendar in it: “${f.first}”, then “${f.second}”. Work can be handed out from that.`,
      () => 'Report against these dates, also when one is missed.',
      f => `Dates and numbers ${f.on} let a team find out that it is late.`,
    ),
    'growth-metrics': view(
      '+',
      f => `${capital(f.count)} dated numbers follow ${f.amount}, so each can be checked on its day.`,
      f => `Hold on to “${f.first}” as it is worded, so that nobody can argue later what was meant.`,
      f => `“${f.second}” has a value and a date, which is all a target needs.`,
    ),
    'market-competition': view(
      '?',
      f => `Would “${f.first}” change a buyer's mind about the alternatives, or only the company's own books?`,
      f => `Ask a buyer what “${f.first}” would change for them.`,
      () => 'The milestones say how much and when, and leave open against whom.',
    ),
  },
}
