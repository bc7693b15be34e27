/** Rules for every report, whatever analysts say, propose and vote, tested on whole reviews. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Claim, ReportChoice } from '#db/report.ts'
import { choiceSides, claimGroups, claimVotes, stances, takenSides, weights } from '#db/vocabulary.ts'
import type { DraftChoice, DraftFinding, Session } from '../../panel/ports.ts'
import { draft, draftCheck, draftChoice } from './documents.ts'
import { memoryRecord } from './memory-record.ts'
import { analysts, checking, review, saying, words } from './scripted.ts'

const topics = ['price', 'pricing', 'churn', 'buyers', 'hospital', 'evidence']
const passage = fc.record({ at: fc.nat(2), from: fc.nat(4), length: fc.integer({ min: 3, max: 5 }) }).map(
  ({ at, from, length }) =>
    words[at]
      ?.split(' ')
      .slice(from, from + length)
      .join(' ') ?? '',
)
const about = fc.subarray(topics).map(chosen => chosen.join(' '))
const quotes = fc.array(passage, { minLength: 1, maxLength: 3 })
const shown = fc.oneof(
  { weight: 5, arbitrary: quotes.map(found => ({ quotes: found, lookedFor: null })) },
  quotes.map(found => ({ quotes: [...found, 'words that nobody wrote'], lookedFor: null })),
  fc.record({
    quotes: fc.constantFrom<string[][]>([], ['one appointment in eight']),
    lookedFor: fc.constantFrom('a price', 'a team'),
  }),
)
const said = fc.record({
  findings: fc.array(
    fc
      .tuple(shown, about, fc.constantFrom(...stances), fc.constantFrom(...weights))
      .map(([from, text, stance, weight]) => draft({ ...from, text, stance, weight })),
    { maxLength: 4 },
  ),
  choices: fc.array(
    fc
      .tuple(quotes, about, fc.constantFrom(...takenSides), fc.constantFrom(...weights))
      .map(([found, sentence, side, weight]) => draftChoice({ quotes: found, sentence, side, weight })),
    { maxLength: 3 },
  ),
})
/** Proposals and ballots of an engine that invents ids, repeats itself and omits things. */
const ids = fc.array(fc.array(fc.nat(14), { maxLength: 4 }), { maxLength: 8 })
const proposal = fc.option(fc.record({ claims: ids, choices: ids }))
const cast = fc.array(fc.tuple(fc.nat(14), fc.constantFrom(...claimVotes), fc.constantFrom(...choiceSides)), {
  maxLength: 20,
})

type Said = { findings: DraftFinding[]; choices: DraftChoice[] }
type Hostile = {
  proposal: { claims: number[][]; choices: number[][] } | null
  cast: [number, Claim['votes'][0]['vote'], ReportChoice['raised'][0]['side'] | 'outside'][]
}

/** Each point gets unique words, by which the test recognises it. */
function marked(opinions: Said[]): Record<number, Said> {
  return Object.fromEntries(
    opinions.map(({ findings, choices }, at) => [
      at + 1,
      {
        findings: findings.map((one, n) => ({ ...one, headline: `Point ${at + 1}x${n}` })),
        choices: choices.map((one, n) => ({ ...one, sentence: `Way ${at + 1}x${n} ${one.sentence}` })),
      },
    ]),
  )
}

const hostile =
  ({ proposal, cast }: Hostile) =>
  (): Partial<Session> => ({
    gather: async () =>
      proposal && {
        claims: proposal.claims.map(group => group.map(String)),
        choices: proposal.choices.map(group => group.map(id => `C${id}`)),
        usage: null,
      },
    vote: async () => ({
      claims: cast.map(([id, vote]) => ({ id: `${id}`, vote, reason: 'Because.' })),
      choices: cast.map(([id, , side]) => ({ id: `C${id}`, side, reason: 'Because.' })),
      usage: null,
    }),
  })

const checks = checking(
  draftCheck({ headline: 'Point check', text: 'The price is no price', quotes: ['pay 240 dollars for each'] }),
)

const scene = fc.record({ said: fc.array(said, { minLength: 3, maxLength: 3 }).map(marked), proposal, cast })

async function played({ said, ...others }: { said: Record<number, Said> } & Hostile) {
  const record = memoryRecord()
  const engine = saying(said, hostile(others))
  return { engine, record, report: await review({ engine, record, check: checks }) }
}

const headlinesOf = (list: readonly { headline: string }[]) =>
  list
    .map(({ headline }) => headline)
    .toSorted()
    .join()
const holding = ({ votes }: Claim) => votes.filter(({ vote }) => vote === 'holds' || vote === 'partly').length

it('a report loses no words, gathers no opposites and moves no quote', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async scene => {
      const { report } = await played(scene)
      const drafts = new Map(
        Object.values(scene.said).flatMap(({ findings }) => findings.map(one => [one.headline, one] as const)),
      )
      const raised = report.claims.flatMap(claim => claim.raised.map(({ headline }) => headline))
      expect(raised.toSorted()).toEqual([...drafts.keys(), 'Point check'].toSorted())
      for (const claim of report.claims) {
        const own = claim.raised.flatMap(({ headline }) => drafts.get(headline) ?? [])
        expect(own.every(({ stance }) => stance === claim.stance)).toBe(true)
        const given = [...own.flatMap(one => one.quotes), ...(claim.check ? ['pay 240 dollars for each'] : [])]
        for (const { text } of claim.quotes) expect(given).toContain(text)
        if (claim.group === 'unverified') continue
        for (const quote of given) expect(claim.quotes.some(({ text }) => text.includes(quote))).toBe(true)
      }
      const choices = Object.values(scene.said).flatMap(one =>
        one.choices.filter(choice => !choice.quotes.includes('')),
      )
      expect(report.choices.flatMap(choice => choice.raised.map(({ sentence }) => sentence)).toSorted()).toEqual(
        choices.map(({ sentence }) => sentence.trim()).toSorted(),
      )
    }),
  )
})

it('a report puts each claim into one group by who raised and held it, and finds a split only in choices', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async scene => {
      const { claims, choices, firstThings, counts } = (await played(scene)).report
      expect(claims.map(({ number }) => number)).toEqual(claims.map((_, at) => at + 1))
      expect(new Set([...claims, ...choices].map(({ id }) => id)).size).toBe(claims.length + choices.length)
      expect(claimGroups.reduce((sum, group) => sum + counts[group], 0)).toBe(claims.length)
      for (const claim of claims) {
        const authors = new Set(claim.raised.flatMap(({ analystId }) => analystId ?? []))
        for (const { analystId } of claim.votes) expect(authors).not.toContain(analystId)
        if (claim.group === 'unverified') continue
        const fails = claim.votes.some(({ vote }) => vote === 'fails')
        const many = authors.size + holding(claim) > 1
        expect(claim.group).toBe(authors.size === 0 ? 'checked' : fails ? 'disputed' : many ? 'agreed' : 'single')
      }
      for (const { raised, back, doubt, outside, split, question } of choices) {
        expect(split).toBe(back.length > 0 && doubt.length > 0)
        expect(question !== null).toBe(split)
        const placed = [...back, ...doubt, ...outside].map(({ analystId }) => analystId)
        expect(new Set(placed).size).toBe(placed.length)
        const authors = raised.map(({ analystId }) => analystId)
        for (const stand of [...back, ...doubt]) expect(authors.includes(stand.analystId)).toBe(stand.raised)
      }
      expect(firstThings.length).toBeLessThanOrEqual(5)
      const first = firstThings.map(({ kind, id }) => {
        if (kind === 'choice') return choices.find(choice => choice.id === id && choice.split)
        return claims.find(claim => claim.id === id && claim.stance === 'concern' && claim.group !== 'unverified')
      })
      const weights = first.map(one => one?.weight ?? Number.NaN)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    }),
  )
})

it('a ballot paper shows its voter all words of others and none of its own, without names', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async scene => {
      const { engine, report } = await played(scene)
      for (const [voter, paper] of engine.ballotPapers) {
        const others = report.claims.filter(
          ({ raised, group }) =>
            group !== 'checked' && group !== 'unverified' && !raised.some(by => by.analystId === voter),
        )
        const shown = paper.claims.map(({ wordings }) => headlinesOf(wordings))
        expect(shown.toSorted()).toEqual(others.map(({ raised }) => headlinesOf(raised)).toSorted())
        expect(paper.choices.some(({ sentence }) => sentence.startsWith(`Way ${voter}x`))).toBe(false)
      }
      const papers = JSON.stringify([...engine.ballotPapers.values(), engine.gatheringPapers])
      expect(papers).not.toMatch(/analyst/i)
      expect(papers).not.toMatch(/"id":"(?!C?\d+")/)
    }),
  )
})

it('every voter gets the claims in a different order', async () => {
  const findings = Array.from({ length: 8 }, (_, at) => draft({ lookedFor: `thing ${at}`, headline: `Point ${at}` }))
  const engine = saying({ 1: { findings } })
  await review({ engine, analysts })
  const order = (voter: number) => engine.ballotPapers.get(voter)?.claims.map(({ wordings }) => wordings[0]?.headline)
  expect(order(2)).toHaveLength(8)
  expect(order(2)).not.toEqual(order(3))
  expect(order(2)?.toSorted()).toEqual(order(3)?.toSorted())
})
