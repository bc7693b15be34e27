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

  it('says what is missing, on submit and then on change', async () => {
    await button('Sign In').click()
    await text('Username is required').waitFor()
    await text('Password is required').waitFor()
    await field('Username').fill('founder')
    await text('Username is required').waitFor({ state: 'detached' })
    await field('Password').fill('not it')
    await button('Sign In').click()
    await expectToast('Login failed')
  })

  it('creates an account by keyboard and goes where the visitor was going', async () => {
    await tab('Sign In').focus()
    await page.keyboard.press('ArrowRight')
    await heading('Create an account').waitFor()
    await field('Username').fill('fo')
    await field('Email').fill('nowhere')
    await field('Password').fill('short')
    await field('Password').press('Enter')
    await text('Username must be at least 3 characters').waitFor()
    await text('Invalid email format').waitFor()
    await text('Password must be at least 6 characters').waitFor()
    await field('Username').fill('founder')
    await field('Email').fill('founder@example.org')
    await field('Password').fill('correct horse')
    await field('First name (optional)').fill('Ines')
    await button('Create Account').click()
    await page.waitForURL(url => url.pathname === '/projects')
    await expectToast('Registration successful', 'Welcome, Ines!')
  })

  it('greets by first name, counts nothing yet, and offers the first project', async () => {
    await page.goto('/dashboard')
    await heading('Welcome back, Ines').waitFor()
    await text('No projects found. Create your first project to get started.').waitFor()
    for (const counter of ['Active Projects', 'Completed Reports', 'Draft Projects'])
      expect(await page.locator('dl div').filter({ hasText: counter }).locator('dd').textContent()).toBe('0')
    expect(await page.getByText('Administration').count()).toBe(0)
    await link('New Project').click()
    await at('/projects/create')
  })
})

describe('a project', () => {
  it('names everything that is wrong with the form at once', async () => {
    await button('Submit to the panel').click()
    await text('Project name must be at least 3 characters').waitFor()
    await text('Please upload a document file').waitFor()
    await field('Document')
      .last()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await text('Invalid file type. Please upload PDF, DOCX, PPTX, or TXT files only.').waitFor()
    const large = { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }
    await field('Document').last().setInputFiles(large)
    await text('File size exceeds the 10MB limit.').waitFor()
    await page.getByRole('radio', { name: 'Website' }).check()
    await button('Submit to the panel').click()
    await text('Please enter a website URL').waitFor()
    await field('Website URL').fill('not an address')
    await text('Please enter a valid URL').waitFor()
  })

  it('keeps what was typed over a reload, and saves a draft', async () => {
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
    for (const part of [
      'Who holds what',
      'Creative tension',
      'Where they agree',
      'Seen by one',
      'Record of this review',
    ])
      await heading(part).waitFor()
    const map = page.getByRole('table', { name: 'How each analyst stands to each claim' })
    expect(await map.getByRole('columnheader', { name: 'Maren Okafor' }).count()).toBe(1)
    // Each vote is a word for those who see no tile.
    expect(await map.getByRole('cell', { name: 'Maren Okafor disagrees' }).count()).toBeGreaterThan(0)
    expect(await map.getByRole('cell', { name: 'Leila Brandt raised the opposite' }).count()).toBeGreaterThan(0)
    await page.getByText('4 of 4 raised this, each on their own, none against').first().waitFor()
    await page.getByText('How each came to it').first().click()
    await page.getByText(/raised it too: £4,800 MRR and £72,000 ARR cannot both/).waitFor()
    await page.getByText('What would settle it').first().waitFor()
  })

  it('stands in the lists, with its counts', async () => {
    await page.goto('/projects/reports')
    const row = page.getByRole('row').filter({ hasText: 'Seed deck, second try' })
    await row.getByRole('cell', { name: /^\d+ conflicts$/ }).waitFor()
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
    await button('Delete').click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Are you sure you want to delete this project? This action cannot be undone.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const address = new URL(page.url()).pathname
    await button('Delete').click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await at('/projects')
    await expectToast('Project deleted')
    await link('Create First Project').waitFor()
    await page.goto(address)
    await heading('Project Not Found').waitFor()
    await text("The project you're looking for doesn't exist or you don't have permission to view it.").waitFor()
  })
})

describe('the account', () => {
  it('changes personal details', async () => {
    await page.goto('/profile')
    await text('Standard User').waitFor()
    await field('Email').fill('nowhere')
    await button('Save Changes').click()
    await text('Invalid email format').waitFor()
    await field('Email').fill('ines@example.org')
    await button('Save Changes').click()
    await expectToast('Profile updated')
  })

  it('changes the password, and keeps this session', async () => {
    await page.goto('/profile#security')
    await field('Current password').fill('correct horse')
    await field('New password').fill('battery staple')
    await field('Confirm new password').fill('battery stable')
    await button('Update Password').click()
    await text("Passwords don't match").waitFor()
    await field('Confirm new password').fill('battery staple')
    await button('Update Password').click()
    await expectToast('Password updated')
    expect(await page.getByText('Coming Soon').count()).toBe(2)
  })

  it('names and removes sub-accounts', async () => {
    await tab('Sub-Accounts').click()
    await button('Add Sub-Account').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Al')
    await dialog.getByRole('button', { name: 'Add Sub-Account' }).click()
    await dialog.getByText('Name must be at least 3 characters').waitFor()
    await dialog.getByLabel('Name').fill('Alma')
    await dialog.getByLabel('Email').fill('alma@example.org')
    await dialog.getByRole('button', { name: 'Add Sub-Account' }).click()
    await expectToast('Sub-account created')
    page.once('dialog', question => question.accept())
    await button('Remove Alma').click()
    await expectToast('Sub-account deleted')
    await heading('No sub-accounts yet').waitFor()
  })

  it('shows the chosen theme from the first paint on', async () => {
    await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true })
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })

  it('ends where the token is no longer known, with a word why', async () => {
    await page.evaluate(() => localStorage.setItem('panel.token', 'no-longer-known'))
    await page.goto('/projects')
    await page.waitForURL(url => url.pathname === '/auth')
    await text('Your session has ended. Sign in to go on where you were.').waitFor()
    await field('Username').fill('founder')
    await field('Password').fill('battery staple')
    await button('Sign In').click()
    await at('/projects')
    await expectToast('Login successful', 'Welcome back, Ines!')
  })

  it('is left by signing out', async () => {
    await button('Sign Out').click()
    await at('/auth')
    await expectToast('Logged out successfully', 'You have been logged out.')
    await page.goto('/dashboard')
    await page.waitForURL(url => url.pathname === '/auth')
  })
})

describe('the analysts', () => {
  it('are met by visitors, by panel', async () => {
    await page.goto('/analysts')
    await heading('Vera Holt').waitFor()
    expect(await page.locator('.analyst').count()).toBe(8)
    await tab('VC Strategy Panel').click()
    await heading('Vera Holt').waitFor({ state: 'detached' })
    expect(await page.locator('.analyst').count()).toBe(4)
  })
})

it('has broken no rule of its policy, and no markup it took over', () => {
  expect(faults).toEqual([])
})
