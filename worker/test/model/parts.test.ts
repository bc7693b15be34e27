import { afterEach, expect, it } from 'vitest'
import { modelConfigOf, readModelEnvironment, unsavedModel } from '#db/model-settings.ts'
import { readableCharacters } from '../../adapters/model/servers.ts'
import { opinionText } from '../fake-answers.ts'
import { type FakeCall, type FakeModel, startFakeModel } from '../fake-model.ts'
import { analyst, block, documentOf, draft, slide } from '../panel/documents.ts'
import { startOllama } from './fake-servers.ts'
import { deck, openSession } from './setup.ts'

let model: FakeModel
afterEach(() => model.close())

const sentences = [
  'Clinics lose one appointment in eight to patients who do not come',
  'Two founders ran the front desk of a clinic for six years',
  'Twelve clinics pay 240 dollars a month and none has left since March',
]
const long = documentOf(sentences.map((text, at) => block(`b${at + 1}`, text, slide(at + 1))))
const ofPart = ({ messages }: FakeCall) => Number(/^This is part (\d) of 3/m.exec(messages[1]?.content ?? '')?.[1])

const open = () => openSession(model.url, { documentCharacters: 110 }, { document: long })
const finding = (quote: string, headline: string) => draft({ quotes: [quote], headline, text: headline })
const answer = (outcome: string, quotes: string[] = []) => ({ number: 1, outcome, quotes, note: 'So it says.' })

it('a long submission is read completely, each later part with the earlier findings beside it', async () => {
  const written = [
    {
      findings: [draft({ headline: 'No price', lookedFor: 'a price' }), finding('one appointment in eight', 'A loss')],
    },
    { findings: [finding('Two founders', 'A team')], answers: [answer('not_found')] },
    { findings: [finding('Twelve clinics', 'Buyers')], answers: [answer('answered', ['240 dollars'])] },
  ]
  model = await startFakeModel({
    script(call) {
      const { findings = [], answers = [answer('not_found')] } = written[ofPart(call) - 1] ?? {}
      const settled = ofPart(call) === 3 ? [{ number: 1 }] : []
      return { do: 'answer', text: opinionText({ settled, answers, findings }) }
    },
  })
  const { opinion, usage } = await open().opine(analyst(1))
  expect(model.calls.map(ofPart)).toEqual([1, 2, 3])
  expect(model.calls[2]?.task).toContain('- 1: No price: ')
  expect(model.calls[2]?.task).toContain('- 3: A team: A team')
  expect(opinion.findings.map(({ headline }) => headline)).toEqual(['A loss', 'A team', 'Buyers'])
  expect(opinion.answers).toMatchObject([{ number: 1, outcome: 'answered', quotes: ['240 dollars'] }])
  expect(usage?.requests).toBe(3)
})

it('a long submission has quotes corrected and claims voted on in their own part, and absences in every part', async () => {
  const vote = (id: string, cast: string) => ({ id, reason: 'It reads so.', vote: cast })
  model = await startFakeModel({
    script(call) {
      if (call.kind === 'quotes') {
        return {
          do: 'answer',
          text: JSON.stringify({ quotes: [{ key: 'f1', quotes: ['none has left'], lookedFor: null }] }),
        }
      }
      const claims = [vote('1', 'holds'), vote('2', ofPart(call) === 3 ? 'fails' : 'holds')]
      return { do: 'answer', text: JSON.stringify({ claims, choices: [] }) }
    },
  })
  const session = open()
  const mended = await session.mend(analyst(1), [
    { key: 'f1', said: 'Nobody leaves', quotes: ['and none left since March'] },
  ])
  expect(model.calls.map(ofPart)).toEqual([3])
  expect(mended.quotes.get('f1')?.quotes).toEqual(['none has left'])

  const wordings = [{ headline: 'A', text: 'B' }]
  const claim = { stance: 'concern', category: 'offer', wordings } as const
  const votes = await session.vote(analyst(1), {
    claims: [
      { ...claim, id: '1', quotes: ['Two founders'], lookedFor: null },
      { ...claim, id: '2', quotes: [], lookedFor: 'a price' },
    ],
    choices: [],
  })
  expect(model.calls.slice(1).map(ofPart).toSorted()).toEqual([1, 2, 3])
  expect(model.calls.find(call => ofPart(call) === 1 && call.kind === 'ballots')?.task).not.toContain('Two founders')
  expect(votes.claims.map(({ id, vote: cast }) => [id, cast]).toSorted()).toEqual([
    ['1', 'holds'],
    ['2', 'fails'],
  ])
})

it('a long submission costs what was used, even if a later part cannot be read', async () => {
  model = await startFakeModel({
    script: call => (ofPart(call) === 2 ? { do: 'answer', text: 'I liked it.' } : undefined),
  })
  await expect(open().opine(analyst(1))).rejects.toMatchObject({ code: 'model_invalid_answer', usage: { requests: 3 } })
})

it('a submission that Ollama would silently cut is refused; once the window is known, it is read in parts that fit', async () => {
  model = await startFakeModel()
  const ollama = await startOllama(model, 0, 8_000)
  const environment = readModelEnvironment({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })
  const config = modelConfigOf(environment, unsavedModel, String)
  if (!config) throw new Error('Not configured')
  const { dialect } = config
  const opine = (times: number, documentCharacters?: number) =>
    openSession(ollama.origin, { dialect, documentCharacters }, { document: deck(times) }).opine(analyst(1))
  await opine(1)
  await expect(opine(100)).rejects.toMatchObject({ code: 'too_large' })
  const fitting = await readableCharacters({ ...config, baseUrl: ollama.origin })
  await opine(100, fitting)
  const asked = ollama.asked.filter(({ path }) => path === '/api/chat')
  expect(asked.length).toBeGreaterThan(3)
  for (const { body } of asked)
    expect(body).toMatchObject({ think: true, options: { num_predict: 32_000, num_ctx: 8_000 } })
  await Promise.all([ollama.close(), model.close()])
  // Requests wait in silence for their turn, so its time limits are longer than these.
  model = await startFakeModel({ latencyMs: 1_500 })
  const queue = await startOllama(model, 0)
  await openSession(queue.origin, { dialect, deadlines: { total: 900 } }).opine(analyst(1))
  await queue.close()
})
