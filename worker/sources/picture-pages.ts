/** Pages whose text, if there is any, is in pictures. */
import type { LocatedDocument, Place, Sheet } from '#db/located-document.ts'

/** A page with fewer words is taken for a picture if one covers this much of it: the words are in the picture. */
const fewWords = 8
const mostlyPicture = 0.5

export const isPicture = ({ words, imageShare }: Pick<Sheet, 'words' | 'imageShare'>): boolean =>
  words === 0 || (words < fewWords && (imageShare ?? 0) >= mostlyPicture)

/** Those that the parser lists as unread: an empty page is none. */
export function picturesIn({ sheets, unread }: Pick<LocatedDocument, 'sheets' | 'unread'>): Sheet[] {
  const numbers = new Set(unread.map(({ where }) => pageOf(where)))
  return sheets.filter(sheet => isPicture(sheet) && numbers.has(sheet.number))
}

/** The number of the page or slide; 0 for other places. */
export const pageOf = (where: Place): number =>
  where.kind === 'page' ? where.page : where.kind === 'slide' ? where.slide : 0
