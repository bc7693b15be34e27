/// <reference lib="dom" />
import type { Scrolling } from './memory.ts'
import type { Tools } from './tools.ts'

/**
 * Scrolls back to the top and leaves the page as one who scrolled through it has seen it: what was shown only while it was
 * in sight is shown, and what scrolls inside the page is laid out at its whole height. Gives the page's height then.
 */
export async function scrollBack(tools: Tools): Promise<number> {
  const state = tools.memory.scrolling
  const frames = (count: number) =>
    new Promise<void>(resolve => {
      const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
      next(count)
    })
  const set = (element: Element, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      (element as HTMLElement).style.setProperty(name, value, 'important')
  }
  const pageHeight = () => Math.max(document.documentElement.scrollHeight, document.body?.scrollHeight ?? 0)

  /** Stays where it is when the page is scrolled. */
  const isFixed = (element: Element) => {
    for (let at: Element | null = element; at; at = tools.parent(at))
      if (/fixed|sticky/.test(tools.style(at).position)) return true
    return false
  }
  /** Something else stands in its place by now, as in a show of pictures. */
  const takenOver = (element: Element) => {
    const box = element.getBoundingClientRect()
    return [...(element.parentElement?.children ?? [])].some(other => {
      if (other === element || tools.hiddenElement(other)) return false
      const next = other.getBoundingClientRect()
      const width = Math.min(box.right, next.right) - Math.max(box.left, next.left)
      const height = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
      return width > 0 && height > 0 && width * height > (box.width * box.height) / 2
    })
  }
  const showAgain = (revealed: Scrolling['revealed']) => {
    const back = [...revealed].filter(([element, look]) => {
      if (!element.isConnected) return false
      const box = element.getBoundingClientRect()
      // What is in sight at the top is judged as it stands there.
      if (box.bottom > 0 && box.top < window.innerHeight) return false
      const style = tools.style(element)
      const gone =
        Number(style.opacity) < Number(look.opacity) - 0.05 ||
        style.visibility !== look.visibility ||
        style.clipPath !== look['clip-path']
      return gone && !isFixed(element) && !takenOver(element)
    })
    for (const [element, look] of back) set(element, { transition: 'none', ...look })
  }

  /** Lets the page grow by what scrolls in it; as it was where that does not come of it. */
  const layOut = (scroller: Element) => {
    const whole = scroller.scrollHeight
    const before: [HTMLElement, string | null][] = []
    for (let at: Element | null = scroller; at; at = at.parentElement) {
      const { position } = tools.style(at)
      const width = at.getBoundingClientRect().width
      before.push([at as HTMLElement, at.getAttribute('style')])
      set(at, { height: 'auto', 'max-height': 'none', overflow: 'visible', contain: 'none' })
      if (/absolute|fixed/.test(position))
        set(at, { position: 'relative', 'box-sizing': 'border-box', width: `${width}px` })
    }
    if (pageHeight() >= whole * 0.9) return
    for (const [element, style] of before) {
      element.style.cssText = style ?? ''
      if (style === null) element.removeAttribute('style')
    }
  }

  ;(state?.scroller ?? window).scrollTo({ top: 0, behavior: 'instant' })
  window.scrollTo({ top: 0, behavior: 'instant' })
  await frames(3)
  tools.finishMotion()
  if (state) showAgain(state.revealed)
  tools.forgetHidden()
  if (state?.scroller?.isConnected) {
    layOut(state.scroller)
    await frames(2)
    tools.finishMotion()
  }
  return pageHeight()
}
