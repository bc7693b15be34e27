/** Clicks on links that have no target, as a visitor would, and notes which of them do something all the same. */
import type { Dialog, OpenPage, Page, Route } from '../../adapters/browser/browser.ts'
import type { RawBlock } from './in-page/raw-block.ts'
import type { World } from './isolated-world.ts'

const mostTries = 6
const settleMs = 450

/** A target that leads nowhere unless a script takes over. */
function hasNoTarget(block: RawBlock): boolean {
  if (block.type !== 'link' || block.href === undefined || block.hidden !== undefined || block.folded) return false
  return block.href === '' || block.href.startsWith('#') || /^javascript:/i.test(block.href)
}

/**
 * The blocks, with `reacts` on each link that was tried. Buttons first. A click sends nothing: what it would post, and
 * where it would lead, is held back and counts as a reaction. The page is as it was left by the clicks afterwards.
 */
export async function tryLinks(opened: OpenPage, world: World, blocks: RawBlock[]): Promise<RawBlock[]> {
  const candidates = blocks
    .filter(block => hasNoTarget(block) && block.zone !== 'consent' && block.zone !== 'overlay')
    .sort((a, b) => Number(b.style?.filled ?? false) - Number(a.style?.filled ?? false))
    .slice(0, mostTries)
  if (candidates.length === 0) return blocks
  const tried = new Map<RawBlock, boolean>()
  const signs = await watchOutside(opened.page)
  try {
    for (const block of candidates) {
      const reacts = await tryLink(opened, world, block, signs)
      if (reacts !== null) tried.set(block, reacts)
    }
  } catch {
    // The page closed itself or went away: what was tried by then stands.
  } finally {
    await signs.end()
  }
  return blocks.map(block => {
    const reacts = tried.get(block)
    return reacts === undefined ? block : { ...block, reacts }
  })
}

async function tryLink(opened: OpenPage, world: World, block: RawBlock, signs: Signs): Promise<boolean | null> {
  const point = await world.run('aimAtLink', block.box)
  if (!point) return null
  signs.seen = false
  await opened.page.mouse.click(point.x, point.y)
  await opened.page.waitForTimeout(settleMs)
  return (await world.run('sawChange')) || signs.seen
}

interface Signs {
  /** A dialog, a new window, a way to another page or something to be sent. */
  seen: boolean
  end(): Promise<void>
}

async function watchOutside(page: Page): Promise<Signs> {
  const signs: Signs = { seen: false, end }
  const dialog = (one: Dialog) => {
    signs.seen = true
    void one.dismiss().catch(() => undefined)
  }
  const window = () => {
    signs.seen = true
  }
  const hold = async (route: Route) => {
    const request = route.request()
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (!leaves && /^(?:GET|HEAD)$/.test(request.method())) return route.fallback()
    // A counter of clicks tells its own house; a visitor sees nothing of it.
    signs.seen ||= request.resourceType() !== 'ping'
    return route.abort('aborted').catch(() => undefined)
  }
  async function end() {
    page.off('dialog', dialog)
    page.context().off('page', window)
    await page.unroute('**/*', hold).catch(() => undefined)
  }
  page.on('dialog', dialog)
  page.context().on('page', window)
  await page.route('**/*', hold)
  return signs
}
