/** The signed-in app in a real Chromium, by role and name: what a founder sees from the first visit to a report. */
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Installation, startInstallation } from './app-installation.ts'

const deck = path.resolve(import.meta.dirname, '../../db/samples/sample-deck.pptx')

let installation: Installation
let page: Page
let faults: string[]

beforeAll(async () => {
  installation = await startInstallation()
  const opened = await installation.open()
  page = opened.page
  faults = opened.faults
}, 120_000)

afterAll(async () => {
  await installation?.stop()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const field = (name: string) => page.getByLabel(name, { exact: true })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const text = (words: string) => page.getByText(words, { exact: true })
const tab = (name: string) => page.getByRole('tab', { name })
const toast = (title: string) => page.locator('[data-sonner-toast]').filter({ hasText: title })
const at = (address: string) => page.waitForURL(url => url.pathname + url.hash === address)

/** One notice at a time: the one that is awaited is the only one. */
async function expectToast(title: string, words = ''): Promise<void> {
  await toast(title).waitFor()
  expect(await page.locator('[data-sonner-toast]').count()).toBe(1)
  if (words) expect(await toast(title).textContent()).toContain(words)
}

describe('signing in', () => {
  it('sends a visitor from a signed-in page to /auth, and says why', async () => {
    await page.goto('/projects?x=1')
    await page.waitForURL(url => url.pathname === '/auth')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/projects?x=1')
    await heading('Welcome back').waitFor()
    await text('Sign in to see that page.').waitFor()
  })

  it('creates an account and goes where the visitor was going', async () => {
    await tab('Create Account').click()
    await field('Username').fill('founder')
    await field('Email').fill('founder@example.org')
    await field('Password').fill('correct horse')
    await field('First name (optional)').fill('Ines')
    await button('Create Account').click()
    await page.waitForURL(url => url.pathname === '/projects')
    await expectToast('Registration successful', 'Welcome, Ines!')
  })
})

describe('a project', () => {
  it('keeps what was typed over a reload, and saves a draft', async () => {
    await page.goto('/projects/create')
    await field('Project name').fill('Seed deck')
    await page.getByRole('radio', { name: 'Document' }).check()
    await page.getByRole('radio', { name: 'VC Strategy Panel' }).check()
    await page.reload()
    await page.getByRole('radio', { name: 'VC Strategy Panel', checked: true }).waitFor()
    expect(await field('Project name').inputValue()).toBe('Seed deck')
    await field('Document').last().setInputFiles(deck)
    await text('28 KB, PowerPoint deck').waitFor()
    await button('Save as draft').click()
    await page.waitForURL(/\/projects\/\d+$/)
    await expectToast('Project created successfully')
    await page.getByText('Draft - Not yet submitted').first().waitFor()
    expect(await tab('Report').count()).toBe(0)
  })

  it('can be edited while it is a draft', async () => {
    await link('Edit').click()
    await heading('Edit Project').waitFor()
    await text('sample-deck.pptx').waitFor()
    await field('Project name').fill('Seed deck, second try')
    await button('Save changes').click()
    await expectToast('Project updated')
    await heading('Seed deck, second try').waitFor()
    await tab('AI Analysts').click()
    await heading('Maren Okafor').waitFor()
  })

  it('is read while one watches, and opens its report when that is done', async () => {
    await button('Submit to the panel').click()
    await tab('Report').waitFor({ timeout: 30_000 })
    await page.getByText('Analysis completed').first().waitFor()
    for (const part of ['Creative tension', 'Questions', 'What was read', 'Record of this review'])
      await heading(part).waitFor()
    await page.getByText('Made without a model.').waitFor()
    const questions = page.getByRole('region', { name: 'Maren Okafor' })
    await questions
      .getByText(/^(Answered|Partly answered|Not found)$/)
      .first()
      .waitFor()
    await page.getByText('The words as they were read').click()
    await page.getByText('slide 1', { exact: true }).first().waitFor()
  })

  it('stands in the lists, with its counts', async () => {
    await page.goto('/projects/reports')
    const row = page.getByRole('row').filter({ hasText: 'Seed deck, second try' })
    await row.getByRole('cell', { name: /^\d+ of \d+ answered$/ }).waitFor()
    await row.getByRole('link').click()
    await page.waitForURL(url => url.hash === '#report')
    await heading('Creative tension').waitFor()
    await page.goto('/projects')
    await page.getByRole('cell', { name: 'Seed deck, second try', exact: true }).waitFor()
    await field('Status').selectOption('draft')
    await heading('No projects found').waitFor()
    expect(await link('Create First Project').count()).toBe(0)
    await field('Status').selectOption('all')
    await field('Search projects').fill('SECOND')
    await page.getByRole('cell', { name: 'VC Strategy' }).waitFor()
  })

  it('is deleted only after a question, and then is not found', async () => {
    await link('View Seed deck, second try').click()
    const askToDelete = async () => {
      await button('More').click()
      await button('Delete').click()
    }
    await askToDelete()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Are you sure you want to delete this project? This action cannot be undone.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const address = new URL(page.url()).pathname
    await askToDelete()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await at('/projects')
    await expectToast('Project deleted')
    await link('Create First Project').waitFor()
    await page.goto(address)
    await heading('Project Not Found').waitFor()
    await text("The project you're looking for doesn't exist or you don't have permission to view it.").waitFor()
  })
})

it('shows the chosen theme from the first paint on', async () => {
  await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true })
  await page.reload()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

it('has broken no rule of its policy, and no markup it took over', () => {
  expect(faults).toEqual([])
})
