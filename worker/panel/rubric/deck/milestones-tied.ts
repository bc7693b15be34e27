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
    // One date may carry several results: "By June: 40 clinics, 2 countries, churn below 1%".
    if (!ask || !first || (!second && first.results < 2)) return []
    const told = second ? [first, second] : [first]
    const quotes = told.map(one => quoteAround(one.block, one.index, one.length))
    return [
      {
        severity: 1,
        quotes: quotes.filter((quote, at) => quotes.findIndex(other => other.text === quote.text) === at),
        facts: {
          amount: ask.text,
          count: milestones.length + (second ? 0 : first.results - 1),
          first: short(first.text, 20),
          last: short((second ?? first).text, 20),
          both: listed(told.map(({ text }) => `“${short(text, 20)}”`)),
          dates: second ? 'dates' : 'a date',
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f => `${f.amount} is tied to results with ${f.dates}: ${f.both}. I can ask later whether they came true.`,
      f => `Keep these results beside ${f.amount}, also when its terms change.`,
      f => `“${f.first}” turns the sum into something that will have happened or not.`,
    ),
    'team-execution': view(
      '+',
      f => `There is a plan with a calendar in it: ${f.both}. Work can be handed out from that.`,
      () => 'Report against what is written there, also when it is missed.',
      f => `Dates and numbers ${f.on} let a team find out that it is late.`,
    ),
    'growth-metrics': view(
      '+',
      f => `${capital(f.count)} results with ${f.dates} follow ${f.amount}, so each can be checked on its day.`,
      f => `Hold on to “${f.first}” as it is worded, so that nobody can argue later what was meant.`,
      f => `“${f.last}” has a value and a date, which is all a target needs.`,
    ),
    'market-competition': view(
      '?',
      f => `Would “${f.first}” change a buyer's mind about the alternatives, or only the company's own books?`,
      f => `Ask a buyer what “${f.first}” would change for them.`,
      () => 'The milestones say how much and when, and leave open against whom.',
    ),
  },
}
