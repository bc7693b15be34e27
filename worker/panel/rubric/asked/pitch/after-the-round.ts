/** A round is asked for, and nothing is said of what it has to have led to when it is spent. */

import { askWithoutUse } from '../../deck/ask-without-use.ts'
import { findAsk } from '../../deck/asks.ts'
import { isForFunding } from '../../deck/finding.ts'
import { dated } from '../../deck/milestones.ts'
import { question } from '../question.ts'
import { ownAsk } from './own-ask.ts'

export const askedAfterTheRound = question({
  id: 'asked-after-the-round',
  category: 'ask',
  sources: ['UNU', 'TETEN'],
  lens: 'investment-opportunity',
  appliesTo: isForFunding,
  unless: [askWithoutUse],
  answeredBy:
    /\b(?:runway|break(?:s|ing)?[- ]?even|milestones?|next (?:round|raise|funding)|follow-on (?:round|funding)|series [a-e][- ]ready|profits? (?:of|from|in|by|before)|profitab(?:ility|le (?:by|in|from|before|at|after))|cash[- ]?flow[- ]positive|positive cash ?flow|self-financing|months of (?:cash|funding)|cash (?:until|through)|(?:gets?|brings?|takes?|carries|lasts?) us (?:to|until|through)|that gives us|lasts? (?:us )?(?:about |for )?(?:\d+|\p{L}+) months|(?:for|over) (?:the next )?\d{1,2} months|\d{1,2} months to (?:\p{L}+|[$€£]\s?\d+\w*)|(?:goals?|targets?)(?=\s?[:=–—]))\b/iu,
  subject: reading => {
    const { deck } = reading
    const ask = deck ? ownAsk(reading, deck) : null
    const found = deck && findAsk(deck)
    if (!deck || !ask || !found || ask.leads || dated(deck, found).length > 0) return null
    return { quotes: [ask.quote], facts: { amount: ask.amount, name: ask.name } }
  },
  ask: f =>
    `What has to be true of ${f.name} on the day the last of the ${f.amount} is spent, so that somebody pays for what comes next?`,
  answer: () =>
    'Bring one sentence with the date, the figure that will have been reached by then, and who would act on it.',
  reason: f => `What becomes possible after the ${f.amount} is what an owner of shares would be buying.`,
})
