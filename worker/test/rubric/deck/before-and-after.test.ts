/** Tables of before and after: which rows compare, and what is said of one value and of two. */
import { expect, it } from 'vitest'
import { resultCompared } from '#worker/panel/rubric/deck/result-compared.ts'
import { see } from '../see.ts'
import { on, row, titled } from './deck-cases.ts'

const buyer = resultCompared.views['skeptical-buyer']
const table = titled(
  'traction',
  'What it brought',
  row('| Before | After'),
  row('Staff | 9 | 9 (two now at night)'),
  row('Returns | 7% | Down by 3 points'),
  row('Days to answer | 12 | 5'),
  row('Calls | Many | 14'),
)

it('shows only rows that moved from one value to another', () => {
  const [sighting] = see(resultCompared, table)
  expect(sighting?.quotes.map(({ text }) => text)).toEqual(['Days to answer | 12 | 5'])
  expect(sighting && buyer?.claim(sighting)).toContain('two values and not one: Days to answer, 12 before and 5 after')
  expect(sighting && buyer?.suggestion(sighting)).toBe('Keep both values together.')
})

it('takes the values under before and after, wherever these stand', () => {
  const [sighting] = see(
    resultCompared,
    titled(
      'traction',
      'What it brought',
      row('Hall | Machines | Before | After'),
      row('North | 22 | 19,4 | 12,1'),
      row('South | 31 | 17,8 | 11,0'),
    ),
  )
  expect(sighting && buyer?.claim(sighting)).toContain('North, 19,4 before and 12,1 after')
})

it('does not call a difference two values', () => {
  const [sighting] = see(
    resultCompared,
    on('traction', 'In 12 clinics desks took 31% fewer calls than in the winters before.'),
  )
  expect(sighting && buyer?.claim(sighting)).not.toContain('two values')
  expect(sighting && buyer?.suggestion(sighting)).toContain('with both values if you have them')
})
