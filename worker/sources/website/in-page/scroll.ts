import { consentRoot } from './consent.ts'
import { hiddenElement } from './hidden.ts'
import { finishMotion } from './motion.ts'
import { scrolls, selfAndAround, styleOf } from './tree.ts'

/** The style of an element that a script shows only while it is in view. */
interface RevealedStyle {
  opacity: string
  visibility: string
  transform: string
  translate: string
  scale: string
  'clip-path': string
}

interface Scrolling {
  scroller: Element | null
  /** When the page was last scrolled, or something was added to it. */
  changedAt: number
  hidden: Set<Element>
  /** The hidden elements that have become visible, with their style at that moment. */
  revealed: Map<Element, RevealedStyle>
}

let scrolling: Scrolling | undefined

interface StepOptions {
  /** Where to scroll; null to stay. */
  y: number | null
  /** How long nothing must have changed before the step ends. */
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

/** The element that scrolls instead of the window; null if the window scrolls, or nothing does. */
function mainScroller(): Element | null {
  const root = document.documentElement
  if (!document.body || root.scrollHeight > window.innerHeight + 100) return null
  const apart = 'dialog, [aria-modal=true], [role=dialog], [role=alertdialog], nav, aside, textarea, pre'
  let main: Element | null = null
  let size = 0
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.scrollHeight < element.clientHeight + 50 || !scrolls(element, 'y')) continue
    // The body's overflow applies to the window unless the root has its own.
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
  const state: Scrolling = {
    scroller: mainScroller(),
    changedAt: performance.now(),
    hidden: new Set(),
    revealed: new Map(),
  }
  for (const image of document.images) image.loading = 'eager'
  // Scripts that fade something in set its style in every frame.
  const fades = ({ target, attributeName }: MutationRecord) =>
    attributeName === 'style' && Number(getComputedStyle(target as Element).opacity) < 0.98
  new MutationObserver(records => {
    if (records.some(record => record.addedNodes.length > 0 || fades(record))) state.changedAt = performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
  return state
}

function recordRevealed(state: Scrolling): void {
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

/** Resolves once nothing changes any more, with the height of what is scrolled and of one screenful of it. */
export async function scrollStep(options: StepOptions): Promise<{ height: number; screen: number; inner: boolean }> {
  scrolling ??= begin()
  const state = scrolling
  const { scroller } = state
  if (options.y !== null) {
    ;(scroller ?? window).scrollTo({ top: options.y, behavior: 'instant' })
    // The quiet time begins once the page's scroll handlers have run, however slow the machine is.
    await frames(3)
    state.changedAt = performance.now()
  }
  const until = performance.now() + options.mostMs
  for (;;) {
    const left = Math.min(until, state.changedAt + options.quietMs) - performance.now()
    if (left <= 0) break
    await new Promise(resolve => setTimeout(resolve, left))
  }
  if (document.body) recordRevealed(state)
  if (scroller?.isConnected) return { height: scroller.scrollHeight, screen: scroller.clientHeight, inner: true }
  return { height: pageHeight(), screen: window.innerHeight, inner: false }
}

function set(element: Element, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values))
    (element as HTMLElement).style.setProperty(name, value, 'important')
}

const isFixed = (element: Element) => selfAndAround(element).some(at => /fixed|sticky/.test(styleOf(at).position))

/** Whether a sibling is visible in its place, as in a slideshow. */
function isReplaced(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return [...(element.parentElement?.children ?? [])].some(other => {
    if (other === element || hiddenElement(other)) return false
    const next = other.getBoundingClientRect()
    const width = Math.min(box.right, next.right) - Math.max(box.left, next.left)
    const height = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
    return width > 0 && height > 0 && width * height > (box.width * box.height) / 2
  })
}

function restoreRevealed(revealed: Scrolling['revealed']): void {
  const back = [...revealed].filter(([element, look]) => {
    if (!element.isConnected) return false
    const box = element.getBoundingClientRect()
    // What is in view at the top is read as it is now.
    if (box.bottom > 0 && box.top < window.innerHeight) return false
    const style = styleOf(element)
    const gone =
      Number(style.opacity) < Number(look.opacity) - 0.05 ||
      style.visibility !== look.visibility ||
      style.clipPath !== look['clip-path']
    return gone && !isFixed(element) && !isReplaced(element)
  })
  for (const [element, look] of back) set(element, { transition: 'none', ...look })
}

/** Expands the scroller to its whole height within the page; undone if the page does not grow. */
function expand(scroller: Element): void {
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

/** Shows again what was visible only while in view, expands the main scroller, and returns the page's height. */
export async function scrollBack(): Promise<number> {
  ;(scrolling?.scroller ?? window).scrollTo({ top: 0, behavior: 'instant' })
  window.scrollTo({ top: 0, behavior: 'instant' })
  await frames(3)
  finishMotion()
  if (scrolling) restoreRevealed(scrolling.revealed)
  hiddenElement.forget()
  if (scrolling?.scroller?.isConnected) {
    expand(scrolling.scroller)
    await frames(2)
    finishMotion()
  }
  return pageHeight()
}
