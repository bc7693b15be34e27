/** Section 5.6: a lifetime-value ratio stands without its parts. */
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { everything, isPitch, onDeck, placed, view } from './finding.ts'
import { listed } from './phrases.ts'
import { ltvToCac, missingInputs, ratioHasInputs } from './unit-economics.ts'

export const ltvCacNoInputs: Observation = {
  id: 'ltv-cac-no-inputs',
  category: 'model',
  appliesTo: isPitch,
  sources: ['A16-1', 'SKOK'],
  detect: onDeck(deck => {
    const stated = ltvToCac(deck.slides)[0]
    if (!stated || ratioHasInputs(everything(deck))) return []
    return [
      {
        severity: 2,
        quotes: [quoteAround(stated.block, stated.ratio.index, stated.ratio.length)],
        facts: {
          ratio: stated.ratio.text.trim(),
          missing: listed(missingInputs(everything(deck))),
          ...placed(deck, stated.slide),
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f => `An LTV to CAC of ${f.ratio} is a quotient without its parts. The document leaves out ${f.missing}.`,
      f => `Show CAC, gross margin and monthly churn, each with the cohort it was measured on, beside ${f.ratio}.`,
      f => `I cannot recompute ${f.ratio} without ${f.missing}.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `${f.ratio} ${f.on} decides whether more money means more growth. It comes without ${f.missing}, so it has to be taken on trust.`,
      f =>
        `Say which of the two, cost to win or value over time, has to hold for ${f.ratio} to survive ten times the volume.`,
      f => `The case for scaling rests on ${f.ratio}, and nothing under it can be examined.`,
    ),
    'team-execution': view(
      '?',
      f => `Who keeps the spreadsheet behind ${f.ratio}, and does it count the founders' own selling time?`,
      () => 'Name the person who computes it each month and the costs they include.',
      f => `Whether ${f.ratio} is a measured figure or a model of the team's cannot be told from ${f.at}.`,
    ),
  },
}
