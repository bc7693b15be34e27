import type { Box } from '#db/located-document.ts'

interface ClickWatch {
  observer: MutationObserver
  /** Whether something changed that had not been changing by itself. */
  changed: boolean
  top: number
  /** Addresses that do not count as a change: the page's own, and the one of the link without a target. */
  addresses: (string | undefined)[]
}

let clickWatch: ClickWatch | undefined

/** Elements that tracking scripts add. */
const unseen = (node: Node) =>
  node.nodeType === 1 && /^(script|link|style|noscript|meta|iframe|img)$/.test((node as Element).localName)

/** Null if something covers the link, or if it has a target. Records for a moment what changes by itself. */
export async function aimAtLink(box: Box): Promise<{ x: number; y: number } | null> {
  window.scrollTo({ top: Math.max(0, box.y + box.height / 2 - window.innerHeight / 2), behavior: 'instant' })
  const point = { x: box.x + box.width / 2 - window.scrollX, y: box.y + box.height / 2 - window.scrollY }
  const link = document.elementFromPoint(point.x, point.y)?.closest('a')
  const target = link?.getAttribute('href')?.trim()
  if (target === undefined) return null
  const id = target.startsWith('#') ? decodeURIComponent(target.slice(1)) : ''
  const leads = id !== '' && (id === 'top' || document.getElementById(id) || document.getElementsByName(id).length > 0)
  if (leads || !(target === '' || target.startsWith('#') || /^javascript:/i.test(target))) return null
  const restless = new Set<Node>()
  let armed = false
  const watch: ClickWatch = {
    observer: new MutationObserver(records => {
      for (const record of records) {
        if (record.type === 'childList' && [...record.addedNodes, ...record.removedNodes].every(unseen)) continue
        if (!armed) restless.add(record.target)
        else if (![...restless].some(node => node.contains(record.target))) watch.changed = true
      }
    }),
    changed: false,
    top: 0,
    addresses: [],
  }
  watch.observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  await new Promise(resolve => setTimeout(resolve, 300))
  armed = true
  watch.top = window.scrollY
  watch.addresses = [window.location.href, link?.href]
  clickWatch = watch
  return point
}

export function sawChange(): boolean {
  if (!clickWatch) return false
  const { observer, changed, top, addresses } = clickWatch
  observer.disconnect()
  // A bare "#" jumps to the top of the page, which does not count.
  const scrolled = window.scrollY > 0 && Math.abs(window.scrollY - top) > 8
  return changed || scrolled || !addresses.includes(window.location.href)
}
