import { describe, expect, it } from 'vitest'
import { endpoints } from '#api/contracts/endpoints.ts'
import { isWholeKey } from '#api/contracts/key-format.ts'
import { desk, faultsOf, twoViews } from './accessibility/axe.ts'
import { passwords } from './developer/passwords.ts'
import { asked, atTab, item } from './developer/tab.ts'
import { webhooks } from './developer/webhooks.ts'
import { screenOf } from './screen.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false, painted: true })

describe('a key', () => {
  it('is created, copied once, listed, used and revoked', async () => {
    const { page, screen } = await atTab(stage, { admin: true })
    const isFaultless = async () => {
      expect(await faultsOf(page, twoViews)).toEqual([])
      await page.setViewportSize(desk)
    }
    await screen.heading('No keys yet').waitFor()
    await isFaultless()
    await screen.button('Create Key').click()
    const dialog = screen.dialog()
    // Only administrators are offered this scope: see `passwords.ts`.
    await dialog.getByLabel('Admin').waitFor()
    await dialog.getByRole('button', { name: 'Create Key' }).click()
    await dialog.getByText('Name is required', { exact: true }).waitFor()
    await isFaultless()
    await dialog.getByLabel('Name').fill('Deploys')
    await dialog.getByLabel('Submit').uncheck()
    await dialog.getByRole('button', { name: 'Create Key' }).click()

    await screen.heading('Your new key').waitFor()
    const key = await dialog.getByLabel('Deploys').inputValue()
    expect(isWholeKey(key)).toBe(true)
    await isFaultless()
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'detached' })

    const row = item(page, `${key.slice(0, 12)}…`)
    await row.getByText('never', { exact: true }).waitFor()
    expect(await row.getByRole('list', { name: 'Scopes' }).textContent()).toBe('Read')
    expect(await row.getByText('Expires').count()).toBe(1)
    expect(await page.content()).not.toContain(key)
    expect((await asked(stage, key)).status).toBe(200)
    // The last use is saved in the background, after the answer.
    await expect
      .poll(async () => {
        await page.reload()
        await row.waitFor()
        return row.getByText('just now').count()
      })
      .toBe(1)

    await row.getByRole('button', { name: `Revoke Deploys (${key.slice(0, 12)}…)` }).click()
    const question = screen.question()
    expect(await question.textContent()).toContain('Every program that uses Deploys')
    await question.getByRole('button', { name: 'Revoke Key' }).click()
    await screen.told('Key revoked', 'Deploys no longer opens anything.')
    await screen.heading('No keys yet').waitFor()
    await page.getByText('Revoked and expired').click()
    await item(page, 'Deploys').getByText('Revoked', { exact: true }).first().waitFor()
    expect((await asked(stage, key)).status).toBe(401)
    await isFaultless()
  })
})

passwords(stage)
webhooks(stage)

describe('the reference', () => {
  it('lists every endpoint, without scripts and external resources, and axe finds nothing in it', async () => {
    const { page, faults } = await stage.open()
    const wanted: string[] = []
    page.on('request', request => wanted.push(request.url()))
    await page.goto('/api/docs')
    await screenOf(page).heading('API reference').waitFor()
    const ids = await page.locator('article.operation').evaluateAll(articles => articles.map(({ id }) => id))
    expect(ids).toEqual(expect.arrayContaining(Object.keys(endpoints)))
    for (const address of wanted) expect(address.startsWith(stage.installation.url), address).toBe(true)
    expect(wanted.filter(address => address.endsWith('.js'))).toEqual([])
    const links = await page
      .locator('main a[href^="#"]')
      .evaluateAll(found => found.map(a => a.getAttribute('href') ?? ''))
    const missing = await page.evaluate(
      hrefs => hrefs.filter(href => !document.getElementById(href.slice(1))),
      [...new Set(links)],
    )
    expect(missing).toEqual([])
    expect(faults).toEqual([])
    await page.locator('#createProject summary').click()
    // Operations are drawn by the same component, so a few of each area are checked.
    await page.locator('.calls > section').evaluateAll(areas => {
      for (const area of areas)
        for (const each of [...area.querySelectorAll(':scope > article:not(#createProject)')].slice(2)) each.remove()
    })
    expect(await faultsOf(page, twoViews)).toEqual([])
  })
})
