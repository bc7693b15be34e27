/** What a reader works out in the head: parts and wholes, shares and bases, growth, prices beside each other. */
import { describe, expect, it } from 'vitest'
import { memo } from '../../documents.ts'
import { subjects } from './told.ts'

/** Paragraphs; "# " opens a heading. */
const found = (text: string) => subjects(memo(text.split(' / ')))

const refuted: [subject: string, ...texts: string[]][] = [
  [
    'the parts of the whole',
    'Our workshop is a crew of 15: 7 joiners, 4 finishers and 3 apprentices.',
    'Ensemble of 18: nine actors, five musicians and three technicians.',
    '# Staff of 20 / Eight glaziers, six drivers and five in the office.',
    'Our team of 9 works in Cardiff: 4 designers, 3 writers and 3 coders.',
    'The budget is 48,000 dollars: 25,000 dollars for the hall, 14,000 dollars for food and 13,000 dollars for the band.',
  ],
  [
    'the share',
    '30% of the 200 parcels, 75 parcels, came back damaged.',
    'The printer charges 640 euros for a run. A deposit is 25% of it, which is 180 euros.',
    'We take 20% of each order. The average order is 60 euros, so we earn 15 euros.',
    'We paid 20% of the invoice of 3,000 euros, so 900 euros.',
    'We take a 12% commission on each sale. The average sale is $2,500, so we earn $375.',
    'One plate is sold at 40 euros. Of that 30% is our margin, so we keep 16 euros.',
    'We won 15% of the 60 tenders, or 18 tenders.',
    'Of the 400 guests we asked, 40%, that is 120 guests, come again.',
  ],
  ['the use of funds', 'We ask for 900,000 euros: 45% for installers, 35% for stock, 30% for the office.'],
  [
    'the growth rate',
    'Orders tripled from 12,000 in 2023 to 25,000 in 2025.',
    'Sales doubled from 310,000 pounds in our first year to 420,000 pounds in our second.',
    'Turnover was 6.0 million euros in 2025, up from 4.8 million euros in 2024, a rise of 35%.',
  ],
  [
    'who is cheaper',
    'We beat both on price. Varro charges 120 dollars, we charge 135 dollars.',
    'We undercut Velora. Velora asks 62 euros a month; we charge 68 euros a month.',
    'SpinCo charges 9 dollars a load and we charge 11 dollars, so we are the cheapest.',
  ],
  [
    'what a customer brings',
    '# Healthy unit economics / Our CAC is 540 euros. The lifetime value of a customer is 410 euros.',
  ],
  ['the number of gardens', 'We look after 220 gardens. / Our 160 gardens need 40 visits a week.'],
]
const honest: [why: string, ...texts: string[]][] = [
  [
    'parts that make the whole, or are not all of it',
    'Our workshop is a crew of 15: 7 joiners, 4 finishers, 3 apprentices and one book-keeper.',
    '# Staff of 20 / Eight glaziers and six drivers work in shifts; the others are in the office.',
    'We are 14 people: six in Aarhus, three in Malmö, and our founder Ida.',
    'We are a team of 12, led by Ida Holm: 5 engineers, 4 in sales, 2 in operations.',
    'The total cost is £90,000, of which £40,000 is wages. Last year we spent £35,000 on tools and £25,000 on training.',
  ],
  [
    'a share that is right, or of something else',
    '30% of the 200 parcels, 60 parcels, came back damaged.',
    'We keep 15% of every order. An order is 90 euros, so the baker gets 76.50 euros.',
    'We paid 20% of the invoice of 3,000 euros, so 2,400 euros are open.',
    '10% of the 200 members are 25 or younger.',
    'We rent 25% of the 80 hectares, 12 hectares of it as pasture.',
    'We use the budget well: 50% of the rooms are heated, 40% of them with wood and 30% of them with light.',
    'We keep 25% of it, plus VAT. A load is 80 euros, which is 24 euros.',
    'We visited 20% of the 500 farms, 30 schools and two mills.',
  ],
  [
    'shares of several things',
    'We are raising 4 million dollars. Of our customers 55% own vessels, 30% hire crews, 25% need permits.',
  ],
  [
    'growth that is right',
    'Orders tripled from 12,000 in 2023 to 36,400 in 2025.',
    'Turnover was 6.0 million euros in 2025, up from 4.8 million euros in 2024, a rise of 25%.',
  ],
  [
    'a price that is higher, and no claim against it',
    'We are not the cheapest. SpinCo charges 9 dollars a load, we charge 11 dollars.',
    'We undercut Velora on a whole year. Velora asks 62 euros a month; we charge 68 euros a month, repairs included.',
    'The cheapest on the market is Varro: it charges 3 euros. We charge 4 euros and sell fresh.',
    'In Leeds we are the cheapest. SpinCo charges 9 dollars a load, we charge 11 dollars.',
    'We are cheaper than Varro. Varro charges 40 euros, Mercant charges 20 euros, and we charge 30 euros.',
    'Varro sells for €59. Ours costs €64 and lasts twice as long, so it is cheaper than Varro per year.',
    'We beat Varro on speed. Varro charges 40 euros, and we charge 50 euros.',
  ],
  [
    'a customer who costs more than it brings, said as it is',
    '# Unit economics / Our CAC is 540 euros. The lifetime value of a customer is 410 euros; that has to change.',
    '# Unit economics / Our CAC is €210 and LTV is €900. These numbers are healthy.',
  ],
  [
    'some of those who are served',
    'We look after 220 gardens. / 160 gardens need a visit every week; the others need one a month.',
    'We look after 220 gardens. / Our 60 gardens above the lake need a boat.',
    'We look after 220 gardens. / Our 60 gardens in Kent need a visit every week.',
  ],
]
const flat = (cases: [string, ...string[]][]) => cases.flatMap(([name, ...texts]) => texts.map(text => [name, text]))

describe('what can be worked out in the head', () => {
  it.each(flat(refuted))('is told of %s: %s', (subject, text) => {
    expect(found(text ?? '')).toEqual([subject])
  })
  it.each(flat(honest))('is left alone: %s: %s', (_why, text) => {
    expect(found(text ?? '')).toEqual([])
  })
  it('is told of both, where one sentence alone is wrong and half of another conflict as well', () => {
    expect(
      found('We raise 3 million dollars: 50% product, 40% sales, 25% hiring. / We raise 2 million dollars.').sort(),
    ).toEqual(['the amount of the round', 'the use of funds'])
  })
})
