import type { Box } from '#db/located-document.ts'
import { hiddenElement } from './hidden.ts'
import { boxOfText, childrenOf, isApart, styleOf } from './tree.ts'

export const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()

const unread = new Set(['script', 'style', 'noscript', 'template', 'select', 'textarea', 'iframe', 'svg', 'object'])

/** The visible text of an element, with a space at the end of each line or block, and where a gap is seen. */
export function textOf(element: Element): string {
  let text = ''
  let last: (() => Box) | null = null
  const add = (node: Node, parent: Element) => {
    if (node.nodeType === 3) {
      const own = node.nodeValue ?? ''
      const box = () => boxOfText(node, parent)
      // Measured only where words would run together, because that is slow.
      if (last && !/\s/.test(`${text.at(-1)}${own[0]}`) && isApart(last(), box())) text += ' '
      text += own
      if (own) last = box
      return
    }
    if (node.nodeType !== 1) return
    const child = node as Element
    if (child.localName === 'br') text += ' '
    if (unread.has(child.localName)) return
    const hidden = hiddenElement(child)
    if (hidden && hidden !== 'outside its frame') return
    const apart = !/^(inline|contents)/.test(styleOf(child).display)
    if (apart) text += ' '
    for (const below of childrenOf(child)) add(below, child)
    if (apart) text += ' '
  }
  for (const child of childrenOf(element)) add(child, element)
  return clean(text)
}
