/** The signed-in app in a real Chromium, by role and name: a founder's project, the theme, an administrator's model. */
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { pressOn, skipToContent, tabTo, write } from './accessibility/keyboard.ts'
import { models } from './app/models.ts'
import { screenOf } from './screen.ts'
import { stageFor } from './stage.ts'

const deck = path.resolve(import.meta.dirname, '../../db/samples/sample-deck.pptx')

const stage = stageFor()
let page: Page
let screen: ReturnType<typeof screenOf>
beforeAll(async () => {
  page = (await stage.visit('user')).page
  screen = screenOf(page)
})

describe('a project', () => {
  it('is saved as a draft, by keyboard alone', async () => {
    const { field, button, tab, told, text } = screen
    const radio = (name: string) => page.getByRole('radio', { name })
    // Listens before the page opens, because a chooser that opens earlier would not be caught.
    const chooser = page.waitForEvent('filechooser', { timeout: 30_000 })
    await page.goto('/projects/create')
    await skipToContent(page)
    await write(page, field('Project name'), 'Seed deck')
    await tabTo(page, radio('Document'))
    await page.keyboard.press('ArrowRight')
    await field('Website URL').waitFor()
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, radio('Marketing Analysis Panel'))
    await page.keyboard.press('ArrowDown')
    await radio('VC Strategy Panel').and(page.locator(':checked')).waitFor()
    await pressOn(page, page.locator('input[type=file]'), 'Space')
    await (await chooser).setFiles(deck)
    await text('28 KB, PowerPoint deck').waitFor()
    await write(page, field('Notes (optional)'), 'For the partners.')
    await pressOn(page, button('Save as draft'))
    await page.waitForURL(/\/projects\/\d+$/)
    await told('Project created successfully')
    await page.getByText('Draft - Not yet submitted').first().waitFor()
    expect(await tab('Report').count()).toBe(0)
    await tabTo(page, tab('Details'))
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'AI Analysts' }).waitFor()
  })

  it('can be edited while it is a draft', async () => {
    await screen.link('Edit').click()
    await screen.heading('Edit Project').waitFor()
    await screen.text('sample-deck.pptx').waitFor()
    await screen.field('Project name').fill('Seed deck, second try')
    await screen.button('Save changes').click()
    await screen.told('Project updated')
    await screen.heading('Seed deck, second try').waitFor()
    await screen.tab('AI Analysts').click()
    await screen.heading('Maren Okafor').waitFor()
  })

  it('shows the running review, and opens its report when it is done', async () => {
    await screen.button('Submit to the panel').click()
    await screen.tab('Report').waitFor({ timeout: 30_000 })
    await expect.poll(() => page.title()).toBe('Report ready: Seed deck, second try · Panel')
    await page.getByText('Analysis completed').first().waitFor()
    for (const part of ['Creative tension', 'Questions', 'What was read', 'Record of this review'])
      await screen.heading(part).waitFor()
    await page
      .getByRole('region', { name: 'Record of this review' })
      .getByText(/^Made without a language model: .* Questions: .*, version 1\.$/)
      .waitFor()
    expect(await page.getByText('Prompts:').count()).toBe(0)
    await page
      .getByRole('region', { name: 'Maren Okafor' })
      .getByText(/^How large can it get/)
      .waitFor()
    await page.getByText('The words as they were read').click()
    await page.getByText('slide 1', { exact: true }).first().waitFor()
  })
})

it('shows the chosen theme from the first paint on', async () => {
  await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true })
  await page.reload()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

models(stage)
