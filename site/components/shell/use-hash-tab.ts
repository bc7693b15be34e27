import { useEffect, useEffectEvent, useState } from 'react'

/** `read` maps the address’s hash to a tab, on load and whenever it changes; the `first` tab has no hash. */
export function useHashTab(first: string, read: () => string) {
  const [tab, setTab] = useState(read)
  const follow = useEffectEvent(() => {
    // A hash that names an element on the page, such as the skip link's, is no tab.
    if (!document.getElementById(location.hash.slice(1))) setTab(read())
  })
  useEffect(() => {
    const changed = () => follow()
    window.addEventListener('hashchange', changed)
    return () => window.removeEventListener('hashchange', changed)
  }, [])
  const choose = (next: string) => {
    setTab(next)
    const hash = next === first ? '' : `#${next}`
    if (hash !== location.hash) history.pushState(null, '', location.pathname + location.search + hash)
  }
  return { tab, setTab, choose }
}
