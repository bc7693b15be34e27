import type { OpenPage } from '../../adapters/browser/browser.ts'
import type { World } from './isolated-world.ts'
import type { PageWatch } from './page-watch.ts'

/** Long enough for a page's handler that waits until scrolling has stopped. */
const handlerMs = 110
/** For content that appears by a timer: waited for once, at the end. */
const timerMs = 450
/** Limits for one screenful and in all, because some pages change forever. */
const maxAtScreenMs = 1_500
const maxTotalMs = 5_000
/** For pictures, at the end; shorter if scrolling took long. */
const maxPicturesMs = 2_500
const minPicturesMs = 500

/** Returns the page's final height in CSS pixels; scrolls no further than `maxHeight`. */
export async function scrollThrough(
  { page }: OpenPage,
  world: World,
  watch: PageWatch,
  maxHeight: number,
): Promise<number> {
  const started = Date.now()
  const left = () => Math.max(0, Math.min(maxAtScreenMs, started + maxTotalMs - Date.now()))
  const stepTo = async (y: number | null, quietMs: number) => {
    let step = await world.run('scrollStep', { y, quietMs, mostMs: left() })
    const until = Date.now() + left()
    while (watch.awaits(started) && Date.now() < until) {
      while (watch.awaits(started) && Date.now() < until) await page.waitForTimeout(20)
      step = await world.run('scrollStep', { y: null, quietMs: 50, mostMs: left() })
    }
    return step
  }
  const programs = await world.run('hasPrograms')
  let waitsForHandlers = programs && (await world.listensToScroll())
  let y = 0
  for (;;) {
    const { height, screen, inner } = await stepTo(y, waitsForHandlers ? handlerMs : 0)
    // If an inner element was scrolled, its listeners are unknown, so assume that there are some.
    waitsForHandlers ||= programs && inner
    y += screen
    if (y < Math.min(height, maxHeight)) continue
    if (!programs) break
    // Content that appears late may make the page longer.
    const then = await stepTo(null, timerMs)
    if (inner !== then.inner || y >= Math.min(then.height, maxHeight)) break
  }
  const spent = Date.now() - started
  await watch.quiet(150, Math.max(minPicturesMs, Math.min(maxPicturesMs, maxTotalMs - spent)))
  return world.run('scrollBack')
}
