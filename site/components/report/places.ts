/** Where a quote stands, in words. */
import type { z } from 'zod'
import type { placeSchema } from '#api/contracts/document.ts'

export type Place = z.infer<typeof placeSchema>

export function placeWords(place: Place): string {
  if (place.kind === 'page') return `Page ${place.page}`
  if (place.kind === 'slide') return `Slide ${place.slide}${place.hidden ? ', hidden' : ''}`
  if (place.kind === 'paragraph') return `Paragraph ${place.paragraph}`
  if (place.kind === 'box')
    return `${place.viewport === 'phone' ? 'On a phone' : 'On a desktop'}, ${Math.round(place.box.y)} px from the top`
  return 'The whole submission'
}

/** Two blocks that stand on one sheet: a page, a slide. */
export function sameSheet(one: Place, other: Place): boolean {
  if (one.kind === 'page') return other.kind === 'page' && one.page === other.page
  if (one.kind === 'slide') return other.kind === 'slide' && one.slide === other.slide
  return one.kind === other.kind
}
