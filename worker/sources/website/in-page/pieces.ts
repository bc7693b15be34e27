import type { Box } from '#db/located-document.ts'
import { hiddenElement } from './hidden.ts'
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

export function marksIn(...runs: Omit<Piece, 'box'>[][]): Pick<RawBlock, 'links' | 'struck'> {
  const pieces = runs.flat()
  const links = [...new Set(pieces.flatMap(({ link }) => link ?? []))].flatMap(link => {
    const own = pieces.filter(piece => piece.link === link)
    const text = clean(own.map(piece => piece.text).join(''))
    return text === '' ? [] : [{ text, href: hrefOf(link) }]
  })
  const struck = runs.flatMap(struckIn).map(clean).filter(Boolean)
  return { ...(struck.length > 0 && { struck }), ...(links.length > 0 && { links }) }
}

/** Adjacent struck pieces are one text. */
function struckIn(pieces: Omit<Piece, 'box'>[]): string[] {
  const texts: string[] = []
  let open = false
  for (const { text, element } of pieces) {
    const struck: boolean = text.trim() === '' ? open : isStruck(element)
    if (struck && open) texts.push((texts.pop() ?? '') + text)
    else if (struck) texts.push(text)
    open = struck
  }
  return texts
}

/** The same of elements, as of cells, that are one block as a whole. */
export const marksInside = (...elements: Element[]) => marksIn(...elements.map(piecesOf))

function piecesOf(element: Element): Omit<Piece, 'box'>[] {
  const pieces: Omit<Piece, 'box'>[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode
    if (!parentElement || hiddenElement(parentElement)) continue
    const link = parentElement.closest('a[href]')
    pieces.push({ text: nodeValue ?? '', element: parentElement, link: element.contains(link) ? link : null })
  }
  return pieces
}
