/// <reference lib="dom" />
import type { Scrolling } from './memory.ts'
import type { Tools } from './tools.ts'

export interface StepAsked {
  /** Where to; null to stay. */
  y: number | null
  /** For how long it shall not have been scrolled and nothing have come into it. */
  quietMs: number
  mostMs: number
}

/**
 * Scrolls to a place of the page, or of the part of it that scrolls, waits until nothing comes any more, and notes what is
 * seen there that was hidden before. Gives the height of what is scrolled and that of a screen of it.
 */
export async function scrollStep(
  tools: Tools,
  asked: StepAsked,
): Promise<{ height: number; screen: number; inner: boolean }> {
  const mostElements = 20_000
  const frames = (count: number) =>
    new Promise<void>(resolve => {
      const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
      next(count)
    })

  const begin = (): Scrolling => {
    const begun: Scrolling = {
      scroller: tools.mainScroller(),
      changedAt: performance.now(),
      hidden: new Set(),
      revealed: new Map(),
    }
    for (const image of document.images) image.loading = 'eager'
    // Scripts that fade something in write its style anew for each frame.
    const fades = ({ target, attributeName }: MutationRecord) =>
      attributeName === 'style' && Number(getComputedStyle(target as Element).opacity) < 0.98
    new MutationObserver(records => {
      if (records.some(record => record.addedNodes.length > 0 || fades(record))) begun.changedAt = performance.now()
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
    return begun
  }

  const note = () => {
    tools.finishMotion()
    for (const element of [...document.body.querySelectorAll('*')].slice(0, mostElements)) {
      const reason = tools.hiddenElement(element)
      if (reason === 'transparent' || reason === 'not displayed' || reason === 'clipped') {
        state.hidden.add(element)
        continue
      }
      if (reason || !state.hidden.has(element)) continue
      const box = element.getBoundingClientRect()
      if (box.bottom <= 0 || box.top >= window.innerHeight) continue
      const style = tools.style(element)
      if (Number(state.revealed.get(element)?.opacity ?? 0) > Number(style.opacity)) continue
      state.revealed.set(element, {
        opacity: style.opacity,
        visibility: style.visibility,
        transform: style.transform,
        translate: style.translate,
        scale: style.scale,
        'clip-path': style.clipPath,
      })
    }
  }

  tools.memory.scrolling ??= begin()
  const state = tools.memory.scrolling
  const { scroller } = state
  if (asked.y !== null) {
    ;(scroller ?? window).scrollTo({ top: asked.y, behavior: 'instant' })
    // From when the page's handlers have heard of it, so that what they put off comes first, however slow all is.
    await frames(3)
    state.changedAt = performance.now()
  }
  const until = performance.now() + asked.mostMs
  for (;;) {
    const left = Math.min(until, state.changedAt + asked.quietMs) - performance.now()
    if (left <= 0) break
    await new Promise(resolve => setTimeout(resolve, left))
  }
  if (document.body) note()
  if (scroller?.isConnected) return { height: scroller.scrollHeight, screen: scroller.clientHeight, inner: true }
  const height = Math.max(document.documentElement.scrollHeight, document.body?.scrollHeight ?? 0)
  return { height, screen: window.innerHeight, inner: false }
}
