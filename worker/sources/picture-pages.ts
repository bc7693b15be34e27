import type { LocatedDocument, Sheet } from '#db/located-document.ts'
import { pageOf } from '#db/places.ts'

/** A page with fewer words counts as a picture if pictures cover this share of it: most of its words are then in them. */
const fewWords = 8
const mostlyPicture = 0.5

export const isPicture = ({ words, imageShare }: Pick<Sheet, 'words' | 'imageShare'>): boolean =>
  words === 0 || (words < fewWords && (imageShare ?? 0) >= mostlyPicture)

/** Only pages that the parser lists as unread, since an empty page is not a picture. */
export function picturesIn({ sheets, unread }: Pick<LocatedDocument, 'sheets' | 'unread'>): Sheet[] {
  const numbers = new Set(unread.map(({ where }) => pageOf(where)))
  return sheets.filter(sheet => isPicture(sheet) && numbers.has(sheet.number))
}
