/// <reference lib="dom" />
import type { Tools } from './tools.ts'

/** What moves on a page, brought to where it ends; and the part of it that scrolls in the window's place. */
export function installMotion(tools: Tools): void {
  const longestMs = 10_000
  const most = 3_000

  const faint = (element: Element | null | undefined) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false

  /** What runs with time and for a while, or is about to; not what runs for ever, waits for a script or follows a scroll. */
  const ends = (animation: Animation): boolean => {
    const { effect, timeline, playState } = animation
    if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) return false
    const left = Number(effect?.getComputedTiming().endTime) - Number(animation.currentTime ?? 0)
    return left / Math.abs(animation.playbackRate || 1) <= longestMs
  }

  tools.finishMotion = () => {
    const views = [document]
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentDocument) views.push(frame.contentDocument)
    for (const animation of views.flatMap(view => view.getAnimations()).slice(0, most)) {
      if (!ends(animation)) continue
      const target = (animation.effect as KeyframeEffect | null)?.target
      const [shown, at] = [!faint(target), animation.currentTime]
      try {
        animation.finish()
      } catch {
        continue
      }
      // What is shown for some seconds and then goes is there now; a transition was begun by something that happened.
      if (shown && faint(target) && !(animation instanceof CSSTransition)) animation.currentTime = at
    }
    tools.forgetHidden()
  }

  tools.scrolls = (element, axis) => {
    const style = tools.style(element)
    return axis === 'y'
      ? /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1
      : /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
  }

  tools.mainScroller = () => {
    const root = document.documentElement
    if (!document.body || root.scrollHeight > window.innerHeight + 100) return null
    const apart = 'dialog, [aria-modal=true], [role=dialog], [role=alertdialog], nav, aside, textarea, pre'
    let main: Element | null = null
    let size = 0
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.scrollHeight < element.clientHeight + 50 || !tools.scrolls(element, 'y')) continue
      // The window scrolls in the body's place where nothing else is said of the root.
      if (element === document.body && tools.style(root).overflowY === 'visible') continue
      const { clientWidth, clientHeight } = element
      if (clientWidth < window.innerWidth / 2 || clientHeight < window.innerHeight / 2) continue
      if (element.closest(apart) || tools.memory.consentRoot?.contains(element) || tools.hiddenElement(element))
        continue
      if (clientWidth * clientHeight <= size) continue
      main = element
      size = clientWidth * clientHeight
    }
    return main
  }
}
