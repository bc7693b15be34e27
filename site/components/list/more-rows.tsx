import { useEffect, useRef } from 'react'

interface Props {
  busy: boolean
  failed: boolean
  onMore(): void
}

/** The end of what is loaded. Coming near it loads more; the button is for whoever gets there first, or after a failure. */
export function MoreRows({ busy, failed, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (busy || failed || !end.current) return
    const near = '900px'
    // The list scrolls by itself on wide screens, with the page on narrow ones.
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
