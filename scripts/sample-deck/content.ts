/**
 * The sample pitch: an invented company, labelled so on its cover. It has strengths and planted weaknesses on purpose,
 * so that a first look at Panel shows agreement, tension and what only one analyst saw.
 */

export interface SampleSlide {
  title: string
  subtitle?: string
  bullets?: string[]
  /** The first row is the header. */
  table?: string[][]
  chart?: { title: string; series: string; categories: string[]; values: number[] }
  notes?: string
}

export const sampleTitle = 'Larkfold, an invented sample'

export const sampleSlides: SampleSlide[] = [
  {
    title: 'Larkfold',
    subtitle:
      'An app that lets care homes fill empty shifts with their own staff\nSeed round, autumn 2026\nInvented sample: this company and its people do not exist',
    notes: 'This deck is an invented sample that comes with the product. No company, person or figure in it is real.',
  },
  {
    title: 'Problem: an empty shift turns into an agency bill',
    bullets: [
      'A care home with 40 beds spends £11,400 a month on agency staff to cover sickness.',
      'Most managers still look for cover by phone calls and WhatsApp groups, from six in the morning.',
      'Residents meet a stranger at breakfast, and the regular staff hear of the extra shift too late to take it.',
    ],
    notes: 'The monthly figure comes from the invoices of 22 homes that we collected between February and April 2026.',
  },
  {
    title: 'Product: how Larkfold fills a shift',
    bullets: [
      'The manager marks a gap. Larkfold asks the qualified people on the payroll, in a fair order, by text message.',
      'The first to accept has the shift, and the rota, the hours and the pay are updated.',
      'If nobody accepts within 40 minutes, the home can still call its agency.',
      'Live since March 2025. The demo takes four minutes.',
    ],
    notes: 'Show the morning screen first. In a typical home seven out of ten gaps are filled before the agency opens.',
  },
  {
    title: 'Why now: homes can no longer pass the cost on',
    bullets: [
      'Agency rates rose again in 2025, while councils froze the fees that they pay to homes.',
      'Nearly every care worker now has the payroll app of the home on a phone.',
    ],
  },
  {
    title: 'Market: a large and steady spend',
    bullets: [
      'TAM: £14bn a year is spent on staff in residential care.',
      'SAM: £3.2bn of it goes to temporary cover.',
      'The number of beds grows as the population ages.',
    ],
  },
  {
    title: 'Competition: what homes use today',
    bullets: [
      'The usual alternative is a paper rota, a WhatsApp group and an agency on speed dial.',
      'Larkfold is the most trusted shift software for care homes in the north.',
    ],
    table: [
      ['What matters to a home', 'Larkfold', 'RotaPilot', 'CareBench', 'Agency'],
      ['Asks own staff first', '✓', '✗', '✗', '✗'],
      ['Checks qualifications', '✓', '✓', '✗', '✓'],
      ['Updates rota and pay', '✓', '✓', '✗', '✗'],
      ['Works by text message', '✓', '✗', '✓', '✗'],
      ['No fee for each shift', '✓', '✗', '✓', '✗'],
    ],
  },
  {
    title: 'Business model: one price per bed',
    bullets: [
      'Homes pay £3 per bed a month, by subscription. An average home has 42 beds.',
      'LTV/CAC is 9:1.',
      'Lark Fold charges no set-up fee, and homes can cancel at the end of any month.',
    ],
    notes: 'The founders have done all of the selling so far.',
  },
  {
    title: 'Traction: 38 homes pay every month',
    bullets: [
      'MRR of £4,800 from 38 paying homes.',
      'Our largest customer, a group of 14 homes, brings 37% of MRR.',
      'Letters of intent from three care groups with 112 homes.',
      'Monthly churn is 1.1% of homes since launch.',
    ],
    chart: {
      title: 'Paying homes at the end of each quarter',
      series: 'Paying homes',
      categories: ['Q2 2025', 'Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3 2026'],
      values: [4, 9, 15, 22, 31, 38],
    },
  },
  {
    title: 'Go-to-market: one county, then the next',
    bullets: [
      'Built for independent care homes in Yorkshire with 30 to 60 beds, of which there are 410.',
      'A trainer shows Lark Fold in one visit: 64 visits led to 24 contracts. The group of 14 came by referral.',
      'Next are Lancashire and County Durham, through the two regional care associations.',
    ],
  },
  {
    title: 'Team',
    bullets: [
      'Ilse Marrowby, CEO: ran the staffing desk of a group of 19 care homes for 11 years and bought agency cover every week.',
      'Desmond Quillfeather, CTO: built the shift and payroll software of a hospital supplier for 8 years.',
      'Four more people: two engineers, one designer, one trainer who visits the homes.',
    ],
  },
  {
    title: 'Financials: revenue forecast',
    table: [
      ['', '2026', '2027', '2028', '2029'],
      ['Revenue', '£0.09m', '£1.1m', '£5.9m', '£14m'],
      ['EBITDA', '-£0.7m', '-£0.9m', '£0.4m', '£4.2m'],
    ],
  },
  {
    title: 'The ask: £1.2m for 18 months',
    bullets: [
      'Raising a seed round of £1.2m.',
      'By June 2027: 120 paying homes in three counties.',
      'By December 2027: £35,000 MRR, with no customer above 15% of it.',
      'Use of funds: 45% engineering, 35% sales and visits, 20% running costs.',
      'We start the round with ARR of £72,000.',
    ],
    notes: 'The money lasts until the spring of 2028 at the planned burn.',
  },
]
