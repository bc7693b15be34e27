import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, LocatedDocument } from '#db/shapes.ts'
import { verdictIn } from '#worker/panel/no-verdict.ts'
import { deck, memo, type Part, page } from '../documents.ts'
import { added, opinions, panelOf, sessionOf } from '../panel.ts'
import { propertyRuns } from '../runs.ts'
import { sentences, titles } from './sentence-pool.ts'

const sentence = fc.constantFrom(...sentences)
const title = fc.constantFrom(...titles)
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 4 }).map(list => list.join(' '))

const types: Block['type'][] = ['paragraph', 'heading', 'list_item', 'button', 'link', 'table_row', 'image', 'chart']
const part: fc.Arbitrary<Part> = fc
  .record({
    text: fc.oneof(paragraph, sentence, title),
    type: fc.constantFrom(...types),
    level: fc.constantFrom(1, 2, 3),
    zone: fc.constantFrom('main', 'nav', 'footer', 'overlay', 'header', 'aside') as fc.Arbitrary<Part['zone'] & string>,
    group: fc.nat(4),
    href: fc.constantFrom('#', '/pricing', 'https://example.org', ''),
  })
  .map(({ type, level, ...rest }) => ({ ...rest, type, ...(type === 'heading' ? { level } : {}) }))

const documents: fc.Arbitrary<LocatedDocument> = fc.oneof(
  fc.array(part, { maxLength: 40 }).map(parts => page(parts)),
  fc
    .array(fc.record({ title, body: fc.array(fc.oneof(sentence, paragraph), { maxLength: 5 }) }), { maxLength: 26 })
    .map(slides => deck(slides)),
  fc
    .array(
      fc.oneof(
        paragraph,
        title.map(text => `# ${text}`),
        sentence.map(text => `- ${text}`),
      ),
      { maxLength: 40 },
    )
    .map(lines => memo(lines)),
)

const panels = [
  panelOf('marketing'),
  panelOf('vc'),
  [...panelOf('vc'), added('Pricing, retention and honesty.', 'Retention')],
]
/** A quotation whose end the next sentence was shown with. */
const quoted = deck([
  {
    title: 'Problem',
    body: [
      'We are raising a $2M seed round. Clinics lose 12 hours a week to billing by hand.',
      '“Acme cut our unpaid invoices by 40% and we are very happy with it.” Revenue 2026: $1M, 2027: $6M, 2028: $30M',
    ],
  },
])
const unfinished = /undefined|NaN|\[object|null\b|Infinity|“”/

describe('over any document the engine', () => {
  it('quotes verbatim, says nothing twice, gives no verdict and leaves no gap in a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.constantFrom(...panels), async (document, panel) => {
        const texts = new Map(document.blocks.map(block => [block.id, block.text]))
        const words = new Set<string>()
        for (const { findings } of await opinions(document, panel)) {
          const facts = new Set<string>()
          expect(findings.length).toBeLessThanOrEqual(12)
          expect(new Set(findings.map(({ claim }) => claim)).size, 'one sentence, said once').toBe(findings.length)
          for (const finding of findings) {
            expect(finding.quotes.length).toBeLessThanOrEqual(3)
            expect(finding.blockIds).toHaveLength(finding.quotes.length)
            for (const [at, quote] of finding.quotes.entries()) {
              expect(quote.trim()).not.toBe('')
              expect(quote.length).toBeLessThanOrEqual(300)
              expect(texts.get(finding.blockIds?.[at] ?? '')).toContain(quote)
            }
            if (finding.quotes.length === 0) expect(finding.lookedFor).toBeTruthy()
            const own = [finding.claim, finding.suggestion]
            for (const text of own) {
              expect(text.trim()).not.toBe('')
              expect(text, finding.observation ?? '').not.toMatch(unfinished)
              expect(verdictIn(text), finding.observation ?? '').toBeNull()
              expect(text, finding.observation ?? '').not.toMatch(/^This (?:document|submission)\b/)
            }
            const fact = `${finding.observation} ${finding.blockIds?.[0]} ${finding.quotes[0]}`
            expect(facts.has(fact), fact).toBe(false)
            facts.add(fact)
            expect(words.has(`${fact} ${finding.claim}`), 'two in the very same words').toBe(false)
            words.add(`${fact} ${finding.claim}`)
          }
        }
      }),
      { numRuns: propertyRuns },
    )
  })

  it('gives every claim a vote and a whole reason from everyone, and the same again on a copy', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.constantFrom(...panels), async (document, panel) => {
        const said = await opinions(document, panel)
        expect(await opinions(structuredClone(document), panel)).toEqual(said)
        const claims = said.flatMap(({ analyst, findings }) =>
          findings.map((finding, at) => ({ ...finding, findingId: `${analyst.id}-${at + 1}` })),
        )
        const session = sessionOf(document, panel)
        for (const analyst of panel) {
          const { ballots } = await session.vote(analyst, claims)
          expect(ballots.map(({ findingId }) => findingId)).toEqual(claims.map(({ findingId }) => findingId))
          for (const { reason } of ballots) expect(reason).toMatch(/\S.*[.?!”]$/s)
          for (const { reason } of ballots) expect(reason).not.toMatch(unfinished)
        }
      }),
      { numRuns: propertyRuns, examples: [[quoted, panelOf('vc')]] },
    )
  })
})
