import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { opinionText } from '../fake-answers.ts'
import { type FakeCall, type FakeModel, startFakeModel } from '../fake-model.ts'
import { analyst as anAnalyst, shownPage } from '../panel/documents.ts'
import { startOllama } from './fake-servers.ts'
import { engineAt, openSession, run } from './setup.ts'

const pictures = [1, 2].map(shownPage)
const base64 = pictures.map(({ jpeg }) => Buffer.from(jpeg).toString('base64'))
const urls = base64.map(data => `data:image/jpeg;base64,${data}`)

let model: FakeModel
beforeEach(async () => {
  model = await startFakeModel({ firstByteMs: 15, latencyMs: 30 })
})
afterEach(() => model.close())

const reading = ['findings', 'quotes', 'ballots']
const userContent = ({ body }: FakeCall) => JSON.stringify((body.messages as { content: unknown }[])[1]?.content)
const schemaOf = ({ body }: FakeCall) => JSON.stringify(body.response_format)

describe('pictures of the pages', () => {
  it('precede the submission in every request that contains it, alike for all analysts, and are in no other request', async () => {
    expect((await run(model.url, {}, pictures)).failed).toEqual([])
    const seeing = model.calls.filter(({ kind }) => reading.includes(kind))
    expect(seeing.length).toBeGreaterThanOrEqual(6)
    for (const { pictures } of seeing) expect(pictures).toEqual(urls)
    expect(new Set(seeing.map(call => userContent(call)?.split('SUBMISSION ')[1])).size).toBe(1)
    expect(new Set(seeing.map(call => userContent(call)?.split('>>>')[0])).size).toBe(1)
    expect(userContent(seeing[0] as FakeCall)).toMatch(/Picture of slide 1:.*Picture of slide 2:.*pictures above show/)
    const others = model.calls.filter(({ kind }) => !reading.includes(kind))
    expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(['gathering', 'question', 'summary']))
    expect(others.flatMap(call => call.pictures)).toEqual([])
  })

  it('may support a finding, and are not mentioned if there are none', async () => {
    const finding = { stance: 'concern', category: 'clarity', text: 'No axis.', weight: 2, quotes: [] }
    const boxes = [[10, 20, 60, '80%'], [1, 2], 'everywhere', null]
    const findings = [...boxes.map(box => ({ ...finding, seen: { page: '2', box } })), { ...finding, seen: 'page 2' }]
    model.script(() => ({ do: 'answer', text: opinionText({ findings }) }))
    const { opinion } = await openSession(model.url, {}, { pictures }).opine(anAnalyst(1))
    const whole = { page: 2, box: null }
    const read = [{ page: 2, box: [10, 20, 60, 80] }, whole, whole, whole, null]
    expect(opinion.findings.map(({ seen }) => seen)).toEqual(read)
    const blind = await openSession(model.url).opine(anAnalyst(1))
    expect(blind.opinion.findings[0]).not.toHaveProperty('seen')
    const [first, second] = model.calls.map(call => `${userContent(call)}${schemaOf(call)}`)
    expect(first).toMatch(/"seen":(?!.*(minimum|maximum))/)
    expect(second).not.toMatch(/seen|picture/)
  })

  it('count towards the cap before they are sent', async () => {
    const capped = { maxTokens: 16_000 + 4_000 }
    expect((await openSession(model.url, capped).opine(anAnalyst(1))).usage?.requests).toBe(1)
    const many = { pictures: [1, 2, 3, 4, 5, 6].map(shownPage) }
    await expect(openSession(model.url, capped, many).opine(anAnalyst(1))).rejects.toMatchObject({
      code: 'over_budget',
    })
    expect(model.calls).toHaveLength(1)
  })

  it('are the images of a message in Ollama’s own API, and a line says what they show', async () => {
    const ollama = await startOllama(model, 0)
    await openSession(ollama.origin, { dialect: 'ollama' }, { pictures }).opine(anAnalyst(1))
    const [, user] = (ollama.asked[1]?.body.messages ?? []) as { content: string; images: string[] }[]
    expect(user?.images).toEqual(base64)
    expect(user?.content).toMatch(/^The pictures show, in this order: slide 1, slide 2\.\n\n/)
    await ollama.close()
  })
})

describe('a server that accepts no pictures', () => {
  it.each([
    [400, '{}', false],
    [404, '{"error":{"message":"No endpoints found that support image input"}}', false],
    [500, '{"error":"this model is missing data required for image input"}', false],
    // Too large for one request: the next submission may be shorter.
    [413, '{}', true],
    [400, '{"error":{"code":"context_length_exceeded"}}', true],
  ])('(%i, %s) refuses one request and gets all others without; sees the next pages: %s', async (...row) => {
    const [status, body, sees] = row
    model.script(call => (call.pictures.length > 0 ? { do: 'status', status, body } : undefined))
    const { failed, hints } = await run(model.url, {}, pictures)
    expect([failed, hints.length]).toEqual([[], 1])
    expect(model.calls.map(call => /picture/i.test(userContent(call) ?? '')).filter(Boolean)).toHaveLength(1)
    const engines = [{}, { model: 'another' }, { model: 'another', pictures: 'off' as const }]
    const seeing = engines.map(more => engineAt(model.url, { pictures: 'auto', ...more }).sees?.())
    expect(seeing).toEqual([sees, true, false])
  })

  it('is distinguished from one that refuses an answer format, which keeps getting the pages', async () => {
    model.script(call => (schemaOf(call)?.includes('json_schema') ? { do: 'status', status: 400 } : undefined))
    expect((await run(model.url, {}, pictures)).failed).toEqual([])
    const reads = model.calls.filter(call => reading.includes(call.kind) && !schemaOf(call)?.includes('json_schema'))
    expect(new Set(reads.map(call => call.pictures.length))).toEqual(new Set([2]))
  })
})
