import { hiddenElement } from './hidden.ts'
import { childrenOf, styleOf } from './tree.ts'

export const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()

const unread = new Set(['script', 'style', 'noscript', 'template', 'select', 'textarea', 'iframe', 'svg', 'object'])

/** The visible text of an element, with a space at the end of each line or block. */
export function textOf(element: Element): string {
  let text = ''
  const add = (node: Node) => {
    if (node.nodeType === 3) {
      text += node.nodeValue ?? ''
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
    for (const below of childrenOf(child)) add(below)
    if (apart) text += ' '
  }
  for (const child of childrenOf(element)) add(child)
  return clean(text)
}
