/** Section 5.4: the plan rests on a small share of a large market. */
import type { Observation } from '../observation.ts'
import { onePercent } from '../patterns.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isForFunding, onDeck, placed, sentencesOn, view } from './finding.ts'
import { countedBuyers } from './market-figures.ts'
import { capital, short } from './phrases.ts'

/** "If we win only 1% of this": the market stands in the line above. */
const ofThis =
  /\bif we (?:can )?(?:only |just |even )?(?:get|take|capture|win|achieve|gain|secure|reach) (?:only |just |even |a mere )?(?:0?\.\d+|[1-5](?:\.\d)?)\s?(?:%|percent|per cent) of (?:this|that|it|these|them|the (?:market|total|TAM|industry))\b/i

export const marketOnePercent: Observation = {
  id: 'market-one-percent',
  category: 'market',
  appliesTo: isForFunding,
  sources: ['P9', 'MC1'],
  beats: ['market-top-down-only'],
  detect: onDeck((deck, reading) =>
    deck.slides.flatMap(slide => {
      if (countedBuyers(slide)) return []
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(onePercent, sentence.text)[0] ?? everyMatch(ofThis, sentence.text)[0]
        if (!match) continue
        const before = sentence.text.slice(0, match.index).trim().split(/\s+/).slice(-4).join(' ')
        if (/\b(?:never|not|don['’]t|avoid|without|no)\b/i.test(before) || /\bnever\b|\bdon['’]t\b/i.test(match.text))
          continue
        if (
          /\b(?:currently|today|already|now) (?:hold|have|own)|\b(?:grew|grows|shrank|fell|churn|fee|fees)\b/i.test(
            sentence.text,
          )
        )
          continue
        const share = /(?:0?\.\d+|[1-5](?:\.\d)?)\s?(?:%|percent|per cent)/i.exec(match.text)?.[0] ?? '1%'
        return [
          {
            severity: 2 as const,
            quotes: [quoteSentence(sentence)],
            facts: { share, said: short(sentence.text, 18), ...placed(deck, slide) },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `“${f.said}” rests the plan on a share that nobody has earned yet. The share comes first, and who would be won is not in the sentence.`,
      f => `Replace ${f.share} with a list of the first accounts and the order in which they would be won.`,
      () => 'A percentage of a large number shows what would be nice and not what is within reach.',
    ),
    'market-competition': view(
      '-',
      f => `${capital(f.share)} sounds modest, yet a share of everything names nobody who would decide to buy.`,
      f => `Name the buyers who make up that ${f.share}, and what each does today.`,
      f => `Markets are won segment by segment, and ${f.share} of everything describes no segment.`,
    ),
    'growth-metrics': view(
      '-',
      f => `“${f.said}” divides a large number and counts nothing: ${f.share} is no rate that anybody measured.`,
      f => `Start from buyers and their price, and see which share comes out instead of ${f.share}.`,
      f => `No measured rate leads to ${f.share}; it was chosen.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `“${f.said}” counts me as part of a percentage. It gives me no reason to buy.`,
      () => 'Tell me why one buyer like me would choose it.',
      f => `The argument for ${f.share} would hold for any product, so it says nothing of this one.`,
    ),
    'team-execution': view(
      '?',
      f => `Who would do what on Monday to win the first part of that ${f.share}? The plan starts at the result.`,
      f => `Write what it would take to win ${f.share}, and who does it.`,
      f => `Whether this team can reach ${f.share} depends on work that the sentence does not describe.`,
    ),
  },
}
