import { useEffect, useRef } from 'react'

/** Jumps to what the hash names once it is drawn: the browser looked for it before there was a report. */
export function useHashTarget(drawn: unknown, narrowed: boolean): void {
  const reached = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when more is drawn
  useEffect(() => {
    const { hash } = location
    if (hash === reached.current) return
    reached.current = ''
    if (!document.getElementById(hash.slice(1))) return
    reached.current = hash
    location.replace(hash)
  }, [drawn, narrowed])
}
