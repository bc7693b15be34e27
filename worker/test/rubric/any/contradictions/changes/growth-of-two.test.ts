/** A change in per cent between a value of now and the one before it, in whatever order they are told. */
import { describe, expect, it } from 'vitest'
import { lines, told } from '../told.ts'

const wrong: [because: string, text: string][] = [
  ['the growth rate: From €2.0m to €2.6m is 30% more.', 'Revenue was €2.0m in 2023 and €2.6m in 2024, growth of 45%.'],
  ['the growth rate: From €2.0m to €2.6m is 30% more.', 'Revenue grew 45% to €2.6m, from €2.0m the year before.'],
  ['the growth rate: From £900k to £1.2m is 33% more.', 'ARR is £1.2m (up 60% from £900k a year ago).'],
  [
    "the growth rate: From CHF 2'000'000 to CHF 2'600'000 is 30% more.",
    "Sales rose by 45% to CHF 2'600'000 (last year: CHF 2'000'000).",
  ],
  [
    'the growth rate: From MXN 3.60m to MXN 4.08m is 13% more.',
    'Revenue MXN 4.08m, up 22% on the second quarter (MXN 3.60m).',
  ],
  ['the growth rate: From ₹3.0 crore to ₹4.8 crore is 60% more.', 'Turnover: ₹4.8 crore (FY24: ₹3.0 crore), +40%.'],
  ['the growth rate: From 10 to 40 is 300%.', 'Our customers grew from 10 to 40, which is growth of 200%.'],
  ['the decrease: From £1.6m to £1.4m is 13% less.', 'Turnover fell 30% to £1.4m, from £1.6m.'],
  ['the growth rate: From 800.000 € to 900.000 € is 13% more.', 'Umsatz: 900.000 €, up 45 % from 800.000 €.'],
]

const right: string[] = [
  'Revenue was €2.0m in 2023 and €2.6m in 2024, growth of 30%.',
  'ARR of £1.2m, up 33% from £900k.',
  'Turnover fell 12% to £1.4m, from £1.6m.',
  'Revenue €2.6m (2023: €2.0m, +30%).',
  'Revenue is up 130% to €2.6m, from €2.0m.',
  'Marketing fell from £200k, and sales rose 8% to £1.6m.',
  'Our prices start from €49 and revenue is up 20% to €2m.',
  'Revenue rose 45% to €2.6m after €400k of refunds.',
  'Revenue was up 12% to €2.6m, and the loss narrowed from €400k.',
  'Revenue reached €2.6m, up 45% like-for-like (last year: €2.0m).',
  'Sales up 18% on 2023 (€2.6m), costs €2.0m.',
  'Sales are up 9% a month to €40k, from €20k in January.',
  'Profit rose 20% to €2.4m from continuing business and €1m from the sale.',
  'Our target: grow 45% to €2.6m, from €2.0m.',
]

describe('growth between two values', () => {
  it.each(wrong)('%s', (because, text) => {
    expect(told(lines(text))).toEqual([because])
  })

  it.each(right)('is right or is another: %s', text => {
    expect(told(lines(text))).toEqual([])
  })
})
