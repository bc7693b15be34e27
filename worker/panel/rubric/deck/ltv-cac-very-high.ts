/** Section 5.6: the ratio is 8:1 or more. */
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { everything, isPitch, onDeck, placed, view } from './finding.ts'
import { ltvToCac } from './unit-economics.ts'

const loaded =
  /\bfully[- ]loaded\b|\bincluding (?:salar\w+|founder)|\b(?:salaries|payroll) included\b|\bcohorts? (?:of|over|older than|aged)\b[^.\n]{0,20}\b(?:1[2-9]|[2-9]\d) months\b/i

export const ltvCacVeryHigh: Observation = {
  id: 'ltv-cac-very-high',
  category: 'model',
  appliesTo: isPitch,
  sources: ['SKOK', 'A16-1'],
  detect: onDeck(deck => {
    const stated = ltvToCac(deck.slides).find(one => one.ratio.value >= 8 && !one.target)
    if (!stated || loaded.test(everything(deck))) return []
    return [
      {
        severity: 2,
        quotes: [quoteAround(stated.block, stated.ratio.index, stated.ratio.length)],
        facts: { ratio: stated.ratio.text.trim(), ...placed(deck, stated.slide), name: deck.company ?? 'the company' },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.ratio} often means young cohorts, unpaid founder time, or too little spent on winning customers. Nothing ${f.on} rules these out.`,
      () => 'Recompute it with salaries in the cost and only cohorts older than a year in the value.',
      f => `At ${f.ratio} the denominator deserves the first look: which costs of winning a customer are not in it?`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `If ${f.ratio} holds, each unit spent on customers comes back many times over. It is an engine that could take more fuel.`,
      () => 'Be ready to show how the ratio was worked out, since it will be asked first.',
      f => `A ratio of ${f.ratio} leaves room for it to worsen a good deal as ${f.name} grows.`,
    ),
    'team-execution': view(
      '?',
      f =>
        `How much of the selling behind ${f.ratio} do the founders do themselves? With hired sellers it would be another number.`,
      () => 'Add what a hired seller would cost per customer won.',
      f => `A ratio from founders who sell and one from hired sellers look the same ${f.on}.`,
    ),
  },
  question: s =>
    `What does ${s.facts.ratio} become with paid acquisition and salaries in the cost, on cohorts older than 12 months?`,
}
