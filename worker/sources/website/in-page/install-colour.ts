/// <reference lib="dom" />
import type { Box } from '#db/shapes.ts'
import type { Rgba, Tools } from './tools.ts'

/** Colours and grounds. A ground is only given where it is one solid colour for sure: a wrong contrast is worse than none. */
export function installColour(tools: Tools): void {
  interface Painted {
    element: Element
    box: Box
  }
  let painted: Painted[] = []

  tools.parseColour = text => {
    const numbers = /^rgba?\(([^)]+)\)$/
      .exec(text)?.[1]
      ?.split(/[\s,/]+/)
      .filter(Boolean)
      .map(Number)
    if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) return null
    const [r = 0, g = 0, b = 0, a = 1] = numbers
    return { r, g, b, a }
  }

  tools.hex = colour =>
    `#${[colour.r, colour.g, colour.b].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

  const over = (top: Rgba, below: Rgba): Rgba => ({
    r: top.r * top.a + below.r * (1 - top.a),
    g: top.g * top.a + below.g * (1 - top.a),
    b: top.b * top.a + below.b * (1 - top.a),
    a: 1,
  })

  // WCAG 2.2, relative luminance and contrast ratio.
  const luminance = (colour: Rgba) => {
    const [r = 0, g = 0, b = 0] = [colour.r, colour.g, colour.b].map(part => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  tools.contrast = (one, other) => {
    const [dark = 0, light = 0] = [luminance(over(one, other)), luminance(other)].sort((a, b) => a - b)
    return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100
  }

  /** Text painted by its background, or outlined or shadowed: its colour alone does not tell how it looks. */
  tools.paintsText = element => {
    const style = tools.style(element)
    const clipped = style.getPropertyValue('background-clip') === 'text'
    const fill = style.getPropertyValue('-webkit-text-fill-color')
    const outlined = Number.parseFloat(style.getPropertyValue('-webkit-text-stroke-width')) > 0
    return clipped || fill !== style.color || outlined || style.textShadow !== 'none'
  }

  const replaced = new Set(['img', 'video', 'canvas', 'iframe', 'svg', 'object', 'embed'])
  tools.preparePaint = () => {
    painted = []
    const visit = (element: Element) => {
      const style = tools.style(element)
      if (style.display === 'none') return
      const lifted = style.position !== 'static' || style.transform !== 'none'
      const coloured = style.backgroundImage !== 'none' || (tools.parseColour(style.backgroundColor)?.a ?? 1) > 0
      if (replaced.has(element.localName) || (lifted && coloured)) painted.push({ element, box: tools.boxOf(element) })
      for (const child of tools.children(element)) if (child.nodeType === 1) visit(child as Element)
    }
    if (document.body) visit(document.body)
  }

  const hasPaintedPseudo = (element: Element) =>
    ['::before', '::after'].some(pseudo => {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.content === 'normal' || style.position === 'static') return false
      return style.backgroundImage !== 'none' || (tools.parseColour(style.backgroundColor)?.a ?? 1) > 0
    })

  const within = (box: Box, x: number, y: number) =>
    x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

  /** True where `other` lies below an ancestor of the text that lets nothing through. */
  const isUnder = (other: Element, ancestors: Set<Element>, x: number, y: number): boolean => {
    const stack = document.elementsFromPoint(x, y)
    const solid = stack.findIndex(
      at => ancestors.has(at) && (tools.parseColour(tools.style(at).backgroundColor)?.a ?? 0) === 1,
    )
    return solid >= 0 && stack.indexOf(other) > solid
  }

  tools.groundOf = (element, box) => {
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const ancestors = new Set<Element>()
    for (let at: Element | null = element; at; at = tools.parent(at)) ancestors.add(at)
    const others = painted.filter(
      other => within(other.box, x, y) && !ancestors.has(other.element) && !element.contains(other.element),
    )
    // What is no ancestor but lies at the same place may be over or under the text: only the stack on screen tells.
    if (others.some(other => !isUnder(other.element, ancestors, x - window.scrollX, y - window.scrollY))) return null
    const layers: Rgba[] = []
    for (const at of ancestors) {
      const style = tools.style(at)
      if (style.backgroundImage !== 'none' || style.filter !== 'none' || style.mixBlendMode !== 'normal') return null
      if (Number(style.opacity) < 1 || hasPaintedPseudo(at)) return null
      const colour = tools.parseColour(style.backgroundColor)
      if (!colour) return null
      if (colour.a > 0) layers.push(colour)
      if (colour.a === 1) break
    }
    return layers.reverse().reduce((below, top) => over(top, below), { r: 255, g: 255, b: 255, a: 1 })
  }
}
