/** Where the links on a PDF's pages lead: areas on the page, which say nothing of the words on them. */
import type { Annotation } from './annotations.ts'
import type { Line } from './lines.ts'

/** The area that a click follows, in points from the page's lower left corner. */
export interface PageLink {
  href: string
  left: number
  bottom: number
  right: number
  top: number
}

export const linksIn = (annotations: Annotation[]): PageLink[] =>
  annotations.flatMap(({ subtype, url: href, rect: [left = 0, bottom = 0, right = 0, top = 0] = [] }) =>
    subtype === 'Link' && href ? [{ href, left, bottom, right, top }] : [],
  )

/** The words on a link's area, whose places within their line are estimated by their letters. */
function wordsOn({ left, bottom, right, top }: PageLink, lines: Line[]): string {
  const on = lines.filter(({ y, size }) => y + size / 3 > bottom && y + size / 3 < top)
  const words = on.flatMap(({ segments }) =>
    segments.flatMap(({ text, start, end }) =>
      [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const middle = start + ((index + word.length / 2) / text.length) * (end - start)
        return middle > left && middle < right ? word : []
      }),
    ),
  )
  return words.join(' ')
}

/** A link over several lines has an area on each. */
export function linksOf(areas: PageLink[], lines: Line[]): { href: string; text: string }[] {
  const parts = areas.flatMap(area => {
    const text = wordsOn(area, lines)
    return text === '' ? [] : [{ href: area.href, text }]
  })
  const byAddress = Map.groupBy(parts, ({ href }) => href)
  return [...byAddress].map(([href, own]) => ({ href, text: own.map(({ text }) => text).join(' ') }))
}
