import type { Box, SeenPlace } from '#db/located-document.ts'
import { describePlace } from '#db/places.ts'
import type { DraftFinding, PagePicture } from '../ports.ts'

/** In percent: a smaller box was given in another unit, or marks nothing that a person could find. */
const leastSide = 1

/** Null unless that page was shown. A box that is not on the page is dropped, the page stays. */
export function seenOn(pictures: readonly PagePicture[], seen: DraftFinding['seen']): SeenPlace | null {
  const shown = pictures.find(({ page }) => page === seen?.page)
  if (!seen || !shown) return null
  const { page, box } = seen
  return { page, box: box && boxOf(box), place: describePlace(shown.where) }
}

function boxOf([left = 0, top = 0, right = 0, bottom = 0]: number[]): Box | null {
  const [width, height] = [right - left, bottom - top]
  const isOnPage = left >= 0 && top >= 0 && right <= 100 && bottom <= 100
  return isOnPage && width >= leastSide && height >= leastSide ? { x: left, y: top, width, height } : null
}
