/** A few of the known landing pages, so that a rule that starts to err fails here before the measurement tells. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig, settingsOf } from '#cli/ci/config.ts'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import {
  gateSeverity,
  knownPages,
  type Reviewer,
  rulesOf,
  score,
  sharesOf,
  startReviewer,
} from '../landing-pages/known-pages.ts'

const pages = knownPages()

describe('the lists of the landing pages', () => {
  it('name observations that exist, and words that stand on the page', () => {
    for (const { name, wrong, right, html } of pages) {
      for (const id of [...wrong.flatMap(rulesOf), ...right.map(one => one.observation)])
        expect(observationById(id), `${name}: ${id}`).toBeDefined()
      for (const { at } of wrong) if (at !== undefined) expect(html, name).toContain(at)
      const contradicted = right.filter(one => wrong.some(flaw => flaw.observation === one.observation))
      expect(contradicted, name).toEqual([])
    }
  })
})

describe('the measurement', () => {
  it('is of the gate that is shipped', () => {
    expect(settingsOf(parseConfig({})).gate).toMatchObject({ severity: gateSeverity, stances: ['concern'] })
  })

  it('counts a flaw that no rule covers as missed', () => {
    const [page] = pages
    if (!page) throw new Error('There is no page')
    const flaw = { or: [], severity: gateSeverity, why: 'Two prices for one thing.' }
    const scored = score({ ...page, wrong: [flaw] }, [])
    expect(scored.missed).toEqual([flaw])
    expect(sharesOf([scored])).toMatchObject({ flaws: 1, raised: 0, flawsAtGate: 1, raisedAtGate: 0 })
  })
})

describe('the rubric as a gate', () => {
  let reviewer: Reviewer
  const chosen = pages.filter(({ name }) => ['kettlerota', 'lunovelle', 'nibnote', 'sandhopper'].includes(name))
  beforeAll(async () => {
    reviewer = await startReviewer(chosen)
  })
  afterAll(() => reviewer.close())

  it('raises what is wrong on known pages and nothing else', async () => {
    expect(chosen).toHaveLength(4)
    const scored = []
    for (const page of chosen) scored.push(await reviewer.review(page))
    expect(scored.flatMap(({ page, missed }) => missed.map(flaw => `${page.name}: ${flaw.observation}`))).toEqual([])
    expect(scored.flatMap(({ page, falseAlarms }) => falseAlarms.map(one => `${page.name}: ${one.claim}`))).toEqual([])
    const { flawsAtGate, raisedAtGate } = sharesOf(scored)
    expect(raisedAtGate).toBe(flawsAtGate)
  }, 60_000)
})
