/** Questions: each seeded one is looked up part by part, or said to be for a reader; any other by its own words. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { annotate } from '../../panel/rubric/annotate/annotate.ts'
import { judged } from '../../panel/rubric/questions/judged.ts'
import { lookUp, seededQuestions } from '../../panel/rubric/questions/look-up.ts'
import { deckQuestions, pageQuestions, textQuestions } from '../../panel/rubric/questions/page-questions.ts'
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

it('knows every seeded question, and no other', () => {
  const looked = [seededQuestions, pageQuestions, deckQuestions, textQuestions].flatMap(Object.keys)
  const known = new Set([...looked, ...judged])
  expect(seeded.filter(question => !known.has(question))).toEqual([])
  expect([...known].filter(question => !seeded.includes(question))).toEqual([])
})

it.each([
  ['What would I pay, per what, and for how long?', 'answered', '€3.20 per loaf'],
  ['Who is named, and what have they done that bears on this?', 'answered', 'Nadia Brandt'],
  ['What does that customer use today instead?', 'answered', 'frozen bread'],
  ['Who stays: what is said of retention, renewals or churn?', 'not_looked_for', undefined],
  ['Which sentence could only come from this company?', 'not_looked_for', undefined],
  ['What protects the position once it can be seen?', 'not_looked_for', undefined],
  ['What does one customer bring, and what does it cost to serve one?', 'not_looked_for', '€3.20'],
  ['Are cruise ships served at night?', 'not_looked_for', 'cruise ships'],
  ['Do you sell on Mars?', 'not_looked_for', undefined],
  ['toString', 'not_looked_for', undefined],
])('%s: %s', (question, outcome, passage) => {
  const looked = lookUp(plan, question)
  expect(looked.outcome).toBe(outcome)
  if (passage) expect(looked.passages[0]?.text).toContain(passage)
  else expect(looked.passages).toEqual([])
  expect(looked.note).toMatch(/\.$/)
})

it('looks nothing up in another language', () => {
  const german = annotate(memo(['Wir liefern Brot an Hotels, jeden Morgen vor sechs Uhr.'], { language: 'de' }))
  expect(seeded.map(question => lookUp(german, question).outcome)).toEqual(seeded.map(() => 'not_looked_for'))
})

it('shows at most three passages, each as it stands in its block, whatever is asked', () => {
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
