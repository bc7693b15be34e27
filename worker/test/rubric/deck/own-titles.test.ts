/** Decks whose titles are findings: read by what their slides say, and told of nothing that may stand in other words. */
import { describe, expect, it } from 'vitest'
import { observe } from '#worker/panel/rubric/observed.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { deck, memo, type SlideParts } from '../documents.ts'
import { asMemo, pitch, plainSlides, seen, sentencesOf } from './deck-cases.ts'

const cover = { title: 'Orchard Ear', body: ['Hearing the weevil before the fruit falls', 'Seed round | March 2026'] }

const findings: SlideParts[] = [
  cover,
  {
    title: 'A grower sees the weevil when the plums are on the ground',
    body: ['Plum growers in Moravia lost a fifth of the crop in 2025. By hand a row takes a day, and it is too late.'],
  },
  {
    title: 'A microphone in the bark, a list in the morning',
    body: ['Each microphone listens at night. Our software compares the trees and names the ones to treat.'],
  },
  { title: 'Sprayed rows fell from forty to eleven', body: ['Nine orchards, two seasons, paired rows.'] },
  { title: 'Revenue has doubled in each of two years', body: ['ARR in €k: 41 in 2024, 88 in 2025.'] },
  { title: 'A microphone pays for itself in one season', body: ['€14 to build, €9 a season, gross margin 58%.'] },
  { title: 'All the plums there are', body: ['90,000 orchards x €310 a year = €27.9m a year'] },
  {
    title: 'Beside us among the trees',
    body: ['Sticky traps cost €4 each and are read every week. Where we lose: small gardens.'],
  },
  {
    title: 'The four of us',
    body: ['Jitka Malá, CEO: grew plums for eleven years.', 'Olaf Brink, CTO: built sonar at Nordlot.'],
  },
  { title: 'We are raising €900k', body: ['€200k is promised. It carries us to 400 orchards by May 2028.'] },
]

const missing = [
  'problem-absent',
  'competition-absent',
  'why-now-absent',
  'gtm-absent',
  'traction-absent',
  'team-absent',
  'revenue-model-absent',
  'gross-margin-absent',
  'retention-absent',
  'one-liner-absent',
  'ask-absent',
]

const made = (document: ReturnType<typeof deck>) => observe(document).map(({ observation }) => observation.id)

describe('a deck whose titles are findings', () => {
  it.each([
    ['slides', deck(findings)],
    ['sections', asMemo(findings)],
  ])('is a pitch by what its %s say', (_kind, document) => {
    const reading = readSubmission(document).deck
    expect(reading?.pitch).toBe(true)
    const roles = reading?.slides.flatMap(slide => slide.roles)
    expect(roles).toEqual(expect.arrayContaining(['problem', 'solution', 'traction', 'market', 'competition', 'ask']))
  })

  it('gets its due: what its market slide says is seen without the word market', () => {
    expect(made(deck(findings))).toContain('market-bottom-up')
  })

  it.each([
    ['slides', deck],
    ['sections', asMemo],
  ])('is not told by its %s that something is missing', (_kind, make) => {
    for (const id of made(make(findings))) expect(missing).not.toContain(id)
    // Nor where the part is really left out: under titles of their own it could stand anywhere.
    for (const left of findings.slice(1)) {
      const rest = findings.filter(slide => slide !== left)
      for (const id of made(make(rest))) expect(missing).not.toContain(id)
    }
  })

  it('is no pitch for its findings alone where nobody is asked for money', () => {
    const club = findings.slice(0, -1).filter(({ title }) => !/Revenue|pays for itself/.test(title ?? ''))
    const report = [{ title: 'Beekeeping in 2025', body: ['The year of the club'] }, ...club.slice(1)]
    expect(readSubmission(asMemo(report)).deck?.pitch).toBe(false)
  })
})

describe('parts that are named as usual', () => {
  it('let it be said that one of them is missing', () => {
    expect(seen('competition-absent', pitch({ competition: null }))).toHaveLength(1)
    expect(seen('gtm-absent', pitch({ reach: null }))).toHaveLength(1)
  })

  it('are told under any heading that says it in other words', () => {
    const told = (title: string, ...body: string[]) =>
      pitch({ competition: { title, body }, whyNow: null, problem: plainSlides.problem })
    expect(
      seen('competition-absent', told('How desks book today', 'Staff phone back. A few rent a call centre.')),
    ).toEqual([])
    expect(seen('competition-absent', told('What else there is', 'Others sell a cheaper calendar.'))).toEqual([])
    expect(
      seen('why-now-absent', pitch({ whyNow: { title: 'Why it matters this year', body: ['Since March it is.'] } })),
    ).toEqual([])
  })
})

describe('a margin in other words', () => {
  const late = (line: string) =>
    pitch({
      cover: { title: 'Brindlecot', body: ['Series A round'] },
      model: { title: 'Business model', body: ['Clinics pay €200.'] },
      whyNow: { title: 'What a clinic brings', body: [line] },
    })

  it.each([
    ['Of each euro we keep 61 cents.'],
    ['The rest, 84 cents, stays with us.'],
    ['A card costs €31, the call €20. Leaves €49.'],
    ['Hosting takes 12% of that.'],
    ['We break even at 400 clinics.'],
  ])('is not called missing: %s', line => {
    expect(seen('gross-margin-absent', late(line))).toEqual([])
  })

  it('is, where none is told', () => {
    expect(seen('gross-margin-absent', late('A clinic costs €900 to win.'))).toHaveLength(1)
  })
})

describe('a sum that is left open', () => {
  it.each([
    ['We are looking for partners and funding to grow.'],
    ['We invite investors to join us on this way.'],
    ['Raising: TBC'],
    ['The ask: to be discussed'],
  ])('is seen in the words that ask for it: %s', line => {
    const [sighting] = seen('ask-absent', pitch({ ask: { title: 'Join us', body: [line] } }))
    expect(sighting?.quotes.map(quote => quote.text)).toEqual([line])
    expect(sighting && sentencesOf('ask-absent', sighting).join(' ')).toContain(line.replace(/\.$/, ''))
  })

  it('is praised by nobody', () => {
    const [sighting] = seen('ask-absent', pitch({ ask: { title: 'Ask', body: ['Raising: TBC'] } }))
    expect(sighting && sentencesOf('ask-absent', sighting).join(' ')).not.toMatch(/sized to the opportunity|keeps room/)
  })

  it('is none where a range is given', () => {
    expect(seen('ask-absent', pitch({ ask: { title: 'Join us', body: ['We seek funding of €1M to €2M.'] } }))).toEqual(
      [],
    )
  })
})

describe('a paper with numbered lines for headings', () => {
  const lines = [
    'BRINDLECOT: PLAN FOR THE YEAR',
    ...['1. Where we are', 'Brindlecot runs in 41 clinics.', '2. Whom we sell to', 'Owners of small clinics.'],
    ...['3. Price', '€90 a month.', '4. Who does what', 'Rui calls, Avelina visits.'],
  ]

  it('is cut at them', () => {
    const reading = readSubmission(memo(lines)).deck
    expect(reading?.slides.map(({ title }) => title).slice(-4)).toEqual([
      'Where we are',
      'Whom we sell to',
      'Price',
      'Who does what',
    ])
    expect(reading?.company).toBe('Brindlecot')
  })

  it.each([
    ['a list of items', ['Asks', '1. An introduction', '2. A distributor', '3. A tester', '4. A flat']],
    ['numbers out of turn', ['Notes', '1. Price', 'It is.', '3. Team', 'Two.', '7. Round', 'None.', '8. End', 'Yes.']],
    ['sentences', ['Notes', ...[1, 2, 3, 4].flatMap(at => [`${at}. We met them in the end.`, 'They were kind.'])]],
  ])('is not cut at %s', (_what, text) => {
    expect(readSubmission(memo(text)).deck?.slides).toHaveLength(1)
  })
})
