/** What a founder does, through the real API and a real worker: submit, follow, read the report. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#api/client/client.ts'
import { messageData, messageSchema } from '#api/contracts/webhook-messages.ts'
import { textFile } from '#api/test/harness.ts'
import { documentFailures } from '#db/files/document-failures.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { viewports, webhookEvents, webhookTestEvent } from '#db/vocabulary.ts'
import { dataDir, type Site, serve } from '#worker/test/website/local-sites.ts'
import { type Office, openOffice } from './office.ts'
import { expectReportFor, type Outcome, submitBy } from './submission.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fixtures = path.join(root, 'worker/test/fixtures')

/** One file is refused by its bytes, the other while it is parsed. */
const unreadable = [
  ['word/bad-header.doc', 'damaged'],
  ['office/large_size_archive.docx', 'inflates_too_far'],
] as const

let office: Office
let site: Site
let client: Client

beforeAll(async () => {
  const pages: Record<string, [type: string, body: Buffer]> = {}
  pages['/ledger'] = ['text/html', await readFile(path.join(root, 'worker/test/website/fixtures/ledger.html'))]
  pages['/deck'] = ['application/pdf', await readFile(path.join(fixtures, 'office/test.pdf'))]
  site = await serve((request, response) => {
    const [type, body] = pages[request.url ?? ''] ?? []
    if (type) response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>There is nothing here</h1>')
  })
  office = await openOffice({ hosts: site.host, dataDir })
  client = (await office.api.signUp()).client
}, 60_000)

afterAll(async () => {
  await office?.close()
  await site?.close()
})

const submit = (panelId: number, content: { file: File } | { url: string }) => submitBy(client, panelId, content)
const expectReport = (outcome: Outcome, panelId: number) => expectReportFor(client, outcome, panelId)

const fileAt = async (name: string) => new File([await readFile(path.join(fixtures, name))], path.basename(name))

// Concurrent, like the submissions of several people; each is mostly waiting.
describe.concurrent('a document', () => {
  it.each(unreadable)('%s ends in its sentence', { timeout: 30_000 }, async (file, code) => {
    const outcome = await submit(1, { file: await fileAt(file) })
    expect(outcome.refusal?.message).toBe(documentFailures[code])
    if (outcome.id === 0) return
    expect(outcome.events.map(event => event.type)).toEqual(['review.queued', 'review.failed'])
    expect(outcome.events.at(-1)).toMatchObject({ code, message: documentFailures[code] })
    const missing = client.call('projectReport', { params: { id: outcome.id } })
    await expect(missing).rejects.toMatchObject({ status: 404 })
  })

  // A PDF is below, a deck in cli/test/commands/projects.test.ts, and `worker/test/fixtures.test.ts` reads all kinds.
  it('ends in a report', { timeout: 30_000 }, async () => {
    const outcome = await submit(2, { file: await fileAt('word/test06.doc') })
    const report = await expectReport(outcome, 2)
    const seeded = seedAnalysts.filter(({ panelId }) => panelId === 2)
    expect(report.counts.questions).toBe(seeded.flatMap(({ questions }) => questions).length)
    expect(report.counts.answered, 'a document’s questions are left to its reader').toBe(0)
    const document = await client.call('projectDocument', { params: { id: outcome.id } })
    expect(document.blocks.map(block => block.text).join('\n')).toContain('Analyste | ROB (432)')
  })
})

it('a website is reviewed and keeps its screenshots', { timeout: 60_000 }, async () => {
  const outcome = await submit(1, { url: `${site.origin}/ledger` })
  const report = await expectReport(outcome, 1)
  expect(report.claims.length).toBeGreaterThanOrEqual(3)
  expect(report.quotesVerified.verified).toBe(report.quotesVerified.total)
  const document = await client.call('projectDocument', { params: { id: outcome.id } })
  expect(document.kind).toBe('website')
  expect(document.blocks.some(block => block.where.kind === 'box')).toBe(true)
  for (const viewport of Object.keys(viewports)) {
    const shot = await client.call('projectScreenshot', { params: { id: outcome.id, viewport } })
    expect(shot.headers.get('content-type')).toMatch(/^image\//)
    expect((await shot.bytes()).length).toBeGreaterThan(1_000)
  }
})

it('an address of a PDF is read as a document', { timeout: 30_000 }, async () => {
  const outcome = await submit(2, { url: `${site.origin}/deck` })
  await expectReport(outcome, 2)
  const { kind, blocks } = await client.call('projectDocument', { params: { id: outcome.id } })
  expect(kind).toBe('pdf')
  expect(blocks.map(block => block.text).join('\n')).toContain('various types of inline text formatting')
})

it('webhooks receive exactly what the reference documents', {
  timeout: 30_000,
}, async () => {
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
