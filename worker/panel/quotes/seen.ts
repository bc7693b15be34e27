import type { Box, SeenPlace } from '#db/located-document.ts'
import { describePlace } from '#db/places.ts'
import type { DraftFinding, PagePicture } from '../ports.ts'

/** In percent: a smaller box was given in another unit, or marks nothing that a person finds. */
const leastSide = 1

/** Null unless that page was shown. A box that is not on the page is dropped, the page stays. */
export function seenOn(pictures: readonly PagePicture[], seen: DraftFinding['seen']): SeenPlace | null {
  const shown = pictures.find(({ page }) => page === seen?.page)
  if (!seen || !shown) return null
  const { page, box } = seen
  return { page, box: box && isOnPage(box) ? box : null, place: describePlace(shown.where) }
}

function isOnPage({ x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && width >= leastSide && height >= leastSide && x + width <= 100 && y + height <= 100
}
