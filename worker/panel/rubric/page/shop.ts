/** Whether a page sells goods off a shelf. */
import { moneyIn } from '../numbers.ts'
import { wordsOf } from '../text.ts'
import type { PageReading } from './page-reading.ts'
import { isClickable } from './place.ts'

/** Six or more product cards with prices: a shop names its goods, not its customers. */
export function isShop(page: PageReading): boolean {
  const carts = page.content.filter(block => isClickable(block) && /\b(?:add to|buy|basket|cart)\b/i.test(block.text))
  const priced = new Set(
    page.content
      .filter(block => wordsOf(block.text).length <= 12 && moneyIn(block.text).length > 0)
      .map(b => b.group ?? b.id),
  )
  return priced.size >= 6 && (carts.length >= 3 || page.pricing.blocks.every(block => block.type !== 'heading'))
}

/** A page of one article with a basket: what it is used for says whom it suits. */
export function sellsGoods(page: PageReading): boolean {
  return page.actions.some(({ label }) => /^\W*add to (?:my |your |the )?(?:cart|bag|basket)\b/i.test(label))
}
