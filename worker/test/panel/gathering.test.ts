import { describe, expect, it } from 'vitest'
import type { Report } from '#db/report.ts'
import { EngineFailure } from '../../panel/engine-failure.ts'
import type { DraftFinding, GatheringPaper } from '../../panel/ports.ts'
import { contentWords } from '../../panel/text/content-words.ts'
import { draft, draftCheck, draftChoice } from './documents.ts'
import { memoryRecord } from './memory-record.ts'
import { checking, review, saying } from './scripted.ts'

const price = 'Twelve clinics pay 240 dollars'
const churn = 'The price hides the churn'
const one = (more: Partial<DraftFinding> = {}) => ({ findings: [draft({ quotes: [price], headline: churn, ...more })] })
const raisedIn = ({ claims }: Report) => claims.map(({ raised }) => raised.map(({ analystId }) => analystId))
/** The ids that the points with these words have in the paper. */
const idsOf = (paper: GatheringPaper, ...texts: string[]) =>
  texts.map(text => [...paper.findings, ...paper.choices].find(said => JSON.stringify(said).includes(text))?.id ?? '')

describe('content words', () => {
  it.each([
    ['The prices were hidden from readers', 'Pricing that hides a price', ['pric']],
    ['Der Preis ist nicht genannt', 'Genannte Preise sind nicht da', ['genannt', 'preis']],
    ['The page says that this is for the reader', 'A reader says so on this page', []],
  ])('of “%s” and “%s”', (some, others, shared) => {
    const words = contentWords(others)
    const common = [...contentWords(some)].filter(word => words.has(word))
    for (const word of shared) expect(common.some(found => word.startsWith(found) || found.startsWith(word))).toBe(true)
    expect(common).toHaveLength(shared.length)
  })
})

describe('code’s own gathering', () => {
  const apart = [[1], [2]]
  it.each<[string, Partial<DraftFinding>, number[][]]>([
    ['the same quote and wording', {}, [[1, 2]]],
    ['overlapping quotes', { quotes: ['pay 240 dollars for each month'] }, [[1, 2]]],
    ['one quote with another wording', { headline: 'Only clinics are served', text: 'Hospitals are left.' }, apart],
    ['one wording with another quote', { quotes: ['Clinics lose one appointment'] }, apart],
    ['a strength', { stance: 'strength' }, apart],
    ['an absence', { quotes: [], lookedFor: 'a rate of churn' }, apart],
  ])('of %s', async (_name, other, expected) => {
    const report = await review({ engine: saying({ 1: one(), 2: one(other) }) })
    expect(
      raisedIn(report)
        .map(ids => ids.toSorted())
        .toSorted(),
    ).toEqual(expected)
  })

  it('leads with the gravest finding, keeps all words and suggestions, and puts one claim to the vote', async () => {
    const graver = one({
      weight: 3,
      headline: 'Churn hides behind the price',
      suggestion: 'Show churn.',
      category: 'proof',
    })
    const engine = saying({ 1: one(), 2: graver })
    const [claim, ...others] = (await review({ engine })).claims
    expect(others).toEqual([])
    expect(claim).toMatchObject({ id: '2-1', weight: 3, category: 'proof', headline: 'Churn hides behind the price' })
    expect(claim?.raised.map(({ headline }) => headline)).toEqual(['Churn hides behind the price', churn])
    expect(claim?.suggestions).toEqual(['Show churn.', 'Name the buyer.'])
    expect(engine.calls.filter(call => call.startsWith('vote'))).toEqual(['vote 3'])
    expect(engine.ballotPapers.get(3)?.claims[0]?.wordings).toHaveLength(2)
  })

  it('joins absences of the same thing, and choices whatever their sides', async () => {
    const missing = one({ quotes: [], lookedFor: 'The churn, anywhere' })
    const report = await review({
      engine: saying({
        1: missing,
        2: one({ quotes: [], lookedFor: 'churn anywhere' }),
        3: one({ quotes: [], lookedFor: 'a team' }),
      }),
    })
    expect(raisedIn(report)).toContainEqual([1, 2])
    const free = draftChoice({ quotes: [price], sentence: 'Clinics pay a flat fee.' })
    const choices = await review({
      engine: saying({
        1: { choices: [free] },
        2: { choices: [{ ...free, side: 'doubt', sentence: 'The fee that a clinic pays is flat.' }] },
      }),
    })
    expect(choices.choices).toMatchObject([
      { split: true, back: [{ analystId: 1 }], doubt: [{ raised: true }, { raised: false }] },
    ])
  })
})

describe('a proposal of the engine', () => {
  const three = {
    1: one({ headline: 'Alpha' }),
    2: one({ headline: 'Beta' }),
    3: one({ headline: 'Gamma', stance: 'strength' }),
  }
  const proposing = (claims: (paper: GatheringPaper) => string[][]) =>
    saying(three, () => ({ gather: async paper => ({ claims: claims(paper), choices: [], usage: null }) }))

  it('is accepted if it is consistent; what it omits stands alone', async () => {
    const report = await review({ engine: proposing(paper => [idsOf(paper, 'Alpha', 'Beta')]) })
    expect(raisedIn(report).toSorted()).toEqual([[1, 2], [3]])
    expect(raisedIn(await review({ engine: proposing(() => []) }))).toHaveLength(3)
  })

  it('loses only the group that takes an id of an earlier one', async () => {
    const engine = proposing(paper => [idsOf(paper, 'Alpha', 'Beta'), idsOf(paper, 'Beta', 'Gamma')])
    expect(raisedIn(await review({ engine })).toSorted()).toEqual([[1, 2], [3]])
  })

  it('leaves gathering to code if it fails', async () => {
    const engine = saying({ 1: one(), 2: one() }, () => ({
      gather: async () => {
        throw new EngineFailure('model_busy', 'Busy.')
      },
    }))
    expect(raisedIn(await review({ engine }))).toEqual([[1, 2]])
  })
})

it('findings that came only after a retry join earlier groups, or stand alone', async () => {
  const record = memoryRecord()
  const failing = saying({ 1: one(), 3: one() }, ({ opine }) => ({
    opine: analyst => (analyst.id === 2 ? Promise.reject(new EngineFailure('model_busy', 'Busy.')) : opine(analyst)),
    gather: async paper => ({ claims: paper.findings.map(({ id }) => [id]), choices: [], usage: null }),
  }))
  expect(raisedIn(await review({ engine: failing, record }))).toEqual([[1], [3]])
  const late = { findings: [...one().findings, draft({ lookedFor: 'a team', headline: 'Late' })] }
  const again = saying({ 2: late })
  const report = await review({ engine: again, record })
  expect(raisedIn(report).toSorted()).toEqual([[1, 2], [2], [3]])
  expect(again.calls).toEqual(['opine 2', 'vote 1', 'vote 2', 'vote 3'].filter(call => again.calls.includes(call)))
  expect(again.calls).not.toContain('gather')
  expect(await record.gathering()).toMatchObject({ claims: [['1-1', '2-1'], ['2-2'], ['3-1']] })
  expect(record.events.filter(({ type }) => type === 'claims.gathered')).toHaveLength(2)
})

describe('a check', () => {
  const check = draftCheck({ quotes: [price], headline: 'Churn is not given', weight: 3, suggestion: '' })

  it('joins the claim that says the same, and gives it its weight', async () => {
    const report = await review({ engine: saying({ 1: one() }), check: checking(check, check) })
    expect(report.claims).toMatchObject([
      { id: '1-1', weight: 3, headline: churn, check: { id: 'sums', gates: true }, group: 'disputed' },
      { id: 'check-2', group: 'checked', raised: [{ analystId: null, headline: 'Churn is not given' }], votes: [] },
    ])
    expect(report.claims[0]?.raised.map(({ analystId }) => analystId)).toEqual([1, null])
  })

  it('stands alone otherwise; with a model it is a fact, even if it has sides', async () => {
    const sides = { sentence: 'It is so.', back: [{ analystId: 1, reason: 'Good.' }], doubt: [], question: 'Why?' }
    const report = await review({
      engine: saying({ 1: one({ stance: 'strength' }) }),
      check: checking({ ...check, sides: { ...sides, doubt: [{ analystId: 2, reason: 'Bad.' }] } }),
    })
    expect(report.claims.map(({ id }) => id).toSorted()).toEqual(['1-1', 'check-1'])
    expect(report.choices).toEqual([])
  })
})
