/**
 * Every page in every state (those of administrators in `admin/`): axe finds nothing at WCAG 2.2 AA, and on two forms every
 * tab stop is visible.
 */

import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { desk, faultsOf, twoViews } from './accessibility/axe.ts'
import { hasVisibleStops } from './accessibility/keyboard.ts'
import { asItComes, type State } from './accessibility/state.ts'
import { guests } from './accessibility/states/guests.ts'
import { users } from './accessibility/states/users.ts'
import { load } from './screen.ts'
import { draftOf, stageFor } from './stage.ts'
import { shiftOf, weightLimits } from './weight.ts'

const deck = path.resolve(import.meta.dirname, '../../db/samples/sample-deck.pptx')
const stage = stageFor({ painted: true })
/** The ids of the first projects of a fresh installation, in order of creation. */
const places = { reviewed: 1, failed: 2, draft: 3 }

beforeAll(async () => {
  const { client } = stage.user
  const document = { contentType: 'document', panelId: 2, submit: true } as const
  const reviewed = await client.call('createProject', {
    body: { ...document, name: 'Seed deck', notes: 'For the partners.' },
    file: { blob: await openAsBlob(deck), name: 'deck.pptx' },
  })
  const failed = await client.call('createProject', {
    body: { ...document, name: 'A file of nothing' },
    file: { blob: new Blob(['%PDF-1.7\nnothing']), name: 'nothing.pdf' },
  })
  expect({ reviewed: reviewed.id, failed: failed.id, draft: await draftOf(stage.user) }).toEqual(places)
  // Both streams end with their reviews.
  for (const { id } of [reviewed, failed]) for await (const _ of client.events(id));
}, 120_000)

const namesOf = ({ name, further = [] }: State) => [name, ...further.map(step => step.name)]

describe('axe', () => {
  const states = [...guests, ...users(places)]
  const titled = states.map(state => [`${state.path}: ${namesOf(state).join(', then ')}`, state] as const)
  it.each(titled)('%s', async (_, { as, path: address, before, further = [], ...first }) => {
    const { page } = await stage.visit(as)
    onTestFinished(() => page.unrouteAll())
    await page.setViewportSize(desk)
    await before?.(page)
    await load(page, address)
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor()
    if (address === '/auth?why=ended' || address === '/projects/create') await hasVisibleStops(page)
    for (const { name, act, only } of [first, ...further]) {
      await page.setViewportSize(desk)
      await act?.(page)
      await page.locator('.skeleton, .waiting').first().waitFor({ state: 'detached' })
      // After an action a page may move, and the browser ignores that for only half a second.
      if (!act) expect(await shiftOf(page)).toBeLessThanOrEqual(weightLimits.shift)
      const seen = only ? twoViews.filter(({ size }) => size === only) : twoViews
      expect(await faultsOf(page, seen, { whole: name === asItComes }), name).toEqual([])
    }
  })
})
