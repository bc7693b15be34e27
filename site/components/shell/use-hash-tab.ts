import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A screen's tab, kept in the address's hash. `read` says which tab the hash names, when the screen opens and whenever the
 * hash changes; the first tab stands in the address without a hash.
 */
export function useHashTab(first: string, read: () => string) {
  const [tab, setTab] = useState(read)
  const follow = useEffectEvent(() => {
    // A place on the page as it stands, such as the skip link's, is no other tab.
    if (!document.getElementById(location.hash.slice(1))) setTab(read())
  })
  useEffect(() => {
    const changed = () => follow()
    window.addEventListener('hashchange', changed)
    return () => window.removeEventListener('hashchange', changed)
  }, [])
  const choose = (next: string) => {
    setTab(next)
    history.replaceState(null, '', next === first ? location.pathname + location.search : `#${next}`)
  }
  return { tab, setTab, choose }
}
