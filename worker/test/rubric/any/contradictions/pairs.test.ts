import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { numbersContradict } from '#worker/panel/rubric/any/numbers-contradict.ts'
import { promisesContradict } from '#worker/panel/rubric/any/promises-contradict.ts'
import { memo, page } from '../../documents.ts'
import { see } from '../../see.ts'

const lines = (...texts: string[]) => memo(texts)

const subjects = (document: LocatedDocument) =>
  [numbersContradict, promisesContradict]
    .flatMap(observation => see(observation, document))
    .map(({ facts }) => facts.subject)

const contradicting: [string, string, LocatedDocument][] = [
  ['all so far', 'the number of customers', lines('We have 900 customers.', '400 customers have used us so far.')],
  [
    'all who were helped',
    'the number of clinics',
    lines('We serve 900 clinics.', '400 clinics have been helped so far.'),
  ],
  ['two customer counts', 'the number of customers', lines('We have 1,200 customers.', 'Trusted by 800 customers.')],
  [
    'no rivals, one named',
    'competition',
    lines('We have no competitors.', 'Competitors include Personio and Factorial.'),
  ],
  ['one market, two sizes', 'the TAM', lines('TAM: $4B', 'Our TAM is $9B.')],
  ['a part above the whole', 'the market sizes', lines('TAM $2B', 'SAM $5B')],
  ['growth in one sentence', 'the growth rate', lines('Revenue grew 50% from $100k to $300k.')],
  [
    'growth beside a table',
    'the growth rate',
    memo([
      'Our revenue grew 300% in 2025.',
      { type: 'table_row', text: 'Year | 2024 | 2025' },
      { type: 'table_row', text: 'Revenue | $100k | $150k' },
    ]),
  ],
  ['MRR and ARR', 'recurring revenue', lines('MRR is $20k today.', 'ARR is $500k today.')],
  [
    'lifetime value and cost',
    'the ratio of lifetime value to acquisition cost',
    lines('LTV is $900.', 'CAC is $300.', 'LTV/CAC of 6:1'),
  ],
  [
    'use of funds in percent',
    'the use of funds',
    memo(['# Use of funds', '- 50% engineering', '- 30% sales', '- 40% operations']),
  ],
  [
    'use of funds in money',
    'the use of funds',
    memo(['We are raising $1M.', '# Use of funds', '- Engineering: $600k', '- Sales: $500k', '- Office: $200k']),
  ],
  ['two rounds at once', 'the amount of the round', lines('We are raising $2M.', 'Raising a seed round of $3M')],
  [
    'runway',
    'the runway',
    lines('We have 24 months of runway.', 'Net burn is $100k a month.', 'Cash in the bank: $600k.'),
  ],
  ['older than the company', 'the dates', lines('We were founded in 2021.', 'Serving clinics since 2015.')],
  [
    'older than the company, in one sentence',
    'the dates',
    lines('We were founded in 2022 and are serving clinics since 2015.'),
  ],
  ['one plan, two prices', 'the Pro price', lines('Pro costs $29/month.', 'The Pro plan is $39/month.')],
  ['a saving that does not fit', 'the yearly saving', lines('$10/month or $108/year (save 30%)')],
  [
    'a card after all',
    'the credit card',
    lines('No credit card required.', 'A credit card is required to start your trial.'),
  ],
  ['bound after all', 'leaving', lines('Cancel any time.', 'Contracts have a minimum term of 12 months.')],
  [
    'companies served',
    'the number of companies',
    lines('We advise 340 companies since the founding of our firm.', '520 companies currently entrust us with it.'),
  ],
  [
    'bound although it can be ended',
    'leaving',
    lines('Every policy can be cancelled at any time.', 'All policies have a minimum term of 24 months.'),
  ],
  ['used before launch', 'whether the product is in use', lines('We launch in June.', 'Used by 4,000 companies.')],
  ['profit and burn', 'profit', lines('We are profitable.', 'Our net burn is $80k.')],
  ['churn and retention', 'retention', lines('Our monthly churn is 5%.', 'Annual retention is 90%.')],
  ['two ratings', 'the rating on G2', lines('Rated 4.8/5 on G2', 'Our 4.3 out of 5 on G2 speaks for itself.')],
]

const consistent: [string, LocatedDocument][] = [
  ['a bound that holds the value', lines('We have 10,000+ users.', 'Trusted by 10,432 users.')],
  ['customers and users', lines('We have 1,200 customers.', 'Used by 9,000 users.')],
  ['paying and registered', lines('We have 300 paying users.', 'We have 9,000 registered users.')],
  ['then and now', lines('We started with 12 customers.', 'We now have 480 customers.')],
  ['those who stayed long', lines('We work for 118 clients.', '31 clients have been with us for ten years or more.')],
  ['those who bought twice', lines('We serve 340 clinics.', '22 clinics have bought a second licence.')],
  ['those who took one course', lines('Our 410 members pay €9.', '96 members have taken the advanced course.')],
  ['two parts of all', lines('140 members have used the new hall.', '96 members have taken the advanced course.')],
  ['those who came since spring', lines('40 clinics have joined since May.', 'We serve 340 clinics.')],
  ['who came and who finished', lines('1,900 students have graduated.', '2,400 students have enrolled since 2019.')],
  ['those who helped', lines('We have 64 clients.', '6 clients have helped us to write this page.')],
  ['a part of the customers', lines('We have 480 customers.', '12 of our customers renewed early.')],
  ['a target', lines('We have 480 customers.', 'We plan to have 2,000 customers.')],
  ['per country', lines('We have 480 customers in Germany.', 'We have 120 customers in France.')],
  ['a claim of difference', lines('No competitor offers same-day payout.', 'Competitors include Stripe.')],
  ['advice', lines('Never say you have no competition.', 'Unlike Personio, it costs nothing.')],
  ['two years of one market', lines('TAM $4B (2024)', 'TAM $9B (2030)')],
  ['two regions', lines('TAM $9B globally', 'TAM $2B in Europe')],
  ['nested as it should be', lines('TAM $9B', 'SAM $2B', 'SOM $100M')],
  ['growth that fits', lines('Revenue grew 200% from $100k to $300k.')],
  ['monthly growth over a year', lines('We grew 10% month over month, from $100k to $300k.')],
  ['MRR that fits', lines('MRR is $20k.', 'ARR is $240k.')],
  ['a course of months', memo([{ type: 'table_row', text: 'MRR | $4k | $14k | $55k' }, 'ARR is $300k today.'])],
  ['an amount before its label', lines('MRR is $250k.', 'That is $3M ARR on $240k of costs.')],
  ['a thought', lines('MRR is $20k.', "At 1,000 hotels, that's $9M ARR.")],
  ['contracted ARR', lines('MRR is $20k.', 'CARR, our contracted ARR, is $500k.')],
  ['a target MRR', lines('No paid ads until $10K MRR.', 'ARR is $60k.')],
  ['a ratio that fits', lines('LTV is $900.', 'CAC is $300.', 'LTV/CAC of 3:1')],
  ['paid and blended', lines('LTV is $900.', 'Blended CAC is $300.', 'LTV/CAC of 6:1')],
  ['loan to value', lines('LTV capped at 80%.', 'Loan LTV is $900.', 'CAC is $300.')],
  ['a whole use of funds', memo(['# Use of funds', '- 50% engineering', '- 30% sales', '- 20% operations'])],
  [
    'a part of it',
    memo(['# Use of funds', '- 50% engineering, including 20% research', '- 30% sales', '- 20% office']),
  ],
  ['raised and raising', lines('We raised $1M in 2024.', 'We are raising $3M.')],
  ['a valuation', lines('We are raising $3M.', 'Raising at a $12M cap.')],
  ['raising awareness', lines('Raising awareness for 2 million patients.', 'We are raising $3M.')],
  ['a buffer', lines('Use of money: 6 months of runway buffer.', 'Net burn is $100k.', 'Cash in the bank: $1.8M.')],
  ['runway that fits', lines('18 months of runway.', 'Net burn is $100k.', 'Cash in the bank: $1.8M.')],
  [
    'runway with the round',
    lines('18 months of runway.', 'Net burn is $100k.', 'Cash on hand: $300k.', 'Raising $1.5M.'),
  ],
  ['founders before', lines('We were founded in 2021.', 'Our founders have worked together since 2012.')],
  ['from and exactly', lines('Pro from $9/month.', 'Pro costs $11.50/month.')],
  ['two currencies', lines('Pro costs $29/month.', 'Pro costs €27/month.')],
  ['a saving that fits', lines('$10/month or $96/year (save 20%)')],
  ['a card for the paid plan', lines('No credit card required.', 'A credit card is required when you upgrade.')],
  ['another plan bound', lines('Cancel any time.', 'Yearly plans have a minimum term of 12 months.')],
  ['no term', lines('Cancel any time.', 'No minimum term.')],
  ['beta users', lines('We launch in June.', 'Used by 400 companies in our beta.')],
  ['unit profit', lines('We are profitable on a unit basis.', 'Our net burn is $80k.')],
  ['profit planned', lines('We will be profitable by 2027.', 'Our net burn is $80k.')],
  ['churn that fits', lines('Our monthly churn is 2%.', 'Annual retention is 80%.')],
  ['net revenue retention', lines('Our monthly churn is 2%.', 'Annual net revenue retention is 120%.')],
  ['two platforms', lines('Rated 4.8/5 on G2', 'Rated 4.3/5 on Capterra')],
  ['dated ratings', lines('4.3/5 on G2 in 2023', '4.8/5 on G2 in 2025')],
]

describe('numbers-contradict', () => {
  it.each(contradicting)('sees %s', (_name, subject, document) => {
    expect(subjects(document)).toEqual([subject])
  })

  it.each(consistent)('leaves alone: %s', (_name, document) => {
    expect(subjects(document)).toEqual([])
  })

  it('quotes both sides verbatim, each where it stands', () => {
    const [sighting] = see(numbersContradict, lines('Hello. We have 1,200 customers.', 'Trusted by 800 customers.'))
    expect(sighting?.quotes).toEqual([
      { blockId: 'b1', text: 'We have 1,200 customers.' },
      { blockId: 'b2', text: 'Trusted by 800 customers.' },
    ])
  })

  it('says one month and less than one as a person would', () => {
    const because = (cash: string) =>
      see(
        numbersContradict,
        lines('We have 24 months of runway.', 'Net burn is $100k a month.', `Cash in the bank: ${cash}.`),
      )[0]?.facts.because
    expect(because('$100k')).toBe('At $100k a month, the money lasts 1 month.')
    expect(because('$20k')).toBe('At $100k a month, the money lasts less than a month.')
    expect(because('$600k')).toBe('At $100k a month, the money lasts 6 months.')
  })

  it('is milder where only direct rivals are denied', () => {
    const [sighting] = see(numbersContradict, lines('We have no direct competitors.', 'Unlike Doctolib, we also bill.'))
    expect(sighting?.severity).toBe(1)
  })

  it('sees a card field beside the promise on a page', () => {
    const document = page([
      'Start free. No credit card required.',
      {
        type: 'form_field',
        text: 'Card number',
        field: { type: 'text', label: 'Card number', placeholder: null, required: true, checked: false, form: 1 },
      },
    ])
    expect(subjects(document)).toEqual(['the credit card'])
  })
})
