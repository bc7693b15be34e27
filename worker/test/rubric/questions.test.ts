/** Questions: seeded ones are left to a reader, any other is looked up by its own words. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { annotate } from '../../panel/rubric/annotate/annotate.ts'
import { lookUp } from '../../panel/rubric/questions.ts'
import { memo } from './documents.ts'

const seeded = seedAnalysts.flatMap(({ questions }) => questions)

const plan = annotate(
  memo([
    '# Harbour Loaves',
    'Harbour Loaves is a bakery that delivers bread to hotels and cruise ships before six in the morning.',
    'A hotel pays €3.20 per loaf, invoiced per month.',
    'There are 412 hotels within forty kilometres of the port.',
  ]),
)

it.each([
  ['What would I pay, per what, and for how long?', undefined],
  ['Are cruise ships served at night?', 'cruise ships'],
  ['Do you sell on Mars?', undefined],
  ['toString', undefined],
])('the passage shown for “%s” is: %s', (question, passage) => {
  const looked = lookUp(plan, question)
  if (passage) expect(looked.passages[0]?.text).toContain(passage)
  else expect(looked.passages).toEqual([])
  expect(looked.note).toMatch(/\.$|^$/)
})

it('nothing is looked up in a text in another language', () => {
  const german = annotate(memo(['Wir liefern Brot an Hotels.'], { language: 'de' }))
  expect(lookUp(german, 'Are hotels served?')).toEqual({ passages: [], note: expect.stringContaining('English only') })
})

it('at most three passages are shown, each verbatim, whatever the question', () => {
  const texts = new Map(plan.document.blocks.map(block => [block.id, block.text]))
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...seeded), fc.string({ maxLength: 300 })), question => {
      const { passages } = lookUp(plan, question)
      expect(passages.length).toBeLessThanOrEqual(3)
      for (const { text, blockId } of passages) expect(texts.get(blockId)).toContain(text)
    }),
  )
})
