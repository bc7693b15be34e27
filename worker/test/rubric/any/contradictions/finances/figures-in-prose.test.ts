/** Figures of a company, in prose and short lines, held against each other: what is sold, paid, lasted and left. */
import { describe, expect, it } from 'vitest'
import { sides } from '../told.ts'
import { documentOf } from '../typed.ts'

const wrong: [sides: string, lines: string[]][] = [
  ['the share sold: “25%” / “$2m at $8m pre-money”', ['# Ask', 'Raising $2m at $8m pre-money for 25% of the company.']],
  ['the share sold: “25%” / “₹5 crore at ₹20 crore pre-money”', ['₹5 crore at ₹20 crore pre-money = 25% equity.']],
  [
    'the share sold: “25.0 %” / “CHF 3m at CHF 12m pre-money”',
    ['# The round', 'CHF 3m at CHF 12m pre-money; 25.0 % for new investors.'],
  ],
  [
    'the share sold: “15%” / €500k at €2m pre-money',
    ['# The round', 'We are raising €500k.', 'At €2m pre-money that sells 15% of the company.'],
  ],
  [
    'the share sold: “20%” / “£600k at £2.4m post-money”',
    ['Raising £600k at £2.4m post-money for 20% of the company.'],
  ],
  [
    'what an order pays back: “profitable from their first order” / $40 to win a customer and $18 an order',
    ['CAC is $40. With a contribution of $18 per order, customers are profitable from their first order.'],
  ],
  [
    'what an order pays back: “Paid back with the first order” / ₹900 to win a customer and ₹640 an order',
    ['CAC ₹900. Average order value ₹640. Paid back with the first order.'],
  ],
  [
    'what an order pays back: “have it back on the third job” / €31 to win a customer and €9,50 an order',
    ['It costs us €31 to win one customer.', 'Contribution per order: €9,50', 'We have it back on the third job.'],
  ],
  ['the instalments: 50% + 40% + 20%', ['Payment terms: 50% on order, 40% on delivery, 20% after acceptance.']],
  [
    'the instalments: 40% + 40% + 30%',
    ['## Payment', '- 40% on signature', '- 40% when the frame stands', '- 30% at handover'],
  ],
  [
    'the instalments: 30 % + 50 % + 25 %',
    ['Payment plan', '| On order | 30 %', '| On delivery | 50 %', '| After acceptance | 25 %'],
  ],
  ['the shares: 44% + 39% + 27%', ['Visitors by sector: hotels 44%, restaurants 39%, bars 27%.']],
  ['the shares: 48% + 31% + 29%', ['Where our orders come from: Google 48%, newsletter 31%, friends 29%.']],
  ['the shares: 70 % + 25 % + 15 %', ['Material: 70 % cotton, 25 % linen, 15 % elastane']],
  [
    'the payback: “pays for itself within two years” / €48,000 against €16,000 a year',
    ['The screen costs €48,000. It saves €16,000 a year in gas, so it pays for itself within two years.'],
  ],
  [
    'the payback: “pays for itself in the first year” / £9,600 against £400 a month',
    ['The system costs £9,600 once. It saves £400 a month. It pays for itself in the first year.'],
  ],
  [
    'the payback: “paid for itself after 9 months” / 40.000 € against 30.000 € a year',
    [
      '## Prices',
      '| Pump, fitted | 31.000 €',
      '| Tank | 9.000 €',
      '| Total | 40.000 €',
      '## What it brings',
      'The yard saves 30.000 € a year on water.',
      'The pump had paid for itself after 9 months.',
    ],
  ],
  [
    'the margin: “60%” / £6.00 of £12.00',
    [
      '## One bottle',
      'Price £12.00',
      'Glass £1.50',
      'Wine £4.10',
      'Label £0.40',
      'Gross profit £6.00',
      'Gross margin 60%',
    ],
  ],
  [
    'the margin: “55%” / €1.2m of €3.0m',
    ['In 2025 revenue was €3.0m with a gross profit of €1.2m, a gross margin of 55%.'],
  ],
  ['the margin: “21%” / CHF 126k of CHF 840k', ['Revenue CHF 840k, EBITDA CHF 126k (EBITDA margin 21%).']],
  [
    'the runway: “20 months” / “from 3,150 to 2,520 over the quarter”',
    ['Cash fell from 3,150 to 2,520 over the quarter. Cash on 31 March CHF 2.52m lasts 20 months.'],
  ],
  [
    'the runway: “14 months” / “£450k in the last quarter”',
    ['We burned £450k in the last quarter. Cash in the bank is £900k, enough for 14 months.'],
  ],
  [
    'the runway: “18 months” / “from €2.4m to €1.8m in the quarter”',
    ['Cash went from €2.4m to €1.8m in the quarter. At 30 June we hold €1.8m, a runway of 18 months.'],
  ],
  [
    'recurring revenue: €24,000 MRR in Mar 26 / €400k ARR',
    ['| Month | Jan 26 | Feb 26 | Mar 26', '| MRR | €20,000 | €22,000 | €24,000', 'ARR is €400k.'],
  ],
  [
    'recurring revenue: 24.000 MRR in Mar 26 / 430.000 EUR ARR',
    [
      'Sites and MRR:',
      'Jan 26 | Feb 26 | Mar 26',
      '40 | 44 | 48',
      '20.000 | 22.000 | 24.000',
      'ARR now stands at 430.000 EUR.',
    ],
  ],
]

/** What holds, nearly holds, or is about something else. */
const right: string[][] = [
  ['Who reads us: managers 62%, engineers 48%, readers from Asia 20%.'],
  [
    '## Cancellation fee',
    '- 25% within 60 days of the delivery',
    '- 50% within 30 days of it',
    '- 80% within 7 days of it',
  ],
  ['Cancellation: 25% of the fee within 60 days, 50% within 30 days, 100% within 7 days, payable on invoice.'],
  ['Late payment: 1% after 30 days, 2% after 60 days, 5% after 90 days of the invoice.'],
  ['The machine costs £40,000. It saves £25,000 a year. With the grant it pays for itself within a year.'],
  ['Revenue is €2.0m with a gross profit of €0.9m. Our gross margin on software is 80%.'],
  ['Cash at year end €3.1m, 18 months of runway after the cuts. Cash fell from €4.6m to €3.1m in the half-year.'],
  [
    'We raise €1.2m at a €4.8m pre-money valuation; existing investors take a part and new ones get 16% of the company.',
  ],
  ['CAC is $40. A contribution of $18 per order: only our best customers pay back on the first order.'],
  ['# The round', '€600k at €2.4m post-money for 25% of the company.'],
  ['₹5 crore at ₹20 crore pre-money = 20% equity.'],
  ['# The round', 'We raise €1m on €4m pre-money. The lead takes 10% of the company for €500k.'],
  ['Founders keep 80% of the company after €1m at €4m pre-money.'],
  ['# Ask', 'Raising $2m as a SAFE, $8m pre-money cap, 25% discount.'],
  ['# Ask', 'Raising £3m at £12m pre-money, with an option pool of 10% of the company.'],
  ['CAC is $40. With a contribution of $48 per order, customers are profitable from their first order.'],
  ['It costs us €25 to win one customer. Contribution per order is €9. We have it back on the third order.'],
  ['CAC is $40 and an order leaves a contribution of $18, so nobody pays back on the first order.'],
  ['Payment: 30% deposit, 40% at delivery, 30% on completion.'],
  ['Payment: 50% in advance, 50% on delivery, 2% discount within 10 days.'],
  ['Our readers: 62% own a house, 55% have a garden, 40% keep a dog.'],
  ['What people use it for: invoices 71%, quotes 54%, reminders 43%.'],
  ['Material: 70 % cotton (20 % of it recycled), 30 % linen, finish 2 %'],
  ['Payment plan', '| On order | 30 %', '| On delivery | 50 %', '| After acceptance | 20 %'],
  ['The screen costs €48,000. It saves €16,000 a year in gas, so it pays for itself in three years.'],
  ['The pump costs $1,200. It usually pays for itself within a year and saves $600 a year.'],
  ['Price: NOK 240 000. The dryer saves NOK 300 000 a year and pays for itself in the first year.'],
  ['We invested €2m in the company. The new line saves €100k a year and pays for itself in three years.'],
  [
    '## One bottle',
    'Price £12.00',
    'Glass £1.50',
    'Wine £4.10',
    'Label £0.40',
    'Gross profit £6.00',
    'Gross margin 50%',
  ],
  ['In 2025 revenue was €3.0m with a gross profit of €1.2m, a gross margin of 40%.'],
  ['Revenue was €3.0m in 2024. In 2025 a gross profit of €1.2m came with a gross margin of 30%.'],
  ['Cash went from €2.4m to €1.8m in the quarter. At 30 June we hold €1.8m, a runway of 9 months.'],
  ['Cash in the bank is £900k, enough for 22 months. Burn was £150k in the quarter.'],
  ['We burned £450k in the last quarter. Cash in the bank is £900k, and with the new round it lasts 24 months.'],
  ['| Month | Jan 26 | Feb 26 | Mar 26', '| MRR | €20,000 | €22,000 | €24,000', 'ARR is €290k.'],
  [
    '| Month | Jan 26 | Feb 26 | Mar 26',
    '| MRR | €20,000 | €22,000 | €24,000',
    'Milestone: €1.5m ARR, ready for a Series A.',
  ],
  ['| Month | Jan 26 | Feb 26 | Mar 26', '| New MRR | €2,000 | €2,200 | €2,400', 'ARR is €290k.'],
]

describe('figures in prose', () => {
  it.each(wrong)('cannot both hold: %s', (both, lines) => {
    expect(sides(documentOf(lines))).toEqual([both])
  })

  it.each(right.map(lines => [lines.join(' · '), lines] as const))('hold: %s', (_, lines) => {
    expect(sides(documentOf(lines))).toEqual([])
  })
})
