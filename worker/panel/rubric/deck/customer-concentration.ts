/** Section 5.7: one customer carries much of the revenue. */
import type { Observation } from '../observation.ts'
import { concentration } from '../patterns.ts'
import { everyMatch, negated, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view } from './finding.ts'
import { short } from './phrases.ts'

export const customerConcentration: Observation = {
  id: 'customer-concentration',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-2'],
  detect: onDeck((deck, reading) =>
    deck.slides.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(concentration, sentence.text)[0]
        if (!match || negated(sentence.text, match.index) || /\b(?:no|none|never)\b/i.test(match.text)) continue
        if (
          /\b(?:channels?|countr(?:y|ies)|region|segment|product line|category|market share|partner channel|industry|industries|sector|vertical|city|cities|month|quarter|less than|under|below)\b/i.test(
            sentence.text,
          )
        )
          continue
        const share = match.groups[0] ?? match.groups[1] ?? ''
        return [
          {
            severity: 2 as const,
            quotes: [quoteSentence(sentence)],
            facts: {
              measure: /\b(?:ARR|MRR|revenue|sales|turnover)\b/i.exec(match.text)?.[0] ?? 'revenue',
              share: `${share}%`,
              said: short(sentence.text, 12),
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.share} of ${f.measure} hangs on one customer. Any growth rate computed from the total moves with that customer.`,
      f => `Report growth twice, with the customer behind ${f.share} and without.`,
      f => `With ${f.share} in one account, averages per customer say little.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Should the customer behind ${f.share} leave, that much of ${f.measure} leaves too. What must be true is that this contract lasts.`,
      () => 'Give its end date, and name the customers that will lower the share.',
      f => `“${f.said}” puts one procurement department into every forecast.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `A customer who brings ${f.share} of ${f.measure} is one that a rival would want as well. That is a hard reference won.`,
      () => 'Ask this customer which other vendors were on the list, and publish the reason.',
      f => `A buyer large enough to be ${f.share} of ${f.measure} had a choice and made it.`,
    ),
    'team-execution': view(
      '+',
      f =>
        `Keeping one account that makes up ${f.share} of ${f.measure} shows that the team can deliver to a large buyer.`,
      () => 'Name the person who holds this account and a second one who could.',
      f => `Delivery for the customer behind ${f.share} is evidence of work that runs.`,
    ),
  },
  question: s =>
    `When does the contract behind ${s.facts.share} of ${s.facts.measure} end, and what does the second customer look like?`,
}
