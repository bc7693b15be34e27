/**
 * Everything by keyboard alone: each step starts where the last one left the focus. Registering and signing in by
 * keyboard are in `specification/calls.ts`, which also checks their requests.
 */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'

const hasFocus = (target: Locator) => target.evaluate(it => it === document.activeElement)

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

export async function write(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function skipToContent(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await hasFocus(page.getByRole('main'))).toBe(true)
}

export function keyboard(stage: Stage): void {
  it('a project with a file is created, its tabs are opened, and it is deleted after a question', async () => {
    const { page } = await stage.visit('user')
    const { field, button, tab, told, question, at, text } = screenOf(page)
    // Listens before the page opens, because a chooser that opens earlier would not be caught.
    const chooser = page.waitForEvent('filechooser', { timeout: 30_000 })
    await page.goto('/projects/create')
    await skipToContent(page)
    await write(page, field('Project name'), 'Deck by keys')
    await tabTo(page, page.getByRole('radio', { name: 'Document' }))
    await page.keyboard.press('ArrowRight')
    await field('Website URL').waitFor()
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, page.getByRole('radio', { name: 'Marketing Analysis Panel' }))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.locator('input[type=file]'))
    await page.keyboard.press('Space')
    await (await chooser).setFiles({ name: 'memo.txt', mimeType: 'text/plain', buffer: Buffer.from('We plan weeks.') })
    await text('memo.txt').waitFor()
    await write(page, field('Notes (optional)'), 'For the partners.')
    await pressOn(page, button('Save as draft'))
    await page.waitForURL(/\/projects\/\d+$/)
    await told('Project created successfully')
    await tabTo(page, tab('Details'))
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'AI Analysts' }).waitFor()
    await page.reload()
    await skipToContent(page)
    await pressOn(page, button('Delete'))
    // Cancel has the focus, so that nobody deletes by pressing Enter twice.
    await expect.poll(() => hasFocus(question().getByRole('button', { name: 'Cancel' }))).toBe(true)
    await page.keyboard.press('Escape')
    await question().waitFor({ state: 'detached' })
    // The dialog gives the focus back one frame later.
    await expect.poll(() => hasFocus(button('Delete'))).toBe(true)
    await page.keyboard.press('Enter')
    await pressOn(page, question().getByRole('button', { name: 'Delete' }))
    await at('/projects')
    await told('Project deleted')
  })

  it.each([
    ['guest', '/auth'],
    ['user', '/projects/create'],
  ] as const)('for a %s, %s begins with a link past the bar, and every tab stop is visible', async (kind, address) => {
    const { page } = await stage.visit(kind)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true)
    const unseen: string[] = []
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        // The visible part of a hidden control is around it or is its label.
        const drawn = [focused, focused.closest('label'), focused.parentElement]
        const marked = drawn.some(it => it && getComputedStyle(it).outlineStyle !== 'none')
        return marked ? null : focused.outerHTML.slice(0, 120)
      })
      if (where) unseen.push(where)
    }
    expect(unseen).toEqual([])
  })
}
