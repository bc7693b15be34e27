import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { opinionText } from '../fake-answers.ts'
import { type FakeModel, type FakeOptions, startFakeModel } from '../fake-model.ts'
import { analyst as anAnalyst } from '../panel/documents.ts'
import { analysts, deck, openSession, run } from './setup.ts'

let model: FakeModel
beforeEach(async () => {
  model = await startFakeModel({ firstByteMs: 15, latencyMs: 30 })
})
afterEach(() => model.close())

const promptOf = (call: FakeModel['calls'][number] | undefined) =>
  call?.messages.map(message => message.content).join('\n') ?? ''

describe('requests to the model', () => {
  it('are alike up to the end of the submission, have the key, and before the vote show nobody what others found', async () => {
    await run(model.url)
    expect(new Set(model.calls.map(call => call.authorization))).toEqual(new Set(['Bearer test-key']))
    const read = model.calls.filter(call => ['findings', 'ballots'].includes(call.kind))
    const prefixes = new Set(read.map(call => promptOf(call).split('>>>')[0]))
    expect(read).toHaveLength(6)
    expect(prefixes.size).toBe(1)
    const own = (task: string) => new Set(task.match(/Specialty \d/g))
    for (const { kind, task } of model.calls) {
      if (kind === 'findings') expect(task).not.toMatch(/matter to a reader here/)
      if (kind === 'findings' || kind === 'ballots') expect(own(task).size).toBe(1)
      if (kind === 'gathering') expect(task).not.toMatch(/Specialty|Analyst \d/)
    }
  })

  it('about a part of a long document wait for the first byte of its first answer, and then use the provider’s cache', async () => {
    await model.close()
    const isLater = (call: FakeModel['calls'][number]) => /^This is part 2 of 2/m.test(promptOf(call))
    const server: FakeOptions = { firstByteMs: 60, latencyMs: 800 }
    server.script = call => void (isLater(call) && Object.assign(server, { firstByteMs: 200 }))
    model = await startFakeModel(server)
    const session = openSession(model.url, { documentCharacters: 5_000 }, { document: deck(12) })
    const answers = await Promise.all(analysts.map(analyst => session.opine(analyst)))
    for (const [later, [first, ...others]] of Map.groupBy(model.calls, isLater))
      for (const other of others) {
        expect(other.startedAt).toBeGreaterThan((first?.startedAt ?? 0) + (later ? 195 : 55))
        expect(other.startedAt).toBeLessThan(first?.endedAt ?? 0)
      }
    expect(answers.filter(({ usage }) => (usage?.cachedTokens ?? 0) > 1_800)).toHaveLength(2)
  })

  it('never exceed the limit of concurrent requests, over all analysts', async () => {
    await run(model.url, { concurrency: 2 })
    const times = model.calls.flatMap(call => [
      { at: call.startedAt, change: 1 },
      { at: call.endedAt ?? 0, change: -1 },
    ])
    let open = 0
    let most = 0
    for (const { change } of times.sort((a, b) => a.at - b.at || a.change - b.change)) {
      open += change
      most = Math.max(most, open)
    }
    expect(most).toBe(2)
  })

  it('are all counted; the cost is known only if prices are', async () => {
    const totalOf = async (more = {}) => (await run(model.url, more)).report?.usage.total
    const priced = await totalOf({ prices: { input: 2, cachedInput: 1, output: 8 } })
    expect(priced?.requests).toBe(model.calls.length)
    expect(priced?.inputTokens).toBe(model.calls.reduce((sum, call) => sum + Math.ceil(promptOf(call).length / 4), 0))
    expect(priced?.cost).toBeGreaterThan(0)
    expect(await totalOf()).toMatchObject({ cost: null, inputTokens: expect.any(Number) })
    model.script(() => ({ do: 'answer', usage: null }))
    expect(await totalOf()).toMatchObject(unknown)
  })

  it('have an unknown cost if a stream was cut, even if the retry was answered', async () => {
    const cut = new Set<string>()
    model.script(call => {
      if (call.kind !== 'findings' || cut.has(call.task)) return undefined
      cut.add(call.task)
      return { do: 'reset' }
    })
    const { report, failed } = await run(model.url, { prices: { input: 2, cachedInput: 1, output: 8 } })
    expect(cut.size).toBe(3)
    expect(failed).toEqual([])
    expect(report?.usage.total).toEqual({ ...unknown, requests: model.calls.length })
  })

  it('are not sent if there is nothing to gather or to sum up', async () => {
    model.script(call => (call.kind === 'findings' ? { do: 'answer', text: opinionText({}) } : undefined))
    const { report, failed } = await run(model.url)
    expect([report?.summaryWritten, failed]).toEqual([false, []])
    expect(await openSession(model.url).gather({ findings: [], choices: [] })).toBeNull()
    expect(model.calls.filter(({ kind }) => kind === 'gathering' || kind === 'summary')).toEqual([])
  })

  it('ask once more for a missing part, and use what there is', async () => {
    const findings = [{ stance: 'strength', category: 'proof', text: 'Named.', weight: 1, quotes: ['Twelve clinics'] }]
    model.script(call =>
      call.kind === 'findings' ? { do: 'answer', text: JSON.stringify({ answers: [], findings }) } : undefined,
    )
    const { opinion, usage } = await openSession(model.url).opine(anAnalyst(1))
    expect(opinion).toMatchObject({ answers: [], findings: [{ headline: 'Named.' }], choices: [] })
    expect(usage?.requests).toBe(2)
    expect(promptOf(model.calls[1])).toContain('It has no list "choices".')
  })

  it('have markers around the submission that depend on the key, the same for the same submission', async () => {
    const markers = new Set<string | undefined>()
    for (const apiKey of ['a-key-of-some-length', 'a-key-of-some-length', 'another-key-of-some-length', 'none']) {
      await openSession(model.url, { apiKey }).opine(anAnalyst(1))
      markers.add(/<<<SUBMISSION (\w+)/.exec(promptOf(model.calls.at(0)))?.[1])
      model.calls.length = 0
    }
    expect(markers.size).toBe(3)
  })

  it('have no token without a key', async () => {
    await openSession(model.url, { apiKey: null }).opine(anAnalyst(1))
    expect(model.calls[0]?.authorization).toBeNull()
  })
})

const unknown = { inputTokens: null, cachedTokens: null, outputTokens: null, cost: null }

describe('a server that refuses an answer format', () => {
  it.each([
    ['json_schema', ['json_schema'], 'json_object'],
    ['both formats', ['json_schema', 'json_object'], undefined],
  ])('%s: is asked less strictly from then on', async (_name, refused, accepted) => {
    const format = (body: Record<string, unknown>) => (body.response_format as { type: string } | undefined)?.type
    model.script(call =>
      refused.includes(format(call.body) ?? '')
        ? { do: 'status', status: 400, body: '{"error":{"message":"response_format is not supported"}}' }
        : undefined,
    )
    expect((await run(model.url, { concurrency: 1 })).failed).toEqual([])
    const asked = model.calls.filter(call => refused.includes(format(call.body) ?? ''))
    expect(new Set(asked.map(call => call.kind))).toEqual(new Set(['findings']))
    expect(format(model.calls.at(-1)?.body ?? {})).toBe(accepted)
  })
})
