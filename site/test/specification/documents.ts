/** Section 5 for a project's document: which files can be chosen or dropped, and the messages for others. */
import { expect, it } from 'vitest'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { opensOwn } from './routes.ts'

export function documents(stage: Stage): void {
  it('is required, of an allowed type, and at most 10 MB, whether it is chosen or dropped', async () => {
    const { page } = await stage.open({ as: stage.user })
    const { field, button, text } = screenOf(page)
    await opensOwn(page, '/projects/create', 'Create Project')
    await field('Project name').fill('Seed deck')
    await button('Submit to the panel').click()
    await text('Please upload a document file').waitFor()
    const upload = page.locator('input[type=file]')
    expect(await upload.getAttribute('accept')).toBe('.pdf,.doc,.docx,.pptx,.txt')
    const wrong = 'Invalid file type. Please upload PDF, DOCX, PPTX, or TXT files only.'
    await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await text(wrong).waitFor()
    for (const ending of ['pdf', 'doc', 'docx', 'pptx', 'txt', 'PDF']) {
      await upload.setInputFiles({ name: `deck.${ending}`, mimeType: '', buffer: Buffer.from('x') })
      await text(wrong).waitFor({ state: 'detached' })
    }
    // Made in the page, because transferring ten megabytes takes seconds.
    const choose = (bytes: number) =>
      upload.evaluate((input: HTMLInputElement, size) => {
        const chosen = new DataTransfer()
        chosen.items.add(new File([new Uint8Array(size)], 'large.txt'))
        input.files = chosen.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }, bytes)
    await choose(10 * 1024 * 1024 + 1)
    await text('File size exceeds the 10MB limit.').waitFor()
    await choose(10 * 1024 * 1024)
    await text('File size exceeds the 10MB limit.').waitFor({ state: 'detached' })
    await text('10.0 MB, Plain text').waitFor()

    // What is dropped is accepted or refused in the same way, without errors elsewhere.
    await page.reload()
    const alerts = page.getByRole('main').getByRole('alert')
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['We plan weeks.'], 'memo.txt', { type: 'text/plain' }))
      return data
    })
    await page.getByText('Drop a file here').dispatchEvent('drop', { dataTransfer: dropped })
    await text('memo.txt').waitFor()
    await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect.poll(() => alerts.allTextContents()).toEqual([wrong])
    await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: dropped })
    await expect.poll(() => alerts.count()).toBe(0)
  })
}
