/** Questions on one line of a paper that sells. */
import { type Case, offer } from './lines-read.ts'

export const linesOfOffers: Case[] = [
  {
    id: 'asked-dealers-share',
    of: offer,
    holds: [
      [['We train the four dealers in May.', 'Gross profit: 300 units at €240, €72,000'], 'the four dealers'],
      [['Our 12 resellers come to Oslo.', 'Gross margin 42%'], 'Our 12 resellers'],
    ],
    not: [
      ['We train the four dealers.', 'Gross profit €72,000 after the dealer margin'],
      ['We train the four dealers.'],
      ['Gross profit €72,000'],
    ],
  },
  {
    id: 'asked-after-grant',
    of: offer,
    holds: [
      [['We pay for them from a grant of €9,000.'], 'grant'],
      [['The lockers are financed by a regional grant.'], 'regional grant'],
    ],
    not: [
      ['We pay them by a grant of options.'],
      ['We pay for them from a grant. After the grant the fees carry it.'],
      ['We grant you access.'],
      ['You pay for them.'],
    ],
  },
  {
    id: 'asked-share-paid',
    of: offer,
    holds: [
      [['Of each hire you receive 35%.'], '35%'],
      [['You keep 60 % of the ticket price.'], '60 %'],
    ],
    not: [
      ['You earn 3% interest.'],
      ['You receive 35%, paid monthly.'],
      ['You get 20% off.'],
      ['We receive 35% of orders by telephone.'],
    ],
  },
  {
    id: 'asked-advance-back',
    of: offer,
    holds: [
      [['30 % on signature, the rest in May.', 'Either side may cancel with 30 days’ notice.'], '30 % on signature'],
      [['50% in advance', 'Notice: two weeks'], '50% in advance'],
    ],
    not: [
      ['30 % on signature.', 'You may cancel; the advance is refunded.'],
      ['30 % on signature, the rest in May.'],
      ['Either side may cancel.'],
    ],
  },
  {
    id: 'asked-measured-once',
    of: offer,
    holds: [[['On our measurement of 12 March the ovens lose 8 % of heat.', '8 % is €4,100 a year.'], '12 March']],
    not: [
      ['On our measurement of 12 March the ovens lose 8 % of heat.'],
      ['On our measurement of 12 March and a second measurement in May 8 % were lost.', '8 % is €4,100 a year.'],
      ['8 % is €4,100 a year.'],
    ],
  },
  {
    id: 'asked-running-cost',
    of: offer,
    holds: [
      [['At Solbakken the gates had paid for themselves after 9 months.'], '9 months'],
      [['It pays for itself within a year.'], 'pays for itself'],
    ],
    not: [
      ['It pays for itself within a year, running costs of €40 a month included.'],
      ['It pays for itself within a year.', 'The licence fee is €29 a month.'],
      ['Customers pay within 14 days.'],
    ],
  },
  {
    id: 'asked-also-introduced',
    of: offer,
    holds: [
      [
        ['In May Solbakken also introduced a fee for late returns.', 'Loss fell from 410 to 290 a month.'],
        'a fee for late returns',
      ],
      [
        ['In the same month they changed the supplier of linen.', 'Results: waste went down by 12%.'],
        'changed the supplier',
      ],
    ],
    not: [
      ['Solbakken also introduced a fee. A control group without it fell by 20%.', 'Loss fell from 410 to 290.'],
      ['We also introduced ourselves.'],
      ['Loss fell from 410 to 290 a month.'],
    ],
  },
  {
    id: 'asked-result-lasted',
    of: offer,
    holds: [
      [['Our customers in May to July 2024, compared with May to July 2023:'], 'May to July 2024'],
      [['March 2025 against March 2024: 12 short deliveries'], 'March 2025'],
    ],
    not: [
      ['May to July 2024, compared with May to July 2023; the level has held.'],
      ['The contract runs from May to July 2024.'],
      ['Founded in May 2024.'],
    ],
  },
  {
    id: 'asked-usual-price',
    of: offer,
    holds: [
      [['Get in touch for a quote.'], 'customer so far pay'],
      [['Prices on request'], 'customer so far pay'],
    ],
    not: [
      ['Get in touch for a quote. Usual price: €1,200.'],
      ['From 1 900 kr per day. Contact us for prices.'],
      ['Get in touch.'],
    ],
  },
  {
    id: 'asked-press-named',
    of: offer,
    holds: [
      [['Featured in several leading publications'], 'several leading publications'],
      [['We were mentioned in many magazines.'], 'many magazines'],
    ],
    not: [
      ['Featured in many newspapers, among them the Voss Post.'],
      ['Featured in several newspapers such as Dagbladet Voss'],
      ['Featured in Dagbladet Voss'],
      ['We read many magazines.'],
    ],
  },
  {
    id: 'asked-what-guarantee',
    of: offer,
    holds: [[['If something goes wrong, we will put it right.'], 'put it right']],
    not: [['If something goes wrong, we’ll make it right within 5 days.'], ['If something goes wrong, call us.']],
  },
  {
    id: 'asked-which-step',
    of: offer,
    holds: [[['Book a visit | Download the guide | Follow us | Call Kari on 555 01 23'], 'Of the 4 ways']],
    not: [
      ['Book a visit | Call Kari'],
      ['Ovens | Proofers | Mixers | Slicers'],
      ['Book a visit | Oven 2 | Rack 3 | Door 4'],
    ],
  },
  {
    id: 'asked-tone-tie',
    of: offer,
    holds: [
      [['Bold yet humble. Expert but friendly.'], 'Bold yet humble'],
      [['Premium and accessible. Modern but timeless.'], 'Premium and accessible'],
    ],
    not: [['Bold yet humble.'], ['Bread and butter. Salt and pepper.'], ['Clear and short. Warm and friendly.']],
  },
  {
    id: 'asked-like-yours',
    of: offer,
    holds: [
      [['Shops like yours save about three hours a week.'], 'Shops like yours save about three hours'],
      [['Bakeries like yours usually cut waste by 18%.'], 'waste by 18%'],
    ],
    not: [
      ['Teams like yours get 5 seats.'],
      ['Shops like yours save time.'],
      ['We like your shop, and save three hours.'],
      ['A shop like yours in Voss, Solbakken, saves three hours.'],
    ],
  },
  {
    id: 'asked-test-passed',
    of: offer,
    holds: [
      [['Kari tries the statement in six sales calls.'], 'six sales calls'],
      [['We test the headline with 12 prospects.'], '12 prospects'],
    ],
    not: [
      ['We test the headline with 12 prospects and keep it if eight repeat it; success means eight.'],
      ['We test the oven.'],
      ['We have 12 prospects.'],
    ],
  },
]
