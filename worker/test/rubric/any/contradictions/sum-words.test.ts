/** A total that its rows do not make: both amounts are said, and what to correct. */
import { expect, it } from 'vitest'
import { numbersContradict } from '#worker/panel/rubric/any/numbers-contradict.ts'
import { memo } from '../../documents.ts'
import { see } from '../../see.ts'

const table = (...rows: string[]) => memo(rows.map(text => ({ type: 'table_row' as const, text })))

const [sum] = see(
  numbersContradict,
  table('Task | NOK', 'Nets | 52,000', 'Boat | 31,000', 'Ice | 9,500', 'Total | 98,500'),
)
const [money] = see(numbersContradict, table('Task | Cost', 'Nets | £520', 'Boat | £310', 'Ice | £95', 'Total | £985'))
const [other] = see(numbersContradict, memo(['We have 140 customers today.', 'Today 960 customers use it.']))
const buyer = numbersContradict.views['skeptical-buyer']

it('says what the total says and what its rows make', () => {
  expect(sum && buyer?.claim(sum)).toBe('The total says 98,500; its rows add up to 92,500.')
  expect(money && buyer?.claim(money)).toBe('The total says £985; its rows add up to £925.')
  expect(sum && buyer?.suggestion(sum)).toContain('Correct the row that is wrong, or the total')
})

it('has words of its own for each analyst, no two alike', () => {
  if (!sum) throw new Error('The sum was not seen')
  const views = Object.values(numbersContradict.views)
  for (const part of ['claim', 'suggestion', 'reason'] as const) {
    const said = views.map(view => view[part](sum))
    expect(new Set(said).size).toBe(views.length)
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|72,|\+/)
  }
})

it('leaves other pairs their words', () => {
  expect(other && buyer?.claim(other)).toContain('140 customers')
})
