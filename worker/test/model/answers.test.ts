import { describe, expect, it } from 'vitest'
import {
  ballotsForm,
  gatheringForm,
  opinionForm,
  questionForm,
  requotesForm,
  summaryForm,
} from '../../panel/model/answers.ts'
import { jsonIn } from '../../panel/model/json-answer.ts'
import { opinionText } from '../fake-answers.ts'
import { draft, draftChoice } from '../panel/documents.ts'

describe('JSON in an answer', () => {
  it.each([
    ['bare', '{"a": 1}', { a: 1 }],
    ['with prose around', 'Here [is] it: {"a": "}{"} as {} asked', { a: '}{' }],
    ['after brackets in the prose', 'As in [1, 2], {"a": {"b": [1]}} and [3]', { a: { b: [1] } }],
    ['after its thoughts', '<think>maybe {"a": 22222222} or</think>{"a": 1}', { a: 1 }],
  ])('is found %s', (_name, text, value) => {
    expect(jsonIn(text)).toEqual(value)
  })

  it.each(['', 'none', '{"a": [1, 2', '{"a": "never closed}', '[', '{{{{{{'])('is not invented: %s', text => {
    expect(jsonIn(text)).toBeUndefined()
  })
})

describe('an opinion on arrival', () => {
  const item = draft({ quotes: ['trusted by many'], category: 'go-to-market' })
  const decided = draftChoice({ quotes: ['For owners'] })
  const answered = { number: 1, quotes: ['Forty'], note: 'Forty do.', outcome: 'answered' }
  const read = (parts: object) => opinionForm(3).read(opinionText(parts))

  it('is unchanged if it is valid', () => {
    const opinion = { answers: [answered], findings: [item], choices: [decided] }
    expect(read(opinion)).toEqual({ value: opinion, problem: '' })
  })

  it('is accepted with harmless slips corrected and extra fields dropped', () => {
    const { suggestion: _none, lookedFor: _absent, ...rest } = item
    const slips = { stance: ' Concern', category: 'Go to market', weight: '2', quotes: 'trusted by many', score: 9 }
    const reading = read({
      answers: [{ number: '2', outcome: 'Not found' }],
      findings: [{ ...rest, ...slips, headline: '' }],
    })
    expect(reading.value?.findings).toEqual([{ ...item, suggestion: '', headline: item.text }])
    expect(reading.value?.answers).toEqual([{ number: 2, quotes: [], note: '', outcome: 'not_found' }])
    expect(reading.problem).toBe('')
  })

  it.each([
    ['a weight of 7', { ...item, weight: 7 }],
    ['an unknown category', { ...item, category: 'vibes' }],
  ])('loses only the finding with %s', (_name, bad) => {
    const reading = opinionForm(3).read(JSON.stringify({ answers: [answered], findings: [item, bad], choices: [] }))
    expect(reading.value).toMatchObject({ answers: [answered], findings: [item] })
    expect(reading.problem).toMatch(/^Item 2 of "findings"/)
  })

  it('keeps what is present if a list is missing, and asks for the rest', () => {
    expect(opinionForm(3).read(JSON.stringify({ findings: [item] }))).toEqual({
      value: { answers: [], findings: [item], choices: [] },
      problem: 'It has no list "answers".',
    })
    expect(opinionForm(3).read('{"verdict": "great"}').value).toBeNull()
  })

  it('answers each question of the analyst once, and no other', () => {
    const answers = [3, 1, 4, 0, 1].map((number, at) => ({ ...answered, number, note: `Said ${at}.` }))
    expect(read({ answers }).value?.answers.map(({ number, note }) => [number, note])).toEqual([
      [3, 'Said 0.'],
      [1, 'Said 1.'],
    ])
  })

  it('is of limited length, and headlines end with a whole word', () => {
    const long = 'many words '.repeat(500)
    const reading = read({
      findings: Array(30).fill({ ...item, headline: long, text: long }),
      choices: Array(9).fill({ ...decided, sentence: long }),
    })
    expect(reading.value?.findings).toHaveLength(12)
    expect(reading.value?.choices).toHaveLength(4)
    expect(reading.value?.findings[0]?.headline).toMatch(/ (?:many|words)…$/)
    expect(reading.value?.findings[0]?.headline.length).toBeLessThanOrEqual(121)
    expect(reading.value?.findings[0]?.text.length).toBeLessThanOrEqual(800)
  })
})

const paper = { claims: [], choices: [] }

it('every answer has a schema that strict servers accept: all fields required, no others allowed', () => {
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    if ('properties' in schema && 'required' in schema) {
      expect(schema).toMatchObject({
        additionalProperties: false,
        required: Object.keys(schema.properties as object),
      })
    }
    for (const key of ['minimum', 'maximum', 'minLength', '$schema', 'default']) expect(schema).not.toHaveProperty(key)
    Object.values(schema).forEach(visit)
  }
  const forms = [
    opinionForm(3),
    requotesForm([]),
    gatheringForm({ findings: [], choices: [] }),
    ballotsForm(paper),
    questionForm,
    summaryForm(paper),
  ]
  for (const { jsonSchema } of forms) visit(jsonSchema)
})

describe('in other answers,', () => {
  const claim = (id: string) => ({
    id,
    stance: 'concern' as const,
    category: 'proof' as const,
    wordings: [{ headline: 'x', text: 'y' }],
    headline: 'x',
    text: 'y',
    quotes: [],
    lookedFor: 'y',
  })
  const choice = (id: string) => ({ id, sentence: 'x', quotes: [], back: [], doubt: [] })

  it('new quotes go to their keys, and unknown keys are ignored', () => {
    const misquotes = ['F1', 'c2'].map(key => ({ key, said: 'x', quotes: ['a'] }))
    const answer = JSON.stringify({
      quotes: [
        { key: 'f1', quotes: ['b'], lookedFor: null },
        { key: 'f9', quotes: ['c'], lookedFor: null },
      ],
    })
    expect(requotesForm(misquotes).read(answer).value).toEqual(new Map([['F1', { quotes: ['b'], lookedFor: null }]]))
  })

  it('groups have at least two of the given ids, all of one kind', () => {
    const form = gatheringForm({ findings: ['1', '2', '3'].map(claim), choices: ['c1', 'c2'].map(choice) })
    const reading = form.read(
      JSON.stringify({
        claims: [
          { point: 'One.', ids: [1, '2', '2', '9'] },
          { point: 'Two.', ids: ['3', 'c1'] },
        ],
        choices: [{ point: 'Three.', ids: ['C1', 'c2'] }],
      }),
    )
    expect(reading).toEqual({ value: { claims: [['1', '2']], choices: [['c1', 'c2']] }, problem: '' })
  })

  it('votes on unknown ids are dropped; an answer with nothing else is refused', () => {
    const form = ballotsForm({ claims: [claim('1')], choices: [choice('1')] })
    const vote = (id: string) => ({ id, reason: 'r', vote: 'HOLDS' })
    const side = (id: string) => ({ id, reason: 'r', side: 'doubt' })
    const read = (claims: object[], choices: object[]) => form.read(JSON.stringify({ claims, choices }))
    expect(read([vote('2'), vote('1'), vote('1')], [side('1')]).value).toEqual({
      claims: [{ id: '1', reason: 'r', vote: 'holds' }],
      choices: [{ id: '1', reason: 'r', side: 'doubt' }],
    })
    expect(read([vote('2')], [])).toEqual({ value: null, problem: expect.stringContaining('one of the ids 1') })
  })

  it('a summary keeps its first sentence, and those that refer to claims of the report', () => {
    const sentences = [
      { text: 'It is a rota for kitchens.', claims: [], choices: [] },
      { text: 'They agree on the price [1].', claims: [1, 1, 88], choices: ['C2'] },
      { text: 'It will be a success.', claims: [], choices: [] },
      { text: 'One saw the gap.', claims: ['2'], choices: [] },
      { text: 'They differ on whom it is for.', claims: [], choices: [1] },
    ]
    const numbered = [1, 2].map(number => ({ number }))
    const form = summaryForm({ claims: numbered, choices: numbered })
    expect(form.read(JSON.stringify({ sentences })).value).toBe(
      'It is a rota for kitchens.\n\nThey agree on the price. [1][C2] One saw the gap. [2]\n\nThey differ on whom it is for. [C1]',
    )
    expect(form.read(JSON.stringify({ sentences: [sentences[0]] })).value).toBeNull()
  })
})
