/** What fades or moves for a while, brought to where it would get by itself. */
import { hiddenElement } from './hidden.ts'

const longestMs = 10_000
const most = 3_000

const faint = (element: Element | null | undefined) =>
  element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false

/** What runs with time and for a while, or is about to; not what runs for ever, waits for a script or follows a scroll. */
function ends(animation: Animation): boolean {
  const { effect, timeline, playState } = animation
  if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) return false
  const left = Number(effect?.getComputedTiming().endTime) - Number(animation.currentTime ?? 0)
  return left / Math.abs(animation.playbackRate || 1) <= longestMs
}

export function finishMotion(): void {
  const views = [document]
  for (const frame of document.querySelectorAll('iframe')) if (frame.contentDocument) views.push(frame.contentDocument)
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
  hiddenElement.forget()
}
