/** Questions that one line raises by itself: where it is asked, and where the line only looks so or is answered. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { lineQuestions } from '#worker/panel/rubric/asked/one-line/questions.ts'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import { deck, memo, page } from '../documents.ts'
import { see } from '../see.ts'

const row = (text: string) => ({ type: 'table_row', text }) as const

/** An investor's paper, a deck that asks for money, and a paper that sells. */
const update = (...lines: string[]) =>
  memo(['Update to our shareholders, Q2', 'Dear all, the second quarter was dry.', ...lines])
const pitch = (...lines: string[]) =>
  deck([
    { title: 'Millo', body: ['Millo plans the week of bakeries.', 'We are raising €1M.'] },
    { title: 'The problem', body: ['Bakers plan on paper.'] },
    { title: 'Business model', body: lines },
    { title: 'Team', body: ['Kari Lunde, CEO'] },
  ])
const offer = (...lines: string[]) =>
  memo(['Proposal for Solbakken', 'We propose to clean the ovens of your three shops.', ...lines])

interface Case {
  id: string
  of: (...lines: string[]) => LocatedDocument
  holds: [line: string[], words: string][]
  not: string[][]
}

const cases: Case[] = [
  {
    id: 'asked-renegotiation',
    of: update,
    holds: [
      [['Our customer Bolto asked us to renegotiate in June.'], 'asked us to renegotiate'],
      [['One retailer wants 8% off from January.'], 'wants 8% off'],
      [['The client in Graz tries to lower the price.'], 'lower the price'],
    ],
    not: [
      ['A supplier asked us to renegotiate.'],
      ['A customer asks for 20% off, and you offer 15%: push back first.'],
      ['Our customer Bolto wanted to renegotiate, and new terms were agreed.'],
      ['A customer wants 8% off. At 8% revenue would fall by €40k, which would cost us one hire.'],
    ],
  },
  {
    id: 'asked-next-target',
    of: update,
    holds: [
      [['Goals for Q3: 140 sites, margin 44%.'], '140 sites, margin 44%'],
      [['Our targets for next quarter: 12 new bakeries'], '12 new bakeries'],
      [['Goal for 2027: SEK 9 million in revenue'], 'SEK 9 million'],
    ],
    not: [
      ['Targets for 2027: see page 3.'],
      ['Goals for Q3: grow and hire.'],
      ['The goal was 140 sites.'],
      ['The goals for Q3 come in July.'],
    ],
  },
  {
    id: 'asked-not-asked-yet',
    of: update,
    holds: [
      [['The landlord must agree; we have not asked him yet.'], 'we have not asked him yet'],
      [['The consent of two schools is needed, and we haven’t requested it.'], 'requested it'],
      [['We did not ask for it.'], 'did not ask for it'],
    ],
    not: [
      ['We did not ask them to pay.'],
      ['We have not asked them because the law does not allow it.'],
      ['We did not ask for money.'],
      ['We have asked the landlord.'],
    ],
  },
  {
    id: 'asked-how-unlikely',
    of: update,
    holds: [
      [['We hold this to be unlikely.'], 'We hold this to be unlikely'],
      [['We consider such a fall very unlikely, as the contracts run to 2028.'], 'unlikely'],
      [['We think it is improbable.'], 'improbable'],
    ],
    not: [
      ['We hold this to be unlikely: a 10% chance at most.'],
      ['The bank holds this to be unlikely.'],
      ['We hold this to be likely.'],
    ],
  },
  {
    id: 'asked-grant-refused',
    of: update,
    holds: [
      [['Public grant (applied for, answer in May): NOK 9 million'], 'applied for'],
      [['The subsidy of CHF 200’000 is pending.'], 'pending'],
      [['A bank loan of £80k is not yet approved.'], 'not yet approved'],
    ],
    not: [
      ['The grant expected in June was paid.'],
      ['A grant was applied for. Without the grant we hire two people fewer.'],
      ['The grant was approved in May.'],
      ['A patent was applied for.'],
    ],
  },
  {
    id: 'asked-measured-instead',
    of: update,
    holds: [
      [['Efficiency 81 % measured, 90 % modelled'], '81 %'],
      [['Yield: 62% measured in the pilot and 75% expected'], '75%'],
    ],
    not: [['Efficiency 81 % measured in two plants'], ['Efficiency 90 % modelled'], ['We measured 81 ovens.']],
  },
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
    id: 'asked-joins-later',
    of: pitch,
    holds: [
      [['Per Dahl, CTO, joins full time when the round closes'], 'joins full time when the round closes'],
      [['Our CTO will join us once the funding is there.'], 'once the funding'],
      [
        ['Ana Reis moves to full-time after the seed.'.replace('moves to full-time', 'starts full-time')],
        'after the seed',
      ],
    ],
    not: [
      ['Per Dahl joins the board when the shop opens.'],
      ['Per Dahl joined full time in May.'],
      ['Customers join after the trial.'],
    ],
  },
  {
    id: 'asked-second-order',
    of: pitch,
    holds: [
      [['We earn it back on the second order.', '31% of shops have ordered again'], '31% of shops have ordered again'],
      [
        ['Customers pay us back with the third box, so we get it back by the third box.', '40% have bought twice'],
        'third box',
      ],
    ],
    not: [
      ['We earn it back on the second order.'],
      ['We earn it back on the first order.', '31% of shops have ordered again'],
      ['31% of shops have ordered again'],
    ],
  },
  {
    id: 'asked-around-platform',
    of: pitch,
    holds: [
      [['Millo connects households with trusted cleaners.', 'Commission of 14% on each job'], '14%'],
      [['We match schools with tutors.', 'We take a 20% commission.'], 'tutors'],
    ],
    not: [
      ['Millo connects households with cleaners.', 'Commission of 14%', 'Those who deal directly lose the insurance.'],
      ['Commission of 14% on each job'],
      ['Millo connects households with cleaners.', 'Agencies take a 30% commission.'],
    ],
  },
  {
    id: 'asked-verified',
    of: pitch,
    holds: [
      [['A verified cleaner accepts the job.'], 'cleaners'],
      [['Only vetted tutors are shown.'], 'vetted'],
    ],
    not: [
      ['Certified partners install it.'],
      ['A verified cleaner accepts. We see the criminal record and two references of each.'],
      ['A verified e-mail address'],
      ['Verified emissions'],
    ],
  },
  {
    id: 'asked-money-split',
    of: pitch,
    holds: [
      [['The investment will accelerate product, sales and expansion.'], 'product, sales and expansion'],
      [['The funds will be used for marketing and new markets.'], 'marketing and new markets'],
    ],
    not: [
      ['The investment will accelerate product, sales and expansion: 50% product, 30% sales, 20% expansion.'],
      ['The investment will last 18 months.'],
      ['The round will accelerate sales.'],
    ],
  },
  {
    id: 'asked-two-models',
    of: pitch,
    holds: [
      [['Business model: sale of the oven with a service contract, or rent by the month'], 'rent by the month'],
      [['Revenue model is a licence per shop, or a share of the savings'], 'share of the savings'],
    ],
    not: [
      ['Business model: licence per shop and month'],
      ['Our business model is more or less a licence.'],
      ['We sell or rent ovens.'],
    ],
  },
  {
    id: 'asked-which-rule',
    of: pitch,
    holds: [
      [['Regulation is moving in our direction.'], 'Regulation is moving'],
      [['Politics is on our side.'], 'on our side'],
    ],
    not: [
      ['Politics is on our side of the table.'],
      ['Regulation is moving in our direction: the Ecodesign Act, in force from 2027.'],
      ['Regulation is moving slowly.'],
      ['Time is on our side.'],
    ],
  },
  {
    id: 'asked-who-owns-it',
    of: pitch,
    holds: [
      [['Millo is a spin-off from the bakery school in Voss.'], 'spin-off from the bakery school'],
      [['A spin-out of four years of research'], 'spin-out of four years'],
    ],
    not: [
      ['Millo is a spin-off from the bakery school, with an exclusive licence.'],
      ['A rival is the market leader.'],
      ['The spin cycle takes an hour.'],
    ],
  },
  {
    id: 'asked-payback-years',
    of: pitch,
    holds: [
      [['An attractive payback for bakeries'], 'An attractive payback'],
      [['Customers see a quick ROI.'], 'quick ROI'],
    ],
    not: [['A short payback of 14 months'], ['A quick ROI.', 'Payback: 2.5 years'], ['Payback is what counts.']],
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

const said = (id: string, document: LocatedDocument): string | null => {
  const observation = observationById(id)
  if (!observation) throw new Error(`No question is called ${id}`)
  const [sighting] = see(observation, document)
  const [view] = Object.values(observation.views)
  return sighting && view ? [view.claim(sighting), view.suggestion(sighting), view.reason(sighting)].join(' ') : null
}

describe.each(cases)('$id', ({ id, of, holds, not }) => {
  it.each(holds)('is asked: %s', (lines, words) => {
    expect(said(id, of(...lines))).toContain(words)
  })
  it.each(not.map(lines => [lines]))('is not asked: %s', lines => {
    expect(said(id, of(...lines))).toBeNull()
  })
})

describe('asked-when-done', () => {
  const plan = (...body: string[]) =>
    deck([
      { title: 'Millo', body: ['Millo plans the week of bakeries.', 'We are raising €1M.'] },
      { title: 'The problem', body: ['Bakers plan on paper.'] },
      { title: 'Business model', body: ['A licence per shop'] },
      { title: 'Team', body: ['Kari Lunde, CEO'] },
      { title: 'Roadmap', body },
    ])
  it('is asked of steps without a number', () => {
    expect(said('asked-when-done', plan('- Launch the app', '- Open new cities', '- Strengthen the brand'))).toContain(
      'Launch the app',
    )
  })
  it.each([
    [['- Launch the app in May 2026', '- Open new cities', '- Strengthen the brand']],
    [['- Launch the app', '- Open new cities']],
  ])('is not asked of: %s', body => {
    expect(said('asked-when-done', plan(...body))).toBeNull()
  })
})

describe('asked-same-person', () => {
  it.each([
    [['“We guessed,” says Ada Lindqvist, managing director.', '“I doubted it,” says Ada Lindquester, head of baking.']],
    [['Per Hammersen, plant manager, signed.', 'Per Hammersund, operations, paid.']],
  ])('is asked of: %s', lines => {
    expect(said('asked-same-person', memo(lines))).toContain('two people')
  })
  it.each([
    [['Ada Lindqvist, managing director', 'Ada Lindqvist, head of baking']],
    [['Ada Lindqvist, managing director', 'Per Lindquester, head of baking']],
    [['Ada Holm, managing director', 'Ada Holt, head of baking']],
    [['Ada Lindqvist, managing director', 'Ada Lindquester, head of baking (no relation)']],
  ])('is not asked of: %s', lines => {
    expect(said('asked-same-person', memo(lines))).toBeNull()
  })
})

it('has cases for every question', () => {
  const tested = [...cases.map(({ id }) => id), 'asked-when-done', 'asked-same-person']
  expect(tested.sort()).toEqual(lineQuestions.map(({ id }) => id).sort())
})

it('leaves pages and tables of another kind alone', () => {
  expect(said('asked-press-named', page(['Featured in several leading publications']))).toBeNull()
  expect(said('asked-which-step', memo(['Our customers', row('Book | Call | Follow | Join')]))).toBeNull()
})
