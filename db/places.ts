import type { Block, Place } from './located-document.ts'
import { viewports } from './vocabulary.ts'

/** A place in words, to follow a quote in brackets: "slide 4", "page 2, read from a picture", "screen 3 on a phone". */
export function describePlace(place: Place): string {
  const recognised = 'recognised' in place && place.recognised !== undefined
  return recognised ? `${nameOf(place)}, read from a picture` : nameOf(place)
}

/** A quote's place. That a block is in the speaker notes, a document says by the block's type only. */
export const whereOf = ({ type, where }: Pick<Block, 'type' | 'where'>): Place =>
  type === 'notes' && where.kind === 'slide' ? { ...where, notes: true } : where

/** The number of the page or slide; 0 for other places. */
export const pageOf = (where: Place): number =>
  where.kind === 'page' ? where.page : where.kind === 'slide' ? where.slide : 0

function nameOf(place: Place): string {
  switch (place.kind) {
    case 'page':
      return `page ${place.page}`
    case 'slide':
      return `slide ${place.slide}${place.hidden ? ', hidden' : ''}${place.notes ? ', in the speaker notes' : ''}`
    case 'paragraph':
      return `paragraph ${place.paragraph}`
    case 'box': {
      // Web pages have no page numbers, so the place is given in screens from the top.
      const screen = Math.max(1, Math.floor(place.box.y / viewports[place.viewport].height) + 1)
      const device = place.viewport === 'phone' ? ' on a phone' : ''
      return screen === 1 ? `first screen${device}` : `screen ${screen}${device}`
    }
    case 'document':
      return 'the document'
  }
}
