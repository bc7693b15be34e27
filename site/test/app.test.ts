/** The signed-in app in a real Chromium, by role and name: what a founder sees from the first visit to a report. */
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Visit } from './app-installation.ts'
import { screenOf } from './screen.ts'
import { stageFor } from './stage.ts'

const deck = path.resolve(import.meta.dirname, '../../db/samples/sample-deck.pptx')

const stage = stageFor()
let visit: Visit
let screen: ReturnType<typeof screenOf>
beforeAll(async () => {
  visit = await stage.installation.open()
  screen = screenOf(visit.page)
})

describe('signing in', () => {
  it('sends a visitor from a signed-in page to /auth, and says why', async () => {
    await visit.page.goto('/projects?x=1')
    await visit.page.waitForURL(url => url.pathname === '/auth')
    expect(new URL(visit.page.url()).searchParams.get('next')).toBe('/projects?x=1')
    await screen.heading('Welcome back').waitFor()
    await screen.text('Sign in to see that page.').waitFor()
  })

  it('creates an account and goes where the visitor was going', async () => {
    await screen.tab('Create Account').click()
    await screen.field('Username').fill('founder')
    await screen.field('Email').fill('founder@example.org')
    await screen.field('Password').fill('correct horse')
    await screen.field('First name (optional)').fill('Ines')
    await screen.button('Create Account').click()
    await visit.page.waitForURL(url => url.pathname === '/projects')
    await screen.told('Registration successful', 'Welcome, Ines!')
  })
})

describe('a project', () => {
  it('keeps what was typed over a reload, and saves a draft', async () => {
    await visit.page.goto('/projects/create')
    await screen.field('Project name').fill('Seed deck')
    await visit.page.getByRole('radio', { name: 'Document' }).check()
    await visit.page.getByRole('radio', { name: 'VC Strategy Panel' }).check()
    await visit.page.reload()
    await visit.page.getByRole('radio', { name: 'VC Strategy Panel', checked: true }).waitFor()
    expect(await screen.field('Project name').inputValue()).toBe('Seed deck')
    await screen.field('Document').last().setInputFiles(deck)
    await screen.text('28 KB, PowerPoint deck').waitFor()
    await screen.button('Save as draft').click()
    await visit.page.waitForURL(/\/projects\/\d+$/)
    await screen.told('Project created successfully')
    await visit.page.getByText('Draft - Not yet submitted').first().waitFor()
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
    await visit.page.getByText('Analysis completed').first().waitFor()
    for (const part of ['Creative tension', 'Questions', 'What was read', 'Record of this review'])
      await screen.heading(part).waitFor()
    await visit.page.getByText('Made without a model.').waitFor()
    const questions = visit.page.getByRole('region', { name: 'Maren Okafor' })
    await questions
      .getByText(/^(Answered|Partly answered|Not found)$/)
      .first()
      .waitFor()
    await visit.page.getByText('The words as they were read').click()
    await visit.page.getByText('slide 1', { exact: true }).first().waitFor()
  })

  it('stands in the lists, with its counts', async () => {
    await visit.page.goto('/projects/reports')
    const row = visit.page.getByRole('row').filter({ hasText: 'Seed deck, second try' })
    await row.getByRole('cell', { name: /^\d+ of \d+ answered$/ }).waitFor()
    await row.getByRole('link').click()
    await visit.page.waitForURL(url => url.hash === '#report')
    await screen.heading('Creative tension').waitFor()
    await visit.page.goto('/projects')
    await visit.page.getByRole('cell', { name: 'Seed deck, second try', exact: true }).waitFor()
  })
})

it('shows the chosen theme from the first paint on', async () => {
  await visit.page.getByRole('radio', { name: 'Dark' }).first().check({ force: true })
  await visit.page.reload()
  expect(await visit.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

it('has broken no rule of its policy, and no markup it took over', () => {
  expect(visit.faults).toEqual([])
})
