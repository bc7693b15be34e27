/** Section 2, projects: their lists, filters and tabs, with empty and failed states. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textFile } from '#api/test/harness.ts'
import type { Person, Visit } from '../app-installation.ts'
import { screenOf } from '../screen.ts'
import { draftOf, type Stage } from '../stage.ts'

export const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

const rows = (page: Page) => page.locator('tbody tr')
const names = (page: Page) => page.locator('tbody tr td.name-cell').allTextContents()
/** The server's answer to any failure. */
export const failing = { status: 500, json: { error: { code: 'internal', message: 'The disk is full.' } } }

const small = { mimeType: 'text/plain', buffer: Buffer.from('We plan weeks.') }
const wrongType = 'Invalid file type. Please upload PDF, DOCX, PPTX, or TXT files only.'

export function projects(stage: Stage): void {
  describe('/dashboard and /projects of somebody with seven projects', () => {
    let busy: Person
    let visit: Visit
    let page: Page

    beforeAll(async () => {
      busy = await stage.installation.signUp()
      const document = { contentType: 'document', panelId: 2, contentUrl: '', notes: '' } as const
      for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await draftOf(busy, `Page ${name}`)
      await busy.client.call('createProject', { body: { ...document, name: 'Seed deck' }, file: textFile() })
      const [newest, next] = await busy.client.call('listProjects')
      for (const [project, status] of [
        [newest, 'completed'],
        [next, 'in_progress'],
      ] as const)
        await stage.admin.client.call('updateProject', { params: { id: project?.id ?? 0 }, body: { status } })
      visit = await stage.installation.open({ as: busy })
      page = visit.page
    })
    afterAll(() => visit.close())

    it('greets by username if there is no first name, counts projects, and shows the five newest', async () => {
      await page.goto('/dashboard')
      await screenOf(page).heading(`Welcome back, ${busy.username}`).waitFor()
      await screenOf(page).row('Seed deck').waitFor()
      // The counts have their own request, which may be answered later than that of the projects.
      const counts = page.locator('main dl > div')
      await expect
        .poll(() => counts.allTextContents())
        .toEqual(['Active Projects1', 'Completed Reports1', 'Draft Projects5'])
      await screenOf(page).heading('Recent Projects').waitFor()
      const heads = await page.getByRole('columnheader').allTextContents()
      expect(heads.slice(0, 4)).toEqual(['Name', 'Type', 'Status', 'Created'])
      expect(await names(page)).toEqual(['Seed deck', 'Page Six', 'Page Five', 'Page Four', 'Page Three'])
      const cells = await screenOf(page).row('Seed deck').getByRole('cell').allTextContents()
      expect(cells).toEqual(['Seed deck', 'Document', 'Completed', day.format(new Date()), 'View'])
      // A click anywhere in the row opens the project, unless text is selected there.
      const status = screenOf(page).row('Seed deck').getByText('Document', { exact: true })
      await status.selectText()
      await status.dispatchEvent('click')
      expect(new URL(page.url()).pathname).toBe('/dashboard')
      await page.evaluate(() => getSelection()?.empty())
      await status.click()
      await screenOf(page).title('Seed deck').waitFor()
      await page.goBack()
      await screenOf(page).link('New Project').click()
      await screenOf(page).at('/projects/create')
      await screenOf(page).link('Back to Projects').click()
      await screenOf(page).at('/projects')
    })

    it('lists all projects with the columns of the specification', async () => {
      await screenOf(page).row('Seed deck').waitFor()
      const heads = await page.getByRole('columnheader').allTextContents()
      expect(heads.slice(0, 5)).toEqual(['Name', 'Type', 'Panel', 'Status', 'Created'])
      expect(await rows(page).count()).toBe(7)
      const cells = await screenOf(page).row('Seed deck').getByRole('cell').allTextContents()
      expect(cells).toEqual(['Seed deck', 'Document', 'VC Strategy', 'Completed', day.format(new Date()), 'View'])
    })

    it.each([
      ['Status', ['all', 'draft', 'in_progress', 'completed'], { draft: 5, in_progress: 1, completed: 1 }],
      ['Type', ['all', 'document', 'website'], { document: 1, website: 6 }],
    ] as const)('filters by %s', async (label, values, counts) => {
      const filter = screenOf(page).field(label)
      expect(
        await filter.getByRole('option').evaluateAll(all => all.map(it => (it as HTMLOptionElement).value)),
      ).toEqual(values)
      for (const [value, count] of Object.entries(counts)) {
        await filter.selectOption(value)
        await expect.poll(() => rows(page).count()).toBe(count)
      }
      await filter.selectOption('all')
    })

    it('searches by name, together with the filters, and offers no first project if the filters hide all', async () => {
      const { field, heading, link } = screenOf(page)
      await field('Search projects').fill('page f')
      await expect.poll(() => names(page)).toEqual(['Page Five', 'Page Four'])
      await field('Type').selectOption('document')
      await heading('No projects found').waitFor()
      expect(await link('Create First Project').count()).toBe(0)
    })

    it('opens each project, with its status in words and its tabs', async () => {
      const { button, link, text, tab, heading } = screenOf(page)
      const cases = [
        ['Page One', 'Draft - Not yet submitted', ['Details', 'AI Analysts']],
        ['Page Six', 'Analysis in progress', ['Details', 'AI Analysts']],
        ['Seed deck', 'Analysis completed', ['Details', 'AI Analysts', 'Report']],
      ] as const
      await button('Show all projects').click()
      const addresses = await Promise.all(cases.map(([name]) => link(`View ${name}`).getAttribute('href')))
      for (const [at, [name, words, tabs]] of cases.entries()) {
        await page.goto(addresses[at] ?? '')
        await heading(name).waitFor()
        await text(words).first().waitFor()
        expect(await page.getByRole('tab').allTextContents()).toEqual(tabs)
        expect(await link('Edit').count()).toBe(name === 'Page One' ? 1 : 0)
        await tab('AI Analysts').click()
        await expect.poll(() => page.locator('.analyst').count()).toBe(4)
      }
    })

    it('says if there is no report, and if it could not be loaded', async () => {
      const { tab, heading, text } = screenOf(page)
      await tab('Report').click()
      await heading('No report available').waitFor()
      await text('The report for this project is not available yet.').waitFor()
      await page.route('**/api/reports/project/*', route => route.fulfill(failing))
      await page.reload()
      await text('Error loading report. Please try again.').waitFor()
      await page.unroute('**/api/reports/project/*')
    })

    // `constants.ts` tests the same for /projects.
    it('says on /projects/reports that the reports could not be loaded', async () => {
      const logged: string[] = []
      page.on('console', message => logged.push(message.text()))
      await page.route(
        ({ pathname }) => pathname === '/api/reports',
        route => route.fulfill(failing),
      )
      await page.goto('/projects/reports')
      await screenOf(page).text('Error loading reports. Please try again.').waitFor()
      await expect.poll(() => logged.join('\n')).toContain('API error for /api/reports')
    })
  })

  describe('somebody without projects', () => {
    it('is offered a first project on /projects', async () => {
      const { page } = await stage.open({ as: await stage.installation.signUp() })
      const { text, link, heading, at } = screenOf(page)
      await page.goto('/projects')
      await heading('No projects found').waitFor()
      // Nothing to search, filter or count.
      expect(await page.getByRole('searchbox').count()).toBe(0)
      expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0)
      expect(await text('0 projects').isVisible()).toBe(false)
      await link('Create First Project').click()
      await at('/projects/create')
    })

    it('drops a file or enters an address on /dashboard, and finds it in the form; or is led to the sample', async () => {
      const { page } = await stage.open({ as: await stage.installation.signUp() })
      const { button, field, at, text } = screenOf(page)
      await page.goto('/dashboard')
      await text('No projects found. Create your first project to get started.').waitFor()
      const sample = page.getByRole('link', { name: /^Or look over a finished report/ })
      expect(await sample.getAttribute('href')).toBe('/sample')
      const dropped = await page.evaluateHandle(() => {
        const carried = new DataTransfer()
        carried.items.add(new File(['We plan weeks.'], 'v1.txt'))
        return carried
      })
      await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: dropped })
      await at('/projects/create')
      await text('v1.txt').waitFor()
      expect(await field('Project name').inputValue(), 'two letters are no name').toBe('')
      await page.reload()
      await text('Drop a file here').waitFor()

      await page.goto('/dashboard')
      await page.locator('.drop-zone input').setInputFiles({ ...small, name: 'plan.exe' })
      await at('/projects/create')
      await text(wrongType).waitFor()
      expect(await field('Project name').inputValue()).toBe('plan')

      await page.goto('/dashboard')
      await field('or give the address of a page').fill('quillgate.example')
      await button('Read this page').click()
      await at('/projects/create')
      expect(await field('Website URL').inputValue()).toBe('https://quillgate.example')
    })
  })
}
