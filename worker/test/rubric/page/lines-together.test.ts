/** Lines that only mean something together: a tile's amount and its unit, a row's cells. */
import { describe, expect, it } from 'vitest'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import { see } from '../see.ts'
import { type Line, seen, site } from './sites.ts'

const card = (group: number, ...lines: string[]): Line[] => lines.map(text => ({ text, group }))
const row = (text: string, group = 3): Line => ({ type: 'table_row', text, group })
const says = (id: string, lines: Line[], facts = {}) => {
  const observation = observationById(id)
  return observation === undefined ? [] : see(observation, site(lines, facts))
}

describe('an amount in large letters', () => {
  const shown = (...lines: Line[]) =>
    says('price-shown', ['# Ledgers for bakers', '## Pricing', ...lines]).map(({ facts }) => facts.whole)
  const named = (text: string): Line => ({ type: 'heading', level: 3, text, group: 1 })
  it('has its unit in the line below, whatever that goes on to', () => {
    expect(shown(named('Loaf'), ...card(1, '€79', 'a month, one bakery or €790 a year'))).toEqual(['€79 (“a month”)'])
    expect(shown(named('Loaf'), ...card(1, '₹1,999', 'per seat, or ₹19,990 for a year'))).toEqual([
      '₹1,999 (“per seat”)',
    ])
    expect(shown(named('Loaf'), ...card(1, '19,90 €', 'a month'))).toEqual(['19,90 € (“a month”)'])
  })
  it('has none where that is a choice or speaks of something else', () => {
    expect(shown(named('Loaf'), ...card(1, '€79', 'Monthly or yearly'))).toEqual([])
    expect(shown(named('Loaf'), ...card(1, '€79', 'A bakery a day calls us'))).toEqual([])
  })
})

describe('an amount in a row', () => {
  it('has no unit from the next row', () => {
    const shown = (...lines: Line[]) =>
      says('price-shown', ['# Climbing in Leeds', '## Prices', ...lines]).map(({ facts }) => String(facts.whole))
    const rows = [row('Price | Adults | Students'), row('10 visits | £90 | £70'), row('Monthly, one hall | £48 | £36')]
    expect(shown(...rows).filter(whole => whole.startsWith('£90'))).toEqual([])
  })
})

describe('a price in a row', () => {
  const holds = (...rows: string[]) =>
    seen('price-unit-missing', site(['# Ovens swept in Muster', '## Prices', ...rows.map(text => row(text))])).length >
    0
  it('is of what the first cell names, whatever full stops stand between', () => {
    expect(holds('Oven | Swept and checked. About 45 minutes. | £68')).toBe(false)
    expect(holds('Second oven | The same work, on the same day. | 45 €')).toBe(false)
    expect(holds('Hood, cleaned | Stainless steel. | Rs 2,400')).toBe(false)
  })
  it('is of a plan where that names one', () => {
    expect(holds('Pro | For teams of ten. | £40')).toBe(true)
  })
})

describe('whose data, and whose year', () => {
  const plain = (text: string) => says('data-practice-plain', ['# Bread from home', text]).length > 0
  it('a lesson that is recorded is nothing a visitor hands over', () => {
    expect(plain('Recordings stay open for 6 months after the last class.')).toBe(false)
    expect(plain('All recordings are kept for 30 days so that you can catch up.')).toBe(false)
    expect(plain('The recording stays online until the next workshop.')).toBe(false)
    expect(plain('Recordings of the sessions are deleted after 30 days.')).toBe(true)
    expect(plain('Your data stays in Germany and is deleted after 30 days.')).toBe(true)
    expect(plain('Your recordings stay on your own device until you delete them.')).toBe(true)
  })
  const foot: Line = { text: '© 2019 Rotabee', zone: 'footer' }
  const old = (text: string) => says('copyright-old', ['# Used cars in Muster', text, foot]).length > 0
  it('a year before a name says when a thing was made', () => {
    expect(old('2023 Muster Hatchback, 24,000 miles, £9,400')).toBe(false)
    expect(old('A 2022 Riesling from the slope behind the house.')).toBe(false)
    expect(old('Our 2024 Silvaner is dry and light.')).toBe(false)
    expect(old('Prices from March 2024.')).toBe(true)
    expect(old('Opening hours in 2024')).toBe(true)
  })
})

describe('hurry and rank', () => {
  const apply: Line = { type: 'link', text: 'Apply now', href: '/go', style: { filled: true, background: '#1144cc' } }
  it('is told without a number as well', () => {
    expect(says('scarcity-count', ['# Baking class', 'May batch filling fast!', apply])).toHaveLength(1)
    expect(says('scarcity-count', ['# Baking class', 'Seats are limited, reserve yours today', apply])).toHaveLength(1)
    expect(says('scarcity-count', ['# Baking class', 'Seats are limited to 12 for each class.', apply])).toEqual([])
    expect(says('scarcity-count', ['# Baking class', 'The oven is filling the room with warmth.', apply])).toEqual([])
  })
  it('is of the offer where it stands in a bar above everything', () => {
    const box = { x: 0, y: 0, width: 1440, height: 30 }
    const far: Line = { ...(apply as object), text: 'Apply now', box: { x: 120, y: 900, width: 180, height: 44 } }
    const bar = (text: string) => says('scarcity-count', [{ text, box }, '# Baking class', far])
    expect(bar('April batch filling fast!')).toHaveLength(1)
    expect(bar('Only 4 places left in May')).toHaveLength(1)
    expect(bar('Doors open at nine, and bread is warm until noon')).toEqual([])
  })
  it('is claimed of any country', () => {
    const rank = (text: string) => says('superlative-unbacked', ['# Bread', text]).map(({ facts }) => facts.rank)
    expect(rank('Scotland’s no. 1 bakery software.')).toEqual(['Scotland’s no. 1'])
    expect(rank("Kenya's most practical course for bakers.")).toEqual(["Kenya's most practical"])
    expect(rank("We bake Scotland's first rye of the season.")).toEqual([])
    expect(rank('India is most beautiful after the rain.')).toEqual([])
  })
})
