import type { BlockStyle, Box } from '#db/located-document.ts'
import { contrast, hex, paintsText, parseColour, shownColours } from './colour.ts'
import { hiddenElement } from './hidden.ts'
import type { RawBlock } from './raw-block.ts'
import { boxOf, parentOf, styleOf } from './tree.ts'
import { clean, textOf } from './words.ts'

export function hrefOf(link: Element): string {
  const written = link.getAttribute('href')?.trim() ?? ''
  if (written === '' || written.startsWith('#') || /^(javascript|mailto|tel):/i.test(written))
    return written.slice(0, 2000)
  return ((link as HTMLAnchorElement).href || written).slice(0, 2000)
}

export function looksOf(element: Element, box: Box, control: Element | null): BlockStyle {
  const style = styleOf(element)
  const seen = shownColours(element, box)
  const ground = seen?.ground ?? null
  // On an unknown ground only an opaque text colour is certain.
  const own = paintsText(element) ? null : parseColour(style.color)
  const colour = seen ? seen.text : own?.a === 1 ? own : null
  const result: BlockStyle = {
    size: Math.round(Number.parseFloat(style.fontSize) * 10) / 10,
    weight: Number(style.fontWeight) || 400,
    background: ground ? hex(ground) : null,
    contrast: colour && ground ? contrast(colour, ground) : null,
  }
  if (colour) result.color = hex(colour)
  if (control) result.filled = isFilled(control)
  return result
}

export function isFilled(control: Element): boolean {
  const drawn = [control, ...(control.childElementCount === 1 ? [...control.children] : [])]
  const alpha = (colour: string) => parseColour(colour)?.a ?? 0
  return drawn.some(element => {
    const style = styleOf(element)
    const sides = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.borderRightWidth]
    const bordered = sides.every(width => Number.parseFloat(width) >= 1) && alpha(style.borderTopColor) > 0
    return alpha(style.backgroundColor) > 0.1 || /gradient|url/.test(style.backgroundImage) || bordered
  })
}

/** The outermost inline element with a ground of its own, unless it only marks words of a sentence. */
export function labelAround(element: Element): Element | null {
  let found: Element | null = null
  for (let at: Element | null = element; at && styleOf(at).display.startsWith('inline'); at = parentOf(at))
    if (isFilled(at) && !at.matches('mark, code, kbd, samp')) found = at
  return found
}

export function isStruck(element: Element): boolean {
  // A line through an element also goes through its descendants, but not through inline-blocks and absolute boxes.
  for (let at: Element | null = element, steps = 0; at && steps < 4; at = parentOf(at), steps++) {
    const style = styleOf(at)
    if (style.textDecorationLine.includes('line-through')) return true
    if (style.display === 'inline-block' || style.position === 'absolute') return false
  }
  return false
}

export function imageOf(element: Element, href: string | undefined, linkName: string): Omit<RawBlock, 'zone'> | null {
  const box = boxOf(element)
  const hidden = hiddenElement(element)
  if (hidden || box.width < 16 || box.height < 16) return null
  const alt = element.getAttribute('alt') ?? element.getAttribute('aria-label')
  const block: Omit<RawBlock, 'zone'> = { type: 'image', text: clean(alt ?? '') || linkName, box }
  const link = element.closest('a[href], button')
  if (href !== undefined) block.href = href
  else if (link?.localName === 'a') block.href = hrefOf(link)
  const alone = link !== null && textOf(link) === '' && link.querySelectorAll('img, svg').length === 1
  const large = box.width >= 64 && box.height >= 64
  if (element.localName === 'img' && alt === null && (large || alone)) block.altMissing = true
  return block
}
