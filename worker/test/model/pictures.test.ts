/** Pictures of pages beside the words, over HTTP: to servers that take them, and to servers that do not. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createModelEngine } from '../../adapters/model/model.ts'
import { createSight } from '../../adapters/model/sight.ts'
import type { PagePicture } from '../../panel/ports.ts'
import { opinionText } from '../fake-answers.ts'
import { type FakeCall, type FakeModel, startFakeModel } from '../fake-model.ts'
import { analyst as anAnalyst, slide } from '../panel/documents.ts'
import { startOllama } from './fake-servers.ts'
import { deck, openSession, run } from './setup.ts'

const pictures = [1, 2].map(
  (page): PagePicture => ({ page, where: slide(page), jpeg: Buffer.from(`page ${page}`), width: 1_024, height: 576 }),
)
const urls = pictures.map(({ jpeg }) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`)
const { signal } = new AbortController()

let model: FakeModel
beforeEach(async () => {
  model = await startFakeModel({ firstByteMs: 15, latencyMs: 30 })
})
afterEach(() => model.close())

const reading = ['findings', 'quotes', 'ballots']
const userContent = ({ body }: FakeCall) => JSON.stringify((body.messages as { content: unknown }[])[1]?.content)
const schemaOf = ({ body }: FakeCall) => JSON.stringify(body.response_format)

describe('pictures of the pages', () => {
  it('go with every request on the submission, before it and alike for all analysts, and with no other', async () => {
    const { missing } = await run(model.url, {}, deck(), signal, pictures)
    expect(missing).toEqual([])
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

  it('are what a finding may rest on, and nothing is asked of them where there are none', async () => {
    const finding = { stance: 'concern', category: 'clarity', text: 'No axis.', weight: 2, quotes: [] }
    const seen = { page: '2', box: [10, 20, 60, '80%'] }
    model.script(() => ({ do: 'answer', text: opinionText({ findings: [{ ...finding, seen }] }) }))
    const { opinion } = await openSession(model.url, {}, { pictures }).opine(anAnalyst(1))
    expect(opinion.findings[0]?.seen).toEqual({ page: 2, box: { x: 10, y: 20, width: 50, height: 60 } })
    expect(schemaOf(model.calls[0] as FakeCall)).toContain('"seen"')
    const blind = await openSession(model.url).opine(anAnalyst(1))
    expect(blind.opinion.findings[0]).not.toHaveProperty('seen')
    expect(`${userContent(model.calls[1] as FakeCall)}${schemaOf(model.calls[1] as FakeCall)}`).not.toMatch(
      /seen|picture/,
    )
  })

  it('count towards the cap before they are sent', async () => {
    const capped = { maxTokens: 16_000 + 4_000 }
    expect((await run(model.url, capped)).missing.map(({ step }) => step)).not.toContain('opinion 1')
    const asked = model.calls.length
    const { error } = await run(model.url, capped, deck(), signal, [...pictures, ...pictures, ...pictures])
    expect(error).toMatchObject({ code: 'over_budget' })
    expect(model.calls).toHaveLength(asked)
  })

  it('are the images of a message in Ollama’s own API, and a line says what they show', async () => {
    const ollama = await startOllama(model, 0)
    const session = openSession(ollama.origin, { dialect: 'ollama' }, { pictures })
    await session.opine(anAnalyst(1))
    const [, user] = (ollama.asked[0]?.body.messages ?? []) as { content: string; images: string[] }[]
    expect(user?.images).toEqual(pictures.map(({ jpeg }) => Buffer.from(jpeg).toString('base64')))
    expect(user?.content).toMatch(/^The pictures show, in this order: slide 1, slide 2\.\n\n/)
    await ollama.close()
  })
})

describe('a server that takes no pictures', () => {
  it.each([
    [400, '{}'],
    [404, '{"error":{"message":"No endpoints found that support image input"}}'],
    [415, '{}'],
    [422, '{}'],
    [500, '{"error":"this model is missing data required for image input"}'],
  ])('with status %i: refuses one request, gets all others without, and is shown none again', async (status, body) => {
    model.script(call => (call.pictures.length > 0 ? { do: 'status', status, body } : undefined))
    const sight = createSight()
    const { missing, hints } = await run(model.url, { sight }, deck(), signal, pictures)
    expect(missing).toEqual([])
    expect(hints.filter(hint => hint.includes('takes no pictures'))).toHaveLength(1)
    expect(model.calls.filter(call => call.pictures.length > 0)).toHaveLength(1)
    const engine = { apiKey: null, baseUrl: model.url, pictures: 'auto' as const, sight, log: { warn() {} } }
    expect(createModelEngine({ ...engine, model: 'fake-1' }).sees?.()).toBe(false)
    expect(createModelEngine({ ...engine, model: 'another' }).sees?.()).toBe(true)
    expect(createModelEngine({ ...engine, model: 'another', pictures: 'off' }).sees?.()).toBe(false)
    const [, ...others] = model.calls
    for (const call of others) expect(userContent(call)).not.toMatch(/picture/i)
  })

  it('is told from one that refuses an answer format, which is shown the pages on', async () => {
    model.script(({ body }) =>
      JSON.stringify(body.response_format)?.includes('json_schema') ? { do: 'status', status: 400 } : undefined,
    )
    const { missing } = await run(model.url, {}, deck(), signal, pictures)
    expect(missing).toEqual([])
    const answered = model.calls.filter(call => reading.includes(call.kind) && !schemaOf(call)?.includes('json_schema'))
    for (const call of answered) expect(call.pictures).toEqual(urls)
  })

  it('is told from one for which these pages are too much, which is shown the next ones', async () => {
    const body = '{"error":{"message":"too many tokens: the context length is 8192","code":"context_length_exceeded"}}'
    model.script(call => (call.pictures.length > 0 ? { do: 'status', status: 400, body } : undefined))
    const sight = createSight()
    const { missing } = await run(model.url, { sight }, deck(), signal, pictures)
    expect(missing).toEqual([])
    expect(model.calls.filter(call => call.pictures.length > 0)).toHaveLength(1)
    expect(sight.takesPictures(model.url, 'fake-1')).toBe(true)
  })
})
