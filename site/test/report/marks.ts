/** An owner's marks, filters and verdicts, across reloads and versions. */
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sampleReport } from '#api/test/made-report.ts'
import { reports, reviews } from '#db/schema/schema.ts'
import { reviewedOf } from '../reviewed.ts'
import { load, screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'

async function read(page: Page, id: number, query = ''): Promise<void> {
  await load(page, `/projects/${id}${query || '#report'}`)
  await screenOf(page).heading('Record of this review').waitFor()
}

const firstThings = (page: Page) => page.getByRole('region', { name: 'First things' })
const claim = (page: Page, number: number) => page.locator(`#claim-${number}`)
const tally = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor()

export function marks(stage: Stage): void {
  async function opened(query = '') {
    const id = await reviewedOf(stage.installation, stage.user, sampleReport)
    const { page } = await stage.visit('user')
    await read(page, id, query)
    return { id, page, ...screenOf(page) }
  }

  it('survive a reload (done, a note and a verdict), and are undone from the notice', async () => {
    const { id, page, button, field, told } = await opened()
    // Notices appear before the server has answered.
    const saved = async () =>
      (await stage.user.client.call('listMarks', { params: { id } })).marks.filter(({ state }) => state === 'done')
        .length
    const first = firstThings(page).getByRole('listitem')
    const elsewhere = { params: { id, point: sampleReport.claims[2]?.id ?? '' }, body: { note: 'Ask in the bakery.' } }
    await stage.user.client.call('setMark', elsewhere)
    await first.getByRole('button', { name: 'Done: claim 3' }).click()
    await told('Marked as done', 'Claim 3')
    await claim(page, 3).getByText('Done').waitFor()
    await button('Open all').click()
    expect(await button('Done: claim 3').evaluateAll(all => all.map(one => one.ariaPressed))).toEqual(['true', 'true'])
    await button('Note on claim 1').last().click()
    await field('Your note').fill('Asked Davor.')
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await button('Save note').click()
    await told('Mark not saved', 'Nothing that you typed is lost')
    await page.context().setOffline(false)
    await button('Save note').click()
    await told('Note saved')
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Note on claim 1')
    await first.getByText('Asked Davor.').waitFor()
    const choice = page.locator('#choice-1')
    expect(await choice.getByRole('button', { pressed: true }).count()).toBe(0)
    await choice.getByRole('button', { name: 'Doubt it' }).click()
    await told('Your call: doubt it')
    await button('Done: claim 1').last().click()
    await told('Marked as done', 'Claim 1')
    await expect.poll(saved).toBe(2)
    await button('Undo').click()
    await told('Taken back', 'Claim 1')
    await expect.poll(saved).toBe(1)
    await page.context().setOffline(true)
    await button('Review a new version').click()
    await page.getByText('This part could not be loaded.').waitFor()
    await page.context().setOffline(false)
    const loaded = page.waitForEvent('load')
    await button('Try again').click()
    await loaded
    await first.getByRole('button', { name: 'Done: claim 3', pressed: true }).waitFor()
    for (const note of ['Asked Davor.', 'Ask in the bakery.']) await first.getByText(note).waitFor()
    await choice.getByText('Your call: doubt it').waitFor()
    await choice.getByText('2 doubt it').waitFor()
    // The buttons are not printed, but what was decided with them is.
    await page.emulateMedia({ media: 'print' })
    await choice.getByText('Your call: doubt it').waitFor()
    await page.emulateMedia({ media: 'screen' })
    expect(await page.getByRole('button', { name: /^Done: /, pressed: true }).count()).toBe(1)
  })

  it('carry a dismissal and its reason over to a new version', async () => {
    const { id, page, button, field, link, told } = await opened()
    await button('Dismiss claim 8').first().click()
    await button('Dismiss').click()
    await page.getByText('Please select a reason').waitFor()
    await field('Why dismiss it?').selectOption('We know, and accept it')
    await button('Dismiss').click()
    await told('Dismissed', 'Claim 8')
    await button('Dismiss claim 3').first().click()
    await field('Why dismiss it?').selectOption('In my own words')
    await field('Your reason').fill('It is measured now.')
    await button('Dismiss').click()
    await told('Dismissed', 'Claim 3')
    await nextVersion(page, id)
    await read(page, id)
    const since = page.getByRole('region', { name: 'Since version 1' })
    await since.getByText('Still there: 8').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await since.getByRole('link', { name: 'The main saving has no source' }).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    const saving = page.waitForEvent('download')
    await button('Download').click()
    await button('JSON').click()
    expect((await saving).suggestedFilename()).toMatch(/, version 2\.json$/)
    await since.getByText('Resolved: 1').click()
    const gone = since.getByRole('link', { name: 'Text stands out too little from its background' })
    expect(await gone.getAttribute('href')).toMatch(/\?review=[^#]+#claim-9$/)
    await claim(page, 8).getByText('Dismissed: we know, and accept it (v1)').waitFor()
    await firstThings(page).getByText('It is measured now.').waitFor()
    const text = claim(page, 3).getByText(sampleReport.claims[2]?.text ?? '', { exact: true })
    expect(await text.count()).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await text.waitFor()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect.poll(() => text.count()).toBe(0)
    await button('Bring back claim 3').click()
    await expect.poll(() => claim(page, 3).locator('s').count()).toBe(0)
    const first = (await stage.user.client.call('listReviews', { params: { id } })).at(-1)
    await read(page, id, `?review=${first?.id}#report`)
    await page.getByText('The words as they were read').waitFor()

    // A version whose review fails leaves the report before it, and says why and what to do.
    await stage.user.client.call('submitVersion', { params: { id }, body })
    const failure = JSON.stringify({ code: 'too_large', message: 'It is too long. Look at /admin/model.' })
    await stage.installation.database.sql`with failed as (update reviews set status = 'failed',
      failure = ${failure}::jsonb where project_id = ${id} and status = 'queued') update projects set status = 'draft' where id = ${id}`
    await read(page, id, '?')
    await page
      .getByText(
        'The review of version 3 failed: It is too long. Look at /admin/model. Below is the report of version 2. You can also review a new version.',
      )
      .waitFor()
    for (const badge of ['Draft - Not yet submitted', 'Review failed']) await page.getByText(badge).waitFor()
    for (const step of ['Try again', 'Review a new version']) expect(await button(step).count()).toBe(1)
    await stage.installation.database.sql`with admin as (update users set role = 'admin' where id = ${stage.user.id})
      update submissions set content_type = 'document' where project_id = ${id}`
    await read(page, id, '?')
    const steps = [link('Replace the file'), link('Open the model’s settings'), button('Try again')]
    expect(await Promise.all(steps.map(step => step.count()))).toEqual([0, 1, 1])
    await stage.installation.database
      .sql`update reviews set failure = '{"code":"empty","message":"It is empty."}' where project_id = ${id} and status = 'failed'`
    await read(page, id, '?')
    expect(await Promise.all(steps.map(step => step.count()))).toEqual([1, 0, 0])
  })

  const body = { contentUrl: 'https://quillgate.example/' }

  /** Submits a new version, and completes its review with the same report less one claim of a check. */
  async function nextVersion(page: Page, id: number): Promise<void> {
    const { db } = stage.installation.database
    const { review } = await stage.user.client.call('submitVersion', { params: { id }, body })
    await page.goto(`/projects/${id}`)
    const { button, heading, link } = screenOf(page)
    await heading('Analysis in progress').waitFor()
    await page.getByRole('link', { name: /^v1/ }).click()
    await heading('Record of this review').waitFor()
    await link('Show its progress').waitFor()
    expect(await heading('Analysis in progress').count()).toBe(0)
    expect(await button('Delete').count(), 'it is in the menu').toBe(0)
    const reviewId = review?.id ?? ''
    await db.update(reviews).set({ status: 'completed', finishedAt: new Date() }).where(eq(reviews.id, reviewId))
    await db
      .insert(reports)
      .values({ reviewId, report: { ...sampleReport, claims: sampleReport.claims.toSpliced(8, 1) } })
    await stage.installation.database.sql`update projects set status = 'completed' where id = ${id}`
  }

  it('are filtered as the address says on a cold load: by any value within a group, and by every group', async () => {
    const { id, page, button } = await opened('?stance=weak&weight=3&stance=nonsense#report')
    await tally(page, '3 of 13 claims and choices')
    const entries = await page.evaluate(() => history.length)
    expect(await claim(page, 4).isVisible()).toBe(false)
    await page.getByRole('button', { name: /^Split/ }).click()
    await tally(page, '4 of 13 claims and choices')
    await page.getByRole('button', { name: /^Vera Holt/ }).click()
    await page.reload()
    await page.getByRole('button', { name: /^Vera Holt/, pressed: true }).waitFor()
    await button('Dismissed 0').click()
    await tally(page, '0 of 13 claims and choices')
    await button('Show all').click()
    await tally(page, '13 claims and choices')
    expect(new URL(page.url()).search).toBe('')
    await page.locator('summary').getByText('Place', { exact: true }).click()
    await button('page 3 1').click()
    await tally(page, '1 of 13 claims and choices')
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Sorted by place')
    expect(new URL(page.url()).search).toBe('?sort=place&place=page+3')
    // Back leads over views and links, not over each change of a filter.
    expect(await page.evaluate(() => history.length)).toBe(entries)
    // A link to something hidden shows everything, also on a cold load.
    await page.getByRole('region', { name: 'Questions' }).getByRole('link', { name: 'claim 1', exact: true }).click()
    await tally(page, '13 claims and choices')
    await expect.poll(() => claim(page, 1).evaluate(it => Math.round(it.getBoundingClientRect().top))).toBeLessThan(300)
    await read(page, id, '?stance=works#claim-1')
    await tally(page, '13 claims and choices')
    await page.locator('#claim-1:target').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
}
