/** Scrolls a page through as one who reads it does, and lets come what comes on the way. */
import type { OpenPage } from '../../adapters/browser/browser.ts'
import type { World } from './isolated-world.ts'
import type { PageWatch } from './page-watch.ts'

/** For a page's own handler that waits until scrolling has stopped. */
const handlerMs = 110
/** For what was seen on the way and comes by a timer: waited for once, at the end. */
const timerMs = 450
/** Of waiting at one screen, and on the whole way: a page that changes for ever is read as it stands. */
const mostAtScreenMs = 1_500
const mostMs = 5_000
/** For pictures; less where most of the time was spent on the way. */
const mostPicturesMs = 2_500
const leastPicturesMs = 500

/** Gives the page's height in CSS pixels, as it is when all has come; scrolls no further than `most`. */
export async function scrollThrough({ page }: OpenPage, world: World, watch: PageWatch, most: number): Promise<number> {
  const started = Date.now()
  const left = () => Math.max(0, Math.min(mostAtScreenMs, started + mostMs - Date.now()))
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
  let hears = programs && (await world.hearsScrolling())
  let y = 0
  for (;;) {
    const { height, screen, inner } = await stepTo(y, hears ? handlerMs : 0)
    // Who hears a part of the page scroll is not asked.
    hears ||= programs && inner
    y += screen
    if (y < Math.min(height, most)) continue
    if (!programs) break
    // What comes only now may make the page longer.
    const then = await stepTo(null, timerMs)
    if (inner !== then.inner || y >= Math.min(then.height, most)) break
  }
  const spent = Date.now() - started
  await watch.quiet(150, Math.max(leastPicturesMs, Math.min(mostPicturesMs, mostMs - spent)))
  return world.run('scrollBack')
}
