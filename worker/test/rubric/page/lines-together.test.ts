/** Lines that only mean something together: a tile's amount and its unit, a row's cells, a card's saving. */
import { describe, expect, it } from 'vitest'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import { subjects, told } from '../any/contradictions/told.ts'
import { page } from '../documents.ts'
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

describe('a saving in a card', () => {
  const plans = (...lines: Line[]) => told(page(['# Ledgers for bakers', '## Prices', ...lines]))
  it('is held against the large amount of the same card', () => {
    expect(plans(...card(1, '€50', 'a month, up to 3 shops or €540 a year (save 20%)'))).toEqual([
      'the yearly saving: Twelve months of €50 against €540 a year save 10%.',
    ])
    expect(plans(...card(1, '£9', 'per month', 'or £99 a year, three months free'))).toEqual([
      'the yearly saving: Twelve months of £9 against £99 a year save the price of 1 month.',
    ])
    expect(plans(...card(1, 'CHF 120', "a month, or CHF 1'380 a year (save 15%)"))).toEqual([
      "the yearly saving: Twelve months of CHF 120 against CHF 1'380 a year save 4%.",
    ])
  })
  it.each<[string, Line[]]>([
    ['it fits', card(1, '€50', 'a month, or €480 a year (save 20%)')],
    ['it is rounded', card(1, '€79', 'a month, or €790 a year (save 17%)')],
    ['it is the best of several', card(1, '€50', 'a month, or €540 a year (save up to 20%)')],
    [
      'what is worked out belongs to no plan',
      [
        ...card(1, '€79', 'a month, or €790 a year (two months free)'),
        ...card(2, '€149', 'a month, or €1,490 a year', 'Example: five shops pay €149 + 2 × €39 = €227 a month.'),
      ],
    ],
    ['another card saves it', [...card(1, '€50', 'a month, or €540 a year'), ...card(2, 'Save 20% with a friend')]],
  ])('is left alone where %s', (_why, lines) => {
    expect(plans(...lines)).toEqual([])
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

describe('a percentage with a minus', () => {
  const cut = (...lines: Line[]) => told(page(['# Saws', ...lines]))
  it('is the discount beside a price that is struck through', () => {
    const says = 'the discount: From 2.000 kr. down to 1.500 kr. is 25% off.'
    expect(cut({ text: '1.500 kr. 2.000 kr.−40 %', struck: ['2.000 kr.'] })).toEqual([says])
    expect(cut({ text: '$800 $600 -40%', struck: ['$800'] })).toEqual([
      'the discount: From $800 down to $600 is 25% off.',
    ])
    expect(cut({ text: '80,00 € 60,00 € (–40%)', struck: ['80,00 €'] })).toHaveLength(1)
  })
  it('is left alone where it fits, is a range, or is of something else', () => {
    expect(cut({ text: '1.500 kr. 2.000 kr.−25 %', struck: ['2.000 kr.'] })).toEqual([])
    expect(cut({ text: '$799 $599 -25%', struck: ['$799'] })).toEqual([])
    expect(cut({ text: '$800 $600 extra -10% with code', struck: ['$800'] })).toEqual([])
  })
})

describe('the number of customers', () => {
  const counts = (...lines: Line[]) => subjects(page(['# Rotas for bakeries', ...lines]))
  it('is of all where no country stands beside the smaller one', () => {
    expect(
      counts('Trusted by 340 bakeries in Ireland and the UK', 'Active in 212 bakeries as of the last quarter end.'),
    ).toEqual(['the number of bakeries'])
    expect(counts('Used by 1,200 schools in the UK', 'Today active in 400 schools.')).toEqual(['the number of schools'])
    expect(counts('Trusted by 90 hotels in Spain and Italy', 'Running in 40 hotels as of last month.')).toEqual([
      'the number of hotels',
    ])
  })
  it.each<[string, string, string]>([
    ['the smaller is of one country', 'Trusted by 340 bakeries', 'Active in 212 bakeries in the UK.'],
    ['both are of a country', 'Trusted by 340 bakeries in the UK', 'Active in 212 bakeries in Germany.'],
    ['it was another time', 'Trusted by 340 bakeries', 'Last year it was active in 212 bakeries.'],
  ])('is left alone where %s', (_why, a, b) => {
    expect(counts(a, b)).toEqual([])
  })
})

describe('whose data, and whose year', () => {
  const plain = (text: string) => says('data-practice-plain', ['# Bread from home', text]).length > 0
  it('a lesson that is recorded is nothing a visitor hands over', () => {
    expect(plain('Recordings stay open for 6 months after the last class.')).toBe(false)
    expect(plain('All recordings are kept for 30 days so that you can catch up.')).toBe(false)
    expect(plain('The recording stays online until the next workshop.')).toBe(false)
    expect(plain('Recordings of the sessions are deleted after 30 days.')).toBe(true)
    const eu = 'Your data stays in Germany and is deleted after 30 days.'
    expect(plain(eu)).toBe(true)
    expect(says('data-practice-plain', ['# Bread', eu, 'Data is backed up in the USA.'])).toEqual([])
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
