/// <reference lib="dom" />
import type { BlockStyle } from '#db/located-document.ts'
import type { RawBlock, Tools } from './tools.ts'

/** How a block looks and where it leads: its style, its link, its picture. */
export function installLooks(tools: Tools): void {
  tools.hrefOf = link => {
    const written = link.getAttribute('href')?.trim() ?? ''
    if (written === '' || written.startsWith('#') || /^(javascript|mailto|tel):/i.test(written))
      return written.slice(0, 2000)
    return ((link as HTMLAnchorElement).href || written).slice(0, 2000)
  }

  tools.union = boxes => {
    const shown = boxes.filter(box => box.width > 0 || box.height > 0)
    const all = shown.length > 0 ? shown : boxes
    const x = Math.min(...all.map(box => box.x))
    const y = Math.min(...all.map(box => box.y))
    const right = Math.max(...all.map(box => box.x + box.width))
    const bottom = Math.max(...all.map(box => box.y + box.height))
    return { x, y, width: Math.round((right - x) * 10) / 10, height: Math.round((bottom - y) * 10) / 10 }
  }

  tools.looksOf = (element, box, control) => {
    const style = tools.style(element)
    const seen = tools.shownColours(element, box)
    const ground = seen?.ground ?? null
    // On an unknown ground only a colour that lets nothing through is sure.
    const own = tools.paintsText(element) ? null : tools.parseColour(style.color)
    const colour = seen ? seen.text : own?.a === 1 ? own : null
    const result: BlockStyle = {
      size: Math.round(Number.parseFloat(style.fontSize) * 10) / 10,
      weight: Number(style.fontWeight) || 400,
      background: ground ? tools.hex(ground) : null,
      contrast: colour && ground ? tools.contrast(colour, ground) : null,
    }
    if (colour) result.color = tools.hex(colour)
    if (control) result.filled = tools.isFilled(control)
    return result
  }

  tools.isFilled = control => {
    const drawn = [control, ...(control.childElementCount === 1 ? [...control.children] : [])]
    return drawn.some(element => {
      const style = tools.style(element)
      const colour = tools.parseColour(style.backgroundColor)
      const sides = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.borderRightWidth]
      const bordered =
        sides.every(width => Number.parseFloat(width) >= 1) && (tools.parseColour(style.borderTopColor)?.a ?? 0) > 0
      return (colour?.a ?? 0) > 0.1 || /gradient|url/.test(style.backgroundImage) || bordered
    })
  }

  tools.isStruck = element => {
    // A line goes through what stands inside its element, but not through a box set into the line.
    for (let at: Element | null = element, steps = 0; at && steps < 4; at = tools.parent(at), steps++) {
      const style = tools.style(at)
      if (style.textDecorationLine.includes('line-through')) return true
      if (style.display === 'inline-block' || style.position === 'absolute') return false
    }
    return false
  }

  tools.imageOf = (element, href, linkName) => {
    const box = tools.boxOf(element)
    const hidden = tools.hiddenElement(element)
    if (hidden || box.width < 16 || box.height < 16) return null
    const alt = element.getAttribute('alt') ?? element.getAttribute('aria-label')
    const block: Omit<RawBlock, 'zone'> = { type: 'image', text: tools.clean(alt ?? '') || linkName, box }
    if (href !== undefined) block.href = href
    const link = element.closest('a[href], button')
    const alone = link !== null && tools.textOf(link) === '' && link.querySelectorAll('img, svg').length === 1
    const large = box.width >= 64 && box.height >= 64
    if (element.localName === 'img' && alt === null && (large || alone)) block.altMissing = true
    return block
  }
}
