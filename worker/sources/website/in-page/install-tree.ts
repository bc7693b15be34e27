/// <reference lib="dom" />
import type { Tools } from './tools.ts'

/** The rendered tree: styles, children through shadow roots, boxes on the whole page, words. */
export function installTree(tools: Tools): void {
  const styles = new WeakMap<Element, CSSStyleDeclaration>()

  tools.style = element => {
    let style = styles.get(element)
    if (!style) {
      style = (element.ownerDocument.defaultView ?? window).getComputedStyle(element)
      styles.set(element, style)
    }
    return style
  }

  tools.children = node => {
    const shadow = (node as Element).shadowRoot
    if (shadow) return [...shadow.childNodes]
    if ((node as Element).localName === 'slot') {
      const assigned = (node as HTMLSlotElement).assignedNodes({ flatten: true })
      if (assigned.length > 0) return assigned
    }
    return [...node.childNodes]
  }

  tools.parent = node => {
    const slot = (node as Element).assignedSlot
    if (slot) return slot
    const above = node.parentNode
    if (above instanceof ShadowRoot) return above.host
    if (above && above.nodeType === 9) return (above as Document).defaultView?.frameElement ?? null
    return above && above.nodeType === 1 ? (above as Element) : null
  }

  tools.onPage = (rect, element) => {
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
    const round = (value: number) => Math.round(value * 10) / 10
    return {
      x: round(x + window.scrollX),
      y: round(y + window.scrollY),
      width: round(rect.width),
      height: round(rect.height),
    }
  }

  tools.boxOf = element => tools.onPage(element.getBoundingClientRect(), element)

  tools.clean = text => text.replace(/\s+/g, ' ').trim()

  const unread = new Set(['script', 'style', 'noscript', 'template', 'select', 'textarea', 'iframe', 'svg', 'object'])
  tools.textOf = element => {
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
      const hidden = tools.hiddenElement(child)
      if (hidden && hidden !== 'outside its frame') return
      const apart = !/^(inline|contents)/.test(tools.style(child).display)
      if (apart) text += ' '
      for (const below of tools.children(child)) add(below)
      if (apart) text += ' '
    }
    for (const child of tools.children(element)) add(child)
    return tools.clean(text)
  }
}
