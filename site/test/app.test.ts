/** The signed-in app in a real Chromium, by role and name: what a founder sees from a draft to its report. */
import path from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
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
  it('keeps what was typed over a reload, and saves a draft', async () => {
    await page.goto('/projects/create')
    await screen.field('Project name').fill('Seed deck')
    await page.getByRole('radio', { name: 'Document' }).check()
    await page.getByRole('radio', { name: 'VC Strategy Panel' }).check()
    await page.reload()
    await page.getByRole('radio', { name: 'VC Strategy Panel', checked: true }).waitFor()
    expect(await screen.field('Project name').inputValue()).toBe('Seed deck')
    await screen.field('Document').last().setInputFiles(deck)
    await screen.text('28 KB, PowerPoint deck').waitFor()
    await screen.button('Save as draft').click()
    await page.waitForURL(/\/projects\/\d+$/)
    await screen.told('Project created successfully')
    await page.getByText('Draft - Not yet submitted').first().waitFor()
    expect(await screen.tab('Report').count()).toBe(0)
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

  it('is read while one watches, and opens its report when that is done', async () => {
    await screen.button('Submit to the panel').click()
    await screen.tab('Report').waitFor({ timeout: 30_000 })
    await page.getByText('Analysis completed').first().waitFor()
    for (const part of ['Creative tension', 'Questions', 'What was read', 'Record of this review'])
      await screen.heading(part).waitFor()
    await page.getByText('Made without a model.').waitFor()
    const questions = page.getByRole('region', { name: 'Maren Okafor' })
    await questions
      .getByText(/^(Answered|Partly answered|Not found)$/)
      .first()
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
