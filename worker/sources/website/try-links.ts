import type { Dialog, OpenPage, Page, Route } from '../../adapters/browser/browser.ts'
import type { RawBlock } from './in-page/raw-block.ts'
import type { World } from './isolated-world.ts'

const maxTries = 6
const settleMs = 450

/** Whether the link does nothing without a script. */
function hasNoTarget(block: RawBlock): boolean {
  if (block.type !== 'link' || block.href === undefined || block.hidden !== undefined || block.folded) return false
  return block.href === '' || block.href.startsWith('#') || /^javascript:/i.test(block.href)
}

/** Sets `reacts`, button-like links first. Submissions and navigations are blocked, and count as reactions. */
export async function tryLinks(opened: OpenPage, world: World, blocks: RawBlock[]): Promise<RawBlock[]> {
  const candidates = blocks
    .filter(block => hasNoTarget(block) && block.zone !== 'consent' && block.zone !== 'overlay')
    .sort((a, b) => Number(b.style?.filled ?? false) - Number(a.style?.filled ?? false))
    .slice(0, maxTries)
  if (candidates.length === 0) return blocks
  const tried = new Map<RawBlock, boolean>()
  const signs = await watchOutside(opened.page)
  try {
    for (const block of candidates) {
      const reacts = await tryLink(opened, world, block, signs)
      if (reacts !== null) tried.set(block, reacts)
    }
  } catch {
    // The page closed or navigated away; results until then are kept.
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
  /** A dialog, a new window, a navigation or a submission. */
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
    // A click-tracking ping is not a reaction that a visitor can see.
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
