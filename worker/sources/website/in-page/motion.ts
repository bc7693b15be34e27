import { hiddenElement } from './hidden.ts'

const maxLeftMs = 10_000
const maxAnimations = 3_000

const faint = (element: Element | null | undefined) =>
  element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false

/** Whether the animation ends by itself soon, and is not endless, paused or driven by scrolling. */
function ends(animation: Animation): boolean {
  const { effect, timeline, playState } = animation
  if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) return false
  const left = Number(effect?.getComputedTiming().endTime) - Number(animation.currentTime ?? 0)
  return left / Math.abs(animation.playbackRate || 1) <= maxLeftMs
}

export function finishMotion(): void {
  const views = [document]
  for (const frame of document.querySelectorAll('iframe')) if (frame.contentDocument) views.push(frame.contentDocument)
  for (const animation of views.flatMap(view => view.getAnimations()).slice(0, maxAnimations)) {
    if (!ends(animation)) continue
    const target = (animation.effect as KeyframeEffect | null)?.target
    const [shown, at] = [!faint(target), animation.currentTime]
    try {
      animation.finish()
    } catch {
      continue
    }
    // An animation that hides a visible element is undone, because visitors see the element now. A transition is not undone,
    // because the page has already hidden the element, and only the fade is still running.
    if (shown && faint(target) && !(animation instanceof CSSTransition)) animation.currentTime = at
  }
  hiddenElement.forget()
}
