import { describe, expect, it } from 'vitest'
import { analysts } from './admin/analysts.ts'
import { deskFor } from './admin/desk.ts'
import { earlyAccess } from './admin/early-access.ts'
import { projects } from './admin/projects.ts'
import { settings } from './admin/settings.ts'
import { users } from './admin/users.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false })
const desk = deskFor(stage)

it('the model form takes the protocol from the address, and one key for each endpoint, which it can remove', async () => {
  const { admin, button, field, page } = desk
  const endpoint = 'http://127.0.0.1:9'
  await admin.client.call('updateModel', { body: { endpoint, dialect: 'ollama', model: 'one', key: 'sk-one' } })
  await page.goto('/admin/model')
  const spoken = { 'http://models.example:11434': 'ollama', 'http://models.example': 'openai', [endpoint]: 'ollama' }
  for (const [address, dialect] of Object.entries(spoken)) {
    await field('Endpoint').fill(address)
    await expect.poll(() => field('Spoken to as').inputValue()).toBe(dialect)
  }
  await field('Remove the kept key').check()
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
})

users(desk)
projects(desk)
analysts(desk)
earlyAccess(desk)
settings(desk)

describe('on a phone', () => {
  it.each(['projects', 'early-access'])('/admin/%s shows each row in two lines, and is not too wide', async name => {
    await desk.page.setViewportSize({ width: 375, height: 812 })
    await desk.page.goto(`/admin/${name}`)
    const first = desk.page.getByRole('row').nth(1)
    await first.waitFor()
    expect((await first.boundingBox())?.height).toBeLessThan(90)
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})
