/** A newcomer’s way to a panel: the dashboard offers the model that this machine has, and one click connects it. */
import { afterAll, expect, it } from 'vitest'
import { startFakeModel } from '#worker/test/fake-model.ts'
import { serve } from '#worker/test/website/local-sites.ts'
import { stageFor } from './stage.ts'

const stage = stageFor()
const open: { close(): Promise<void> }[] = []
afterAll(async () => {
  for (const one of open) await one.close()
})

/** A server at LM Studio’s usual port; where that is taken, its owner is found instead. */
async function startLocal() {
  const fake = await startFakeModel()
  const local = await serve(async (request, response) => {
    if (request.url === '/v1/models')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: [{ id: 'local-one' }] }))
    const body = Buffer.concat(await request.toArray())
    const answer = await fetch(`${fake.url}/chat/completions`, { method: 'POST', body })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }, 1234)
  open.push(fake, local)
}

it('offers what answers here, connects it with one click, and the next review is the model’s', async () => {
  await startLocal()
  const { page } = await stage.open({ as: stage.admin })
  await page.goto('/projects/create')
  await page.getByText('No model is connected: the report will hold checks').waitFor()
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Connect a model' })
  await card.getByText('LM Studio, on this machine').waitFor()
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
  await page
    .getByText(/^4 analysts with local-one\. One review with it took \d+ seconds?; its cost is unknown\.$/)
    .waitFor()
})
