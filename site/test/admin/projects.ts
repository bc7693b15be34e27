import { beforeAll, describe, expect, it } from 'vitest'
import { textFile } from '#api/test/harness.ts'
import { otherViews, phone } from '../accessibility/axe.ts'
import type { Person } from '../app-installation.ts'
import { type Desk, today } from './desk.ts'

export function projects(desk: Desk): void {
  const { button, field, heading, row, columns, options, search, count, question, choose, sent, told, refused } = desk

  describe('/admin/projects', () => {
    let owner: Person

    beforeAll(async () => {
      owner = await desk.installation.signUp()
      const document = { contentType: 'document', panelId: 2, contentUrl: '', notes: '' } as const
      const website = { contentType: 'website', panelId: 1, contentUrl: 'https://quillgate.example/' } as const
      await owner.client.call('createProject', { body: { ...document, name: 'Mosswick seed deck' }, file: textFile() })
      await owner.client.call('createProject', { body: { ...website, name: 'Quillgate pricing page' } })
      await desk.opens('/admin/projects')
      await row('Mosswick seed deck').waitFor()
    })

    it('shows the columns, and finds projects by owner, status, type and panel', async () => {
      await sent('GET /api/admin/projects', null)
      await desk.faultless({ whole: true })
      await expect.poll(columns).toEqual(['Name', 'Owner', 'Type', 'Panel', 'Status', 'Created', 'Actions'])
      const cells = await row('Mosswick seed deck').getByRole('cell').allTextContents()
      expect(cells.slice(0, 6)).toEqual([
        'Mosswick seed deck',
        owner.username,
        'Document',
        'VC Strategy',
        'Draft',
        today,
      ])
      expect(await options('Status')).toEqual(['All Statuses', 'Draft', 'In progress', 'Completed'])
      for (const [label, choice] of [
        ['Type', 'Website'],
        ['Panel', 'Marketing'],
      ] as const) {
        await field(label).selectOption(choice)
        await count('1 project found')
        await row('Quillgate pricing page').waitFor()
        await field(label).selectOption('all')
      }
      await search(owner.username)
      await count('2 projects found')
      await field('Status').selectOption('Completed')
      await heading('No projects found').waitFor()
      await button('Show all projects').click()
      await count('2 projects')
    })

    it('changes a project’s status by keyboard, and does not offer its current one', async () => {
      const actions = async () => {
        await button('Actions for Mosswick seed deck').press('Enter')
        // Opened by a key, the menu focuses its first item.
        await desk.page.locator('[role="menuitem"]:focus').filter({ hasText: 'View Details' }).waitFor()
        return desk.page.getByRole('menuitem').allTextContents()
      }
      expect(await actions()).toEqual(['View Details', 'Mark In Progress', 'Mark Completed', 'Delete Project'])
      await desk.page.keyboard.press('ArrowDown')
      await desk.page.locator('[role="menuitem"]:focus').filter({ hasText: 'Mark In Progress' }).waitFor()
      await desk.page.keyboard.press('Enter')
      await question().getByText('Its panel begins a new review').waitFor()
      await desk.page.keyboard.press('Escape')
      await question().waitFor({ state: 'detached' })
      await row('Mosswick seed deck').getByText('Draft').waitFor()
      const start = async () => {
        await choose('Mosswick seed deck', 'Mark In Progress')
        await question().getByRole('button', { name: 'Mark In Progress' }).press('Enter')
      }
      await refused('projects/*', 'Failed to update project', start)
      await start()
      await told('Project updated', 'Mosswick seed deck: In progress')
      await row('Mosswick seed deck').getByText('In progress').waitFor()
      expect(await actions()).toEqual(['View Details', 'Mark Completed', 'Delete Project'])
      await desk.page.keyboard.press('Escape')
      await choose('Mosswick seed deck', 'Mark Completed')
      await question().getByText('The review that is running is cancelled').waitFor()
      await question().getByRole('button', { name: 'Mark Completed' }).click()
      await told('Project updated', 'Mosswick seed deck: Completed')
      await sent('PUT /api/projects/{id}', { status: 'completed' })
      expect(await actions()).toEqual(['View Details', 'Mark In Progress', 'Delete Project'])
      const details = desk.page.getByRole('menuitem', { name: 'View Details' })
      expect(await details.getAttribute('href')).toMatch(/^\/projects\/\d+$/)
      await desk.page.keyboard.press('Escape')
    })

    it('deletes a project after a question with its owner, type, panel and creation date, and the list fits a phone', async () => {
      await choose('Quillgate pricing page', 'Delete Project')
      await question().getByText('Quillgate pricing page').waitFor()
      const facts = await question().locator('dt, dd').allTextContents()
      expect(facts).toEqual(['Owner', owner.username, 'Type', 'Website', 'Panel', 'Marketing', 'Created', today])
      const remove = () => question().getByRole('button', { name: 'Delete Project' }).click()
      await refused('projects/*', 'Error deleting project', remove)
      await choose('Quillgate pricing page', 'Delete Project')
      await remove()
      await told('Project deleted', 'Quillgate pricing page')
      await count('1 project')
      await desk.fitsPhone()
      await desk.page.setViewportSize(phone)
      await button('Actions for Mosswick seed deck').click()
      await desk.faultless({ views: otherViews.slice(1) })
      await desk.page.keyboard.press('Escape')
      expect((await owner.client.call('listProjects')).map(({ name }) => name)).toEqual(['Mosswick seed deck'])
    })
  })
}
