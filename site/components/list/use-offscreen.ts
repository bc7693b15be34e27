/** Does not draw rows far outside the viewport, so that ten thousand rows scroll as smoothly as a hundred. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Distance at which rows are drawn again: before they are seen, and before the Tab key reaches them. */
const margin = '2000px'

/** `height` of the rows while not drawn; null while drawn. */
export function useOffscreen(): { body: RefObject<HTMLTableSectionElement | null>; height: number | null } {
  const body = useRef<HTMLTableSectionElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const observer = new IntersectionObserver(
      entries => {
        // Only the last entry counts: on a busy page several arrive at once, and earlier ones are outdated.
        if (entries.at(-1)?.isIntersecting) setHeight(null)
        // Rows with the focus stay.
        else if (!element.contains(document.activeElement)) setHeight(element.offsetHeight)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { body, height }
}
