/** /projects and /projects/reports with many projects: the server pages, counts and searches. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleReport } from '#api/test/made-report.ts'
import type { Person } from '../app-installation.ts'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { opensOwn } from './routes.ts'

const rows = (page: Page) => page.locator('tbody tr')
const many = 250

export function pagedLists(stage: Stage): void {
  let busy: Person
  let page: Page
  /** The queries of the lists that were requested. */
  const asked: URL[] = []

  beforeAll(async () => {
    busy = await stage.installation.signUp({ firstName: 'Ines' })
    const { sql } = stage.installation.database
    // Every tenth is completed and has a report; the oldest has a unique name.
    const report = JSON.stringify(sampleReport)
    await sql`
    with made as (
      insert into projects (user_id, name, status, panel_id)
      select ${busy.id}, case n when 1 then 'Mosswick memo' else 'Deck ' || n end,
        case when n % 10 = 0 then 'completed' else 'draft' end, 1 + n % 2
      from generate_series(1, ${many}::int) n order by n returning id, status),
    submitted as (
      insert into submissions (project_id, version, content_type, url)
      select id, 1, 'website', 'https://quillgate.example/' from made returning id, project_id),
    reviewed as (
      insert into reviews (project_id, submission_id, status, engine, finished_at)
      select project_id, submitted.id, 'completed', 'rubric', now()
      from submitted join made on made.id = project_id where made.status = 'completed' returning id)
    insert into reports (review_id, report) select id, ${report}::text::jsonb from reviewed`
    page = (await stage.installation.open({ as: busy })).page
    page.on('request', request => {
      const url = new URL(request.url())
      if (/^\/api\/(?:projects|reports)$/.test(url.pathname)) asked.push(url)
    })
  })

  const counted = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()

  describe('/projects', () => {
    it('loads a hundred rows, shows how many there are, finds unloaded ones by search and filters, and keeps both in the address', async () => {
      await opensOwn(page, '/projects', 'Projects')
      await counted(`${many} projects`)
      expect(await rows(page).first().getByRole('cell').first().textContent()).toBe(`Deck ${many}`)
      expect(asked.map(url => url.searchParams.get('limit'))).toEqual(['100'])
      await screenOf(page).field('Search projects').fill('mosswick')
      await counted('1 project found')
      await screenOf(page).link('View Mosswick memo').waitFor()
      await screenOf(page).field('Status').selectOption('completed')
      await screenOf(page).heading('No projects found').waitFor()
      expect(new URL(page.url()).search).toBe('?q=mosswick&status=completed')
      await page.reload()
      await screenOf(page).heading('No projects found').waitFor()
      expect(await screenOf(page).field('Search projects').inputValue()).toBe('mosswick')
      await screenOf(page).button('Show all projects').click()
      await counted(`${many} projects`)
    })

    it('loads more on scrolling', async () => {
      const down = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      for (let page = 2; page <= 3; page += 1) {
        await expect
          .poll(async () => {
            // Scrolls again if the previous page's rows came only after the last scroll.
            await down()
            return asked.filter(url => url.searchParams.has('cursor')).length
          })
          .toBeGreaterThanOrEqual(page - 1)
      }
      await down()
      await screenOf(page).link('View Mosswick memo').waitFor()
      expect(await screenOf(page).button('Load more').count()).toBe(0)
    })
  })

  describe('/projects/reports', () => {
    it('lists every report with its counts in one request, searched and filtered by the server', async () => {
      asked.length = 0
      await opensOwn(page, '/projects/reports', 'Reports')
      await counted('25 reports')
      expect(asked.map(url => url.pathname)).toEqual(['/api/reports'])
      const row = screenOf(page).row('Deck 240')
      expect((await row.getByRole('cell').allTextContents()).map(text => text.trim())).toEqual([
        'Deck 240',
        'Marketing',
        new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date()),
        '9 claims',
        '2 split choices',
        '4 of 12 answered',
        'View report',
      ])
      await screenOf(page).field('Order').selectOption('claims')
      await expect.poll(() => asked.at(-1)?.searchParams.get('sort')).toBe('claims')
      await counted('25 reports')
      await screenOf(page).field('Search reports').fill('deck 24')
      await counted('1 report found')
      await screenOf(page).field('Panel').selectOption('vc')
      await screenOf(page).heading('No reports found').waitFor()
      await screenOf(page).button('Show all reports').click()
      await counted('25 reports')
    })
  })
}
