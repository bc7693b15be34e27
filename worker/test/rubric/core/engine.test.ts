import { describe, expect, it } from 'vitest'
import type { LocatedDocument, PanelAnalyst } from '#db/shapes.ts'
import type { BallotClaim, DraftFinding } from '#worker/panel/ports.ts'
import { createRubricEngine } from '#worker/panel/rubric/engine.ts'
import { memo } from '../documents.ts'
import { added, opinions, panelOf, seeded } from '../panel.ts'

const marketing = panelOf('marketing')
const engine = createRubricEngine()
const { signal } = new AbortController()

const boastful = () =>
  memo([
    'We are the leading platform for dental billing.',
    '# Results',
    'We offer guaranteed results.',
    '# Numbers',
    'We have 1,200 customers.',
    '# More',
    'Trusted by 800 customers.',
  ])

function claimOf(finding: DraftFinding, findingId = '1-1'): BallotClaim {
  const { stance, category, claim, quotes, lookedFor, observation } = finding
  return { findingId, stance, category, claim, quotes, lookedFor, observation }
}

async function findingOf(document: LocatedDocument, panel: PanelAnalyst[], observation: string) {
  const said = await opinions(document, panel)
  const all = said.flatMap(({ analyst, findings }) =>
    findings.filter(one => one.observation === observation).map(finding => ({ analyst, finding })),
  )
  expect(all).toHaveLength(1)
  const [one] = all
  if (!one) throw new Error(`nobody said ${observation}`)
  return one
}

async function votesOn(document: LocatedDocument, panel: PanelAnalyst[], observation: string) {
  const { finding } = await findingOf(document, panel, observation)
  return Promise.all(
    panel.map(async analyst => {
      const { ballots } = await engine.vote({ analyst, panel, document, signal }, [claimOf(finding)])
      return [analyst.id, ballots[0]?.vote] as const
    }),
  )
}

describe('opine', () => {
  it('gives the same findings in the same order for the same document', async () => {
    const once = await opinions(boastful(), marketing)
    const again = await opinions(boastful(), [...marketing].reverse())
    expect(again.toReversed()).toEqual(once)
    expect(once.flatMap(({ findings }) => findings).length).toBeGreaterThan(2)
  })

  it('lets one analyst write each fact: worried first, in the order of its views', async () => {
    expect((await findingOf(boastful(), marketing, 'superlative-unbacked')).analyst.title).toBe('skeptical-buyer')
    expect((await findingOf(boastful(), panelOf('vc'), 'superlative-unbacked')).analyst.title).toBe(
      'market-competition',
    )
  })

  it('passes to the next where the first is not on the panel, and pleased speaks where nobody worries', async () => {
    const without = marketing.filter(({ lens }) => lens !== 'skeptical-buyer')
    expect((await findingOf(boastful(), without, 'superlative-unbacked')).analyst.title).toBe('positioning')
    const brand = await findingOf(
      boastful(),
      marketing.filter(({ lens }) => lens === 'brand'),
      'superlative-unbacked',
    )
    expect(brand.finding).toMatchObject({ stance: 'strength', severity: 1 })
  })

  it('lets only the first by id of two with one lens speak', async () => {
    const twin = { ...seeded[0], id: 30 } as PanelAnalyst
    const said = await opinions(boastful(), [twin, ...marketing])
    expect(said[0]?.findings).toEqual([])
    expect(said[1]?.findings.length).toBeGreaterThan(0)
  })

  it('puts what weighs most first, in the order of the document within a severity', async () => {
    for (const { findings } of await opinions(boastful(), marketing)) {
      const severities = findings.map(({ severity }) => severity)
      expect(severities).toEqual([...severities].sort((a, b) => b - a))
    }
  })

  it('says at most twelve things, and leaves out what matters least', async () => {
    const walls = Array.from({ length: 6 }, (_, at) => [`# Part ${at}`, `${'word '.repeat(170)}end.`]).flat()
    const boasts = Array.from({ length: 6 }, (_, at) => [
      `# Boast ${at}`,
      'We are the leading platform for pumps.',
    ]).flat()
    const promises = Array.from({ length: 6 }, (_, at) => [`# Oath ${at}`, 'We offer guaranteed results.']).flat()
    const [buyer] = await opinions(memo([...walls, ...boasts, ...promises]), marketing)
    expect(buyer?.findings).toHaveLength(12)
    expect(buyer?.findings.every(({ severity }) => severity >= 2)).toBe(true)
  })

  it('quotes by position and names its source', async () => {
    const { finding } = await findingOf(boastful(), marketing, 'numbers-contradict')
    expect(finding).toMatchObject({
      severity: 3,
      stance: 'concern',
      source: 'STAN',
      quotes: ['We have 1,200 customers.', 'Trusted by 800 customers.'],
      blockIds: ['b5', 'b7'],
      lookedFor: null,
    })
    expect(finding.claim).toContain('1,200 customers')
  })

  it('says nothing twice about the same words: the graver observation stays (gate G11)', async () => {
    const said = await opinions(memo(['We are the leading platform with guaranteed results.']), marketing)
    const made = said.flatMap(({ findings }) => findings.map(({ observation }) => observation))
    expect(made).toContain('absolute-promise')
    expect(made).not.toContain('superlative-unbacked')
  })

  it('says of a template only that it is one (gate G9)', async () => {
    const fields = Array.from({ length: 12 }, (_, at) => `We are the leading platform for [Company ${at}].`)
    const said = await opinions(memo(fields), marketing)
    expect(said.flatMap(({ findings }) => findings.map(one => one.observation))).toEqual(['placeholder-left'])
  })
})

describe('vote', () => {
  it('agrees with the same sign, disagrees with the opposite, stays out where there is no view', async () => {
    expect(await votesOn(boastful(), marketing, 'superlative-unbacked')).toEqual([
      [1, 'agree'],
      [2, 'outside'],
      [3, 'disagree'],
      [4, 'agree'],
    ])
  })

  it('cannot tell where its own view is a question', async () => {
    expect(Object.fromEntries(await votesOn(boastful(), panelOf('vc'), 'superlative-unbacked'))[5]).toBe('unsure')
  })

  it('gives a reason about this submission, and about its own job where it stays out', async () => {
    const document = boastful()
    const { finding } = await findingOf(document, marketing, 'superlative-unbacked')
    const task = { panel: marketing, document, signal }
    for (const analyst of marketing) {
      const { ballots } = await engine.vote({ ...task, analyst }, [claimOf(finding)])
      expect(ballots[0]?.reason).toMatch(
        analyst.lens === 'funnel-fixer' ? /I look at funnel fixer/ : /the leading platform/,
      )
    }
  })

  it('stays out of a claim that no observation is behind', async () => {
    const { finding } = await findingOf(boastful(), marketing, 'superlative-unbacked')
    const claim = { ...claimOf(finding), observation: null }
    const [analyst] = marketing
    if (!analyst) throw new Error('no analyst')
    const { ballots } = await engine.vote({ analyst, panel: marketing, document: boastful(), signal }, [claim])
    expect(ballots).toMatchObject([{ findingId: '1-1', vote: 'outside' }])
  })
})

describe('settle and summarise', () => {
  it('asks the question that would settle a conflict, about these words', async () => {
    const document = boastful()
    const { finding } = await findingOf(document, marketing, 'superlative-unbacked')
    const question = await engine.settle({ panel: marketing, document, signal }, claimOf(finding))
    expect(question).toBe('Who measured “the leading platform”, against whom, and when?')
  })

  it('says true sentences with the figures, and no verdict', async () => {
    const document = memo(boastful().blocks, { title: 'Dental billing' })
    const promise = await findingOf(document, marketing, 'absolute-promise')
    const boast = await findingOf(document, marketing, 'superlative-unbacked')
    const numbers = await findingOf(document, marketing, 'numbers-contradict')
    const summary = await engine.summarise(
      { panel: marketing, document, signal },
      {
        agreements: [claimOf(promise.finding), claimOf(numbers.finding)],
        tensions: [{ ...claimOf(boast.finding), for: 2, against: 1, question: 'Who measured it?' }],
        loneInsights: [],
        analysts: 4,
      },
    )
    expect(summary?.text).toMatch(/^Four analysts read “Dental billing”, 23 words\./)
    expect(summary?.text).toContain('They share two claims and split over one more; none was made by one alone.')
    expect(summary?.text).toContain(numbers.finding.claim)
    expect(summary?.text).toContain('2 on one side and 1 on the other')
    expect(summary?.text).toContain('Who measured it?')
    expect(summary?.text).not.toMatch(/\b(?:should (?:invest|ship|pass)|we recommend|verdict|score)\b/i)
  })
})

describe('an analyst that an admin adds', () => {
  it('speaks first on what its prompt leads with, and the seeded ones agree', async () => {
    const consistency = added('Check the figures: contradictions, accuracy and numbers that do not add up.')
    const panel = [...marketing, consistency]
    expect((await findingOf(boastful(), panel, 'numbers-contradict')).analyst.id).toBe(20)
    expect(Object.fromEntries(await votesOn(boastful(), panel, 'numbers-contradict'))[1]).toBe('agree')
  })

  it('stays out of what its prompt does not name', async () => {
    const forms = added('Judge the checkout forms and their fields.')
    expect(Object.fromEntries(await votesOn(boastful(), [...marketing, forms], 'numbers-contradict'))[20]).toBe(
      'outside',
    )
  })

  it('reviews alone where it is the whole panel', async () => {
    const alone = added('Look for honesty, dark patterns and claims that break consumer protection law.')
    const [said] = await opinions(boastful(), [alone])
    expect(said?.findings.map(({ observation }) => observation)).toContain('absolute-promise')
  })
})
