/** Statements that cannot both hold, told in words more than in numbers, and as many that only look so. */
import { describe, expect, it } from 'vitest'
import { deck, memo, type Part } from '../../../documents.ts'
import { subjects } from '../told.ts'

type Lines = (string | Part)[]
const row = (text: string): Part => ({ type: 'table_row', text })

const contradicting: [subject: string, Lines][] = [
  [
    'customers who left',
    ['Zero churn since we began to charge in March 2023.', 'Two clinics terminated in the autumn of 2024.'],
  ],
  ['customers who left', ['No customer has ever left.', 'In spring we lost one customer after the manager moved on.']],
  [
    'customers who left',
    ['We have never lost a client.', 'One client (a mill in Lodz) cancelled its contract in June.'],
  ],
  ['the gateway', ['No extra gateway and no electrician.', row('Gateway, one per floor | CHF 1’240.00')]],
  ['the sensors', ['- No additional sensors', 'Sensor kit: 380 € per press, once']],
  ['the hardware', ['No hardware needed.', 'One-off: SEK 4 900 for hardware and set-up per shop']],
  [
    'the listing with Norgate Foods',
    [
      'Listing confirmed with Norgate Foods, 180 shops',
      'By May we hope to close the listing: talks with Norgate Foods go on.',
    ],
  ],
  [
    'the contract with Halvard Stål',
    [
      'Framework contract with Halvard Stål (40 branches) signed in January',
      'We are negotiating the contract with Halvard Stål.',
    ],
  ],
  [
    'the agreement with Rua Verde',
    [
      'We have signed a supply agreement with Rua Verde.',
      'Next: the supply agreement with Rua Verde, which is under negotiation.',
    ],
  ],
  ['the annual discount', ['You get our 12% annual discount.', row('Annual contract discount 10 % | -1.240,00')]],
  ['the early-bird discount', ['Early-bird discount: 20%', 'Book by May for the 15 % early-bird discount.']],
  ['the success fee', ['Our success fee is 8% of the grant.', 'Success fee: 10 %']],
  [
    'whether others make it',
    ['Nobody else makes a chilled broth.', 'Two large grocers launched an own-label broth in May.'],
  ],
  [
    'whether others make it',
    [
      'No one else sells refillable toners. We have no competition.',
      'Three start-ups are building refillable toner pots.',
    ],
  ],
  ['the place in the market', ['We are the premium choice, and affordable for everyone.']],
  ['the place in the market', ['It is positioned as a luxury brand.', 'Sold at a price that anyone can afford.']],
  [
    'who is meant',
    [
      'For bakeries, cafés and hotels of every size, Millo plans the week.',
      'Our core customer is the head baker of a bakery with 5 to 12 shops.',
    ],
  ],
  [
    'the goals',
    [
      'We set three goals and met all three:',
      '- Margin of 40% or more: 42%',
      '- Lisbon open, with 120 homes by 30 June  96',
      '- Fixed within a day: 90% or more 94%',
    ],
  ],
  ['the goals', ['Goals for Q2: we hit every target.', row('New sites | 12 | 9'), row('Margin | 40% | 41%')]],
  ['the goals', ['# Targets', 'All four targets were met.', '- Churn below 2%: 2.6%', '- Sites 40 or more: 44']],
  [
    'how large one customer is',
    [
      'We have 1,900 scooters under contract.',
      'No customer is above 15% of scooters.',
      'Our customer Bolto pays late. They have 500 scooters with us.',
    ],
  ],
  [
    'how large one customer is',
    [
      'No single client makes more than 10% of revenue.',
      'Our largest client Harrow Mills has 24% of revenue and renews in May.',
    ],
  ],
  ['the number of people', ['Team of 14: 6 engineers, 8 others', 'Headcount grows from 11 to 30 by 2027.']],
  ['the number of people', ['We are nine people.', 'The team will grow from 12 to 20.']],
  [
    'the time that was measured',
    ['May to July 2024, compared with May to July 2023:', 'The last depot was connected on 3 July 2024.'],
  ],
]

const holding: [why: string, Lines][] = [
  ['churn denied for this quarter only', ['No churn this quarter.', 'In 2023 one customer left.']],
  ['a loss before what is denied', ['Zero churn since January 2025.', 'Two customers left in 2024.']],
  [
    'churn denied for one reason',
    ['No customer has left because of price.', 'One customer left when the mill closed.'],
  ],
  ['a discount for some', ['Annual discount 10%', 'Annual discount 15% for charities']],
  [
    'another line for everybody',
    ['We are the premium choice.', 'Our home line is sold at a price everyone can afford.'],
  ],
  ['what is typical', ['For teams of every size.', 'Our typical customer is a bakery with 5 to 12 shops.']],
  ['alone at one hour', ['Nobody else offers repair at night.', 'Two large firms offer repair by day.']],
  ['a pilot that ended', ['Zero churn.', 'One clinic left after the free pilot.']],
  ['churn of one kind', ['No churn among hospitals.', 'One clinic terminated in May.']],
  ['a customer who left something else', ['No customer has ever left.', 'One client left a review in May.']],
  ['a customer who ended another contract', ['Zero churn.', 'One client terminated its contract with a bank.']],
  ['a lost tender', ['We have never lost a customer.', 'We lost one customer deal to price.']],
  ['sensors that may be had', ['No additional sensors needed.', 'Optional: humidity sensor, €40']],
  ['a price of others', ['No hardware needed.', 'Competitors charge €900 for hardware.']],
  ['a saving', ['No extra sensors.', 'You save €400 of sensors per machine.']],
  ['a comparison', ['No extra gateway.', row('Gateway | free | €400')]],
  [
    'a pilot signed, a contract to come',
    ['Pilot signed with Norgate Foods.', 'We are in talks with Norgate Foods about a contract.'],
  ],
  [
    'a second contract',
    ['Contract signed with Norgate Foods in May.', 'In talks with Norgate Foods on a second contract.'],
  ],
  ['talks with another', ['Listing confirmed with Norgate Foods.', 'We are in talks with Harrow about a listing.']],
  ['talks of the past', ['Contract signed with Norgate Foods.', 'In May we were in talks with Norgate Foods.']],
  ['two discounts', ['10% annual discount', 'Volume discount: 8%']],
  ['a scale', ['Volume discount 5 %', 'Volume discount 8 %', 'Volume discount 12 %']],
  ['a discount that rose', ['Annual discount 8%', 'The annual discount was 5% in 2023.']],
  ['others who make another thing', ['Nobody else makes a chilled broth.', 'Three start-ups are building ovens.']],
  [
    'others with half of it',
    ['Nobody else offers all three in one box.', 'Some start-ups sell a box for one of them.'],
  ],
  ['dear and cheap of others', ['We are the premium choice.', 'Others sell at a price anyone can afford.']],
  ['every size to come', ['For shops of every size.', 'Our first customer is a bakery with 5 shops.']],
  [
    'goals that were met',
    [
      'We met all three goals:',
      '- Margin of 40% or more: 42%',
      '- Homes 120 by 30 June  131',
      '- Churn below 2%: 1.4%',
    ],
  ],
  ['a goal in days', ['We hit all our targets:', '- Time to answer 4 hours: 3', '- Cost per visit €12: €9']],
  [
    'goals with two numbers of their own',
    ['We met all goals:', '- Open 3 shops in 2 cities', '- 95 of 100 doors fitted'],
  ],
  [
    'a small customer',
    [
      'We have 1,900 scooters.',
      'No customer is above 15% of scooters.',
      'Our customer Bolto grows. They have 200 scooters with us.',
    ],
  ],
  [
    'all customers together',
    ['We have 1,900 scooters.', 'No customer is above 15% of scooters.', 'Our customers in Porto have 900 scooters.'],
  ],
  [
    'a share of another thing',
    ['No client makes more than 10% of revenue.', 'Our largest client Harrow Mills has 24% of seats.'],
  ],
  ['a team of one trade', ['Team of 6 engineers', 'Headcount grows from 11 to 30.']],
  ['growth from an earlier day', ['Team of 14', 'Headcount grows from 9 in 2024 to 30 in 2027.']],
  ['the same number', ['Team of eleven', 'Headcount grows from 11 to 30.']],
  [
    'a period after the roll-out',
    ['May to July 2024, compared with May to July 2023:', 'The last depot was connected on 3 April 2024.'],
  ],
]

describe('words that cannot both hold', () => {
  it.each(contradicting)('%s', (subject, lines) => {
    expect(subjects(memo(lines))).toContain(subject)
  })
  it.each(contradicting.slice(0, 12))('on slides as well: %s', (subject, lines) => {
    expect(subjects(deck(lines.map(line => ({ title: 'Where we are', body: [line] }))))).toContain(subject)
  })
})

describe('words that only look so', () => {
  it.each(holding)('%s', (_why, lines) => {
    expect(subjects(memo(lines))).toEqual([])
  })
})
