import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { textFile } from '#api/test/harness.ts'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { scriptBytes, shiftOf, weightLimits } from '../weight.ts'

export function weights(stage: Stage): void {
  it('/dashboard loads little JavaScript right after signing in with a review running, and can cancel that review', async () => {
    const person = await stage.installation.signUp({ firstName: 'Ines' })
    // Without a worker, submissions stay queued while the page is measured.
    const body = { name: 'Seed deck', contentType: 'document', panelId: 2, submit: true } as const
    const { id } = await person.client.call('createProject', { body, file: textFile() })
    const { page } = await stage.open({ as: person, painted: true })
    const notice = { title: 'Login successful', text: 'Welcome back, Ines!' }
    await page.evaluate(text => sessionStorage.setItem('panel.notice', text), JSON.stringify(notice))
    const running = page.getByRole('region', { name: body.name })
    const bytes = await scriptBytes(page, '/dashboard', async () => {
      await screenOf(page).heading('Welcome back, Ines').waitFor()
      await screenOf(page).told(notice.title, notice.text)
      await running.getByText('Analysts').waitFor()
    })
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(weightLimits.dashboard)
    expect(await running.getByRole('link').getAttribute('href')).toBe(`/projects/${id}`)
    await running.getByRole('button', { name: 'Cancel review' }).click()
    await screenOf(page).confirm('Cancel review')
    await running.waitFor({ state: 'detached' })
  })

  it.each(['/', '/auth#register'])(
    '%s does not move by itself, on a phone and a desktop, however late its fonts load',
    async address => {
      const { page } = await stage.open({ painted: true })
      let fontsMayCome = Promise.withResolvers<void>()
      let late = 0
      // A page whose requests are intercepted does not use the cache.
      await page.route('**/*.woff2', async route => {
        await fontsMayCome.promise
        late += 1
        await route.continue()
      })
      for (const [width, height] of [
        [375, 812],
        [1440, 900],
      ] as const) {
        fontsMayCome = Promise.withResolvers()
        late = 0
        await page.goto('about:blank')
        await page.setViewportSize({ width, height })
        // The load event waits for what is preloaded, including fonts.
        await page.goto(address, { waitUntil: 'commit' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        await painted(page)
        fontsMayCome.resolve()
        await page.waitForLoadState()
        await painted(page)
        expect(late).toBeGreaterThan(0)
        expect(await shiftOf(page), `${width} pixels`).toBeLessThanOrEqual(weightLimits.shift)
      }
    },
  )
}

/** Waits until the page has been painted and its observers have run. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))
