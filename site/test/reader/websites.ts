import { expect, it } from 'vitest'
import { servePages } from '#worker/test/website/local-sites.ts'
import { load } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { patient } from './deck.ts'

const shopOf = (height: number) =>
  `<h1>Pears</h1><p style="height: ${height}px">Studies show that 73% of consumers buy from the first shop.`

/** A website whose page `grow` makes twice as high. */
export async function openShop() {
  const sold = { '/': shopOf(800) }
  const grow = () => {
    sold['/'] = shopOf(1600)
  }
  return { ...(await servePages(sold)), grow }
}

export function websites(stage: Stage, shop: Awaited<ReturnType<typeof openShop>>): void {
  it('shows a website’s picture whatever the overview fetched before, and a new version’s own picture', async () => {
    const { client } = stage.user
    const body = { name: 'Pears', contentType: 'website', panelId: 1, contentUrl: shop.origin, submit: true } as const
    const { id } = await client.call('createProject', { body })
    const { page } = await stage.visit('user')
    await page.goto(`/projects/${id}`)
    await page.locator('.screenshot img').first().waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'On the pages' }).click()
    const drawn = () =>
      page
        .locator('.spread img')
        .first()
        .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalHeight))
    expect(await drawn()).toBeLessThan(1200)

    shop.grow()
    await page.getByRole('button', { name: 'Review a new version' }).click()
    const address = page.getByLabel('Website URL')
    await address.fill('ftp://x.y/')
    await page.getByRole('button', { name: 'Start the review' }).click()
    await page.getByRole('dialog').getByText('Please enter a valid URL').waitFor()
    await address.fill(shop.origin)
    await page.getByRole('button', { name: 'Start the review' }).click()
    await expect.poll(drawn, patient).toBeGreaterThan(1600)
    await page.getByRole('link', { name: /^v1/ }).click()
    await page.locator('.clipping').first().click()
    await expect.poll(drawn, patient).toBeLessThan(1200)
  }, 120_000)

  it('the sample report is public and read-only, is shown on its slides, and needs no call to the API', async () => {
    const { page } = await stage.open()
    await page.setViewportSize({ width: 1440, height: 900 })
    const calls: string[] = []
    page.on('request', request => request.url().includes('/api/') && calls.push(request.url()))
    await page.goto('/sample')
    await page.getByText('Written by hand in a model’s place, to show a full panel.').waitFor()
    await page.getByRole('heading', { name: 'ARR of £72,000 contradicts MRR of £4,800' }).first().waitFor()
    await page.getByText('Revenue · £0.09m · £1.1m · £5.9m · £14m').first().waitFor()
    await page.getByRole('button', { name: 'On the pages' }).click()
    const slide = page.getByRole('region', { name: 'Slide 8', exact: true })
    await slide.scrollIntoViewIfNeeded()
    await slide.locator('img').waitFor()
    expect(
      await slide.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBe(1440)
    expect(await slide.locator('.drawn-mark').count()).toBeGreaterThan(3)
    // Every number on a page has a note beside it, or a link to the note on another page.
    const lonely = await page.locator('.spread').evaluateAll(spreads =>
      spreads.flatMap(spread => {
        const texts = (selector: string) => [...spread.querySelectorAll(selector)].map(each => each.textContent)
        return texts('.pin text').filter(label => !texts('.note-head > b').includes(label))
      }),
    )
    expect(lonely).toEqual([])
    await page
      .getByRole('region', { name: 'Slide 7', exact: true })
      .getByRole('link', { name: /Its note is on slide 5$/ })
      .click()
    await page.locator('#note-claim-2.open').waitFor()
    await page.goBack()
    await page.locator('.margin-note.open').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: /^(Done|Dismiss|Note)/ }).count()).toBe(0)

    // A slide with more notes than fit beside it, opened by a link to one of the last.
    await load(page, '/sample?view=pages#claim-10')
    await expect.poll(() => page.locator('.page-rail [aria-current]').textContent()).toMatch(/^Slide 8/)
    expect(await page.locator('.page-rail').evaluate(rail => rail.scrollTop)).toBeGreaterThan(0)
    const note = page.locator('#note-claim-10')
    const around = [note, slide.locator('.on .touch').first(), note.getByRole('link', { name: 'In the overview' })]
    const tops = await Promise.all(around.map(one => one.evaluate(element => element.getBoundingClientRect().top)))
    expect([0, ...tops, 900].toSorted((a, b) => a - b)).toEqual([0, ...tops, 900])
    const scrolled = await page.evaluate(() => scrollY)
    await slide.locator('.pin', { hasText: /^14$/ }).first().dispatchEvent('click')
    await slide.locator('.margin-note.open', { hasText: 'Its note is on slide 9' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(calls).toEqual([])
  })
}
