/** Rows far from what is on the screen are not drawn, so that ten thousand scroll like a hundred. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far is far. Rows come back this long before they are seen, and before the Tab key gets there. */
const margin = '2000px'

/** `height` of the rows while they are not drawn; null where they are, and in browsers that cannot tell in time. */
export function useOffscreen(): { body: RefObject<HTMLTableSectionElement | null>; height: number | null } {
  const body = useRef<HTMLTableSectionElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = body.current
    if (!element || !('scrollMargin' in IntersectionObserver.prototype)) return
    const margins: IntersectionObserverInit = { rootMargin: margin, scrollMargin: margin }
    const observer = new IntersectionObserver(entries => {
      // The last one: on a busy page several come at once, and what was true before the rows changed is not any more.
      if (entries.at(-1)?.isIntersecting) setHeight(null)
      // Where the focus is, rows stay.
      else if (!element.contains(document.activeElement)) setHeight(element.offsetHeight)
    }, margins)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { body, height }
}
