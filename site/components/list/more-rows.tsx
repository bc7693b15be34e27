import { useEffect, useRef } from 'react'

interface Props {
  busy: boolean
  failed: boolean
  onMore(): void
}

/**
 * The end of the loaded rows. Scrolling near it loads more; the button is for readers who get there first, or after a
 * failure.
 */
export function MoreRows({ busy, failed, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (busy || failed || !end.current) return
    const near = '900px'
    // On wide screens the list scrolls by itself, on narrow ones the page does.
    const margins: IntersectionObserverInit = { rootMargin: near, scrollMargin: near }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), margins)
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [busy, failed, onMore])
  return (
    <div className="list-more" ref={end}>
      {failed && <p role="alert">More rows could not be loaded.</p>}
      <button className="button compact" type="button" disabled={busy} onClick={onMore}>
        {busy ? 'Loading more...' : failed ? 'Try again' : 'Load more'}
      </button>
    </div>
  )
}
