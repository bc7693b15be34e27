/** Shares sold, runways and instalments told beside the figures that they are made of, in many wordings. */
import { describe, expect, it } from 'vitest'
import { said } from '../said-of-text.ts'

const wrong: [subject: string, because: string, text: string][] = [
  [
    'the share sold',
    'NOK 36 million on top of NOK 144 million is 20% of the company after the round.',
    'Raising NOK 36 million at NOK 144 million pre-money; new investors get 25 %',
  ],
  [
    'the share sold',
    '€1.5m on top of €6m is 20% of the company after the round.',
    'We raise €1.5m at a pre-money valuation of €6m. Investors receive 25% of the company.',
  ],
  ['the share sold', '$2M is 25% of $8M.', 'The ask: $2M for 20% at $8M post-money.'],
  [
    'the share sold',
    '₹12 crore on top of ₹48 crore is 20% of the company after the round.',
    'Round: ₹12 crore at ₹48 crore pre-money\nStake on offer: 25%',
  ],
  [
    'the share sold',
    'CHF 3 million on top of CHF 9 million is 25% of the company after the round.',
    "Pre-money | CHF 9 million\nInvestment | CHF 3 million\nNew investors' share | 33%",
  ],
  [
    'the share sold',
    '£800k on top of £3.2m is 20% of the company after the round.',
    'We are raising £800k. Pre-money valuation: £3.2m. Equity for new investors: 25 %',
  ],
  [
    'the share sold',
    'R$ 5 milhões on top of R$ 20 milhões is 20% of the company after the round.',
    'Seeking R$ 5 milhões for 15% of the company (R$ 20 milhões pre-money).',
  ],
  [
    'the share sold',
    '2,0 Mio. € on top of 8,0 Mio. € is 20% of the company after the round.',
    '2,0 Mio. € at 8,0 Mio. € pre-money, so new shareholders will hold 25,0 %',
  ],
  [
    'the share sold',
    '$900,000 is 10% of $9 million.',
    'We offer 12% of our shares for $900,000, which values the company at $9 million post-money.',
  ],
  [
    'the runway',
    'At $250,000 a month, $4.5 million lasts 18 months.',
    'Raising $4.5 million.\nAverage net burn after closing $250,000 a month, so 30 months of runway',
  ],
  [
    'the runway',
    'At €140k a month, €3m lasts 21.4 months.',
    'The round of €3m gives us 36 months at a net burn of €140k per month.',
  ],
  [
    'the runway',
    "At CHF 180'000 a month, CHF 2.7 million lasts 15 months.",
    "Burn: CHF 180'000 a month. With CHF 2.7 million we have a runway of 24 months.",
  ],
  [
    'the runway',
    'At £100k a month, £1.2m lasts 12 months.',
    'Cash | £1.2m\nNet burn per month | £100k\nRunway | 20 months',
  ],
  [
    'the runway',
    'At R$ 400 mil a month, R$ 6,0 milhões lasts 15 months.',
    'Cash at bank R$ 6,0 milhões; monthly burn R$ 400 mil; runway 22 months.',
  ],
  [
    'the runway',
    'At NOK 2.4 million a month, NOK 42 million lasts 17.5 months.',
    'Raising NOK 42 million at NOK 168 million pre-money\nUse of funds\n- Production: NOK 18 million\n- Sales: NOK 24 million\nAverage net burn after closing NOK 2.4 million a month, so 24 months of runway',
  ],
  [
    'the instalments',
    'The parts add up to 110%.',
    'Payment\n50% advance with the work order, 30% after six months, 30% at the end of the eleventh month.',
  ],
  [
    'the instalments',
    'The parts add up to 110%.',
    'Terms of payment: 40 % on order, 40 % on delivery, 30 % after acceptance.',
  ],
  [
    'the instalments',
    'The parts add up to 110%.',
    'We invoice 30% at kick-off, 50% at go-live and 30% four weeks later.',
  ],
  [
    'the instalments',
    'The parts add up to 110%.',
    '- 35% when you sign\n- 45% when the frames arrive\n- 30% when the roof is tight\nPayment within 14 days.',
  ],
  [
    'the instalments',
    'The parts add up to 110%.',
    'Payment schedule\nDeposit | 30%\nOn delivery of materials | 50%\nOn completion | 30%',
  ],
  [
    'the instalments',
    'The parts add up to 110%.',
    'Payable as follows: 25% deposit, 50% at first fix and the remaining 35% on handover.',
  ],
  [
    'the instalments',
    'The parts add up to 110%.',
    'Milestone payments: 20% upon contract, 30% upon design freeze, 30% upon prototype, 30% upon delivery.',
  ],
  [
    'the instalments',
    '84 times $129 is 10,836.',
    '0% interest: $129 a month over 84 months for the $9,566.70. No fees.',
  ],
  [
    'the instalments',
    '12 times CHF 230 is 2,760.',
    "Pay CHF 2'400 in cash, or in 12 instalments of CHF 230 without interest or fees.",
  ],
]

/** Each of these is as it should be, and looks much like one that is not. */
const right: [text: string][] = [
  ['Raising NOK 36 million at NOK 144 million pre-money; new investors get 20 %'],
  ['The ask: $2M for 25% at $8M post-money.'],
  ["Pre-money | CHF 9 million\nInvestment | CHF 3 million\nNew investors' share | 25%"],
  [
    'We raise €1.5m at a pre-money valuation of €6m. Investors receive 20% of the company, and the option pool is topped up to 10%.',
  ],
  ['1,8 Mio. € new money at 7,2 Mio. € pre-money; new investors hold 20,0 %'],
  ['We are raising £800k at £3.2m pre-money. Existing investors hold 35%.'],
  ['We raise $3M at $12M pre-money. The lead investor takes 12%.'],
  ['Raising $4.5 million.\nAverage net burn after closing $250,000 a month, so 18 months of runway'],
  ['Cash | £1.2m\nNet burn per month | £60k\nRunway | 20 months'],
  [
    'Raising $4.5 million on top of $3 million in the bank.\nAverage net burn after closing $250,000 a month, so 30 months of runway',
  ],
  ['50% advance with the work order, 30% after six months, 20% at the end of the eleventh month.'],
  ['Cancellation: 50% up to 30 days before, 80% up to 14 days before, 100% after that.'],
  ['Payment: 30% with the order, 40% on delivery, 20% after commissioning and 10% retention for twelve months.'],
  ['Payment: 30% with the order, the rest on delivery.'],
  ['Discounts: 5% for payment at once, 3% within 10 days, 2% within 20 days.'],
  [
    "Payments to the maker: 101'550 with the order (30 %), 135'400 at the pressure test (40 %), 101'550 on delivery (30 %).",
  ],
  ['Cash £1.2m, net burn £60k a month after the cuts, runway 20 months.'],
  ['Payments: 30% on order, 30% on delivery, 30% on acceptance, 10% after the warranty.'],
  ['Bonus: 30% at 100 tonnes, 50% at 200 tonnes, 60% at 300 tonnes.'],
  ['Late orders: 20% surcharge within 4 weeks, 40% within 2 weeks, 60% within 1 week of delivery.'],
  ['Raising €2m at €8m pre-money. New investors will hold 20%, founders 62%, employees 18%.'],
  ['We raise $5M at $20M pre-money; new investors get 25% of the board seats.'],
  ['Raising $2M. Net burn is $100k a month, so 18 months of runway with a two-month buffer.'],
  ['Raising $2M. Burn falls: $150k a month today. With revenue of $60k a month that gives 24 months.'],
  ['Terms: 40% in advance, 60% on delivery; 2% discount within 10 days.'],
  ['Fees: 30% on signing, 30% on permit, 40% on completion, plus 7% for expenses.'],
  ['20% on order, 50% on delivery, 30% on acceptance; interest of 8% on late payment.'],
  ['We invoice 30% on day 1, 30% on day 30 and 40% on day 60.'],
  ['Raising £1m at £4m pre-money. New investors get 20 %, the pool is 10 %.'],
  ['€2m for 20% of the company at €10m post-money. We have €0.4m in the bank.'],
  ['Raising €1.5m (€0.5m already committed) at €6m pre-money for 20%.'],
  ['Raising $6M. At an average burn of $300k a month we have 20 months of runway.'],
  ['Runway 24 months. Raising $3M at $12M pre-money. Burn is $150k a month, falling to $90k.'],
  ['Runway: 30 months\nRaising: €2.4m\nBurn after the round: €110k a month, less €30k of revenue'],
]

describe('figures beside each other', () => {
  it.each(wrong)('%s: %s', async (subject, because, text) => expect(await said(text)).toEqual([[subject, because]]))
  it.each(right)('leaves alone: %s', async text => expect(await said(text)).toEqual([]))
})
