/** Which model a review would use, how long it would take and what it would cost: the real API and worker, and a fake model. */
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createFileStore } from '#db/files/files.ts'
import { startFakeModel } from '#worker/test/fake-model.ts'
import { startOllama } from '#worker/test/model/fake-servers.ts'
import { docx, paragraph } from '#worker/test/sources/samples.ts'
import { type Office, openOffice } from '../../test/end-to-end/office.ts'
import type { Client } from '../client/client.ts'
import type { EstimateQuery } from '../contracts/estimate.ts'
import { estimateInWords } from '../contracts/estimate-words.ts'
import { textFile } from './harness.ts'
import { expectRefusal } from './suite-api.ts'

const panelId = 1
const memo = textFile(
  'We sell pears by the crate to restaurants. A crate costs 12 euros, and weighs ten kilos.\n\n'.repeat(20),
)
const wordless = new File([docx(paragraph('Hello')).slice()], 'a.docx')
let office: Office
let client: Client
beforeAll(async () => {
  office = await openOffice()
  client = (await office.api.signUp()).client
})
afterAll(() => office.close())
const estimate = (of: Partial<EstimateQuery> = {}, by = client) =>
  by.call('estimateReview', { query: { panelId, ...of } })
const measure = (file: File) => client.call('measureFile', { body: {}, file })

it('the API measures a file and keeps none, not even one left behind by an API that died', async () => {
  const { filesDir, database } = office.api
  const fileKey = await createFileStore(filesDir).put(Buffer.from('Ours'))
  const probe = JSON.stringify({ kind: 'measure', fileKey, name: 'a.txt' })
  await database.sql`insert into model_probes (probe, created_at)
    values (${probe}::text::jsonb, now() - interval '11 minutes')`
  expect(await measure(memo)).toMatchObject({ words: 340, pages: null, unread: null, problem: null })
  const deck = await readFile(new URL('../../db/samples/sample-deck.pptx', import.meta.url))
  expect(await measure(new File([deck], 'deck.pptx'))).toMatchObject({ words: 662, pages: 12, problem: null })
  const long = textFile(`${'We sell pears. '.repeat(70)}\n\n`.repeat(1_400))
  expect((await measure(long)).unread).toMatch(/^paragraph 114\d: .* 1,200,000 characters, so what follows is not/)
  const { problem } = await measure(wordless)
  expect(problem).toMatch(/^The file says only a word or two/)
  await expectRefusal(measure(new File(['%PDF-1.7'], 'a.docx')), { code: 'invalid_file' })
  const left = await readdir(filesDir, { recursive: true, withFileTypes: true })
  expect(left.filter(one => one.isFile())).toEqual([])
})

it('an estimate is for the current model: at first from the structure of a review, then from what its reviews used', async () => {
  const none = { basedOn: 0, seconds: null, cost: null, size: null }
  const free = { maxCost: null, maxTokens: null, tokens: null, requestCost: null }
  expect(await estimate()).toEqual({ ...none, ...free, engine: 'rubric', model: null, analysts: 4 })
  const fake = await startFakeModel()
  onTestFinished(() => fake.close())
  const prices = { input: 2, cachedInput: 0.5, output: 8 }
  const use = (model: string) =>
    office.admin.client.call('updateModel', {
      body: { engine: 'model', endpoint: fake.url, model, pictures: 'off', prices, maxCost: 2 },
    })
  await use('one')
  expect(await estimate()).toMatchObject({ ...none, model: 'one', maxCost: 2 })
  const { tokens } = await measure(memo)
  const planned = await estimate({ tokens })
  expect(planned).toMatchObject({ basedOn: 0, seconds: null, size: 'given' })
  const body = { name: 'A memo', contentType: 'document', panelId, submit: true } as const
  const statusOf = (id: number) => async () => (await client.call('getProject', { params: { id } })).status
  const reviewed = async (file: File) => {
    const { id } = await client.call('createProject', { body, file })
    await expect.poll(statusOf(id), { timeout: 10_000 }).toBe('completed')
    return { id, cost: (await client.call('projectReport', { params: { id } })).usage.total?.cost ?? 0 }
  }
  const { id, cost } = await reviewed(memo)
  expect((planned.cost?.from ?? 0) / cost).toBeLessThan(8)
  expect(planned.cost?.from).toBeGreaterThan(cost)
  const again = { basedOn: 1, cost: { from: expect.closeTo(cost, 4), to: expect.closeTo(cost, 4) } }
  expect(await estimate({ tokens })).toMatchObject({ ...again, size: 'given' })
  expect(await estimate({ contentUrl: 'https://exa\0' })).toMatchObject({ ...again, size: null })
  expect(await estimate({ projectId: id })).toMatchObject({ ...again, size: 'last_read' })
  expect(await estimate({ projectId: id }, office.admin.client)).toMatchObject({ size: null })
  await office.admin.client.call('updateModel', { body: { documentCharacters: 2_000 } })
  const cut = await measure(textFile('We sell pears by the crate to restaurants.\n\n'.repeat(3_000)))
  expect(cut).toMatchObject({ words: 24_000, unread: expect.stringMatching(/From here on, .* 16 parts of 2000 char/) })
  expect(cut.tokens).toBeLessThan(32_000 / 3.5)
  await office.admin.client.call('updateModel', { body: { documentCharacters: 50_000, maxCost: 0.5 } })
  // Read in two parts.
  const file = textFile(`${'We sell pears by the crate to restaurants. '.repeat(10)}\n\n`.repeat(150))
  const long = await estimate({ tokens: (await measure(file)).tokens })
  expect(estimateInWords(long, undefined)).toMatch(/ one review with it\. It may be stopped at the cap of \$0\.50\.$/)
  expect(long.seconds?.from).toBeGreaterThan((await estimate({ tokens })).seconds?.to ?? 0)
  const real = await reviewed(file)
  expect(long.cost?.from).toBeLessThan(real.cost)
  expect(long.cost?.to).toBeGreaterThan(real.cost)
  // This review ends without ballots, so it says nothing about the cost of a complete one.
  fake.script(call => (call.kind === 'ballots' ? { do: 'status', status: 401 } : undefined))
  await reviewed(memo)
  expect(await estimate()).toMatchObject({ basedOn: 2 })
  fake.script(() => ({ do: 'status', status: 401 }))
  const resumed = await client.call('createProject', { body, file: memo })
  await expect.poll(statusOf(resumed.id)).toBe('draft')
  fake.script(() => undefined)
  await client.call('submitProject', { params: resumed })
  await expect.poll(statusOf(resumed.id)).toBe('completed')
  // This review was interrupted, so its duration does not count.
  expect(await estimate()).toMatchObject({ basedOn: 2 })
  await use('two')
  expect(await estimate({ tokens })).toEqual({ ...planned, model: 'two' })
  await office.admin.client.call('updateModel', { body: { prices: null, maxCost: null } })
  const unknown = '4 analysts with two. There is no review to compare with yet, so its time and cost are unknown.'
  expect(estimateInWords(await estimate({ projectId: id }), undefined)).toBe(unknown)
  // The pages are shown with every request, and each must fit under the cap with the longest answer.
  await office.admin.client.call('updateModel', { body: { pictures: 'auto', prices, maxCost: 0.75 } })
  expect(await measure(memo)).toMatchObject({ tokens, pictures: 1 })
  const shown = await estimate({ tokens, pictures: 20 })
  // Twenty pages of 1,000 tokens in eight requests, seven of which the model may have cached.
  expect((shown.cost?.from ?? 0) - (planned.cost?.from ?? 0)).toBeCloseTo(0.02 * (2 + 7 * 0.5))
  expect(estimateInWords(shown, undefined)).toMatch(/ before the cap of \$0\.75: .* \$0\.18, the most that/)
  expect(estimateInWords({ ...shown, maxCost: 0.1 }, undefined)).toMatch(
    / A request may cost \$0\.18, above the cap of \$0\.10: the review would stop\.$/,
  )
  expect(estimateInWords({ ...shown, maxCost: null, maxTokens: 150_000 }, undefined)).toMatch(
    / yet\. It may be stopped at the cap of 150,000 tokens\.$/,
  )
  const ollama = await startOllama(fake, 0, 8_192)
  onTestFinished(() => ollama.close())
  const own = { endpoint: ollama.origin, dialect: 'ollama', model: 'qwen3:14b' } as const
  await office.admin.client.call('updateModel', { body: { ...own, prices, documentCharacters: null } })
  // Half of its window is for the answer, so it reads a little at once, and every analyst reads all parts.
  const { characters } = await measure(file)
  expect(characters).toBe(4_000)
  const [inParts, atOnce] = [await estimate({ tokens: 16_000, characters }), await estimate({ tokens: 16_000 })]
  expect((inParts.cost?.from ?? 0) / (atOnce.cost?.from ?? 1)).toBeGreaterThan(2)
  // A file that could not be read was not measured for the model either.
  await office.admin.client.call('updateModel', { body: { documentCharacters: 4_000 } })
  const last = { projectId: real.id }
  expect(await estimate({ ...last, characters: (await measure(wordless)).characters })).toEqual(await estimate(last))
})
