/** The rendered tree: styles, parents and children through shadow roots and frames, and positions on the whole page. */
import type { Box } from '#db/located-document.ts'
import { memoized } from './memoized.ts'

export const styleOf = memoized(element => (element.ownerDocument.defaultView ?? window).getComputedStyle(element))

/** Through open shadow roots and slots. */
export function childrenOf(node: Node): Node[] {
  const shadow = (node as Element).shadowRoot
  if (shadow) return [...shadow.childNodes]
  if ((node as Element).localName === 'slot') {
    const assigned = (node as HTMLSlotElement).assignedNodes({ flatten: true })
    if (assigned.length > 0) return assigned
  }
  return [...node.childNodes]
}

export function parentOf(node: Node): Element | null {
  const slot = (node as Element).assignedSlot
  if (slot) return slot
  const above = node.parentNode
  if (above instanceof ShadowRoot) return above.host
  if (above && above.nodeType === 9) return (above as Document).defaultView?.frameElement ?? null
  return above && above.nodeType === 1 ? (above as Element) : null
}

/** The element and those around it, from the inside out. */
export function selfAndAround(element: Element, most = Number.POSITIVE_INFINITY): Element[] {
  const found: Element[] = []
  for (let at: Element | null = element; at && found.length < most; at = parentOf(at)) found.push(at)
  return found
}

const round = (value: number) => Math.round(value * 10) / 10

/** Converts a rectangle in the viewport of the element's frame to a box on the whole page. */
export function onPage(rect: { left: number; top: number; width: number; height: number }, element: Element): Box {
  let x = rect.left
  let y = rect.top
  let view = element.ownerDocument.defaultView
  while (view && view !== window) {
    const frame = view.frameElement
    if (!frame) break
    const outer = frame.getBoundingClientRect()
    x += outer.left + frame.clientLeft
    y += outer.top + frame.clientTop
    view = frame.ownerDocument.defaultView
  }
  return {
    x: round(x + window.scrollX),
    y: round(y + window.scrollY),
    width: round(rect.width),
    height: round(rect.height),
  }
}

export function boxOfText(node: Node, parent: Element): Box {
  const range = parent.ownerDocument.createRange()
  range.selectNodeContents(node)
  return onPage(range.getBoundingClientRect(), parent)
}

export const boxOf = (element: Element): Box => onPage(element.getBoundingClientRect(), element)

/** Whether two texts have a gap of a space or more between them, as pills have without any white space in the markup. */
export const isApart = (one: Box, other: Box): boolean =>
  Math.max(other.x - one.x - one.width, one.x - other.x - other.width) > Math.max(one.height, other.height) / 4

export function union(boxes: Box[]): Box {
  const shown = boxes.filter(box => box.width > 0 || box.height > 0)
  const all = shown.length > 0 ? shown : boxes
  const x = Math.min(...all.map(box => box.x))
  const y = Math.min(...all.map(box => box.y))
  const right = Math.max(...all.map(box => box.x + box.width))
  const bottom = Math.max(...all.map(box => box.y + box.height))
  return { x, y, width: round(right - x), height: round(bottom - y) }
}

export function scrolls(element: Element, axis: 'x' | 'y'): boolean {
  const style = styleOf(element)
  return axis === 'y'
    ? /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1
    : /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
}
