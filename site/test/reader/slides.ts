import { beforeAll, expect, it } from 'vitest'
import { madeReport } from '#api/test/made-report.ts'
import { notDrawn } from '#db/page-words.ts'
import { read } from '#worker/test/sources/samples.ts'
import { faultsOf, twoViews } from '../accessibility/axe.ts'
import { load } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { scriptBytes, weightLimits } from '../weight.ts'
import { marksOffPage, numbersOnWords, overlaps, reviewedDeck } from './deck.ts'

const saidWords = 'In the speaker notes, which the slide does not show'

export function slides(stage: Stage): void {
  let id: number
  beforeAll(async () => {
    id = await reviewedDeck(stage)
  }, 120_000)

  /** Opens the deck's report at this place, on a desktop; without a place, as the last test left it. */
  async function reader(place?: string) {
    const { page } = await stage.visit('user')
    await page.setViewportSize({ width: 1440, height: 900 })
    if (place) await load(page, `/projects/${id}${place}`)
    const open = page.locator('.margin-note.open')
    const focused = () => page.evaluate(() => document.activeElement?.parentElement?.id)
    return { page, open, openNote: () => open.and(page.locator('[id]')).getAttribute('id'), focused }
  }

  it('loads little JavaScript, and is opened from the overview, which shows each quote cut out of its slide', async () => {
    const { page } = await reader()
    const bytes = await scriptBytes(page, `/projects/${id}`, () =>
      page.getByRole('heading', { name: 'Record of this review' }).waitFor(),
    )
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(weightLimits.project)
    await page.getByRole('button', { name: 'Open all' }).click()
    const clipping = page.locator('#claim-1 .clipping')
    await clipping.scrollIntoViewIfNeeded()
    await clipping.locator('img').waitFor()
    expect(await clipping.locator('.works .ink').first().getAttribute('d'), 'a strength is underlined').toMatch(
      / [\d.]+h/,
    )
    const spoken = page.locator('tbody', { hasText: 'It is only said' }).locator('figcaption')
    await spoken.getByText(saidWords).waitFor()
    const words = await spoken.getByRole('link', { name: /^slide \d+, in the speaker notes/ }).getAttribute('href')
    await page.getByText('The words as they were read').click()
    expect(await page.locator(`${words} .place`).textContent()).toMatch(/, in the speaker notes$/)
    const place = page.locator('#claim-1').getByRole('link', { name: /^slide 1: / })
    expect(await place.getAttribute('href')).toBe(`/projects/${id}?view=pages#page-1`)
    const sheet = page.getByRole('region', { name: 'On the pages' })
    expect(await sheet.getByRole('link').count()).toBe(12)
    expect(await sheet.locator('.drawn-mark').count()).toBeGreaterThan(30)
    const fourth = sheet.getByRole('link', { name: /^Slide 4 \d claims$/ })
    expect(await fourth.getAttribute('href')).toBe(`/projects/${id}?view=pages#page-4`)
    await page.getByRole('button', { name: 'On the pages' }).click()
    await page.getByRole('region', { name: 'Slide 1', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Record of this review' }).waitFor()
  })

  it('has marks on the words and notes beside them, and is read by link and by key', async () => {
    const { page, open, openNote, focused } = await reader('?view=pages#claim-12')
    await open.getByText('No price stands anywhere.').waitFor()
    await expect.poll(() => page.locator('.spread .page-picture img').count()).toBeGreaterThan(0)
    expect(await page.locator('.spread').count()).toBe(12)
    expect(await page.locator('.spread .drawn-mark').count()).toBeGreaterThan(30)
    expect(await marksOffPage(page)).toBe(0)
    expect(await overlaps(page)).toEqual([])
    expect(await numbersOnWords(page, stage, id)).toEqual([])
    const on = (slide: number) => page.getByRole('region', { name: `Slide ${slide}`, exact: true })
    expect(await on(8).locator('.drawn-mark.seen .pin').count(), 'of a chart’s values, on its frame').toBe(1)
    await on(2).getByText(saidWords).waitFor()
    await open.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('It leads to claim 12.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?view=pages&review=.+#claim-12$/)
    await page.goto(`/projects/${id}?view=pages#claim-2`)
    await expect.poll(openNote).toBe('note-claim-2')
    await page.goBack()
    await expect.poll(openNote).toBe('note-claim-12')
    // Both sides of the choice have a note, and their line ends in the choice's question under the slide.
    expect(await page.locator('.margin-note[data-side="choice-1"]').count()).toBe(2)
    await page.locator('.tie path[d$="H0"]').waitFor({ state: 'attached' })

    // The keys go on from the open note, in the order of the pages.
    await page.keyboard.press('j')
    await expect.poll(openNote).not.toBe('note-claim-12')
    expect(await focused()).toBe(await openNote())
    expect(await overlaps(page)).toEqual([])
    await page.keyboard.press('k')
    await expect.poll(openNote).toBe('note-claim-12')
    expect(new URL(page.url()).hash).toBe('#claim-12')
    await page.keyboard.press('Escape')
    await expect.poll(() => open.count()).toBe(0)

    const keys = page.getByRole('checkbox', { name: 'Use single keys' })
    await page.keyboard.press('?')
    await keys.uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    expect(await open.count()).toBe(0)
    await page.getByRole('button', { name: 'Keys ?' }).click()
    await keys.check()
    expect(await faultsOf(page, twoViews)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')
    await expect.poll(() => keys.count()).toBe(0)
    await page.keyboard.press('f')
    expect(await page.evaluate(() => document.activeElement?.closest('.narrow') !== null)).toBe(true)
  })

  it('opens a note over the lower half of a narrow screen, with its words visible above it', async () => {
    const { page, openNote, focused } = await reader()
    await page.setViewportSize({ width: 375, height: 812 })
    const heading = page.locator('#note-claim-12 > button')
    await heading.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('No price stands anywhere.').waitFor()
    for (const sign of ['Missing', 'Critical']) await sheet.getByText(sign, { exact: true }).waitFor()
    const isAbove = async () => {
      const words = await page.locator('.spread .on .touch').first().boundingBox()
      const top = (await sheet.boundingBox())?.y ?? 0
      return words !== null && words.y >= 0 && words.y + words.height <= top
    }
    await expect.poll(isAbove).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    expect(await faultsOf(page, twoViews.slice(1))).toEqual([])
    const entries = await page.evaluate(() => history.length)
    await page.keyboard.press('Escape')
    await page.waitForURL(/#report$/)
    await heading.click()
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Sorted by place')
    await page.goBack()
    await page.waitForURL(/view=pages&sort=place#report$/)
    await expect.poll(() => sheet.count()).toBe(0)
    expect(await heading.evaluate(button => button === document.activeElement)).toBe(true)
    await page.setViewportSize({ width: 1024, height: 900 })
    const drawn = await page.locator('.spread .page-picture').first().boundingBox()
    expect(drawn?.width, 'with its notes below it').toBeGreaterThan(550)
    await page.evaluate(() => location.assign('#claim-12'))
    await page.reload()
    await expect.poll(isAbove, { message: 'by link' }).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    const first = await openNote()
    await page.keyboard.press('j')
    await expect.poll(openNote).not.toBe(first)
    expect(await sheet.locator(':focus').count()).toBe(1)
    const now = await openNote()
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe(now)

    const missing = page.getByRole('region', { name: 'On no page' })
    await missing.getByRole('button', { name: /Nobody is named/ }).click()
    await sheet.getByText('Looked for, and not found:').waitFor()
  })

  it('opens a note from its mark, and shows what was seen as a box and cut out in the overview', async () => {
    const { page, open } = await reader()
    await page.locator('.spread .drawn-mark .touch').first().dispatchEvent('click')
    await expect.poll(() => open.count()).toBe(1)
    await page.getByRole('button', { name: /It is only said/ }).click()
    await open.getByText('Read from a picture, 87% sure.').waitFor()

    const slide = page.getByRole('region', { name: 'Slide 4', exact: true })
    await slide.getByRole('button', { name: /The chart has no axis/ }).click()
    await slide.getByText('Seen in the picture of slide 4.').waitFor()
    const [drawn, box] = await Promise.all([
      slide.locator('.page-picture').boundingBox(),
      slide.locator('.drawn-mark.seen .ink').boundingBox(),
    ])
    if (!drawn || !box) throw new Error('Nothing is marked')
    expect(((box.x + box.width / 2 - drawn.x) / drawn.width).toFixed(2)).toBe('0.40')
    expect(((box.y + box.height / 2 - drawn.y) / drawn.height).toFixed(2)).toBe('0.55')
    await slide.getByRole('link', { name: 'In the overview' }).click()
    const cards = page.locator('.point', { hasText: 'The chart has no axis' })
    await cards.last().getByText('Seen in the picture of slide 4').waitFor()
    for (const card of await cards.all()) await card.locator('.clipping .seen').waitFor({ state: 'attached' })
  })

  it('is printed with the overview and every note, whatever is filtered', async () => {
    const { page } = await reader('?view=pages&stance=works#report')
    const found = page.locator('.narrow').getByRole('status')
    await found.waitFor()
    const [few = 0, all = 0] = (await found.textContent())?.match(/\d+/g)?.map(Number) ?? []
    expect(few).toBeLessThan(all)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { name: 'Record of this review' }).waitFor()
    // The choice is printed in the overview.
    expect(await page.locator('.note-text').count()).toBe(all - 1)
    const { blocks } = await read(new Uint8Array(await page.pdf()), 'paper.pdf')
    const words = blocks.map(({ text }) => text).join(' ')
    expect(words).not.toMatch(/Back to Projects|Review a new version|Copy link|Open all|Show all/)
    expect(words.match(/What would settle it/g)?.length).toBe(1)
    expect(words.match(/in the speaker notes/gi)?.length).toBeGreaterThan(1)
    expect(words.match(/Version 1, reviewed on \w+ \d+, 2\d+\./g)?.length).toBe(1)
    const sheetOf = (at: number) => blocks[at]?.where.kind === 'page' && blocks[at].where.page
    const lastOnSheet = blocks.filter((_, at) => at + 1 < blocks.length && sheetOf(at) !== sheetOf(at + 1))
    // Neither the number and signs above a headline nor the name of a slide is the last on a sheet.
    const head = /^(?:C?\d+ (?:Works|Weak|Missing|Split|Choice) (?:Minor|Important|Critical)|Slide \d+)$/
    expect(lastOnSheet.map(({ text }) => text).filter(text => head.test(text))).toEqual([])
    // More, if only half of a sheet's width were used.
    expect(sheetOf(blocks.length - 1)).toBeLessThan(12)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect.poll(() => page.locator('.note-text').count()).toBe(0)
  })

  it('says which pages could not be drawn, and tells screen readers the words of each', async () => {
    const { page } = await reader()
    const words = JSON.stringify([[notDrawn('Slide 12'), 0, 0, 99, 9]])
    await stage.installation.database.sql`update submission_pages set words = ${words}::jsonb where number = 12`
    await load(page, `/projects/${id}`)
    await page.getByText('were read. Slide 12 could not be drawn: only the text is shown.').waitFor()
    await page
      .getByRole('region', { name: 'On the pages' })
      .getByRole('link', { name: /^Slide 12/ })
      .click()
    await page.getByRole('img', { name: /^Slide 12 was not drawn/ }).waitFor()
    await page.getByRole('img', { name: /^Slide 11 as it was drawn: \w/ }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Pages' }).count(), 'the footer’s').toBe(1)
    const empty = JSON.stringify(madeReport({ claims: [], choices: [], firstThings: [] }))
    await stage.installation.database.sql`update reports set report = ${empty}::jsonb`
    await load(page, `/projects/${id}`)
    await page.getByRole('heading', { name: 'No claims' }).waitFor()
    expect(await page.getByText('Where the panel’s marks are').count()).toBe(0)
    await page.getByRole('button', { name: 'On the pages' }).click()
    await page.getByText('Slide 12 could not be drawn: only the text is shown.').waitFor()
    expect(await page.getByText('said of other places').count()).toBe(0)
  })
}
