/** What copy in a document draws: strengths in its own words, questions, and what a page with the same words draws. */
import { describe, expect, it } from 'vitest'
import { page } from '../documents.ts'
import { opinions, panelOf } from '../panel.ts'
import * as copies from './copies.ts'
import { quoted, saidOf, typed } from './typed.ts'

const honest = Object.entries(copies).filter(([name]) => name !== 'weakAgency')
const drawn = /\b(?:pages?|buttons?|visitors?|screens?|clicks?|checkout)\b/i

describe('honest copy', () => {
  it.each(honest)('%s gives several analysts something true, and worries none', async (_name, text) => {
    const { findings, ids, authors } = await saidOf(text)
    expect(ids.length).toBeGreaterThanOrEqual(5)
    expect(authors.size).toBeGreaterThanOrEqual(3)
    // Whom it turns away is welcome to some and not to others, on a page as well.
    const worries = findings.filter(
      ({ stance, observation }) => stance === 'concern' && observation !== 'says-who-its-not-for',
    )
    expect(worries).toEqual([])
  })
  it.each(Object.entries(copies))('%s is never called a page, and nothing in it a button', async (_name, text) => {
    for (const panel of ['marketing', 'vc'] as const)
      for (const { claim, suggestion } of (await saidOf(text, panel)).findings)
        for (const words of [claim, suggestion]) expect(words.replace(/“[^”]*”/g, '')).not.toMatch(drawn)
  })
})

describe('weak copy', () => {
  it('draws what is wrong with its words', async () => {
    const { ids } = await saidOf(copies.weakAgency)
    expect(ids).toEqual(
      expect.arrayContaining([
        'absolute-promise',
        'audience-everyone',
        'deadline-undated',
        'headline-aspiration-only',
        'qualities-listed',
        'testimonial-anonymous',
      ]),
    )
  })
  it('draws of the same words what a page draws', async () => {
    const lines = [
      'Courses that change how you bake',
      'Book a course',
      'Trusted by thousands of bakers worldwide.',
      'Only 3 seats left!',
      'Pricing',
      'Contact us for pricing.',
      'We have taught bread, cakes and pastry in the old mill at the river for many seasons, and you can come alone or with friends.',
    ]
    const onPage = page(
      lines.map((text, at) =>
        at === 0 ? `# ${text}` : at === 1 ? { type: 'button' as const, text } : at === 4 ? `## ${text}` : text,
      ),
    )
    const of = (said: Awaited<ReturnType<typeof opinions>>) =>
      said.flatMap(one => one.findings.map(({ observation }) => observation ?? ''))
    const panel = panelOf('marketing')
    const alike = ['crowd-uncounted', 'scarcity-count', 'price-gated']
    expect(of(await opinions(onPage, panel))).toEqual(expect.arrayContaining(alike))
    expect(of(await opinions(await typed(lines.join('\n\n')), panel))).toEqual(expect.arrayContaining(alike))
  })
  it('quotes the text as it stands', async () => {
    expect(await quoted('testimonial-anonymous', copies.weakAgency)).toEqual(['"They are amazing!" - A happy client'])
  })
})
