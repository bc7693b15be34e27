import { beforeAll, describe, expect, it } from 'vitest'
import { panels } from '#db/vocabulary.ts'
import { picture } from '../picture.ts'
import { type Desk, today } from './desk.ts'

export function analysts(desk: Desk): void {
  const { button, field, heading, text, row, columns, search, question, sent, told, refused } = desk

  describe('/admin/analysts', () => {
    const form = () => desk.page.getByRole('dialog')
    const formButton = (name: string) => form().getByRole('button', { name, exact: true })

    beforeAll(async () => {
      await desk.installation.database.sql`delete from analysts`
      await desk.opens('/admin/analysts')
      await heading('No analysts found.').waitFor()
    })

    it('requires a panel, but no image', async () => {
      await sent('GET /api/analysts', null)
      await button('Add Analyst').click()
      expect(await form().getByRole('checkbox', { name: 'Active' }).isChecked()).toBe(true)
      await formButton('Create Analyst').click()
      await text('Panel is required').waitFor()
      expect(await form().getByRole('alert').count()).toBe(6)
      await formButton('Try it on a submission').click()
      await desk.page.getByText('Submit something first').waitFor()
      await desk.faultless()
      await field('Name').fill('Vera Holt')
    })

    it('keeps what was typed when the dialog is left by accident', async () => {
      await desk.page.keyboard.press('Escape')
      await question().getByRole('heading', { name: 'Discard your changes?' }).waitFor()
      await question().getByRole('button', { name: 'Cancel' }).click()
      expect(await field('Name').inputValue()).toBe('Vera Holt')
    })

    it('uploads a picture, and says why another is refused', async () => {
      await formButton('Upload Image').click()
      await told('No file selected', 'Please select an image to upload')
      await desk.page.route('**/api/uploads/image', route => route.fulfill({ status: 500, body: '' }))
      await field('Image (optional)').setInputFiles(await picture())
      await formButton('Upload Image').click()
      await told('Upload failed', 'An unknown error occurred')
      await desk.page.unroute('**/api/uploads/image')
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      await field('Image (optional)').setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: svg })
      await formButton('Upload Image').click()
      await told('Upload failed', 'SVG images can carry scripts')
      await field('Image (optional)').setInputFiles(await picture())
      await formButton('Upload Image').click()
      await told('Upload successful', 'face.png')
    })

    it('creates, edits and filters analysts', async () => {
      await field('Title').fill('Skeptical Buyer')
      await field('Specialty').fill('Doubt and proof')
      await field('Panel').last().selectOption(panels[0].name)
      await field('Bio').fill('Buys for a living.')
      await field('System prompt').fill('Ask what proves each claim.')
      await field('Questions').fill('Who says so, by name?\n\nWhy?')
      await formButton('Create Analyst').click()
      await text('Line 2: Each question must be at least 10 characters').waitFor()
      await field('Questions').fill('Who says so, by name?\nWhat was measured?')
      await formButton('Create Analyst').click()
      await told('Analyst created', 'Vera Holt')
      const body = {
        name: 'Vera Holt',
        title: 'Skeptical Buyer',
        specialty: 'Doubt and proof',
        bio: 'Buys for a living.',
        prompt: 'Ask what proves each claim.',
        panelId: 1,
        imageUrl: expect.stringMatching(/^\/api\/images\//),
        isActive: true,
        questions: ['Who says so, by name?', 'What was measured?'],
      }
      await sent('POST /api/analysts', body)
      await expect.poll(columns).toEqual(['Name', 'Specialty', 'Panel', 'Status', 'Last Updated', 'Actions'])
      for (const words of ['Doubt and proof', 'Marketing', 'Active', today])
        await row('Vera Holt').getByText(words).waitFor()
      await row('Vera Holt').locator('img[src^="/api/images/"]').waitFor()
      await desk.faultless({ whole: true })
      await button('Edit Vera Holt').click()
      expect(await field('System prompt').inputValue()).toBe('Ask what proves each claim.')
      expect(await field('Questions').inputValue()).toBe('Who says so, by name?\nWhat was measured?')
      await form().getByRole('checkbox').uncheck()
      const save = () => formButton('Save Changes').click()
      await refused('analysts/*', 'Failed to update analyst', save)
      await button('Edit Vera Holt').click()
      await form().getByRole('checkbox').uncheck()
      await save()
      await told('Analyst updated', 'Vera Holt')
      await sent('PUT /api/analysts/{id}', { ...body, isActive: false })
      await row('Vera Holt').getByText('Inactive').waitFor()
      await field('Status').selectOption('Active')
      await heading('No analysts found.').waitFor()
      await field('Status').selectOption('Inactive')
      await field('Panel').selectOption('VC Strategy')
      await heading('No analysts found.').waitFor()
      await field('Panel').selectOption('Marketing')
      await search('for a living')
      await row('Vera Holt').waitFor()
    })

    it('deletes an analyst after a question that names them', async () => {
      const remove = async () => {
        await button('Delete Vera Holt').click()
        await question().getByText('Vera Holt').waitFor()
        await question().getByRole('button', { name: 'Delete Analyst' }).click()
      }
      await refused('analysts/*', 'Failed to delete analyst', remove)
      await remove()
      await told('Analyst deleted', 'Vera Holt')
      await sent('DELETE /api/analysts/{id}', null)
      expect(await desk.admin.client.call('listAnalysts')).toEqual([])
    })
  })
}
