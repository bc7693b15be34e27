import { describe, expect, it } from 'vitest'
import type { Answer } from '#db/opinion.ts'
import type { ChoiceSide, ClaimVote, TakenSide } from '#db/vocabulary.ts'
import type { DraftOpinion, SummaryInput } from '../../panel/ports.ts'
import { analyst, block, documentOf, draft, draftCheck, draftChoice, slide } from './documents.ts'
import { checking, document, review, saying } from './scripted.ts'

const panel = [1, 2, 3, 4].map(analyst)
const missing = (headline: string, more: Parameters<typeof draft>[0] = {}) =>
  draft({ headline, lookedFor: headline, ...more })
const rubric = { name: 'rubric', model: null } as const

function voted(
  said: Record<number, Partial<DraftOpinion>>,
  claim: (voter: number, headline: string) => ClaimVote = () => 'outside',
  side: (voter: number, sentence: string) => ChoiceSide = () => 'outside',
) {
  const engine = saying(said, () => ({
    vote: async ({ id: voter }, paper) => ({
      claims: paper.claims.map(({ id, wordings }) => {
        return { id, vote: claim(voter, wordings[0]?.headline ?? ''), reason: 'So.' }
      }),
      choices: paper.choices.map(({ id, sentence }) => ({ id, side: side(voter, sentence), reason: 'So.' })),
      usage: null,
    }),
  }))
  return review({ engine, analysts: panel })
}

describe('the groups', () => {
  const findings = ['held', 'partly', 'denied', 'alone', 'unclear'].map(headline => missing(headline))
  const votes: Record<string, ClaimVote> = { held: 'holds', partly: 'partly', denied: 'fails', unclear: 'unsure' }

  it('follow from the ballots, in the report’s order', async () => {
    const { claims, counts } = await voted({ 1: { findings } }, (voter, headline) =>
      voter === 2 ? (votes[headline] ?? 'outside') : 'outside',
    )
    expect(claims.map(({ number, headline, group }) => [number, headline, group])).toEqual([
      [1, 'denied', 'disputed'],
      [2, 'held', 'agreed'],
      [3, 'partly', 'agreed'],
      [4, 'alone', 'single'],
      [5, 'unclear', 'single'],
    ])
    expect(counts).toMatchObject({ disputed: 1, agreed: 2, single: 2, checked: 0, unverified: 0 })
  })

  it('begin with the weightiest claims, then what most analysts raised, then what most agreed with', async () => {
    const said = {
      1: { findings: [missing('light', { weight: 1 }), missing('held'), missing('raised twice')] },
      2: { findings: [missing('raised twice'), missing('grave', { weight: 3 }), missing('half held')] },
    }
    const { claims } = await voted(said, (voter, headline) =>
      voter === 3 ? (headline === 'half held' ? 'partly' : 'holds') : 'outside',
    )
    expect(claims.map(({ headline }) => headline)).toEqual(['grave', 'raised twice', 'held', 'half held', 'light'])
  })
})

describe('a choice', () => {
  const stand = (sentence: string, side: TakenSide = 'back', weight: 1 | 2 | 3 = 2) =>
    draftChoice({ sentence, side, weight, quotes: ['Twelve clinics pay 240 dollars'] })

  it('is split when somebody takes each side; the most evenly split come first', async () => {
    const said = {
      1: { choices: [stand('Agreed by everybody', 'back', 3), stand('Doubted once'), stand('Torn evenly apart')] },
    }
    const sides: Record<string, number[]> = { 'Doubted once': [2], 'Torn evenly apart': [2, 3] }
    const { choices, counts } = await voted(said, undefined, (voter, sentence) =>
      sides[sentence]?.includes(voter) ? 'doubt' : 'back',
    )
    expect(choices.map(({ number, sentence, split }) => [number, sentence, split])).toEqual([
      [1, 'Torn evenly apart', true],
      [2, 'Doubted once', true],
      [3, 'Agreed by everybody', false],
    ])
    expect(choices[1]).toMatchObject({
      back: [{ analystId: 1, raised: true }, { analystId: 3, raised: false }, { analystId: 4 }],
      doubt: [{ analystId: 2, reason: 'So.', raised: false }],
      question: 'How many came back?',
    })
    expect(choices[2]?.question).toBeNull()
    expect(counts).toMatchObject({ split: 2, choices: 3 })
  })

  it('puts an author who raised it under both sides on neither', async () => {
    const said = { 1: { choices: [stand('Clinics pay a flat fee'), stand('A flat fee that clinics pay', 'doubt')] } }
    const [choice, ...others] = (await voted(said, undefined, () => 'back')).choices
    expect(others).toEqual([])
    expect(choice?.raised.map(({ side }) => side)).toEqual(['back', 'doubt'])
    expect(choice?.back.map(({ analystId }) => analystId)).toEqual([2, 3, 4])
    expect(choice).toMatchObject({ doubt: [], outside: [], split: false })
  })

  it('without a model is a check that pleases one analyst’s job and worries another’s', async () => {
    const sides = (doubter: number) => ({
      sentence: 'The price is shown.',
      back: [{ analystId: 1, reason: 'A buyer can compare.' }],
      doubt: [{ analystId: doubter, reason: 'It anchors the talk.' }],
      question: 'Who asks for it first?',
    })
    const quotes = ['Twelve clinics pay 240 dollars']
    const check = checking(
      draftCheck({ quotes, headline: 'A price stands there', sides: sides(2) }),
      draftCheck({ quotes, headline: 'Nobody here doubts this', sides: sides(99) }),
    )
    const report = await review({ engine: saying({}, undefined, rubric), check })
    expect(report.choices).toMatchObject([
      { id: 'check-1', number: 1, split: true, fixed: true, raised: [], question: 'Who asks for it first?' },
    ])
    expect(report.claims).toMatchObject([{ id: 'check-2', group: 'checked' }])
    expect(report.firstThings.map(({ id }) => id)).toEqual(['check-1', 'check-2'])
  })
})

it('the first things are at most five concerns and split choices, without strengths and claims that most deny', async () => {
  const said = {
    1: {
      findings: [
        missing('denied by all', { weight: 3 }),
        missing('carries the case', { weight: 3, stance: 'strength' }),
        ...['a', 'b', 'c', 'd', 'e'].map(headline => missing(headline)),
        draft({ headline: 'made up', quotes: ['made up'], weight: 3 }),
      ],
      choices: [draftChoice({ quotes: ['Twelve clinics pay'], weight: 3 })],
    },
  }
  const report = await voted(
    said,
    (voter, headline) =>
      headline === 'denied by all' ? 'fails' : headline === 'e' && voter === 2 ? 'holds' : 'unsure',
    () => 'doubt',
  )
  const headlines = report.firstThings.map(({ id }) => report.claims.find(claim => claim.id === id)?.headline ?? id)
  expect(headlines).toEqual(['1c1', 'e', 'a', 'b', 'c'])
})

describe('the summary', () => {
  const told: SummaryInput[] = []
  const summed = (said: Record<number, Partial<DraftOpinion>>, text: string, engine?: typeof rubric) =>
    review({
      engine: saying(
        said,
        () => ({
          summarise: async structure => {
            told.push(structure)
            return { text, usage: null }
          },
        }),
        engine,
      ),
      check: checking(draftCheck({ headline: 'Sums differ', text: 'They do.', lookedFor: 'a sum' })),
    })

  it('refers only to claims that it was given', async () => {
    const said = { 1: { findings: [missing('a')], choices: [draftChoice({ quotes: ['Twelve clinics pay'] })] } }
    const { summary } = await summed(said, 'First [1]. Torn [C1, C9], and [2; 7] more [14]. A list [x].')
    expect(summary).toBe('First [1]. Torn [C1], and [2] more. A list [x].')
  })

  it('gets at most twelve claims, the first things first, and every split choice', async () => {
    const findings = Array.from({ length: 15 }, (_, at) => missing(`point ${at}`, { stance: 'strength' }))
    const choices = [draftChoice({ quotes: ['Twelve clinics pay'] })]
    const report = await summed({ 1: { findings: [...findings, missing('last')], choices } }, 'So.')
    const structure = told.at(-1)
    expect(structure?.claims).toHaveLength(12)
    expect(report.firstThings.map(({ id }) => id)).toEqual(expect.arrayContaining(['1-16', 'check-1', '1c1']))
    const first = structure?.claims.slice(0, 2).map(({ headline }) => headline)
    expect(first?.toSorted()).toEqual(['Sums differ', 'last'])
    expect(structure?.choices).toMatchObject([{ number: 1, back: ['Analyst 1'], doubt: ['Analyst 2', 'Analyst 3'] }])
    expect(structure?.counts).toEqual({ claims: 17 })
  })

  it('gets the checks if nothing else was said', async () => {
    const report = await summed({}, 'One check [1].', rubric)
    expect(told.at(-1)?.claims).toMatchObject([{ number: 1, group: 'checked', raised: 0, denied: [] }])
    expect(report).toMatchObject({ summary: 'One check [1].', independence: { effective: null, note: null } })
  })

  it('is computed if none could be written', async () => {
    const unwritten = () => ({ summarise: async () => null })
    const of = (said: Record<number, Partial<DraftOpinion>>, analysts = panel) =>
      review({ engine: saying(said, unwritten), analysts })
    expect(await of({ 1: { findings: [missing('a')] } })).toMatchObject({
      summaryWritten: false,
      summary: 'Of the points raised: 1 disputed. 0 of 8 questions answered.',
    })
    const asksNothing = [{ ...analyst(1), questions: [] }]
    expect((await of({}, asksNothing)).summary).toMatch(/^Nothing was found to say/)
    expect((await of({ 1: { findings: [draft()] } }, asksNothing)).summary).toMatch(/^Nothing of what was said could/)
  })
})

describe('the rest of the report', () => {
  it('keeps what an analyst said word for word in its section', async () => {
    const answers = [
      { number: 2, outcome: 'partly' as Answer['outcome'], note: 'Engineers', quotes: ['hire four engineers'] },
    ]
    const findings = [
      draft({
        headline: 'The buyer is named',
        text: 'It says who pays.',
        suggestion: 'Keep it',
        quotes: ['Twelve clinics pay'],
      }),
      draft({ headline: 'It promises a cure', text: 'It promises a cure', suggestion: '', quotes: ['a cure'] }),
    ]
    const choices = [
      draftChoice({
        sentence: 'Clinics alone',
        otherSide: 'Easy',
        quotes: ['hire four engineers'],
        side: 'doubt',
        reason: 'Nobody sells',
      }),
    ]
    const report = await review({ engine: saying({ 1: { findings, choices, answers } }), analysts: [analyst(1)] })
    expect(report.sections).toEqual([
      {
        id: 'section-1',
        analystId: 1,
        content: [
          'The buyer is named. It says who pays. “Twelve clinics pay” (page 2). Keep it.',
          'It promises a cure. Unverified: its quote was not found in the submission, so it is not counted.',
          'Choice: Clinics alone. “hire four engineers” (page 3). Doubts it: Nobody sells. For the other side: Easy.',
          'What does a clinic pay, asked by 1? Left to the reader: No answer was given.',
          'Who else is it for, asked by 1? Partly answered: Engineers. “hire four engineers” (page 3).',
        ].join('\n\n'),
      },
    ])
    expect(report.independence).toMatchObject({ analysts: 1, effective: 1 })
  })

  it('counts quotes, visible words and what neither source nor engine read', async () => {
    const own = documentOf([...document.blocks, block('b9', 'Nobody sees this', slide(4), { hidden: 'transparent' })], {
      unread: [{ where: slide(2), why: 'It is one image.' }],
    })
    const findings = [draft({ quotes: ['Twelve clinics pay'] }), draft({ quotes: ['made up'] }), missing('a price')]
    const engine = saying({ 1: { findings } }, () => ({
      reads: () => ({ blocks: [], characters: 0, unread: [{ where: slide(9), why: 'It did not fit.' }] }),
    }))
    const report = await review({ document: own, engine })
    expect(report.quotesVerified).toEqual({ verified: 1, total: 2 })
    expect(report.coverage).toMatchObject({ blocks: 4, words: 28 })
    expect(report.coverage.unread.map(part => part.why)).toEqual(['It is one image.', 'It did not fit.'])
  })
})
