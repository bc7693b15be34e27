/** Section 5.7: downloads, sign-ups or views lead, and nothing on use or money follows. */
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { everything, isPitch, onDeck, placed, view, withRole } from './finding.ts'
import { ownMetrics } from './metrics.ts'
import { short } from './phrases.ts'

const useOrMoney =
  /\b(?:active|paying|pays?|paid|revenue|turnover|MRR|ARR|GMV|retention|retained|order(?:s|ed)?|usage|churn|renew\w*|sales|sold|bought|MAU|DAU|WAU|repeat\w*|return(?:ed|ing)|tried|trial\w*|trying|test(?:s|ed|ers?|ing)|pilot\w*|slept|wore|worn|kept|keeps?|played|read|watched|taught|come back|came back|again|borrow\w*|lent|loans?|fees?|deposit\w*|transact\w*|bookings|booked|convert\w*|conversion|complet\w+|finish\w*|a (?:day|week|month)|daily|weekly|monthly|every (?:day|week|month)|(?:of (?:them|these|whom|which)|users?) (?:\p{L}+ ){0,2}(?:took|use[sd]?|bought|play|read|visit|open)\w*)\b/iu

const counted = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?)\b/i
const done =
  /\b(?:paid|paying|bought|sold|used|using|active|tried|trial\w*|tested|testers?|pilot\w*|slept|wore|worn|kept|played|renewed|returned|ordered|booked|retention|retained)\b/i

/** What is said there is of the world, the plan or the people, and not of the product's use. */
const elsewhere = ['financials', 'market', 'ask', 'model', 'problem', 'competition', 'timing', 'team'] as const

export const vanityMetricLead: Observation = {
  id: 'vanity-metric-lead',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-1', 'A16-2', 'RIES'],
  detect: onDeck(deck => {
    const slides = withRole(deck, 'traction')
    const metrics = ownMetrics(deck).filter(metric => slides.includes(metric.slide))
    const first = metrics[0]
    if (first?.kind !== 'vanity') return []
    const facts = deck.slides
      .filter(slide => slide.number > 1 && !elsewhere.some(role => slide.roles.includes(role)))
      .map(slide => slide.text)
      .join('\n')
    if (useOrMoney.test(facts)) return []
    // Elsewhere and in the notes a line with a number is enough.
    if (
      everything(deck)
        .split('\n')
        .some(line => counted.test(line) && done.test(line))
    )
      return []
    const vain = metrics.filter(metric => metric.kind === 'vanity')
    const quotes = vain.map(metric => quoteAround(metric.block, metric.index, metric.length))
    return [
      {
        severity: 2,
        quotes: quotes.filter((quote, at) => quotes.findIndex(other => other.text === quote.text) === at).slice(0, 3),
        facts: {
          lead: short(first.text, 6),
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `“${f.lead}” is a count that can rise while nobody uses the thing, and I found no number of use, payment or trial.`,
      () => 'Add a number that cannot rise unless somebody uses the thing or pays for it.',
      f => `What comes after “${f.lead}”, use or payment, is not counted anywhere.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `“${f.lead}” tells me that people were curious, and not that anybody depends on it.`,
      () => 'Show me one person who would miss it, and why.',
      f => `Whoever is behind “${f.lead}” may have forgotten about it since.`,
    ),
    'investment-opportunity': view(
      '?',
      f => `How much of “${f.lead}” is demand, and how much curiosity? The number cannot tell them apart.`,
      () => 'Tell what brought these people, and what they did next.',
      f => `“${f.lead}” may be the start of something or a good week.`,
    ),
  },
}
