/** Paybacks and ratios told beside the figures that they are made of, in many wordings. */
import { describe, expect, it } from 'vitest'
import { said } from '../said-of-text.ts'

const wrong: [subject: string, because: string, text: string][] = [
  [
    'the payback',
    'At SEK 310,000 a year, SEK 1.6 million takes 61.9 months to come back.',
    'Net saving per boiler and year: about SEK 310,000\nAt a unit price of SEK 1.6 million the plant has its money back in under four years.',
  ],
  [
    'the payback',
    'At €41,000 a year, €184,000 takes 53.9 months to come back.',
    'Investment: €184,000\nAnnual saving: €41,000\nPayback: 2.5 years',
  ],
  [
    'the payback',
    "At CHF 21'500 a year, CHF 96'000 takes 53.6 months to come back.",
    "The line costs CHF 96'000 and saves CHF 21'500 a year, so it is paid back in 30 months.",
  ],
  [
    'the payback',
    'At £38,000 a year, £142,000 takes 44.8 months to come back.',
    '• £38,000 saved each year\n• Installed for £142,000\n• Paid back in 18 months',
  ],
  [
    'the payback',
    'At Rs. 6 lakh a year, Rs. 24 lakh takes 48 months to come back.',
    'Rs. 24 lakh invested, Rs. 6 lakh saved every year. The mill recovered its cost in two years.',
  ],
  [
    'the payback',
    'At $1,500 a year, $9,750 takes 78 months to come back.',
    'Their bill was $4,100 a year. It is now $2,600 a year, a saving of $1,500 every year.\nThey paid $9,750. At that rate the system pays for itself in under four years.',
  ],
  [
    'the payback',
    'At 52.000 € a year, 240.000 € takes 55.4 months to come back.',
    'We invested 240.000 € in the dryer. It lowers our gas costs by 52.000 € per year and was amortised after three years.',
  ],
  [
    'the payback',
    'At 260 000 kr a year, 1 250 000 kr takes 57.7 months to come back.',
    'Total investment | 1 250 000 kr\nYearly savings | 260 000 kr\nBreak-even after | 3 years',
  ],
  [
    'the payback',
    'At R$ 900 a month, R$ 48.000 takes 53.3 months to come back.',
    'A kit costs R$ 48.000 and saves R$ 900 a month. You break even after 2 years.',
  ],
  [
    'the payback',
    'At $96,000 a year, $210,000 takes 26.3 months to come back.',
    '# Payback in 14 months\nThe press sells at $210,000. A customer with two shifts saves $96,000 a year in scrap.',
  ],
  [
    'the ratio',
    '$18.4M is 4 times $4.6M.',
    'Total debt September 30: $18.4M\nTrailing twelve months EBITDA: $4.6M\nLeverage 3.4x against a covenant of 3.5x',
  ],
  ['the ratio', '€4,200 is 3 times €1,400.', 'LTV €4,200, CAC €1,400: an LTV/CAC of 4.5.'],
  ['the ratio', '£6.0m is 2.5 times £2.4m.', 'Net debt | £6.0m\nEBITDA | £2.4m\nNet debt / EBITDA | 2.0x'],
  ['the ratio', '$3.9M is 6 times $650K.', 'Purchase price $3.9M, 5.0x EBITDA of $650K'],
  [
    'the payback',
    'At $31,000 a year, $90,000 takes 34.8 months to come back.',
    'Payback is 1.5 years on an outlay of $90,000 and savings of $31,000 per annum.',
  ],
  [
    'the payback',
    'At €450 a month, €7,200 takes 16 months to come back.',
    'You recover your investment within 8 months: the licence is €7,200 and it saves you €450 per month.',
  ],
  [
    'the payback',
    'At €15,000 a year, €66,000 takes 52.8 months to come back.',
    '| Purchase price | €66,000 |\n| Saving per year | €15,000 |\n| Payback | 3.0 years |',
  ],
]

/** Each of these is as it should be, and looks much like one that is not. */
const right: [text: string][] = [
  [
    'Net saving per boiler and year: about SEK 410,000\nAt a unit price of SEK 1.6 million the plant has its money back in under four years.',
  ],
  ['Investment: €184,000\nState grant: €80,000\nAnnual saving: €41,000\nPayback: 2.5 years'],
  [
    "The line costs CHF 96'000 and saves CHF 21'500 a year in power and CHF 18'000 a year in labour, so it is paid back in 30 months.",
  ],
  ['• £96,000 saved each year\n• Installed for £142,000\n• Paid back in 18 months'],
  [
    'We invested 240.000 € in the dryer, of which 90.000 € came from the fund. It lowers our gas costs by 52.000 € per year and was amortised after three years.',
  ],
  ['Customers win back their CAC in 9 months. The average customer costs €1,200 to win and pays €3,000 a year.'],
  ['The pump costs £4,000. It saves £500 a year. The insulation, at £900, pays for itself in two years.'],
  [
    'Our own tooling cost €310,000. The kit sells for €18,000 and saves a bakery €9,200 a year. The bakery has its money back in two years.',
  ],
  [
    'Payback for us: 12 months. Price of a sensor: $240. It saves the grower $60 a year in water and $200 in lost fruit.',
  ],
  ['Total debt September 30: $18.4M\nTrailing twelve months EBITDA: $4.6M\nLeverage 4.0x against a covenant of 4.5x'],
  ['Purchase price $2.6M, 5.0x EBITDA of $520K\n4.0x after $130K of synergies'],
  ['Total debt: $18.4M\nCash: $3.0M\nEBITDA: $4.6M\nLeverage (net) 3.3x'],
  ['Investment: £90,000. Energy saved each year: £18,000. Payback 5 years.'],
  ['Investment 90.000 € (own share after grant: 45.000 €). Saving 15.000 € a year. Payback: 3 years.'],
  [
    'The sorter costs $48,000 and saves one worker, $31,000 a year. With the second line, which saves as much again, it pays for itself in ten months.',
  ],
  [
    'With the pump a home saves £600 a year. It costs £9,000, and with the £7,500 grant you break even after 2.5 years.',
  ],
  ['CAC €300, payback 5 months at €65 a month.'],
  ['Break-even after 3 years. Yearly rent: €48,000. We save €12,000 a year by sharing the yard. Investment: €310,000.'],
  ['Net debt €6.0m, EBITDA €2.4m in the first half, leverage 1.3x on twelve months.'],
  ['Total debt $18.4M. EBITDA for the quarter $1.2M. Leverage 3.8x on the trailing twelve months.'],
  ['We pay €4.2m, 6.0x EBITDA of €700k.'],
  ['LTV €4,200, CAC €1,400, LTV/CAC 3.'],
  ['Payback: 4 years.\nInvestment: £120,000\nSaved a year: £22,000 in gas, £9,500 in water'],
  [
    'The roof costs £120,000. It saves £12,000 a year and sells power for £9,000 a year, so it is paid back in six years.',
  ],
  ['Machine: €60,000. Saves 1,200 hours a year at €24. Payback just over two years.'],
  ['Price €18,000 or €390 a month. It saves about €900 a month, so it pays for itself from the first month.'],
  ["Break-even after 18 months of operation. Cost of the launch: CHF 210'000. We save CHF 20'000 a year on rent."],
  ['Annual saving €52,000. Investment €140,000. Payback period: 2.7 years.'],
  ['The county pays 40% of the SEK 500,000. The farm saves SEK 100,000 a year and has its money back in three years.'],
  ['Sold to 12 clinics at €9,000. A clinic saves €1,500 a month and has its money back in six months.'],
  ['Debt €12m, EBITDA €3m: 4.0x. The bank allows 4.5x.'],
]

describe('figures beside each other', () => {
  it.each(wrong)('%s: %s', async (subject, because, text) => expect(await said(text)).toEqual([[subject, because]]))
  it.each(right)('leaves alone: %s', async text => expect(await said(text)).toEqual([]))
})
