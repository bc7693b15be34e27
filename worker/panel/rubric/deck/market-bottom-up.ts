/** Section 5.4: the market was counted: buyers times price. */
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { distinct, onDeck, placed, view } from './finding.ts'
import { bottomUp } from './market-figures.ts'
import { capital } from './phrases.ts'
import { isRunning } from './statements.ts'
import { unitAfter } from './units.ts'

export const marketBottomUp: Observation = {
  id: 'market-bottom-up',
  category: 'market',
  appliesTo: isRunning,
  sources: ['A16-2', 'SEQ', '500'],
  detect: onDeck(deck => {
    const found = bottomUp(deck)
    if (!found) return []
    const { count, price, total } = found
    const unit = unitAfter(price.block.text, price.amount.index + price.amount.length)
    if (unit === null) return []
    return [
      {
        severity: 1,
        quotes: distinct(
          [count, price, total].map(part => quoteAround(part.block, part.amount.index, part.amount.length)),
        ),
        facts: {
          count: count.amount.text.trim(),
          buyers: count.amount.noun,
          price: `${price.amount.text.trim()}${unit}`,
          total: total.amount.text.trim(),
          ...placed(deck, found.slide),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f =>
        `${capital(f.count)} at ${f.price} make ${f.total}, and each factor can be argued with. I know what must be true for it to grow.`,
      f => `Show which factor grows first, the number of ${f.buyers} or the ${f.price}.`,
      f => `${f.total} can be taken apart into two numbers, so the ceiling is a calculation and not a hope.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `The market was counted: ${f.count}, at ${f.price}. I can check the one against a register and the other against a price list.`,
      f => `Split the ${f.count} by the alternative in use today, since those are different sales.`,
      f => `${capital(f.at)} names ${f.buyers} instead of a sum alone, and ${f.buyers} can be counted again.`,
    ),
    'growth-metrics': view(
      '+',
      f =>
        `${capital(f.count)} is a denominator I can use. Every new customer moves a share of it that can be followed by month.`,
      f => `Report the number of ${f.buyers} won beside the ${f.count} in every update.`,
      () => 'Price and count are stated apart, so penetration and revenue per customer can be tracked separately.',
    ),
    'team-execution': view(
      '+',
      f =>
        `A team that can write ${f.count} × ${f.price} has been out counting. It also tells me how many sales the plan needs.`,
      f => `Divide the ${f.count} by region and give each region an owner.`,
      f => `The sum ${f.on} can be divided into work for each seller.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `${capital(f.price)} tells me what someone like me is expected to pay. That is plainer than any market figure.`,
      f => `Say what is included for ${f.price}.`,
      f => `The sum is made of ${f.buyers} and ${f.price}, so I can compare it with my own bill.`,
    ),
  },
}
