import type { Place } from '#db/located-document.ts'

/** Whether two blocks are in one place, so that a sentence may continue from one into the other. */
export function samePlace(a: Place, b: Place): boolean {
  switch (a.kind) {
    case 'page':
      return b.kind === 'page' && a.page === b.page
    case 'slide':
      return b.kind === 'slide' && a.slide === b.slide
    case 'paragraph':
      return b.kind === 'paragraph' && a.paragraph === b.paragraph
    case 'box':
      return false
    case 'document':
      return b.kind === 'document'
  }
}
