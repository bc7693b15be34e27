/// <reference lib="dom" />
import type { Box } from '#db/located-document.ts'
import type { ClickWatch } from './memory.ts'
import type { Tools } from './tools.ts'

/**
 * Brings a link without a target into view, watches for a moment what moves there by itself, and gives the point to
 * click at. Null where something lies over it, or where it is no such link.
 */
export async function aimAtLink(tools: Tools, box: Box): Promise<{ x: number; y: number } | null> {
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
  tools.memory.clickWatch = watch
  return point
}

/** Whether anything that a visitor would see has changed since the link was aimed at. */
export function sawChange(tools: Tools): boolean {
  const watch = tools.memory.clickWatch
  if (!watch) return false
  watch.observer.disconnect()
  // A bare "#" jumps to the top of the page, which nobody wants of a button.
  const scrolled = window.scrollY > 0 && Math.abs(window.scrollY - watch.top) > 8
  return watch.changed || scrolled || !watch.addresses.includes(window.location.href)
}
