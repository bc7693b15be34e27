import type { Box } from '#db/located-document.ts'
import { hrefOf, isStruck } from './looks.ts'
import type { RawBlock } from './raw-block.ts'
import { clean } from './words.ts'

export interface Piece {
  text: string
  element: Element
  link: Element | null
  box: Box
}

export const letters = /[\p{L}\p{N}]/u

export function linksIn(pieces: Piece[]): Pick<RawBlock, 'links'> {
  const links = [...new Set(pieces.flatMap(({ link }) => link ?? []))].flatMap(link => {
    const own = pieces.filter(piece => piece.link === link)
    const text = clean(own.map(piece => piece.text).join(''))
    return text === '' ? [] : [{ text, href: hrefOf(link) }]
  })
  return links.length > 0 ? { links } : {}
}

/** Adjacent struck pieces are one text. */
export function struckIn(pieces: Piece[]): Pick<RawBlock, 'struck'> {
  const texts: string[] = []
  let open = false
  for (const { text, element } of pieces) {
    const struck: boolean = text.trim() === '' ? open : isStruck(element)
    if (struck && open) texts.push((texts.pop() ?? '') + text)
    else if (struck) texts.push(text)
    open = struck
  }
  const struck = texts.map(clean).filter(text => text !== '')
  return struck.length > 0 ? { struck } : {}
}
