/** What tells a stock that is counted from a number that only hurries. */
import type { Block } from '#db/shapes.ts'
import type { PageReading } from './page-reading.ts'
import { isText, near } from './place.ts'

/** How many there are is known: numbered, made by hand, seats on a plan. */
export const realStock =
  /\b(?:seat ?map|choose your seat|made to order|made-to-order|sku|item (?:no|number)|product (?:no|number)|article (?:no|number)|warehouse|hand-?made|one of a kind|edition of|numbered|batch (?:no|number|of|\d)|(?:from|on) the shelf|stock list|counted (?:this|every|each))\b/i

/** Beside it other dates or goods are full or have other numbers left: a list that is kept, not a push. */
export function isListed(page: PageReading, block: Block): boolean {
  const rows = page.content.filter(
    other => other !== block && other.type === block.type && isText(other) && near(page.content, other, block, 200, 3),
  )
  return rows.some(
    ({ text }) =>
      !/\b(?:only|just)\b/i.test(text) &&
      /\b(?:full|fully booked|sold out|waiting list|none (?:left|for)|\d{1,3} (?:seats|spots|places|slots|rooms|tickets)(?: left)?)\b/i.test(
        text,
      ),
  )
}
