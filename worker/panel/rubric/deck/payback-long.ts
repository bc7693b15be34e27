/** Section 5.6: customers take long to pay back what they cost. */
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { allText, isPitch, onDeck, placed, view } from './finding.ts'
import { capital } from './phrases.ts'
import { paybacks } from './unit-economics.ts'

const smallCustomers =
  /\bSM[EB]s?\b|\bsmall (?:and medium|businesses|firms|companies|practices|shops)\b|\bfreelancers?\b|\bsole traders?\b/i

export const paybackLong: Observation = {
  id: 'payback-long',
  category: 'model',
  appliesTo: isPitch,
  sources: ['BVP6', 'SKOK'],
  detect: onDeck(deck => {
    const small = smallCustomers.test(allText(deck))
    const long = paybacks(deck.slides).find(one => one.months > (small ? 18 : 24))
    if (!long) return []
    return [
      {
        severity: long.months >= 36 ? 3 : 2,
        quotes: [quoteAround(long.block, long.index, long.length)],
        facts: { months: long.text, ...placed(deck, long.slide), who: small ? 'small firms' : 'accounts' },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `With ${f.months} to recover what a customer cost, every new sale ties up cash until then. Faster growth makes the hole deeper first.`,
      f => `Break ${f.months} into acquisition cost, monthly price and margin, and say which of them you will move.`,
      f => `${capital(f.months)} is longer than many ${f.who} are sure to stay.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `The round has to carry each customer for ${f.months}. What must be true is that nearly all of them stay that long.`,
      () => 'Show renewals of the oldest customers, since the whole case leans on them.',
      f => `A payback of ${f.months} limits how fast this can grow on its own money.`,
    ),
  },
}
