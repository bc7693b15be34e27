/** Connecting a model and trying an analyst, in the browser of an administrator. */
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startFakeModel } from '#worker/test/fake-model.ts'
import { startHosted } from '#worker/test/model/fake-servers.ts'
import { serve } from '#worker/test/website/local-sites.ts'
import { faultsOf, twoViews } from '../accessibility/axe.ts'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'

const deck = path.resolve(import.meta.dirname, '../../../db/samples/sample-deck.pptx')

/** A model server at LM Studio’s usual port, where Panel looks for one. */
async function startLocal() {
  const fake = await startFakeModel()
  const local = await serve(async (request, response) => {
    if (request.url === '/v1/models')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: [{ id: 'local-one' }, { id: 'local-two' }, { id: 'l'.repeat(200) }] }))
    const body = Buffer.concat(await request.toArray())
    const answer = await fetch(`${fake.url}/chat/completions`, { method: 'POST', body })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }, 1234)
  return [fake, local]
}

export function models(stage: Stage): void {
  const open: { close(): Promise<void> }[] = []
  afterAll(async () => {
    for (const one of open) await one.close()
  })

  it('offers the server found on this machine, connects it with one click, and the next review uses it', async () => {
    open.push(...(await startLocal()))
    const { page } = await stage.open({ as: stage.admin })
    await page.goto('/projects/create')
    await page.getByText('No model reviews here: the report will hold checks').waitFor()
    await page.goto('/dashboard')
    const card = page.getByRole('region', { name: 'Connect a model' })
    await card.getByRole('link', { name: 'Enter it' }).click()
    await screenOf(page).field('Endpoint').waitFor()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('https://api.openai.com/v1')
    await page.goBack()
    await card.getByText('LM Studio, on this machine').waitFor()
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await card.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await card.getByRole('button', { name: 'Use local-one' }).click()
    await page.getByText('New reviews ask “local-one” at http://127.0.0.1:1234/v1.').waitFor()
    await card.waitFor({ state: 'detached' })

    const { client } = stage.user
    const { id } = await client.call('createProject', {
      body: { name: 'A memo', contentType: 'document', panelId: 1, submit: true },
      file: new File(['We sell pears by the crate. A crate costs 12 euros.'], 'memo.txt', { type: 'text/plain' }),
    })
    await expect.poll(async () => (await client.call('getProject', { params: { id } })).status).toBe('completed')
    const report = await client.call('projectReport', { params: { id } })
    expect(report).toMatchObject({ engine: 'model', model: 'local-one' })

    await page.goto('/projects/create')
    const line = page.locator('.estimate')
    const told = async (words: RegExp) => expect.poll(() => line.textContent()).toMatch(words)
    await told(/^4 analysts with local-one: likely \d+ seconds?, by one review with it; its cost is unknown\.$/)
    const prices = { input: 2, cachedInput: 0.5, output: 8 }
    await stage.admin.client.call('updateModel', { body: { prices, maxCost: 0.01 } })
    await page.reload()
    const { height } = (await line.boundingBox()) ?? {}
    await screenOf(page).field('Document').last().setInputFiles(deck)
    expect(await screenOf(page).field('Project name').inputValue()).toBe('sample deck')
    await told(
      /\. About 660 words on 12 pages: likely \$\d.+ A request may cost \$\d.+ the cap of \$0\.01: the review would stop\.$/,
    )
    expect((await line.boundingBox())?.height).toBe(height)
    const pears = `${'We sell pears. '.repeat(70)}\n\n`.repeat(1_400)
    const long = { name: 'a.txt', mimeType: '', buffer: Buffer.from(pears) }
    await screenOf(page).field('Document').last().setInputFiles(long)
    await told(/ Left out at paragraph 114\d: The document is longer than 1,200,000 characters, so what follows/)
    const damaged = { name: 'a.docx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004') }
    await screenOf(page).field('Document').last().setInputFiles(damaged)
    await told(/^The file is damaged and cannot be read/)
    await stage.admin.client.call('updateModel', { body: { prices: null, maxCost: null } })
  })

  it('the model form lists an endpoint’s models, drops the test of another, and saves only what changed', async () => {
    const hosted = await startHosted({ models: Array.from({ length: 10_000 }, (_, at) => `model-${at}`) })
    open.push(hosted)
    const { page } = await stage.open({ as: stage.admin })
    const { button, field, told } = screenOf(page)
    await page.goto('/admin/model')
    await field('Endpoint').fill(`${hosted.origin}/v1`)
    await field('Key').fill('sk-of-another')
    await field('Model').focus()
    await button('List Models').click()
    await page.getByText(/ offers model-0, .*, model-11 and 9988 more\.$/).waitFor()
    expect(hosted.asked.map(({ authorization }) => authorization)).toEqual(['Bearer sk-of-another'])
    await button('Test').click()
    const result = page.getByRole('status').getByText('“local-one” answered in')
    await result.waitFor()
    await field('Endpoint').fill('http://127.0.0.1:9/v1')
    await result.waitFor({ state: 'detached' })
    await field('Key').fill('')
    await field('Model').focus()
    const fault = page.getByRole('status').getByText('http://127.0.0.1:9/v1')
    await fault.waitFor()
    await button('Test').click()
    await page.getByRole('alert').getByText('http://127.0.0.1:9/v1').waitFor()
    expect(await fault.count()).toBe(0)
    await field('Input').fill('0.25')
    await button('Save Model').click()
    await told('Failed to save the model', 'A price must be an amount')
    await page
      .locator('.field', { has: field('Output') })
      .getByText(/^A price must be an amount/)
      .waitFor()
    expect((await field('Input').boundingBox())?.height).toBe((await field('Model').boundingBox())?.height)
    await page.getByText('Other models for single analysts').click()
    await field('Endpoint of Vera Holt').fill('models.example')
    await page.getByText('Other models for single analysts').click()
    await field('Input').fill('')
    await button('Save Model').click()
    await page
      .locator('.field', { has: field('Endpoint of Vera Holt') })
      .getByText(/^Endpoint must be/)
      .waitFor()
    await field('Endpoint of Vera Holt').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type('/v1')
    expect(await field('Endpoint of Vera Holt').inputValue()).toBe('models.example/v1')
    await field('Endpoint of Vera Holt').fill('http://127.0.0.1:9/v1')
    await page.getByText('One entered here takes its place').waitFor()
    await field('Endpoint of Vera Holt').fill('')
    await field('Characters in one request').fill('77777')
    await field('Model of LM Studio').selectOption('local-two')
    await button('Use local-two').click()
    await told('Model saved', 'New reviews ask “local-two” at http://127.0.0.1:1234/v1.')
    const saved = { prices: { input: 2, cachedInput: 0.5, output: 8 }, maxCost: 5 }
    await stage.admin.client.call('updateModel', { body: saved })
    await button('Save Model').click()
    await expect.poll(() => field('Cost of a review (US dollars)').inputValue()).toBe('5')
    const now = () => stage.admin.client.call('getModel', {})
    expect(await now()).toMatchObject({ ...saved, documentCharacters: 77_777 })
    await field('Model').fill('local-one')
    await page.getByText('go with the model before').waitFor()
    await field('Input').fill('2')
    await field('Output').fill('8,5')
    await button('Test').click()
    await result.waitFor()
    await field('Key').fill('sk-another')
    await button('Save Model').click()
    await expect.poll(() => field('Key').inputValue()).toBe('')
    expect(await result.count()).toBe(0)
    await expect.poll(now).toMatchObject({ prices: { input: 2, cachedInput: 2, output: 8.5 }, maxCost: null })
    await button('Use local-two').click()
    await told('Model saved', 'Its prices and cap are to be set at ')
  })

  it('tries a draft of an analyst on a submission beside the saved analyst, and keeps what was typed', async () => {
    const { client } = stage.admin
    const body = { name: 'Pears', contentType: 'document', panelId: 1, submit: true } as const
    const file = new File(['We sell pears by the crate. A crate costs 12 euros.'], 'memo.txt', { type: 'text/plain' })
    for await (const _ of client.events((await client.call('createProject', { body, file })).id));
    const { page } = await stage.open({ as: stage.admin, painted: true })
    const { button, field, text } = screenOf(page)
    await page.goto('/admin/analysts')
    await button('Edit Vera Holt').click()
    await field('System prompt').fill('')
    await button('Try it on a submission').click()
    await button('Try').click()
    await text('Prompt must be at least 10 characters').waitFor()
    await field('System prompt').fill('Ask who pays for the pears.')
    await button('Try').click()
    await text('It was tried on “Pears”. Nothing of it stands in the project.').waitFor()
    for (const name of ['In use, version 1', 'Draft']) {
      const column = page.getByRole('region', { name, exact: true })
      await column.getByText(name === 'Draft' ? /s, cost unknown\.$/ : /From the review of/).waitFor()
      for (const words of ['Partly answered', 'To do: Say what', 'The best case of the other side', 'paragraph 1'])
        await column.getByText(words).first().waitFor()
    }
    expect(await faultsOf(page, twoViews)).toEqual([])
    expect(await field('System prompt').inputValue()).toBe('Ask who pays for the pears.')
  })
}
