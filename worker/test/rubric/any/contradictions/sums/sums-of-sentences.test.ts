/** Sums, shares, products and spans that a sentence or a few lines tell. */
import { describe, expect, it } from 'vitest'
import { lines, sides } from '../told.ts'

const wrong: [kind: string, sides: string, texts: string[]][] = [
  [
    'parts',
    'the parts of the whole: “€5,200” / 2,100 + 2,400 + 900',
    ['The kiln costs €5,200: bricks 2,100, work 2,400, chimney 900.'],
  ],
  [
    'parts',
    'the parts of the whole: “31” / 12 + 9 + 4 + 9',
    ['31 people: 12 in the workshop, 9 in the shop, 4 drivers, 9 others.'],
  ],
  [
    'parts',
    'the parts of the whole: “₹80 lakh” / 52 + 14 + 24',
    ['Fit-out is ₹80 lakh per site (machines 52, plant 14, doors 24).'],
  ],
  [
    'parts',
    'the parts of the whole: “$1.35 million” / 760 + 315 + 190 + 185',
    ['The $1.35 million is made up of salaries 760, travel 315, a demo line 190 and legal 185.'],
  ],
  [
    'parts',
    'the parts of the whole: “£96k” / £41k + £39k + £26k',
    ['The yard costs £96k: claims £41k, crew £39k and fees £26k.'],
  ],
  [
    'parts',
    "the parts of the whole: “CHF 8'800” / 3'100 + 3'700 + 3'000",
    ["A reader costs CHF 8'800 (optics 3'100, housing 3'700, tests 3'000)."],
  ],
  [
    'parts',
    'the parts of the whole: “€400,000” / €200,000 + €120,000 + €50,000',
    ['The €400,000 is split between Lisbon (€200,000), Porto (€120,000) and Faro (€50,000).'],
  ],
  [
    'parts',
    'the parts of the whole: “fifteen” / 7 + 4 + 10',
    ['We did fifteen interviews (7 nurses, 4 cooks, 10 porters).'],
  ],
  ['share', 'the share: “84%” / “40 of 60”', ['40 of 60 schools (84%) have renewed.']],
  ['share', 'the share: “95%” / “Nine of 12”', ['Nine of 12 farms stayed, or 95%.']],
  ['share', 'the share: “80%” / “61 of 97”', ['80% of members renewed (61 of 97).']],
  [
    'share',
    'the share: “62%” / ₹21,60,000 of ₹48,00,000',
    ['₹21,60,000 raised of ₹48,00,000', '62% there. 1,147 donors.'],
  ],
  ['share', 'the share: “71%” / “€3.1m of €6.2m”', ['€3.1m of €6.2m (71%) is let.']],
  ['share', 'the share: “90%” / 31 of 44', ['31 of our 44 wins (90%) began with a visit.']],
  ['share', "the share: “60%” / “CHF 11'500 of CHF 23'000”", ["CHF 11'500 of CHF 23'000 is spent (60%)."]],
  ['share', 'the share: 72% / “1.210 of 2.400”', ['1.210 of 2.400 places are let: 72 %.']],
  [
    'product',
    'the product: “1,940 plants × 480 points × €78 a year” / “€93m”',
    ['1,940 plants × 480 points × €78 a year = €93m'],
  ],
  ['product', "the product: “96 x 1'200” / “125'200”", ["96 x 1'200 = 125'200 cells"]],
  ['product', 'the product: “640 sessions × ₹1,500” / “₹14.6 lakh”', ['640 sessions × ₹1,500 = ₹14.6 lakh']],
  ['product', 'the product: “1.250 x 4.000 €” / “7.000.000 €”', ['1.250 x 4.000 € = 7.000.000 €']],
  ['product', 'the product: “12% × £1.5m” / “£240k”', ['12% × £1.5m = £240k']],
  [
    'goal',
    'the goal: “₹48,00,000” / 1,200 at ₹4,200',
    ['We want to give 1,200 girls their own bicycle. One bicycle costs ₹4,200.', 'Help us reach ₹48,00,000 by March.'],
  ],
  [
    'goal',
    'the goal: “£60,000” / 900 at £80',
    [
      'A coat costs £80.',
      'This winter we want to give 900 children a warm coat.',
      'Our goal: £60,000',
      'In 2024 our target was 700 coats.',
    ],
  ],
  [
    'payback',
    'the payback: “6 months” / $900 over $600 a year',
    ['CAC is $900.', 'ARR per customer is $600.', 'Payback: 6 months'],
  ],
  [
    'payback',
    'the payback: “3 months” / €400 over €50 a month',
    ['Customer acquisition cost: €400', 'ARPU: €50 a month', 'CAC payback of 3 months'],
  ],
  [
    'retention',
    'retention: 4% monthly churn / 90% yearly retention',
    ['Monthly churn is 4%.', 'Annual customer retention is 90%.'],
  ],
  [
    'retention',
    'retention: 3% monthly churn / 95% gross retention',
    ['Logo churn (monthly): 3%', 'Gross revenue retention: 95%'],
  ],
  [
    'runway',
    'the runway: “24 months” / €2m at a net burn of €150k',
    [
      'We are raising €2m.',
      'Sales cover a part of it.',
      'Monthly net burn after the round: €150k',
      'That gives us 24 months to reach forty towns.',
    ],
  ],
  [
    'runway',
    'the runway: “20 months” / £900k at a net burn of £75k',
    [
      '# The ask',
      '£900k in equity',
      '# The plan',
      'Net burn of £75k a month, planned',
      'Revenue rises with it.',
      'Runway of 20 months',
    ],
  ],
  ['growth', 'the yearly growth: “60%” / “€2m to €6m”', ['Sales went from €2m to €6m in four years, a CAGR of 60%.']],
]

const right: [why: string, texts: string[]][] = [
  ['parts that make it', ['The tag costs €6.10: parts 3.95, data 1.20, work in Oslo 0.95.']],
  ['parts in rounded millions', ['2023: CHF 0.88 m (service 0.61, readers 0.27)']],
  ['some of them', ['We are 14: 3 engineers, 2 in sales, 4 in the yard.']],
  ['examples', ['Forty tools are in it, for example saws (5), files (9) and planes (40).']],
  ['each with a number of its own', ['There are 8 plans: 10 users, 20 users, 50 users.']],
  ['two people and their years', ['Two of us: Ada, 12 years at a bank, and Bo, 9 years at sea.']],
  ['sizes', ['Three sizes: 40 cm, 50 cm and 60 cm.']],
  ['ratings', ['9 rooms (double 80, single 60, suite 120).']],
  ['one part of it', ['The round is €4m (of which €1m from founders, €2m from the bank).']],
  ['steps of a climb', ['12 sites in all: 4 in 2023, 9 in 2024, 12 in 2025.']],
  ['the right share', ['40 of 60 schools (67%) have renewed.']],
  ['the share of the others', ['12 of 60 parcels failed (80% passed).']],
  ['a share of another thing', ['40 of 60 schools renewed, up from 84%.']],
  ['growth beside it', ['5 of 20 stores opened in 2024 (growth 40%).']],
  ['about', ['40 of 60 schools, or about 70%.']],
  ['rounded amounts', ['€3.1m of €6.2m (50%) is let.']],
  ['two lines of two things', ['₹21,60,000 raised of ₹48,00,000', '62% of donors give again.']],
  ['the right product', ['1,940 × 480 × €78 a year = €73m']],
  ['by the month and the year', ['40 sites × $199 = $95,520 a year']],
  ['rounded', ['412 × 900 × 4 × KES 5,700 = KES 8.5bn']],
  ['lakh', ['720 sessions × ₹1,650 = ₹11.9 lakh']],
  ['a size', ['A booth of 10 x 10 = 100 sq ft']],
  ['a sum of products', ['189 + 36 × 6.50 = 423']],
  [
    'the right goal',
    ['We want to give 1,200 girls their own bicycle. One bicycle costs ₹4,200.', 'Help us reach ₹50,40,000 by March.'],
  ],
  [
    'a goal for more',
    [
      'We want to give 1,200 girls their own bicycle. One bicycle costs ₹4,200.',
      'Help us reach ₹60,00,000, which also pays for repairs.',
    ],
  ],
  ['last year', ['One coat costs £80. Last year 900 children already had a coat.', 'Our goal: £60,000']],
  ['a payback of the price', ['CAC is $900.', 'ARR per customer is $900.', 'Payback: 12 months']],
  ['a worked example', ['CAC is $900.', 'ARR per customer is $600.', 'Example: a customer who pays back in 6 months']],
  ['a payback of hardware', ['CAC is $900.', 'The oven pays for itself back in 6 months.']],
  ['a churn that keeps so many', ['Monthly churn is 1%.', 'Annual customer retention is 89%.']],
  ['a yearly churn', ['Churn is 12% a year.', 'Annual customer retention is 88%.']],
  ['revenue that may well stay', ['Logo churn (monthly): 1%', 'Gross revenue retention: 97%']],
  [
    'a runway that fits',
    ['We are raising €2m.', 'Monthly net burn after the round: €110k', 'That gives us 18 months to reach forty towns.'],
  ],
  [
    'cash beside it',
    [
      'We are raising €2m.',
      'Cash in the bank: €1.5m',
      'Monthly net burn after the round: €150k',
      'That gives us 24 months to reach forty towns.',
    ],
  ],
  [
    'a burn that falls',
    [
      'We are raising €2m.',
      'Monthly net burn after the round: €150k, falling',
      'That gives us 24 months to reach forty towns.',
    ],
  ],
  ['the right growth', ['Sales went from €2m to €6m in four years, a CAGR of 32%.']],
]

describe('sentences', () => {
  it.each(wrong)('%s: %s', (_kind, expected, texts) => {
    expect(sides(lines(...texts))).toEqual([expected])
  })
  it.each(right)('are left alone: %s', (_why, texts) => {
    expect(sides(lines(...texts))).toEqual([])
  })
})
