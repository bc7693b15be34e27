/** What a founder does, through the real API and a real worker: submit, follow, read the report. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#api/client/client.ts'
import { createClient } from '#api/client/client.ts'
import { readApiConfig } from '#api/config.ts'
import { messageData, messageSchema } from '#api/contracts/webhook-messages.ts'
import { type RunningServer, startServer } from '#api/server.ts'
import { cheapPasswords, textFile } from '#api/test/harness.ts'
import { documentFailures } from '#db/document-failures.ts'
import { migrateQueue } from '#db/queue.ts'
import { analysts } from '#db/schema/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import { panels, viewports, webhookEvents, webhookTestEvent } from '#db/vocabulary.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { expectedOf } from '#worker/test/fixtures/expected.ts'
import { sharedThreads } from '#worker/test/shared-threads.ts'
import { dataDir, type Site, serve } from '#worker/test/website/local-sites.ts'
import { type RunningWorker, startWorker } from '#worker/worker.ts'
import { expectReportFor, type Outcome, submitBy } from './submission.ts'
import { share, wordsOf } from './twins.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fixtures = path.join(root, 'worker/test/fixtures')

const files = (await readdir(fixtures, { recursive: true }))
  .map(file => file.split(path.sep).join('/'))
  .filter(file => /\.(pdf|docx?|pptx|txt)$/.test(file))
  .sort()

let database: TestDatabase
let folder: string
let site: Site
let server: RunningServer
let worker: RunningWorker
let client: Client

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateQueue({ databaseUrl: database.url })
  await database.db.insert(analysts).values(seedAnalysts)
  folder = await mkdtemp(path.join(tmpdir(), 'panel-front-'))
  const pages: Record<string, [type: string, body: Buffer]> = {}
  for (const name of ['ledger', 'studio'])
    pages[`/${name}`] = ['text/html', await readFile(path.join(root, 'worker/test/website/fixtures', `${name}.html`))]
  pages['/deck'] = ['application/pdf', await readFile(path.join(fixtures, 'office/test.pdf'))]
  site = await serve((request, response) => {
    const [type, body] = pages[request.url ?? ''] ?? []
    if (type) response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>There is nothing here</h1>')
  })
  const env = {
    DATABASE_URL: database.url,
    PANEL_DATA_DIR: dataDir,
    PANEL_FILES_DIR: path.join(folder, 'files'),
    PANEL_SITE_DIR: path.join(folder, 'no-site'),
    PANEL_ALLOW_HOSTS: site.host,
    PORT: '0',
  }
  const parts = { log: pino({ level: 'silent' }), version: '0.0.0-test', passwords: cheapPasswords() }
  server = await startServer(readApiConfig(env), parts)
  worker = await startWorker(readWorkerConfig(env), parts.version, parts.log, sharedThreads)
  const anyone = createClient({ baseUrl: server.url })
  const body = { username: 'founder', email: 'founder@example.org', password: 'correct horse' }
  const { token } = await anyone.call('register', { body })
  client = createClient({ baseUrl: server.url, token })
}, 60_000)

afterAll(async () => {
  await worker?.stop()
  await server?.stop()
  await site?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const submit = (panelId: number, content: { file: File } | { url: string }) => submitBy(client, panelId, content)
const expectReport = (outcome: Outcome, panelId: number) => expectReportFor(client, outcome, panelId)

const fileAt = async (name: string) => new File([await readFile(path.join(fixtures, name))], path.basename(name))
const panelFor = (file: string) => panels[files.indexOf(file) % panels.length]?.id ?? 1
const twins = files.filter(file => files.includes(`${file}x`)).map(file => file.replace(/\.doc$/, ''))

const outcomes = new Map<string, Promise<Outcome>>()
/** Each of the fixtures is submitted once, by whichever test asks for it first. */
function outcomeOf(file: string): Promise<Outcome> {
  const submitted = outcomes.get(file) ?? fileAt(file).then(content => submit(panelFor(file), { file: content }))
  outcomes.set(file, submitted)
  return submitted
}

const documentOf = async (file: string) =>
  client.call('projectDocument', { params: { id: (await outcomeOf(file)).id } })

// Side by side, as the submissions of several people are: each is mostly waited for.
describe.concurrent('every document of the fixtures', () => {
  it('is known', () => {
    expect(files).toEqual(Object.keys(expectedOf).toSorted())
  })

  for (const [file, wanted] of Object.entries(expectedOf)) {
    if ('failure' in wanted)
      it(`${file} ends in ${wanted.failure}`, { timeout: 30_000 }, async () => {
        const code = wanted.failure
        const outcome = await outcomeOf(file)
        expect(outcome.refusal?.message).toBe(documentFailures[code])
        if (outcome.id === 0) return
        expect(outcome.refusal?.code).toBe(code)
        expect(outcome.events.map(event => event.type)).toEqual(['review.queued', 'review.failed'])
        expect(outcome.events.at(-1)).toMatchObject({ code, message: documentFailures[code] })
        const missing = client.call('projectReport', { params: { id: outcome.id } })
        await expect(missing).rejects.toMatchObject({ status: 404 })
      })
    else
      it(`${file} ends in a report`, { timeout: 30_000 }, async () => {
        await expectReport(await outcomeOf(file), panelFor(file))
        const document = await documentOf(file)
        expect(document.blocks.map(block => block.text).join('\n')).toContain(wanted.words)
        if (wanted.title !== undefined) expect(document.title).toBe(wanted.title)
        expect(document.blocks.map(block => block.id)).toEqual(document.blocks.map((_, index) => `b${index + 1}`))
        for (const block of document.blocks) expect(block.text).toBe(block.text.replace(/\s+/g, ' ').trim())
      })
  }

  it.each(twins)('%s: the .doc has 98% of the words of its .docx, and the other way round', async name => {
    const old = wordsOf(await documentOf(`${name}.doc`))
    const twin = wordsOf(await documentOf(`${name}.docx`))
    expect(twin.length).toBeGreaterThan(5)
    expect(share(twin, old)).toBeGreaterThanOrEqual(0.98)
    expect(share(old, twin)).toBeGreaterThanOrEqual(0.98)
  })
})

describe.concurrent.each(panels.map(panel => [panel.type, panel.id] as const))('the %s panel', (_, panelId) => {
  it('reviews the bundled deck', { timeout: 30_000 }, async () => {
    const bytes = await readFile(path.join(root, 'db/samples/sample-deck.pptx'))
    const report = await expectReport(await submit(panelId, { file: new File([bytes], 'deck.pptx') }), panelId)
    expect(report.claims.length).toBeGreaterThan(0)
    expect(report.counts.questions).toBe(24)
    expect(report.counts.answered).toBeGreaterThan(2)
    expect(report.quotesVerified.verified).toBe(report.quotesVerified.total)
  })

  it.each(['ledger', 'studio'])('reviews the website %s and keeps its screenshots', { timeout: 60_000 }, async page => {
    const url = `${site.origin}/${page}`
    const outcome = await submit(panelId, { url })
    const report = await expectReport(outcome, panelId)
    if (page === 'ledger') expect(report.claims.length).toBeGreaterThan(2)
    const document = await client.call('projectDocument', { params: { id: outcome.id } })
    expect(document.kind).toBe('website')
    expect(document.blocks.some(block => block.where.kind === 'box')).toBe(true)
    for (const viewport of Object.keys(viewports)) {
      const shot = await client.call('projectScreenshot', { params: { id: outcome.id, viewport } })
      expect(shot.headers.get('content-type')).toMatch(/^image\//)
      expect((await shot.bytes()).length).toBeGreaterThan(1_000)
    }
  })
})

describe('an address', () => {
  it('of a PDF is read as a document', { timeout: 30_000 }, async () => {
    const outcome = await submit(2, { url: `${site.origin}/deck` })
    await expectReport(outcome, 2)
    expect((await client.call('projectDocument', { params: { id: outcome.id } })).kind).toBe('pdf')
  })

  it.each([
    ['with nothing behind it', () => `${site.origin}/nothing`, 'http_status', /404/],
    ['inside the network', () => 'http://10.0.0.1/', 'address_refused', /\S+ \S+ \S+/],
  ])('%s ends in its sentence', { timeout: 60_000 }, async (_, url, code, words) => {
    const { refusal, events } = await submit(1, { url: url() })
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(words) })
    expect(events.at(-1)).toMatchObject({ type: 'review.failed', ...refusal })
  })
})

describe('webhooks', () => {
  it('are told what the reference says, of every kind and with nothing more', { timeout: 30_000 }, async () => {
    const body = { url: `${site.origin}/hook`, events: [...webhookEvents] }
    const params = { id: (await client.call('createWebhook', { body })).id }
    const [{ id }] = await Promise.all([
      submit(2, { file: textFile() }),
      submit(1, { file: await fileAt('pptx/no-slides.pptx') }),
      client.call('testWebhook', { params }),
    ])
    await client.call('deleteProject', { params: { id } })
    const told = await client.call('listDeliveries', { params })
    for (const { id: deliveryId, eventType } of told) {
      const delivery = await client.call('getDelivery', { params: { ...params, deliveryId } })
      const message = JSON.parse(delivery.body)
      expect(messageSchema(eventType).strict().parse(message)).toEqual(message)
      expect(messageData[eventType].strict().parse(message.data)).toEqual(message.data)
    }
    expect(new Set(told.map(({ eventType }) => eventType))).toEqual(new Set([...webhookEvents, webhookTestEvent]))
    await client.call('deleteWebhook', { params })
  })
})
