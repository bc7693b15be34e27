/** Whether a click on a link without a target does anything that a visitor sees. */
import type { Box } from '#db/located-document.ts'

interface ClickWatch {
  observer: MutationObserver
  /** Something changed since the click was about to be made that does not change without one. */
  changed: boolean
  top: number
  /** Addresses that are no news: where the page was, and where the bare link leads. */
  addresses: (string | undefined)[]
}

/** What is seen of the page around the click that comes next, or was made last. */
let clickWatch: ClickWatch | undefined

/** What a counter of visits adds to the page. */
const unseen = (node: Node) =>
  node.nodeType === 1 && /^(script|link|style|noscript|meta|iframe|img)$/.test((node as Element).localName)

/**
 * Brings a link without a target into view, watches for a moment what moves there by itself, and gives the point to
 * click at. Null where something lies over it, or where it is no such link.
 */
export async function aimAtLink(box: Box): Promise<{ x: number; y: number } | null> {
  window.scrollTo({ top: Math.max(0, box.y + box.height / 2 - window.innerHeight / 2), behavior: 'instant' })
  const point = { x: box.x + box.width / 2 - window.scrollX, y: box.y + box.height / 2 - window.scrollY }
  const link = document.elementFromPoint(point.x, point.y)?.closest('a')
  const target = link?.getAttribute('href')?.trim()
  if (target === undefined) return null
  const id = target.startsWith('#') ? decodeURIComponent(target.slice(1)) : ''
  const leads = id !== '' && (id === 'top' || document.getElementById(id) || document.getElementsByName(id).length > 0)
  if (leads || !(target === '' || target.startsWith('#') || /^javascript:/i.test(target))) return null
  /** What changes without a click. */
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

/** Whether anything that a visitor would see has changed since the link was aimed at. */
export function sawChange(): boolean {
  if (!clickWatch) return false
  const { observer, changed, top, addresses } = clickWatch
  observer.disconnect()
  // A bare "#" jumps to the top of the page, which nobody wants of a button.
  const scrolled = window.scrollY > 0 && Math.abs(window.scrollY - top) > 8
  return changed || scrolled || !addresses.includes(window.location.href)
}
