/** A few of the known landing pages, so that a faulty check fails here before the measurement shows it. */
import { describe, expect, it } from 'vitest'
import { allChecks } from '#worker/panel/rubric/checks/all-checks.ts'
import { fails, knownPages, reviewPages, score } from '../landing-pages/known-pages.ts'

const pages = knownPages()

it('the lists of the landing pages name existing checks, and words that are on the page', () => {
  const known = new Set(allChecks.map(({ id }) => id))
  for (const { name, wrong, right, html } of pages) {
    for (const id of [...wrong.flatMap(({ checks }) => checks), ...right.map(({ check }) => check)])
      expect(known.has(id), `${name}: ${id}`).toBe(true)
    for (const { at } of wrong) if (at !== undefined) expect(html, name).toContain(at)
    expect(
      right.filter(({ check }) => wrong.some(({ checks }) => checks.includes(check))),
      name,
    ).toEqual([])
  }
})

describe('the measurement', () => {
  const [page] = pages
  if (!page) throw new Error('There is no page')
  const raised = (gates: boolean) => ({
    check: { id: 'cta-dead', gates, weight: 3 as const, headline: 'A call does nothing' },
    quotes: ['Order'],
  })

  it('counts a flaw as missed if no check covers it, or if it is found on other words', () => {
    const flaws = [
      { checks: [], weight: 3 as const, why: 'Two prices for one thing.' },
      { checks: ['cta-dead'], weight: 3 as const, at: 'Book', why: 'The button is dead.' },
    ]
    const scored = score({ ...page, wrong: flaws }, [raised(true)])
    expect(scored.missed).toEqual(flaws)
    expect(scored.extra.filter(fails)).toHaveLength(1)
  })

  it('lets only gating checks fail a build', () => {
    expect(score({ ...page, wrong: [] }, [raised(false)])).toMatchObject({ failing: [], extra: [raised(false)] })
  })
})

it('as a gate, the checks name what they cover on known pages, and fail a build on nothing else', async () => {
  const chosen = pages.filter(({ name }) => ['kettlerota', 'lunovelle'].includes(name))
  for (const { page, missed, extra } of await reviewPages(chosen)) {
    expect(
      missed.filter(({ checks }) => checks.length > 0),
      page.name,
    ).toEqual([])
    expect(extra, page.name).toEqual([])
  }
}, 60_000)
