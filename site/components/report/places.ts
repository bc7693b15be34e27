/** Where a quote stands, in words. */
import type { z } from 'zod'
import type { placeSchema } from '#api/contracts/document.ts'
import { viewports } from '#db/vocabulary.ts'

export type Place = z.infer<typeof placeSchema>

export function placeWords(place: Place): string {
  if (place.kind === 'page') return `Page ${place.page}`
  if (place.kind === 'slide') return `Slide ${place.slide}${place.hidden ? ', hidden' : ''}`
  if (place.kind === 'paragraph') return `Paragraph ${place.paragraph}`
  if (place.kind === 'box') {
    // A page has no numbers of its own; how many screens down is what a visitor would say.
    const screen = Math.max(1, Math.floor(place.box.y / viewports[place.viewport].height) + 1)
    return `${screen === 1 ? 'First screen' : `Screen ${screen}`}${place.viewport === 'phone' ? ' on a phone' : ''}`
  }
  return 'The whole submission'
}

/** Two blocks that stand on one sheet: a page, a slide. */
export function sameSheet(one: Place, other: Place): boolean {
  if (one.kind === 'page') return other.kind === 'page' && one.page === other.page
  if (one.kind === 'slide') return other.kind === 'slide' && one.slide === other.slide
  return one.kind === other.kind
}
