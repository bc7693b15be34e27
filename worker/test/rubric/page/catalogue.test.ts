import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verdictIn } from '#worker/panel/no-verdict.ts'
import type { Sighting } from '#worker/panel/rubric/observation.ts'
import { pageObservations } from '#worker/panel/rubric/page/observations.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { page } from '../documents.ts'
import { propertyRuns } from '../runs.ts'
import { button, contactFooter, field, type Line, link, plain, site } from './sites.ts'

const facts = {
  title: 'Rotabee',
  images: 4,
  largestContentfulPaint: 5_000,
  changingTexts: [
    { before: 'Plan the week in an hour', after: 'See every night shift at once' },
    { before: 'Sale ends in 04:12:33', after: 'Sale ends in 04:12:30' },
    { before: '', after: 'Anna from Leeds just signed up' },
  ],
}

/** Blocks that set something off, and blocks that nearly do. */
const pool: Line[] = [
  '# Unlock your full potential',
  '# Scheduling software for independent care homes in Spain',
  '# A calendar for everyone',
  '# Welcome to Rotabee',
  'Plan the week in an hour',
  'The platform that empowers teams to achieve more, together.',
  'Rotabee is not a good fit if you run fewer than three shifts a day.',
  '## Pricing',
  'Contact us for a quote.',
  { text: '$49 per month', group: 1 },
  { text: '$49', group: 2 },
  { text: 'was $99', group: 2 },
  { text: 'Home', type: 'heading', level: 3, group: 3 },
  { text: '$59', group: 3 },
  'Trusted by',
  { type: 'image', text: 'Elm House logo' },
  { type: 'image', text: '' },
  { type: 'image', text: '', altMissing: true, href: '/homes' },
  'Trusted by 12,000+ users',
  '“It gave us back our Sunday evenings and the nurses noticed.”',
  '“Rotabee cut our agency hours by 40% and I sleep better for it.”',
  '— Anna',
  '— Maria Ortega, Matron at Elm House',
  'Elm House cut agency hours by 40% within six months.',
  button('Start your free trial'),
  button('Book a demo', { href: '/demo' }),
  button('Learn more', { href: '#' }),
  button('Join the waitlist', { href: '/list' }),
  { type: 'button', text: 'No thanks, I prefer to pay full price', group: 7 },
  { ...(button('Get 10% off') as object), text: 'Get 10% off', group: 7 },
  link('For dentists'),
  link('For lawyers'),
  link('For schools'),
  link('For restaurants'),
  field('E-mail', { type: 'email' }),
  field(null, { placeholder: 'Your name' }),
  ...['Phone', 'Company', 'Beds', 'Country', 'Town', 'Street'].map(name => field(name)),
  field('Send me the newsletter and offers', { type: 'checkbox', checked: true }),
  'Only 3 left in stock',
  'Sale ends in 04:12:33',
  'Anna from Leeds just signed up',
  '## Questions',
  '### How do I cancel?',
  'You can cancel by calling our office on weekdays.',
  '### Where is our data kept?',
  'In Leeds, and nowhere else, on machines of our own.',
  { type: 'heading', level: 2, text: 'Get 10% off your first order', zone: 'overlay' },
  { text: 'A faint line of text', style: { color: '#bbbbbb', background: '#ffffff', contrast: 1.9 } },
]

const below: Line[] = plain.map((line, at) => ({
  ...(typeof line === 'string' ? { text: line } : line),
  box: { x: 120, y: 3_000 + at * 60, width: 720, height: 40 },
}))

/** What an analyst cannot have lived through: it has read this document and nothing before it. */
const biography =
  /\bI (?:have|had)(?: \w+)? (?:bought|met|been (?:burnt|told)|sat|joined|spent|worked|learnt|tried|watched|lost)\b|\bI have seen \w+s?\b(?! this)|\b(?:the|my) last time\b|\bburnt\b|\bin my (?:experience|time)\b|\byears ago\b/i

/** Sentences of the analyst's own: what stands in quotation marks is the submission's. */
function sentencesIn(text: string): number {
  return (
    text
      .replace(/“[^”]*[.!?]”$/, 'x.')
      .replace(/“[^”]*”/g, 'x')
      .match(/[.?!](?=\s|$)/g)?.length ?? 0
  )
}

function everySighting(lines: Line[], landing: boolean): { id: string; sightings: Sighting[] }[] {
  const finalUrl = landing ? 'https://example.com/lp/rotas' : 'https://example.com/'
  const reading = readSubmission(page([...lines, ...below], { ...facts, finalUrl, requestedUrl: finalUrl }))
  return pageObservations
    .filter(observation => observation.appliesTo(reading))
    .map(observation => ({ id: observation.id, sightings: observation.detect(reading) }))
}

describe('the page’s observations', { timeout: 60_000 }, () => {
  it('have ids of their own, opposed views only with a question, and a view of two analysts at least', () => {
    const ids = pageObservations.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(70)
    const marketing = ['skeptical-buyer', 'funnel-fixer', 'brand', 'positioning'] as const
    const vc = ['investment-opportunity', 'growth-metrics', 'market-competition', 'team-execution'] as const
    for (const { id, views, question } of pageObservations) {
      expect(Object.keys(views).length, id).toBeGreaterThanOrEqual(2)
      const opposed = [marketing, vc].some(panel => {
        const signs = panel.map(lens => views[lens]?.sign)
        return signs.includes('+') && signs.includes('-')
      })
      if (opposed) expect(question, id).toBeDefined()
    }
  })

  it('quote verbatim, at most three times, and are the same on every run', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pool), { maxLength: 30 }), fc.boolean(), (lines, landing) => {
        const seen = everySighting(lines, landing)
        expect(everySighting(lines, landing)).toEqual(seen)
        const blocks = new Map(page([...lines, ...below], facts).blocks.map(block => [block.id, block.text]))
        for (const { id, sightings } of seen) {
          expect(sightings.length, id).toBeLessThanOrEqual(6)
          for (const sighting of sightings) {
            expect(sighting.quotes.length, id).toBeLessThanOrEqual(3)
            if (sighting.quotes.length === 0) expect(sighting.lookedFor, id).toBeTruthy()
            for (const quote of sighting.quotes) {
              expect(quote.text.length, id).toBeGreaterThan(0)
              expect(blocks.get(quote.blockId), id).toContain(quote.text)
            }
          }
        }
      }),
      { numRuns: propertyRuns },
    )
  })

  it('say two plain sentences at most, with every fact filled in and no verdict', () => {
    const said = new Set<string>()
    fc.assert(
      fc.property(fc.shuffledSubarray(pool, { minLength: 1, maxLength: 30 }), fc.boolean(), (lines, landing) => {
        for (const { id, sightings } of everySighting(lines, landing)) {
          const observation = pageObservations.find(candidate => candidate.id === id)
          for (const sighting of sightings) {
            for (const view of Object.values(observation?.views ?? {})) {
              said.add(id)
              for (const text of [view.claim(sighting), view.suggestion(sighting), view.reason(sighting)]) {
                expect(text, id).not.toMatch(/[{}]|undefined|NaN|\[object|“”| {2}/)
                expect(text, id).toMatch(/[.?!]”?$/)
                expect(verdictIn(text), text).toBeNull()
                expect(text.replace(/“[^”]*”/g, ''), id).not.toMatch(biography)
              }
              expect(sentencesIn(view.claim(sighting)), view.claim(sighting)).toBeLessThanOrEqual(2)
            }
            const question = observation?.question?.(sighting)
            if (question !== undefined) expect(question, id).toMatch(/^[^{}]+\?$/)
          }
        }
      }),
      { numRuns: propertyRuns, seed: 7 },
    )
    expect(said.size).toBeGreaterThan(30)
  })

  it('are all silent on error pages, walls, thin pages and templates', () => {
    const lines = ['# Unlock your full potential', button('Start your free trial')]
    const shut = (document: ReturnType<typeof site>) => {
      const reading = readSubmission(document)
      return pageObservations.filter(({ appliesTo }) => appliesTo(reading)).map(({ id }) => id)
    }
    expect(shut(site(lines, { status: 404 }))).toEqual([])
    expect(shut(site(['# Page not found', ...lines]))).toEqual([])
    expect(shut(site(['# Checking your browser', ...lines]))).toEqual([])
    expect(shut(page([...lines, contactFooter]))).toEqual([])
    const fields = Array.from({ length: 10 }, (_, n) => `Write [field number ${'abcdefghij'[n]}] here.`)
    expect(shut(site([...lines, ...fields]))).toEqual([])
  })
})
