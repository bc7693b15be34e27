/** Questions that one line raises by itself: where it is asked, and where the line only looks so or is answered. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { lineQuestions } from '#worker/panel/rubric/asked/one-line/questions.ts'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import { deck, memo, page } from '../documents.ts'
import { see } from '../see.ts'
import { linesOfOffers } from './lines-of-offers.ts'
import { linesOfPitches } from './lines-of-pitches.ts'

const row = (text: string) => ({ type: 'table_row', text }) as const
const cases = [...linesOfPitches, ...linesOfOffers]

const said = (id: string, document: LocatedDocument): string | null => {
  const observation = observationById(id)
  if (!observation) throw new Error(`No question is called ${id}`)
  const [sighting] = see(observation, document)
  const [view] = Object.values(observation.views)
  return sighting && view ? [view.claim(sighting), view.suggestion(sighting), view.reason(sighting)].join(' ') : null
}

describe.each(cases)('$id', ({ id, of, holds, not }) => {
  it.each(holds)('is asked: %s', (lines, words) => {
    expect(said(id, of(...lines))).toContain(words)
  })
  it.each(not.map(lines => [lines]))('is not asked: %s', lines => {
    expect(said(id, of(...lines))).toBeNull()
  })
})

describe('asked-when-done', () => {
  const plan = (...body: string[]) =>
    deck([
      { title: 'Millo', body: ['Millo plans the week of bakeries.', 'We are raising €1M.'] },
      { title: 'The problem', body: ['Bakers plan on paper.'] },
      { title: 'Business model', body: ['A licence per shop'] },
      { title: 'Team', body: ['Kari Lunde, CEO'] },
      { title: 'Roadmap', body },
    ])
  it('is asked of steps without a number', () => {
    expect(said('asked-when-done', plan('- Launch the app', '- Open new cities', '- Strengthen the brand'))).toContain(
      'Launch the app',
    )
  })
  it.each([
    [['- Launch the app in May 2026', '- Open new cities', '- Strengthen the brand']],
    [['- Launch the app', '- Open new cities']],
  ])('is not asked of: %s', body => {
    expect(said('asked-when-done', plan(...body))).toBeNull()
  })
})

describe('asked-same-person', () => {
  it.each([
    [['“We guessed,” says Ada Lindqvist, managing director.', '“I doubted it,” says Ada Lindquester, head of baking.']],
    [['Per Hammersen, plant manager, signed.', 'Per Hammersund, operations, paid.']],
  ])('is asked of: %s', lines => {
    expect(said('asked-same-person', memo(lines))).toContain('two people')
  })
  it.each([
    [['Ada Lindqvist, managing director', 'Ada Lindqvist, head of baking']],
    [['Ada Lindqvist, managing director', 'Per Lindquester, head of baking']],
    [['Ada Holm, managing director', 'Ada Holt, head of baking']],
    [['Ada Lindqvist, managing director', 'Ada Lindquester, head of baking (no relation)']],
  ])('is not asked of: %s', lines => {
    expect(said('asked-same-person', memo(lines))).toBeNull()
  })
})

it('has cases for every question', () => {
  const tested = [...cases.map(({ id }) => id), 'asked-when-done', 'asked-same-person']
  expect(tested.sort()).toEqual(lineQuestions.map(({ id }) => id).sort())
})

it('leaves pages and tables of another kind alone', () => {
  expect(said('asked-press-named', page(['Featured in several leading publications']))).toBeNull()
  expect(said('asked-which-step', memo(['Our customers', row('Book | Call | Follow | Join')]))).toBeNull()
})
