/** Questions: a page answers a few seeded ones, the others are left to a reader; custom ones are looked up by their words. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { annotate } from '../../panel/rubric/annotate/annotate.ts'
import { lookUp } from '../../panel/rubric/questions/look-up.ts'
import { pageQuestions } from '../../panel/rubric/questions/page-questions.ts'
import { memo } from './documents.ts'

const seeded = seedAnalysts.flatMap(({ questions }) => questions)

const plan = annotate(
  memo([
    '# Harbour Loaves',
    'Harbour Loaves is a bakery that delivers bread to hotels and cruise ships before six in the morning.',
    '# Pricing',
    'A hotel pays €3.20 per loaf, invoiced per month.',
    '# Team',
    'Nadia Brandt, CEO, ran the night shift of a hotel kitchen for nine years.',
    '# Market',
    'There are 412 hotels within forty kilometres of the port.',
    'Most of them buy frozen bread today and bake it off by hand.',
    '# Plan',
    'We will open the second oven in March 2031.',
  ]),
)

it('looks up seeded questions only', () => {
  expect(Object.keys(pageQuestions).filter(question => !seeded.includes(question))).toEqual([])
})

it.each([
  ['What would I pay, per what, and for how long?', 'not_looked_for', undefined],
  ['Which sentence could only come from this company?', 'not_looked_for', undefined],
  ['Are cruise ships served at night?', 'not_looked_for', 'cruise ships'],
  ['Do you sell on Mars?', 'not_looked_for', undefined],
  ['toString', 'not_looked_for', undefined],
])('%s: %s', (question, outcome, passage) => {
  const looked = lookUp(plan, question)
  expect(looked.outcome).toBe(outcome)
  if (passage) expect(looked.passages[0]?.text).toContain(passage)
  else expect(looked.passages).toEqual([])
  expect(looked.note).toMatch(/\.$|^$/)
})

it('looks nothing up in another language', () => {
  const german = annotate(memo(['Wir liefern Brot an Hotels, jeden Morgen vor sechs Uhr.'], { language: 'de' }))
  expect(seeded.map(question => lookUp(german, question).outcome)).toEqual(seeded.map(() => 'not_looked_for'))
})

it('shows at most three passages, each verbatim, whatever the question', () => {
  const texts = new Map(plan.document.blocks.map(block => [block.id, block.text]))
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...seeded), fc.string({ maxLength: 300 })), question => {
      const { passages, outcome } = lookUp(plan, question)
      expect(passages.length).toBeLessThanOrEqual(3)
      for (const { text, blockId } of passages) expect(texts.get(blockId)).toContain(text)
      if (outcome === 'answered') expect(passages.length).toBeGreaterThan(0)
    }),
  )
})
