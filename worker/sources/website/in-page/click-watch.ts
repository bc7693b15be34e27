/// <reference lib="dom" />
import type { Box } from '#db/shapes.ts'
import type { Tools } from './tools.ts'

/** What is seen of a page around one click; it outlives the script that began it. */
interface ClickWatch {
  observer: MutationObserver
  /** Nodes that change without a click. */
  restless: Set<Node>
  /** Set once the click is about to be made. */
  armed: boolean
  changed: boolean
  top: number
  /** Addresses that are no news: where the page was, and where the bare link leads. */
  addresses: string[]
}
type Watching = typeof globalThis & { panelClickWatch?: ClickWatch }

/**
 * Brings a link without a target into view, watches for a moment what moves there by itself, and gives the point to
 * click at. Null where something lies over it, or where it is no such link.
 */
export async function aimAtLink(_tools: Tools, box: Box): Promise<{ x: number; y: number } | null> {
  window.scrollTo({ top: Math.max(0, box.y + box.height / 2 - window.innerHeight / 2), behavior: 'instant' })
  const point = { x: box.x + box.width / 2 - window.scrollX, y: box.y + box.height / 2 - window.scrollY }
  const link = document.elementFromPoint(point.x, point.y)?.closest('a')
  const target = link?.getAttribute('href')?.trim()
  if (target === undefined) return null
  const id = target.startsWith('#') ? decodeURIComponent(target.slice(1)) : ''
  const leads = id !== '' && (id === 'top' || document.getElementById(id) || document.getElementsByName(id).length > 0)
  if (leads || !(target === '' || target.startsWith('#') || /^javascript:/i.test(target))) return null
  // What a counter of visits adds to the page is nothing that a visitor sees.
  const unseen = (node: Node) =>
    node.nodeType === 1 ? /^(script|link|style|noscript|meta|iframe|img)$/.test((node as Element).localName) : false
  const watch: ClickWatch = {
    observer: new MutationObserver(records => {
      for (const record of records) {
        const nodes = [...record.addedNodes, ...record.removedNodes]
        if (record.type === 'childList' && nodes.every(unseen)) continue
        if (!watch.armed) watch.restless.add(record.target)
        else if (![...watch.restless].some(node => node.contains(record.target))) watch.changed = true
      }
    }),
    restless: new Set(),
    armed: false,
    changed: false,
    top: 0,
    addresses: [],
  }
  watch.observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  await new Promise(resolve => setTimeout(resolve, 300))
  Object.assign(watch, { armed: true, top: window.scrollY, addresses: [window.location.href, link?.href] })
  const watching: Watching = globalThis
  watching.panelClickWatch = watch
  return point
}

/** Whether anything that a visitor would see has changed since the link was aimed at. */
export function sawChange(_tools: Tools): boolean {
  const watching: Watching = globalThis
  const watch = watching.panelClickWatch
  if (!watch) return false
  watch.observer.disconnect()
  // A bare "#" jumps to the top of the page, which nobody wants of a button.
  const scrolled = window.scrollY > 0 && Math.abs(window.scrollY - watch.top) > 8
  return watch.changed || scrolled || !watch.addresses.includes(window.location.href)
}
