/** Goes down a page as a visitor does, and leaves it at the top as one has seen it. */
import { consentRoot } from './consent.ts'
import { hiddenElement } from './hidden.ts'
import { finishMotion } from './motion.ts'
import { parentOf, scrolls, styleOf } from './tree.ts'

/** How an element looked that a script shows while it is in sight. */
interface Look {
  opacity: string
  visibility: string
  transform: string
  translate: string
  scale: string
  'clip-path': string
}

/** What is remembered from one step of scrolling to the next. */
interface Scrolling {
  scroller: Element | null
  /** When it was scrolled last, or something came into the page. */
  changedAt: number
  /** Elements that were hidden at some time. */
  hidden: Set<Element>
  /** Those of them that came to be seen, as they were then. */
  revealed: Map<Element, Look>
}

let scrolling: Scrolling | undefined

interface StepAsked {
  /** Where to; null to stay. */
  y: number | null
  /** For how long it shall not have been scrolled and nothing have come into it. */
  quietMs: number
  mostMs: number
}

const mostElements = 20_000

function frames(count: number): Promise<void> {
  return new Promise(resolve => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })
}

const pageHeight = () => Math.max(document.documentElement.scrollHeight, document.body?.scrollHeight ?? 0)

/** What scrolls in the place of the window; null where that scrolls itself, or nothing does. */
function mainScroller(): Element | null {
  const root = document.documentElement
  if (!document.body || root.scrollHeight > window.innerHeight + 100) return null
  const apart = 'dialog, [aria-modal=true], [role=dialog], [role=alertdialog], nav, aside, textarea, pre'
  let main: Element | null = null
  let size = 0
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.scrollHeight < element.clientHeight + 50 || !scrolls(element, 'y')) continue
    // The window scrolls in the body's place where nothing else is said of the root.
    if (element === document.body && styleOf(root).overflowY === 'visible') continue
    const { clientWidth, clientHeight } = element
    if (clientWidth < window.innerWidth / 2 || clientHeight < window.innerHeight / 2) continue
    if (element.closest(apart) || consentRoot?.contains(element) || hiddenElement(element)) continue
    if (clientWidth * clientHeight <= size) continue
    main = element
    size = clientWidth * clientHeight
  }
  return main
}

function begin(): Scrolling {
  const begun: Scrolling = {
    scroller: mainScroller(),
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

/** Notes what is seen that was hidden before. */
function note(state: Scrolling): void {
  finishMotion()
  for (const element of [...document.body.querySelectorAll('*')].slice(0, mostElements)) {
    const reason = hiddenElement(element)
    if (reason === 'transparent' || reason === 'not displayed' || reason === 'clipped') {
      state.hidden.add(element)
      continue
    }
    if (reason || !state.hidden.has(element)) continue
    const box = element.getBoundingClientRect()
    if (box.bottom <= 0 || box.top >= window.innerHeight) continue
    const style = styleOf(element)
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

/**
 * Scrolls to a place of the page, or of the part of it that scrolls, waits until nothing comes any more, and notes what is
 * seen there that was hidden before. Gives the height of what is scrolled and that of a screen of it.
 */
export async function scrollStep(asked: StepAsked): Promise<{ height: number; screen: number; inner: boolean }> {
  scrolling ??= begin()
  const state = scrolling
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
  if (document.body) note(state)
  if (scroller?.isConnected) return { height: scroller.scrollHeight, screen: scroller.clientHeight, inner: true }
  return { height: pageHeight(), screen: window.innerHeight, inner: false }
}

function set(element: Element, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values))
    (element as HTMLElement).style.setProperty(name, value, 'important')
}

/** Stays where it is when the page is scrolled. */
function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at))
    if (/fixed|sticky/.test(styleOf(at).position)) return true
  return false
}

/** Something else stands in its place by now, as in a show of pictures. */
function takenOver(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return [...(element.parentElement?.children ?? [])].some(other => {
    if (other === element || hiddenElement(other)) return false
    const next = other.getBoundingClientRect()
    const width = Math.min(box.right, next.right) - Math.max(box.left, next.left)
    const height = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
    return width > 0 && height > 0 && width * height > (box.width * box.height) / 2
  })
}

function showAgain(revealed: Scrolling['revealed']): void {
  const back = [...revealed].filter(([element, look]) => {
    if (!element.isConnected) return false
    const box = element.getBoundingClientRect()
    // What is in sight at the top is judged as it stands there.
    if (box.bottom > 0 && box.top < window.innerHeight) return false
    const style = styleOf(element)
    const gone =
      Number(style.opacity) < Number(look.opacity) - 0.05 ||
      style.visibility !== look.visibility ||
      style.clipPath !== look['clip-path']
    return gone && !isFixed(element) && !takenOver(element)
  })
  for (const [element, look] of back) set(element, { transition: 'none', ...look })
}

/** Lets the page grow by what scrolls in it; as it was where that does not come of it. */
function layOut(scroller: Element): void {
  const whole = scroller.scrollHeight
  const before: [HTMLElement, string | null][] = []
  for (let at: Element | null = scroller; at; at = at.parentElement) {
    const { position } = styleOf(at)
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

/**
 * Scrolls back to the top and leaves the page as one who scrolled through it has seen it: what was shown only while it was
 * in sight is shown, and what scrolls inside the page is laid out at its whole height. Gives the page's height then.
 */
export async function scrollBack(): Promise<number> {
  ;(scrolling?.scroller ?? window).scrollTo({ top: 0, behavior: 'instant' })
  window.scrollTo({ top: 0, behavior: 'instant' })
  await frames(3)
  finishMotion()
  if (scrolling) showAgain(scrolling.revealed)
  hiddenElement.forget()
  if (scrolling?.scroller?.isConnected) {
    layOut(scrolling.scroller)
    await frames(2)
    finishMotion()
  }
  return pageHeight()
}
