/** Questions on one line of a paper for investors. */
import { type Case, pitch, update } from './lines-read.ts'

export const linesOfPitches: Case[] = [
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
]
