/** How analysts vote on what others say, and what is asked and summed up of it. */
import { describe, expect, it } from 'vitest'
import type { PanelAnalyst } from '#db/shapes.ts'
import type { DraftFinding, ReportedClaim } from '#worker/panel/ports.ts'
import { memo } from '../documents.ts'
import { added, opinions, panelOf, sessionOf } from '../panel.ts'
import { boastful, claimOf, findingOf, saidOf, votesOn } from './said.ts'

const marketing = panelOf('marketing')

const reported = (finding: DraftFinding): ReportedClaim => ({
  ...claimOf(finding),
  severity: finding.severity,
  speaker: 1,
  raised: 3,
  held: 4,
})

describe('vote', () => {
  it('agrees with the same sign, disagrees with the opposite, stays out where there is no view', async () => {
    const finding = await findingOf(boastful(), marketing, 'absolute-promise')
    expect(await votesOn(boastful(), marketing, finding)).toEqual({
      1: 'agree',
      2: 'disagree',
      3: 'agree',
      4: 'outside',
    })
  })

  it('cannot tell where its own view is a question', async () => {
    const vc = panelOf('vc')
    const finding = await findingOf(boastful(), vc, 'superlative-unbacked')
    expect(await votesOn(boastful(), vc, finding)).toMatchObject({ 5: 'unsure' })
  })

  it('gives a reason about this submission, and about its own job where it stays out', async () => {
    const document = boastful()
    const finding = await findingOf(document, marketing, 'absolute-promise')
    const session = sessionOf(document, marketing)
    for (const analyst of marketing) {
      const { ballots } = await session.vote(analyst, [claimOf(finding)])
      expect(ballots[0]?.reason).toMatch(
        analyst.lens === 'positioning' ? /I look at positioning/ : /guaranteed results/,
      )
    }
  })

  it('stays out of a claim that no observation is behind', async () => {
    const finding = await findingOf(boastful(), marketing, 'superlative-unbacked')
    const claim = { ...claimOf(finding), observation: null }
    const [analyst] = marketing
    if (!analyst) throw new Error('no analyst')
    const { ballots } = await sessionOf(boastful(), marketing).vote(analyst, [claim])
    expect(ballots).toMatchObject([{ findingId: '1-1', vote: 'outside' }])
  })
})

describe('settle and summarise', () => {
  it('asks the question that would settle a conflict, about these words', async () => {
    const document = boastful()
    const finding = await findingOf(document, marketing, 'absolute-promise')
    const question = await sessionOf(document, marketing).settle(claimOf(finding), null)
    expect(question).toBe('What happens, in writing, where “guaranteed results” does not hold?')
  })

  it('says true sentences with the figures, and no verdict', async () => {
    const document = memo(boastful().blocks, { title: 'Dental billing' })
    const promise = await findingOf(document, marketing, 'superlative-unbacked')
    const oaths = await saidOf(document, marketing, 'absolute-promise')
    const [boast, praise] = oaths.map(({ finding }) => finding)
    const order = await findingOf(document, marketing, 'orders-to-machines')
    if (!boast || !praise) throw new Error('nobody is divided')
    const summary = await sessionOf(document, marketing).summarise({
      agreements: [reported(promise), { ...reported(order), held: 3 }],
      tensions: [
        {
          ...reported(boast),
          contrary: { ...claimOf(praise), speaker: 3 },
          for: 2,
          against: 1,
          question: 'Who measured it?',
        },
      ],
      loneInsights: [],
      analysts: 4,
    })
    expect(summary?.text).toMatch(/^Four analysts read “Dental billing”, 22 words\./)
    expect(summary?.text).toContain('They share two claims and split over one more.')
    expect(summary?.text).toContain(
      `(three of them raised it, each on their own), in the words of Analyst 1: ${order.claim}`,
    )
    expect(summary?.text).toContain('2 on one side and 1 on the other')
    expect(summary?.text).toContain(`The other side, in the words of Analyst 3: ${praise.claim}`)
    expect(summary?.text).toContain('Who measured it?')
    expect(summary?.text).not.toMatch(/\b(?:should (?:invest|ship|pass)|we recommend|verdict|score)\b/i)
  })

  it('tells those who found it themselves from those who agreed', async () => {
    const document = boastful()
    const promise = await findingOf(document, marketing, 'absolute-promise')
    const standing = async (raised: number, held: number) => {
      const agreements = [{ ...reported(promise), raised, held }]
      const parts = { agreements, tensions: [], loneInsights: [], analysts: 4 }
      const summary = await sessionOf(document, marketing).summarise(parts)
      return /shared concerns \(([^)]+)\)/.exec(summary?.text ?? '')?.[1]
    }
    expect(await standing(3, 4)).toBe('three of them raised it, each on their own, and one more agreed')
    expect(await standing(2, 2)).toBe('two of them raised it, each on their own')
    expect(await standing(1, 3)).toBe('one of them raised it and two others agreed')
  })
})

describe('an analyst that an admin adds', () => {
  const honesty = added('Check honesty: dark patterns, consent and privacy.')

  it('speaks in words that nobody on the panel has, and where there are none, agrees by ballot', async () => {
    for (const prompt of [honesty, added('A lawyer: legal risks, compliance, superlatives and accuracy of figures.')]) {
      const said = await opinions(boastful(), [...marketing, prompt])
      const seededWords = new Set(
        said.flatMap(({ analyst, findings }) => (analyst.lens ? findings : [])).map(x => x.claim),
      )
      const own = said.find(({ analyst }) => analyst.id === 20)?.findings ?? []
      expect(own.filter(({ claim }) => seededWords.has(claim))).toEqual([])
    }
    const order = await findingOf(boastful(), marketing, 'orders-to-machines')
    expect(await votesOn(boastful(), [...marketing, honesty], order)).toMatchObject({ 20: 'agree' })
  })

  it('takes no words from those whose own they are', async () => {
    const alone = await opinions(boastful(), marketing)
    const together = await opinions(boastful(), [...marketing, honesty])
    expect(together.slice(0, 4).map(({ findings }) => findings)).toEqual(alone.map(({ findings }) => findings))
  })

  it('says so where its prompt names nothing that the rubric knows', async () => {
    const blind = added('Du prüfst Umsatz und Preise.', 'Zahlen')
    const panel = [...marketing, blind]
    const document = boastful()
    const finding = await findingOf(document, marketing, 'orders-to-machines')
    const { ballots } = await sessionOf(document, panel).vote(blind, [claimOf(finding)])
    expect(ballots[0]?.reason).toContain('no view of this claim or of any other')
    const nothing = { analysts: 5, agreements: [], tensions: [], loneInsights: [] }
    const told = async (voices: PanelAnalyst[]) => (await sessionOf(document, voices).summarise(nothing))?.text
    expect(await told(panel)).toContain('Added had no view of anything')
    expect(await told(marketing)).not.toContain('no view of anything')
  })

  it('stays out of what its prompt does not name', async () => {
    const forms = added('Judge the checkout forms and their fields.')
    const panel = [...marketing, forms]
    const finding = await findingOf(boastful(), panel, 'orders-to-machines')
    expect(await votesOn(boastful(), panel, finding)).toMatchObject({ 20: 'outside' })
  })

  it('reviews alone where it is the whole panel', async () => {
    const alone = added('Look for honesty, dark patterns and claims that break consumer protection law.')
    const [said] = await opinions(boastful(), [alone])
    expect(said?.findings.map(({ observation }) => observation)).toContain('absolute-promise')
  })
})
