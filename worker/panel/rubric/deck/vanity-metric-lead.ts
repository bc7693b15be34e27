/** Section 5.7: downloads, sign-ups or views lead, and nothing on use or money follows. */
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { isPitch, onDeck, placed, view, withRole } from './finding.ts'
import { ownMetrics } from './metrics.ts'
import { capital, listed, short } from './phrases.ts'

const useOrMoney =
  /\b(?:active|paying|pays?|paid|revenue|turnover|MRR|ARR|GMV|retention|retained|order(?:s|ed)?|usage|churn|renew\w*|sales|sold|bought|MAU|DAU|WAU|repeat\w*|return(?:ed|ing)|come back|came back|again|borrow\w*|lent|loans?|fees?|deposit\w*|transact\w*|bookings|booked|convert\w*|conversion|complet\w+|finish\w*|a (?:day|week|month)|daily|weekly|monthly|every (?:day|week|month)|(?:of (?:them|these|whom|which)|users?) (?:\p{L}+ ){0,2}(?:took|use[sd]?|bought|play|read|visit|open)\w*)\b/iu

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
    const vain = metrics.filter(metric => metric.kind === 'vanity')
    const quotes = vain.map(metric => quoteAround(metric.block, metric.index, metric.length))
    return [
      {
        severity: 2,
        quotes: quotes.filter((quote, at) => quotes.findIndex(other => other.text === quote.text) === at).slice(0, 3),
        facts: {
          lead: short(first.text, 6),
          all: listed([...new Set(vain.map(metric => short(metric.text, 5)))].slice(0, 3)),
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${capital(f.lead)} can rise while nobody uses the thing, and I found no number on use or money to go with it.`,
      f => `Report how many of the ${f.lead} did the core action last week.`,
      f => `The lead number is ${f.lead}, and its denominator in use or money is missing.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `${capital(f.lead)} cost those people nothing. I would like to know how many still use it.`,
      () => 'Show me one person who came back every week, and why.',
      f => `Anyone can be behind a number like ${f.lead} and have forgotten about it since.`,
    ),
    'market-competition': view(
      '+',
      f => `${capital(f.lead)} show that people came to look.`,
      () => 'Ask a sample of them what they used before.',
      f => `${capital(f.all)} mean that the topic reaches people.`,
    ),
    brand: view(
      '+',
      f => `${capital(f.lead)} mean reach, and a name has to be heard before it can be chosen.`,
      () => 'Say where these people heard the name first.',
      f => `With ${f.all}, the name already travels.`,
    ),
    'investment-opportunity': view(
      '?',
      f =>
        `Behind what share of the ${f.lead} is somebody who would miss it tomorrow? I cannot tell demand from curiosity here.`,
      () => 'Add the one number that would still stand if marketing stopped.',
      f => `${capital(f.lead)} may be the start of something or a good week.`,
    ),
  },
  question: s => `How many of the ${s.facts.lead} did the core action last week?`,
}
