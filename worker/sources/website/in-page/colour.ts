/** Colours and backgrounds ("grounds"). If the ground is unsure, none is returned: better no contrast than a wrong one. */
import type { Box } from '#db/located-document.ts'
import { memoized } from './memoized.ts'
import { boxOf, childrenOf, parentOf, selfAndAround, styleOf } from './tree.ts'

interface Rgba {
  r: number
  g: number
  b: number
  a: number
}

interface Painted {
  element: Element
  box: Box
}

export function parseColour(text: string): Rgba | null {
  const numbers = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number)
  if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) return null
  const [r = 0, g = 0, b = 0, a = 1] = numbers
  return { r, g, b, a }
}

export const hex = (colour: Rgba): string =>
  `#${[colour.r, colour.g, colour.b].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function over(top: Rgba, below: Rgba): Rgba {
  const a = top.a + below.a * (1 - top.a)
  const mix = (one: number, other: number) => (a === 0 ? 0 : (one * top.a + other * below.a * (1 - top.a)) / a)
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a }
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: Rgba) {
  const [r = 0, g = 0, b = 0] = [colour.r, colour.g, colour.b].map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of WCAG 2.2, for two opaque colours. */
export function contrast(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100
}

/** Whether text is cut out of its background, outlined or shadowed, so that its colour alone does not tell how it looks. */
export function paintsText(element: Element): boolean {
  const style = styleOf(element)
  const clipped = style.getPropertyValue('background-clip') === 'text'
  const fill = style.getPropertyValue('-webkit-text-fill-color')
  const outlined = Number.parseFloat(style.getPropertyValue('-webkit-text-stroke-width')) > 0
  return clipped || fill !== style.color || outlined || style.textShadow !== 'none'
}

const replaced = new Set(['img', 'video', 'canvas', 'iframe', 'svg', 'object', 'embed'])

function findPainted(root: Element): Painted[] {
  const painted: Painted[] = []
  const visit = (element: Element) => {
    const style = styleOf(element)
    if (style.display === 'none') return
    const lifted = style.position !== 'static' || style.transform !== 'none'
    const coloured = style.backgroundImage !== 'none' || (parseColour(style.backgroundColor)?.a ?? 1) > 0
    if (replaced.has(element.localName) || (lifted && coloured)) painted.push({ element, box: boxOf(element) })
    for (const child of childrenOf(element)) if (child.nodeType === 1) visit(child as Element)
  }
  visit(root)
  return painted
}

/** Call `forget` after changing the page. */
export const paintedIn = memoized(findPainted)

const hasPaintedPseudo = (element: Element) =>
  ['::before', '::after'].some(pseudo => {
    const style = getComputedStyle(element, pseudo)
    if (style.content === 'none' || style.content === 'normal' || style.position === 'static') return false
    return style.backgroundImage !== 'none' || (parseColour(style.backgroundColor)?.a ?? 1) > 0
  })

const within = (box: Box, x: number, y: number) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** Whether the element's background is painted on the canvas, below even what has a negative z-index. */
function isCanvas(element: Element): boolean {
  if (element === document.documentElement) return true
  const { backgroundColor, backgroundImage } = styleOf(document.documentElement)
  const bare = backgroundImage === 'none' && (parseColour(backgroundColor)?.a ?? 0) === 0
  return element === document.body && bare
}

/** Whether `other` is below an opaque ancestor of the text. */
function isUnder(other: Element, ancestors: Set<Element>, x: number, y: number): boolean {
  const stack = document.elementsFromPoint(x, y)
  const solid = stack.findIndex(
    at => ancestors.has(at) && !isCanvas(at) && (parseColour(styleOf(at).backgroundColor)?.a ?? 0) === 1,
  )
  return solid >= 0 && stack.indexOf(other) > solid
}

/** Whether `other` is a fixed or sticky element over the text, such as a dialog or a bar, and so not its background. */
function coversText(other: Element, ancestors: Set<Element>, x: number, y: number): boolean {
  const stack = document.elementsFromPoint(x, y)
  const text = stack.findIndex(at => ancestors.has(at))
  const cover = stack.indexOf(other)
  if (cover < 0 || text < 0 || cover > text) return false
  for (let at: Element | null = other; at && !ancestors.has(at); at = parentOf(at)) {
    if (/^(?:fixed|sticky)$/.test(styleOf(at).position)) return true
  }
  return false
}

const clear: Rgba = { r: 0, g: 0, b: 0, a: 0 }

/** Colours as they appear, blended with each ancestor's. Null if the ground is unsure; `text` is null if `paintsText`. */
export function shownColours(element: Element, box: Box): { text: Rgba | null; ground: Rgba } | null {
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const ancestors = new Set(selfAndAround(element))
  const others = paintedIn(document.documentElement).filter(
    other => within(other.box, x, y) && !ancestors.has(other.element) && !element.contains(other.element),
  )
  const [left, top] = [x - window.scrollX, y - window.scrollY]
  // Elements in the same place that are not ancestors may be over or under the text: only `elementsFromPoint` tells.
  const unsure = others.some(
    other => !isUnder(other.element, ancestors, left, top) && !coversText(other.element, ancestors, left, top),
  )
  if (unsure) return null
  let text = paintsText(element) ? null : parseColour(styleOf(element).color)
  let ground = clear
  for (const at of ancestors) {
    const style = styleOf(at)
    if (style.filter !== 'none' || style.mixBlendMode !== 'normal') return null
    // Nothing shows through an opaque ground.
    if (ground.a < 1) {
      const colour = parseColour(style.backgroundColor)
      if (!colour || style.backgroundImage !== 'none' || hasPaintedPseudo(at)) return null
      if (text) text = over(text, colour)
      ground = over(ground, colour)
    }
    const opacity = Number(style.opacity)
    // Halfway through an animation the colour is only temporary.
    if (opacity < 1 && at.getAnimations().length > 0) return null
    if (text) text = { ...text, a: text.a * opacity }
    ground = { ...ground, a: ground.a * opacity }
  }
  const white = { r: 255, g: 255, b: 255, a: 1 }
  return { text: text && over(text, white), ground: over(ground, white) }
}
