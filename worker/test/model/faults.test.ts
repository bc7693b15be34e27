import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '#db/shapes.ts'
import { quotesOf } from '#worker/panel/claims.ts'
import { EngineFailure } from '#worker/panel/engine-failure.ts'
import { type FakeCall, type FakeModel, type FakeReply, startFakeModel } from '../fake-model.ts'
import { deck, operators, run } from './setup.ts'

let model: FakeModel
beforeAll(async () => {
  model = await startFakeModel()
})
afterAll(() => model.close())

const once = (reply: FakeReply) => (call: FakeCall) => (call.number === 1 ? reply : undefined)
const always = (reply: FakeReply) => () => reply
const forAnalyst2 = (reply: FakeReply) => (call: FakeCall) =>
  call.kind === 'findings' && call.task.includes('Specialty 2') ? reply : undefined
const invented = JSON.stringify({
  findings: [
    {
      stance: 'concern',
      severity: 3,
      category: 'proof',
      claim: 'It promises a cure.',
      suggestion: 'Take it out.',
      quotes: ['guaranteed to cure every patient'],
      lookedFor: null,
    },
  ],
})
const wrongIds = JSON.stringify({ ballots: [{ claim: 'c999', vote: 'agree', reason: 'Yes.' }] })
const quota = JSON.stringify({
  error: { message: 'No credit.', type: 'insufficient_quota', code: 'insufficient_quota' },
})

type Script = (call: FakeCall) => FakeReply | undefined

async function reviewUnder(script: Script) {
  await model.close()
  model = await startFakeModel({ script })
  const started = performance.now()
  const result = await run(model.url)
  // Opinions, ballots, questions, summary: four questions in a row, each with a total of 2.5 s.
  expect(performance.now() - started).toBeLessThan(4 * 2_500)
  expectVerbatimQuotes(result.report)
  return result
}

function expectVerbatimQuotes(report: Report | null) {
  const texts = new Map(deck().blocks.map(block => [block.id, block.text]))
  for (const quote of (report?.findings ?? []).flatMap(quotesOf)) expect(texts.get(quote.blockId)).toContain(quote.text)
}

describe('a fault that passes still gives a complete report', () => {
  it.each<[string, Script]>([
    ['429 with a short Retry-After', once({ do: 'status', status: 429, headers: { 'retry-after': '0.05' } })],
    ['429 with retry-after-ms', once({ do: 'status', status: 429, headers: { 'retry-after-ms': '20' } })],
    ['500', once({ do: 'status', status: 500 })],
    [
      '503 with a web page',
      once({ do: 'status', status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Busy</h1>' }),
    ],
    ['408', once({ do: 'status', status: 408 })],
    ['a reset in the middle of the body', once({ do: 'reset' })],
    ['a body that stalls', once({ do: 'stall' })],
    ['no answer at all', once({ do: 'silence' })],
    ['an empty body', once({ do: 'send', type: 'application/json', body: '' })],
    [
      'a stream that ends before its end',
      once({ do: 'send', type: 'text/event-stream', body: 'data: {"choices":[{"delta":{"content":"{"}}]}\n\n' }),
    ],
    [
      'an error inside a stream',
      once({ do: 'send', type: 'text/event-stream', body: 'data: {"error":{"message":"overloaded"}}\n\n' }),
    ],
    ['truncated JSON', once({ do: 'answer', text: '{"findings": [{"stance": "conc' })],
    ['JSON of another shape', once({ do: 'answer', text: '{"verdict": "great"}' })],
    ['content that is null', once({ do: 'answer', text: null })],
    ['an answer cut at its length', once({ do: 'answer', text: '{"findings": [', finish: 'length' })],
    [
      'prose and a code fence around the JSON',
      call =>
        call.number === 1
          ? { do: 'answer', text: `Sure! [Here] it is:\n\`\`\`json\n${invented}\n\`\`\`\nHope it helps {}.` }
          : undefined,
    ],
    ['an object instead of a stream', always({ do: 'unstreamed' })],
    ['a stream that does not say that it is one', always({ do: 'answer', type: 'application/octet-stream' })],
    ['no usage', always({ do: 'answer', usage: null })],
  ])('%s', async (_name, script) => {
    const { report, error } = await reviewUnder(script)
    expect(error).toBeNull()
    expect(report?.missing).toEqual([])
    expect(report?.sections).toHaveLength(3)
    expect(report?.summaryWritten).toBe(true)
  })
})

describe('a fault of one analyst gives a report that names it', () => {
  it.each<[string, FakeReply, string]>([
    ['503 forever', { do: 'status', status: 503 }, 'model_unreachable'],
    ['an absurd Retry-After', { do: 'status', status: 429, headers: { 'retry-after': '86400' } }, 'model_busy'],
    ['no credit', { do: 'status', status: 429, body: quota }, 'model_misconfigured'],
    ['a refusal', { do: 'answer', text: null, refusal: 'I cannot review this.' }, 'model_refused'],
    ['the content filter', { do: 'answer', text: '', finish: 'content_filter' }, 'model_refused'],
    ['silence', { do: 'silence' }, 'took_too_long'],
    ['a body that stalls each time', { do: 'stall' }, 'took_too_long'],
    ['a body that trickles past the deadline', { do: 'trickle', everyMs: 20 }, 'took_too_long'],
    ['a body without end', { do: 'flood' }, 'model_invalid_answer'],
    ['the wrong shape each time', { do: 'answer', text: '[1, 2, 3]' }, 'model_invalid_answer'],
    ['prose each time', { do: 'answer', text: 'I liked it a lot.' }, 'model_invalid_answer'],
    [
      'a web page with status 200',
      { do: 'send', type: 'text/html', body: '<!doctype html><p>Sign in' },
      'model_misconfigured',
    ],
    ['a redirect', { do: 'status', status: 307, headers: { location: 'http://127.0.0.1:1/' } }, 'model_misconfigured'],
    ['a length limit each time', { do: 'answer', text: '{"findings": [', finish: 'length' }, 'model_invalid_answer'],
  ])('%s', async (_name, reply, code) => {
    const { report, error } = await reviewUnder(forAnalyst2(reply))
    expect(error).toBeNull()
    expect(JSON.stringify(report?.missing)).not.toMatch(operators)
    expect(report?.missing).toEqual([
      { analystId: 2, failure: { code, message: expect.stringMatching(/^.{20,}\.|”$/) } },
    ])
    expect(report?.sections.map(section => section.analystId)).toEqual([1, 3])
    expect(report?.independence.analysts).toBe(2)
  })

  it('ballots on ids that nobody asked about: its votes are missing, its findings stay', async () => {
    const { report } = await reviewUnder(call =>
      call.kind === 'ballots' && call.task.includes('Specialty 2') ? { do: 'answer', text: wrongIds } : undefined,
    )
    expect(report?.missing).toMatchObject([{ analystId: 2, failure: { code: 'model_invalid_answer' } }])
    expect(report?.sections).toHaveLength(3)
    expect(report?.ballots.some(ballot => ballot.analystId === 2)).toBe(false)
  })

  it('invented quotes: asked once to mend them, then labelled and never counted', async () => {
    const { report } = await reviewUnder(forAnalyst2({ do: 'answer', text: invented }))
    const finding = report?.findings.find(candidate => candidate.claim === 'It promises a cure.')
    expect(model.calls.filter(call => call.kind === 'quotes')).toHaveLength(1)
    expect(finding).toMatchObject({ verified: false, quote: null })
    expect(report?.quotesVerified.total).toBe((report?.quotesVerified.verified ?? 0) + 1)
    const counted = [
      ...(report?.loneInsights ?? []),
      ...(report?.agreements ?? []).flatMap(entry => entry.findingIds),
      ...(report?.tensions ?? []).flatMap(entry => entry.findingIds),
    ]
    expect(counted).not.toContain(finding?.id)
  })

  it('a summary that cannot be written: the report is complete without it and says so', async () => {
    const { report } = await reviewUnder(call => (call.kind === 'summary' ? { do: 'status', status: 503 } : undefined))
    expect(report).toMatchObject({ summaryWritten: false, missing: [] })
    expect(report?.summary).toContain('complete without it')
  })

  it('a summary that never ends: the report waits for it less than for an opinion', async () => {
    const { report } = await reviewUnder(call => (call.kind === 'summary' ? { do: 'trickle', everyMs: 20 } : undefined))
    expect(report).toMatchObject({ summaryWritten: false, missing: [] })
    const [first] = model.calls.filter(({ kind }) => kind === 'summary')
    expect(performance.now() - (first?.startedAt ?? 0)).toBeLessThan(2_000)
  })

  it('a summary that decides is not published', async () => {
    const text = (id: string) => JSON.stringify({ sentences: [{ text: 'Pass on this deal.', claims: [id] }] })
    const { report } = await reviewUnder(call => {
      const id = /^- (\d+-\d+) \(/m.exec(call.task)?.[1]
      return call.kind === 'summary' ? { do: 'answer', text: text(id ?? '') } : undefined
    })
    expect(report?.summaryWritten).toBe(false)
    expect(report?.summary).not.toContain('Pass on')
  })
})

describe('a fault of the server fails the review with its reason', () => {
  it.each<[string, FakeReply, string, RegExp, RegExp, number]>([
    [
      '401',
      { do: 'status', status: 401, body: '{"error":{"message":"Incorrect API key: sk-abc"}}' },
      'model_misconfigured',
      /not set up as it should be.*tell the administrator/,
      /refused the key.*OPENAI_API_KEY/,
      3,
    ],
    [
      '404',
      { do: 'status', status: 404 },
      'model_misconfigured',
      /tell the administrator/,
      /no model "fake-1".*PANEL_MODEL/,
      3,
    ],
    [
      'no credit',
      { do: 'status', status: 429, body: quota },
      'model_misconfigured',
      /tell the administrator/,
      /no credit left/,
      3,
    ],
    ['429', { do: 'status', status: 429 }, 'model_busy', /busy.*in a few minutes/, /status 429.*CONCURRENCY/, 9],
    ['503', { do: 'status', status: 503 }, 'model_unreachable', /out of order.*try again/, /status 503/, 9],
    [
      'a context that is too short',
      { do: 'status', status: 400, body: '{"error":{"message":"too long","code":"context_length_exceeded"}}' },
      'too_large',
      /longer than.*Shorten it/,
      /PANEL_DOCUMENT_CHARACTERS/,
      3,
    ],
    [
      'a context that is too short, said in words',
      { do: 'status', status: 400, body: `{"error":{"message":"This model's maximum context length is 8192 tokens"}}` },
      'too_large',
      /longer than/,
      /PANEL_DOCUMENT_CHARACTERS/,
      3,
    ],
  ])('%s', async (_name, reply, code, sentence, hint, calls) => {
    const { report, error, hints } = await reviewUnder(always(reply))
    expect(report).toBeNull()
    expect(error).toBeInstanceOf(EngineFailure)
    expect(error).toMatchObject({ code, message: expect.stringMatching(sentence) })
    expect(String(error)).not.toMatch(operators)
    expect(hints).toContainEqual(expect.stringMatching(hint))
    expect(hints.join()).not.toContain('sk-')
    expect(model.calls).toHaveLength(calls)
  })
})
