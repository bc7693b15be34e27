import { expect, it } from 'vitest'
import { broken, said } from './accessibility/state.ts'
import { analysts } from './admin/analysts.ts'
import { deskFor } from './admin/desk.ts'
import { earlyAccess } from './admin/early-access.ts'
import { projects } from './admin/projects.ts'
import { settings } from './admin/settings.ts'
import { users } from './admin/users.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false, painted: true })
const desk = deskFor(stage)

it('the model form takes the protocol from the address, and one key for each endpoint, which it can remove', async () => {
  const { admin, button, field, page, told } = desk
  const local = { name: 'LM Studio', endpoint: 'http://127.0.0.1:1234/v1', dialect: 'openai', models: ['local-one'] }
  await page.route('**/api/admin/model/find', route => route.fulfill({ json: [local] }))
  const endpoint = 'http://127.0.0.1:9'
  await admin.client.call('updateModel', { body: { endpoint, dialect: 'ollama', model: 'one', key: 'sk-one' } })
  await page.route('**/api/admin/model', broken)
  await page.goto('/admin/model')
  await said(page)
  await page.unroute('**/api/admin/model')
  await desk.faultless()
  await button('Try again').click()
  const promise = page.getByText('Nothing leaves this machine; no cost.')
  await promise.waitFor()
  await desk.faultless({ whole: true })
  const spoken = { 'http://models.example:11434': 'ollama', 'http://models.example': 'openai', [endpoint]: 'ollama' }
  for (const [address, dialect] of Object.entries(spoken)) {
    await field('Endpoint').fill(address)
    await expect.poll(() => field('Spoken to as').inputValue()).toBe(dialect)
  }
  await field('Remove the kept key').check()
  await page.getByText('Saving removes it.').waitFor()
  await button('Save Model').click()
  await field('Remove the kept key').waitFor({ state: 'detached' })
  expect(await admin.client.call('getModel', {})).toMatchObject({ hasKey: false, dialect: 'ollama' })
  await field('Key').fill('sk-two')
  await page.getByText('Other models for single analysts').click()
  await field('Model of Vera Holt').fill('two')
  await field('Endpoint of Vera Holt').fill(endpoint)
  await field('Key of Vera Holt').fill('sk-three')
  await button('Save Model').click()
  const place = page.locator('.field', { has: field('Key of Vera Holt') })
  await place.getByText(/^Another key was entered/).waitFor()
  await field('Endpoint').fill('a model')
  await button('Test').click()
  const refusal = page.locator('.field-error', { hasText: 'Endpoint must be an http' })
  await refusal.waitFor()
  await page.route('**/api/admin/model/test', route => route.fulfill({ json: { facts: [], problem: null } }))
  await field('Endpoint').fill(endpoint)
  await button('Test').click()
  await refusal.waitFor({ state: 'detached' })
  const servers = { 1: { endpoint: 'http://127.0.0.1:8', key: 'sk-three' } }
  await admin.client.call('updateModel', { body: { models: { 1: 'two' }, servers } })
  await page.reload()
  await page.getByText('1 analyst keeps its own model elsewhere').waitFor()
  expect(await promise.count()).toBe(0)
  await page.locator('summary').click()
  await field('Endpoint of Idris Kane').fill(servers[1].endpoint)
  await page.getByText('The key that is kept for this endpoint is used.').waitFor()
  await button('Use local-one').click()
  await told('Model saved', '1 analyst keeps its own model elsewhere')
})

users(desk)
projects(desk)
analysts(desk)
earlyAccess(desk)
settings(desk)
