import { describe, expect, it } from 'vitest'
import { ballotsForm, findingsForm, requotesForm, summaryForm } from '#worker/panel/model/answers.ts'
import { jsonIn } from '#worker/panel/model/json-answer.ts'
import { costOf, estimateTokens, openLedger } from '#worker/panel/model/tokens.ts'
import { draft } from '../panel/documents.ts'

const item = {
  stance: 'concern',
  severity: 2,
  category: 'proof',
  claim: 'No customer is named.',
  suggestion: 'Name one.',
  quotes: ['trusted by many'],
  lookedFor: null,
}

describe('JSON in an answer', () => {
  it.each([
    ['bare', '{"a": 1}', { a: 1 }],
    ['in a fence', '```json\n{"a": 1}\n```', { a: 1 }],
    ['with prose around', 'Here [is] it: {"a": "}{"} as {} asked', { a: '}{' }],
    ['a list', 'So: [{"a": 1}]', [{ a: 1 }]],
    ['after a reference in prose', 'As in [1, 2], {"a": {"b": [1]}} and [3]', { a: { b: [1] } }],
    ['after its thoughts', '<think>maybe {"a": 22222222} or</think>{"a": 1}', { a: 1 }],
    ['with escaped quotes', 'x {"a": "say \\"hi\\" }"} y', { a: 'say "hi" }' }],
  ])('is found %s', (_name, text, value) => {
    expect(jsonIn(text)).toEqual(value)
  })

  it.each(['', 'none', '{"a": [1, 2', '{"a": "never closed}', '[', '{{{{{{'])('is not made up: %s', text => {
    expect(jsonIn(text)).toBeUndefined()
  })
})

describe('findings on arrival', () => {
  const read = (...items: unknown[]) => findingsForm.read(JSON.stringify({ findings: items }))

  it('are taken with harmless slips mended and extra fields left out', () => {
    const { quotes: _list, suggestion: _none, lookedFor: _absent, ...rest } = item
    const reading = read({ ...rest, stance: ' Concern', severity: '2', quotes: 'trusted by many', score: 9 })
    expect(reading).toEqual({
      value: [draft({ ...item, stance: 'concern', severity: 2, category: 'proof', suggestion: '' })],
      problem: '',
    })
  })

  it.each([
    ['a severity of 7', { ...item, severity: 7 }],
    ['a category of its own', { ...item, category: 'vibes' }],
    ['an empty claim', { ...item, claim: ' ' }],
    ['quotes that are no text', { ...item, quotes: [{ text: 'x' }] }],
    ['no object', 'oops'],
  ])('lose the item with %s, and only that', (_name, bad) => {
    const reading = read(item, bad)
    expect(reading.value).toHaveLength(1)
    expect(reading.problem).toMatch(/^Item 2 of "findings"/)
    expect(read(bad).value).toBeNull()
  })

  it('may be a bare list, or none at all', () => {
    expect(findingsForm.read(JSON.stringify([item])).value).toHaveLength(1)
    expect(read().value).toEqual([])
  })

  it('are asked for with a schema that strict servers take: everything required, nothing more allowed', () => {
    const visit = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return
      if ('properties' in schema && 'required' in schema) {
        expect(schema).toMatchObject({
          additionalProperties: false,
          required: Object.keys(schema.properties as object),
        })
      }
      for (const key of ['minimum', 'maximum', '$schema', 'default']) expect(schema).not.toHaveProperty(key)
      Object.values(schema).forEach(visit)
    }
    visit(findingsForm.jsonSchema)
    visit(requotesForm([]).jsonSchema)
  })
})

describe('other answers on arrival', () => {
  const claim = (findingId: string) => ({
    findingId,
    stance: 'concern' as const,
    category: 'proof' as const,
    claim: 'x',
    quotes: [],
    lookedFor: 'y',
    observation: null,
  })

  it('new quotes go to their numbers; a finding left out stays as it was', () => {
    const findings = [draft({ claim: 'one', quotes: ['a'] }), draft({ claim: 'two', quotes: ['b'] })]
    const answer = JSON.stringify({
      findings: [
        { number: 2, quotes: ['c'], lookedFor: null },
        { number: 9, quotes: [], lookedFor: null },
      ],
    })
    expect(
      requotesForm(findings)
        .read(answer)
        .value?.map(one => one.quotes),
    ).toEqual([['a'], ['c']])
  })

  it('votes on ids that were not asked for are dropped; nothing but those is no answer', () => {
    const form = ballotsForm([claim('c1')])
    const votes = (...ids: string[]) =>
      form.read(JSON.stringify({ ballots: ids.map(id => ({ claim: id, vote: 'AGREE', reason: 'r' })) }))
    expect(votes('c2', 'c1').value).toEqual([{ findingId: 'c1', vote: 'agree', reason: 'r' }])
    expect(votes('c2').value).toBeNull()
  })

  it('a summary keeps the sentences that rest on claims of the report', () => {
    const sentences = [
      { text: 'They agree on the price.', claims: ['1-1', '1-1', '8-8'] },
      { text: 'It will be a success.', claims: [] },
      { text: 'One saw the gap.', claims: ['2-1'] },
    ]
    const form = summaryForm(new Set(['1-1', '2-1']))
    expect(form.read(JSON.stringify({ sentences })).value).toBe('They agree on the price. [1-1] One saw the gap. [2-1]')
    expect(form.read(JSON.stringify({ sentences: [sentences[1]] })).value).toBeNull()
  })
})

describe('the account of a review', () => {
  const prices = { input: 2, cachedInput: 0.5, output: 8 }
  const usage = (tokens: number, cost: number) => ({
    inputTokens: tokens,
    cachedTokens: 0,
    outputTokens: 0,
    cost,
    requests: 1,
  })

  it('prices cached input apart, and knows no cost where tokens or prices are unknown', () => {
    expect(costOf({ inputTokens: 1_000_000, cachedTokens: 400_000, outputTokens: 100_000 }, prices)).toBeCloseTo(2.2)
    expect(costOf({ inputTokens: null, cachedTokens: null, outputTokens: 5 }, prices)).toBeNull()
    expect(costOf({ inputTokens: 1, cachedTokens: 0, outputTokens: 5 }, null)).toBeNull()
  })

  it('counts scripts without spaces as a token each', () => {
    expect(estimateTokens('a'.repeat(35))).toBe(10)
    expect(estimateTokens('私'.repeat(35))).toBe(35)
  })

  it('refuses what could pass the cap, counting what was used before a restart', async () => {
    const ledger = openLedger({ maxCost: 1 }, [usage(10, 0.7)])
    expect(await ledger.reserve({ tokens: 1, cost: 0.4 })).toBe(false)
    expect(await ledger.reserve({ tokens: 1, cost: 0.2 })).toBe(true)
  })

  it('counts each request of before that told nothing as the worst case of the first one now', async () => {
    const before = { inputTokens: null, cachedTokens: null, outputTokens: null, cost: null, requests: 2 }
    const ledger = openLedger({ maxCost: 1 }, [usage(10, 0.1), before])
    expect(await ledger.reserve({ tokens: 1, cost: 0.31 })).toBe(false)
    expect(await openLedger({ maxCost: 1 }, [before]).reserve({ tokens: 1, cost: 0.3 })).toBe(true)
  })

  it('lets a request wait for one under way, which may use less than its worst case', async () => {
    const ledger = openLedger({ maxTokens: 100 }, [])
    expect(await ledger.reserve({ tokens: 80, cost: 0 })).toBe(true)
    const second = ledger.reserve({ tokens: 50, cost: 0 })
    ledger.settle({ tokens: 80, cost: 0 }, usage(30, 0))
    expect(await second).toBe(true)
  })

  it('keeps the worst case booked where nobody knows what was used', async () => {
    const ledger = openLedger({ maxTokens: 100 }, [])
    await ledger.reserve({ tokens: 80, cost: 0 })
    ledger.settle({ tokens: 80, cost: 0 }, null)
    expect(await ledger.reserve({ tokens: 30, cost: 0 })).toBe(false)
  })
})
