import type { Box } from '#db/located-document.ts'
import { childrenOf } from './tree.ts'
import { clean } from './words.ts'

export interface ScreenText {
  text: string
  box: Box
}

const moving =
  /carousel|slider|swiper|slick|splide|embla|rotat|typed|typing|typewriter|ticker|toast|countdown|marquee|flip-?clock/i

export function firstScreen(): { texts: ScreenText[]; mayMove: boolean } {
  const texts: ScreenText[] = []
  let mayMove = false
  const visit = (element: Element) => {
    // Not memoized: snapshots are compared to find changes.
    const style = getComputedStyle(element)
    if (style.display === 'none' || Number(style.opacity) < 0.1) return
    const rect = element.getBoundingClientRect()
    if (rect.top > window.innerHeight && rect.height > 0) return
    if (moving.test(`${element.id} ${element.getAttribute('class') ?? ''}`)) mayMove = true
    for (const child of childrenOf(element)) {
      if (child.nodeType === 1) {
        if (!/^(script|style|noscript|template)$/.test((child as Element).localName)) visit(child as Element)
        continue
      }
      const text = child.nodeType === 3 ? clean(child.nodeValue ?? '') : ''
      if (text === '' || style.visibility !== 'visible') continue
      if (/\d\s?:\s?\d\d|\bjust (?:bought|ordered|purchased|joined)\b|\b(?:looking at|viewing) this\b/i.test(text))
        mayMove = true
      const range = document.createRange()
      range.selectNodeContents(child)
      const box = range.getBoundingClientRect()
      const inside =
        box.width > 1 && box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth
      if (inside) texts.push({ text, box: { x: box.x, y: box.y, width: box.width, height: box.height } })
    }
  }
  if (document.body) visit(document.body)
  return { texts: texts.slice(0, 400), mayMove }
}
