/** What each analyst says of its own. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument, PanelAnalyst } from '#db/shapes.ts'
import { finding as kept } from '../../panel/documents.ts'
import { memo } from '../documents.ts'
import { added, opinions, panelOf, seeded, sessionOf } from '../panel.ts'
import { boastful, findingOf, saidOf, votesOn } from './said.ts'

const marketing = panelOf('marketing')

const speakers = async (...about: Parameters<typeof saidOf>) =>
  (await saidOf(...about)).map(({ analyst }) => analyst.id)

/** Six places for each of three things; all worry a buyer, and one pleases a brand. */
function talkative(): LocatedDocument {
  const walls = Array.from({ length: 6 }, (_, at) => [`# Part ${at}`, `Part ${at} ${'word '.repeat(170)}end.`]).flat()
  const boasts = Array.from({ length: 6 }, (_, at) => [
    `# Boast ${at}`,
    `We are the leading size ${at} pump platform.`,
  ]).flat()
  const oaths = Array.from({ length: 6 }, (_, at) => [
    `# Oath ${at}`,
    `We offer guaranteed results for size ${at}.`,
  ]).flat()
  return memo([...walls, ...boasts, ...oaths])
}

describe('opine', () => {
  it('gives the same findings in the same order for the same document', async () => {
    const once = await opinions(boastful(), marketing)
    const again = await opinions(boastful(), [...marketing].reverse())
    expect(again.toReversed()).toEqual(once)
    expect(once.flatMap(({ findings }) => findings).length).toBeGreaterThan(2)
  })

  it('lets everyone whose lens takes a side say so, in words of its own', async () => {
    const said = await saidOf(boastful(), marketing, 'absolute-promise')
    expect(said.map(({ analyst, finding }) => [analyst.lens, finding.stance])).toEqual([
      ['skeptical-buyer', 'concern'],
      ['funnel-fixer', 'strength'],
      ['brand', 'concern'],
    ])
    expect(new Set(said.map(({ finding }) => finding.claim)).size).toBe(3)
    expect(said[1]?.finding.severity).toBe(1)
  })

  it('says the same whoever else sits on the panel, but where nobody takes a side', async () => {
    const brand = marketing.filter(({ lens }) => lens === 'brand')
    const [alone] = await opinions(boastful(), brand)
    const together = await opinions(boastful(), marketing)
    expect(together.find(({ analyst }) => analyst.lens === 'brand')?.findings).toEqual(alone?.findings)
  })

  it('lets one who can only ask write where nobody takes a side, and there alone', async () => {
    const invest = seeded.filter(({ lens }) => lens === 'investment-opportunity')
    expect(await speakers(boastful(), invest, 'superlative-unbacked')).toEqual([5])
    expect((await findingOf(boastful(), invest, 'superlative-unbacked')).stance).toBe('question')
    expect(await speakers(boastful(), panelOf('vc'), 'superlative-unbacked')).not.toContain(5)
  })

  it('lets one of two who would say the same words speak: the lowest id', async () => {
    const twin = { ...seeded[0], id: 30 } as PanelAnalyst
    const said = await opinions(boastful(), [twin, ...marketing])
    expect(said[0]?.findings).toEqual([])
    expect(said[1]?.findings.length).toBeGreaterThan(0)
    const borrower = added('Check honesty: dark patterns, consent and privacy.')
    const borrowed = await saidOf(boastful(), [...marketing, borrower], 'orders-to-machines')
    expect(borrowed.map(({ analyst }) => analyst.id)).toContain(20)
    expect(new Set(borrowed.map(({ finding }) => finding.claim)).size).toBe(borrowed.length)
    expect(borrowed).toHaveLength(5)
  })

  it('puts what weighs most first, and what pleases last', async () => {
    for (const { findings } of await opinions(boastful(), marketing)) {
      const severities = findings.map(({ severity }) => severity)
      expect(severities).toEqual([...severities].sort((a, b) => b - a))
      const pleased = findings.map(({ stance }) => stance === 'strength')
      expect(pleased).toEqual([...pleased].sort())
    }
  })

  it('says at most twelve things, and leaves out what matters least', async () => {
    const [buyer] = await opinions(talkative(), marketing)
    expect(buyer?.findings).toHaveLength(12)
    const walls = buyer?.findings.filter(({ observation }) => observation === 'wall-of-text')
    expect(walls?.map(({ severity }) => severity)).toEqual([1])
    expect(buyer?.findings.slice(0, 11).every(({ severity }) => severity === 2)).toBe(true)
  })

  it('keeps room for what pleases it', async () => {
    const titles = 'Overview,Background,Problem,Solution,Market,Team,Traction,Pricing,Roadmap,Results'.split(',')
    const labelled = talkative().blocks.map((block, at) => {
      if (block.type !== 'heading') return block
      return { ...block, text: titles[at % titles.length] ?? '' }
    })
    const [buyer] = await opinions({ ...talkative(), blocks: labelled }, marketing)
    expect(buyer?.findings).toHaveLength(12)
    // A buyer likes to know where to look, and has more than twelve worries here.
    expect(buyer?.findings.at(-1)).toMatchObject({ observation: 'headings-generic', stance: 'strength' })
  })

  it('can still vote on what it left out', async () => {
    const document = talkative()
    const said = await saidOf(document, marketing, 'wall-of-text')
    const quotes = (id: number) => said.filter(one => one.analyst.id === id).map(one => one.finding.quotes[0])
    const other = said.find(({ finding }) => !quotes(1).includes(finding.quotes[0]))
    if (!other) throw new Error('the buyer left nothing out')
    expect(await votesOn(document, marketing, other.finding)).toMatchObject({ 1: 'agree' })
  })

  it('says a sentence once that several places would give', async () => {
    const said = await saidOf(talkative(), marketing, 'absolute-promise')
    const times = (lens: string) => said.filter(({ analyst }) => analyst.lens === lens).length
    expect([times('skeptical-buyer'), times('funnel-fixer')]).toEqual([5, 1])
  })

  it('quotes by position and names its source', async () => {
    const document = memo([
      '# Larkfold',
      'Larkfold fills shifts, and Larkfold pays.',
      '# Prices',
      'Lark Fold is paid by the bed, and Lark Fold has no other fee.',
    ])
    const finding = await findingOf(document, marketing, 'name-spelled-variously')
    expect(finding).toMatchObject({
      severity: 2,
      stance: 'concern',
      source: { code: 'PL-TERM' },
      quotes: [
        'Larkfold fills shifts, and Larkfold pays.',
        'Lark Fold is paid by the bed, and Lark Fold has no other fee.',
      ],
      blockIds: ['b2', 'b4'],
      lookedFor: null,
    })
    expect(finding.claim).toContain('“Lark Fold”')
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
    const made = said.flatMap(({ findings }) => findings.map(one => one.observation))
    expect(new Set(made)).toEqual(new Set(['placeholder-left']))
  })
})

describe('distance', () => {
  const of = (analystId: number, observation: string | null) =>
    sessionOf(boastful(), seeded).distance?.(kept(`${analystId}-1`, { observation }))

  it('is least for whose job the fact is first', () => {
    const buyer = of(1, 'superlative-unbacked') ?? Number.NaN
    expect(buyer).toBe(0)
    expect(of(4, 'superlative-unbacked')).toBeGreaterThan(buyer)
    expect(of(1, null)).toBe(0)
  })
})
