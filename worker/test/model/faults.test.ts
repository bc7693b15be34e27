import { describe, expect, it } from 'vitest'
import { EngineFailure } from '../../panel/engine-failure.ts'
import { opinionText } from '../fake-answers.ts'
import { type FakeCall, type FakeReply, startFakeModel } from '../fake-model.ts'
import { draft } from '../panel/documents.ts'
import { operators, run } from './setup.ts'

const once = (reply: FakeReply) => (call: FakeCall) => (call.number === 1 ? reply : undefined)
const always = (reply: FakeReply) => () => reply
const forAnalyst2 = (reply: FakeReply) => (call: FakeCall) =>
  call.kind === 'findings' && call.task.includes('Specialty 2') ? reply : undefined
const cure = {
  quotes: ['guaranteed to cure every patient'],
  headline: 'A cure is promised',
  text: 'It promises a cure.',
}
const invented = opinionText({ findings: [draft(cure)] })
const quota = JSON.stringify({
  error: { message: 'No credit.', type: 'insufficient_quota', code: 'insufficient_quota' },
})

const tooLong = 'context_length_exceeded'
const failing = (status: number, message: string, code?: string): FakeReply => ({
  do: 'status',
  status,
  body: JSON.stringify({ error: { message, code } }),
})
const page = (body: string): FakeReply => ({ do: 'send', type: 'text/html', body })
const streamed = (data: string): FakeReply => ({ do: 'send', type: 'text/event-stream', body: `data: ${data}\n\n` })
const fenced = `Sure! [Here] it is:\n\`\`\`json\n${invented}\n\`\`\`\nHope it helps {}.`

type Script = (call: FakeCall) => FakeReply | undefined

async function reviewUnder(script: Script, deadlines: Parameters<typeof run>[1] = {}) {
  const model = await startFakeModel({ script })
  try {
    return { ...(await run(model.url, deadlines)), calls: model.calls }
  } finally {
    await model.close()
  }
}

const silent = /^(?:a body that stalls|silence)/
/** Only silent servers get a short deadline: with it, any server on a busy machine could seem silent. */
const deadlinesFor = (name: string) => (silent.test(name) ? { deadlines: { idle: 1_000 } } : {})

describe.concurrent('a temporary fault still gives a complete review', () => {
  it.each<[string, Script]>([
    ['429 with a short Retry-After', once({ do: 'status', status: 429, headers: { 'retry-after': '0.05' } })],
    ['a reset in the middle of the body', once({ do: 'reset' })],
    ['a body that stalls', once({ do: 'stall' })],
    ['an empty body', once({ do: 'send', type: 'application/json', body: '' })],
    ['a stream that ends before its end', once(streamed('{"choices":[{"delta":{"content":"{"}}]}'))],
    ['JSON of another shape', once({ do: 'answer', text: '{"verdict": "great"}' })],
    ['prose and a code fence around the JSON', once({ do: 'answer', text: fenced })],
    ['an object instead of a stream', always({ do: 'unstreamed' })],
    ['a stream without its content type', always({ do: 'answer', type: 'application/octet-stream' })],
  ])('%s', async (name, script) => {
    const { report, error, failed, record, calls } = await reviewUnder(script, deadlinesFor(name))
    expect([error, failed]).toEqual([null, []])
    expect(calls.map(({ kind }) => kind)).toContain('gathering')
    expect(await record.ballots()).toHaveLength(3)
    expect(report).toMatchObject({
      sections: { length: 3 },
      choices: expect.arrayContaining([expect.objectContaining({ question: expect.stringMatching(/^Which number/) })]),
      summary: expect.stringContaining('[1]'),
    })
  })
})

describe.concurrent('a fault of one analyst leaves the others alone', () => {
  it.each<[string, FakeReply, string]>([
    ['an absurd Retry-After', { do: 'status', status: 429, headers: { 'retry-after': '86400' } }, 'model_busy'],
    ['a refusal', { do: 'answer', text: null, refusal: 'I cannot review this.' }, 'model_refused'],
    ['silence', { do: 'silence' }, 'took_too_long'],
    ['a body without end', { do: 'flood' }, 'model_invalid_answer'],
    ['a web page with status 200', page('<!doctype html><p>Sign in'), 'model_misconfigured'],
    ['a redirect', { do: 'status', status: 307, headers: { location: 'http://127.0.0.1:1/' } }, 'model_misconfigured'],
    ['the length limit each time', { do: 'answer', text: '{"answers": [', finish: 'length' }, 'model_invalid_answer'],
  ])('%s', async (name, reply, code) => {
    const { report, failed } = await reviewUnder(forAnalyst2(reply), deadlinesFor(name))
    expect(failed.map(({ step }) => step)).toEqual(['opine'])
    expect(report?.missing).toMatchObject([{ analystId: 2, failure: { code } }])
    expect(report?.missing[0]?.failure.message).toMatch(/^.{20,}\.|”$/)
    expect(report?.missing[0]?.failure.message).not.toMatch(operators)
    expect(report?.sections.map(({ analystId }) => analystId)).toEqual([1, 3])
  })

  it('also if its quotes are invented, which are named to it with the statement that they should support', async () => {
    const { failed, calls } = await reviewUnder(forAnalyst2({ do: 'answer', text: invented }))
    expect(failed).toEqual([])
    const [mend] = calls.filter(call => call.kind === 'quotes')
    expect(mend?.task).toContain(
      '- f1 (yours): A cure is promised: It promises a cure. | quoted ["guaranteed to cure every patient"]',
    )
  })

  it('also after the opinions: later steps get less time, and a review goes on without them', async () => {
    const long = 60_000
    const deadlines = { idle: long, attempt: long, total: long, extra: 300 }
    const late = ['gathering', 'question', 'summary']
    const script: Script = ({ kind }) => (late.includes(kind) ? { do: 'silence' } : undefined)
    const { report, failed } = await reviewUnder(script, { deadlines })
    expect(report).toMatchObject({ missing: [], summaryWritten: false })
    expect(new Set(failed.map(({ step }) => step))).toEqual(new Set(['gather', 'settle', 'summarise']))
    for (const { failure } of failed) expect(failure).toMatchObject({ code: 'took_too_long' })
  })
})

describe.concurrent('a fault of the server is reported with its reason', () => {
  const unset = 'model_misconfigured'
  const characters = /PANEL_DOCUMENT_CHARACTERS/
  const shorter = /longer than.*Shorten it, or .*smaller parts.*\/admin\/model/
  it.each<[string, FakeReply, string, RegExp, RegExp, number]>([
    ['401', failing(401, 'Incorrect API key: sk-abc'), unset, /the key .*\/admin\/model/, /key.*OPENAI_API_KEY/, 3],
    ['404', { do: 'status', status: 404 }, unset, /not know the model/, /no model "fake-1".*PANEL_MODEL/, 3],
    ['no credit', { do: 'status', status: 429, body: quota }, unset, /no credit left/, /no credit left/, 3],
    ['429', { do: 'status', status: 429 }, 'model_busy', /busy.*in a few minutes/, /status 429.*CONCURRENCY/, 9],
    ['503', { do: 'status', status: 503 }, 'model_unreachable', /out of order.*try again/, /status 503/, 9],
    ['a short context', failing(400, 'too long', tooLong), 'too_large', shorter, characters, 3],
    ['that as 500', failing(500, 'Context size has been exceeded.'), 'too_large', shorter, characters, 3],
    ['that, streamed', streamed('{"error":{"message":"context size"}}'), 'too_large', shorter, characters, 3],
  ])('%s', async (_name, reply, code, sentence, hint, count) => {
    const { report, error, hints, calls } = await reviewUnder(always(reply))
    expect(report).toBeNull()
    expect(error).toBeInstanceOf(EngineFailure)
    expect(error).toMatchObject({ code, message: expect.stringMatching(sentence) })
    expect(String(error)).not.toMatch(operators)
    expect(hints).toContainEqual(expect.stringMatching(hint))
    expect(hints.join()).not.toContain('sk-')
    expect(calls).toHaveLength(count)
  })
})
