/** Parts that stand in a pitch in words of their own, and pitches that are the same without them. */
import { describe, expect, it } from 'vitest'
import { pitch, seen } from './deck-cases.ts'

type Slides = NonNullable<Parameters<typeof pitch>[0]>
interface Told {
  id: string
  slide: keyof Slides
  /** What stands on that slide where the part is missing. */
  without: [title: string, ...body: string[]] | null
  /** What else the pitch has to say otherwise, so that only this slide tells it. */
  beside?: Slides
  /** The part under a title of its own, each a title and its lines. */
  told: [title: string, ...body: string[]][]
}

const parts: Told[] = [
  {
    id: 'competition-absent',
    slide: 'competition',
    without: null,
    told: [
      ['Prices side by side', 'Doctolab: 179 euros a month. Agendo: 149 euros a month. Brindlecot: 99 euros a month.'],
      ['What it costs', 'Doctolab charges 272 euros a month and we charge 200.'],
      ['Where clinics come from', '18 of our 61 clinics left Doctolab for us.'],
      ['Before us', 'Clinics had a wall calendar and a telephone.'],
      ['Around us', 'Doctolab in Spain, Agendo in Italy.'],
      ['Set-up', 'Two days at Doctolab, an hour with us.'],
      ['Tenders', 'In nine of twelve tenders we won against Doctolab.'],
      ['The neighbours', 'Doctolab raised €40M in 2024 for hospitals and leaves clinics with two chairs alone.'],
      ['Doctolab and us', 'They remind. We refill.'],
    ],
  },
  {
    id: 'team-absent',
    slide: 'team',
    without: null,
    told: [
      ['Lena and Omar', 'Lena is a dentist. Omar writes software. Both have worked on this full time since 2023.'],
      ['About us', 'Marta (dentist, 14 years) and Rui (built two hospital systems).'],
      ['Us', 'My name is Marta Pinho and I have stood at a dental front desk for nine years.'],
      ['How it began', 'Brindlecot was started by Marta Pinho and Rui Couto after a lost afternoon in Porto.'],
      ['Write to us', 'Marta Pinho, marta@brindlecot.example'],
      ['Hands', 'M. Pinho keeps the books; R. Couto writes the code.'],
      ['The family', 'Jo and Piet Vandermeer own and run it.'],
      ['Desks', 'Marta: product. Rui: sales. Ines: support.'],
      ['Why us', 'Marta Pinho spent nine years at a front desk.'],
    ],
  },
  {
    id: 'traction-absent',
    slide: 'traction',
    without: null,
    beside: { reach: { title: 'Go-to-market', body: ['First the dental association in Porto.'] } },
    told: [
      ['Retention', 'Monthly churn is 1.5%. Among clinics on a yearly contract it is 0.3%.'],
      ['In use', 'Clinica Sorriso moved 3,100 appointments with it in March.'],
      ['So far', 'Nineteen dentists log in every morning.'],
      ['Porto', 'Seven clinics in Porto rely on it daily.'],
      ['After the trial', 'Half of the clinics that tried it bought it.'],
      ['First quarter', 'We invoiced 41,000 euros between January and March.'],
      ['One chain', 'Every chair in the Sorriso chain runs on it.'],
      ['What they say', 'Net promoter score 61 from 44 answers.'],
      ['Last week', '2,400 patients booked through us.'],
    ],
  },
  {
    id: 'ask-absent',
    slide: 'ask',
    without: null,
    told: [
      ['What we do not need', 'Money. We look for two design partners in Indiana.'],
      ['From you', 'We take no outside money. We want introductions to five chains.'],
      ['What we want', 'No cheque: an hour with the dental chains you own.'],
      ['Money', 'We are not raising.'],
      ['Money', 'We are not fundraising at the moment.'],
      ['Owners', 'Profitable since 2023 and owned by its founders; no round is planned.'],
      ['Next', '1 million euros until the end of 2027.'],
      ['Terms', 'A convertible of half a million, capped at eight.'],
      ['Tickets', 'From 25,000 euros each, up to a million in all.'],
    ],
  },
  {
    id: 'why-now-absent',
    slide: 'whyNow',
    without: null,
    told: [
      ['Staff', 'Nurses retire faster than schools train them: 9% went in 2025.'],
      ['Wallets', 'A digital identity comes to every phone in 2026.'],
      ['Owners', 'Dentists under forty took over every third practice in the last five years.'],
      ['Villages', 'Broadband reached the last villages two winters ago.'],
      ['What is different today', 'In 2019 one patient in ten booked on a phone, six in ten do so now.'],
      ['Old computers', 'Windows 10 is without updates; half of the clinics buy a new system anyway.'],
      ['Sensors', 'A sensor that cost 400 euros costs 11.'],
      ['Ten years ago', 'Ten years ago this needed a server in the cellar. Now it runs in a browser.'],
      ['The chip', 'The chip that does this came to market eighteen months ago.'],
      ['July', 'The state pays for it from 1 July.'],
    ],
  },
  {
    id: 'gtm-absent',
    slide: 'reach',
    without: null,
    told: [
      ['First nineteen', 'Our first 19 heard a talk of ours at the dental school in Porto.'],
      ['Word', 'Clinics tell each other: 11 of 19 came to us that way.'],
      ['Doors', 'We knock on forty doors a week.'],
      ['Telephone', 'Two of us phone clinics from a list of 900.'],
      ['The link', 'Every reminder carries a link; one clinic in six that sees it tries it.'],
      ['The chamber', 'The dental chamber writes to its members twice a year and names us.'],
      ['Implants', 'Implant makers hand our card to each new clinic.'],
      ['Congress', 'We stand at the entrance of every dental congress.'],
      ['Post', 'Postcards to 900 clinics brought 31 answers.'],
      ['Patients', 'Patients ask their dentist for it.'],
    ],
  },
  {
    id: 'revenue-model-absent',
    slide: 'model',
    without: null,
    beside: {
      market: { title: 'Market', body: ['18,000 clinics in three countries.'] },
      traction: { title: 'Traction', body: ['61 clinics.'] },
    },
    told: [
      ['Who gives what', 'Clinics give us 2% of each booking.'],
      ['Cents', '€0.40 for each appointment moved.'],
      ['Who funds it', 'Free for clinics; implant makers fund it.'],
      ['A tenth', 'We keep a tenth of what a filled gap earns.'],
      ['Clinics', '200 euros monthly from each clinic.'],
      ['Chairs', 'Each chair: 19 euros a month.'],
      ['Insurers', 'The insurer bears the cost.'],
      ['Two sizes', 'Two plans: 49 and 99 euros.'],
      ['The first of the month', 'Clinics transfer 200 euros on the first of each month.'],
      ['Kit', 'The kit goes out at cost; we live from the refills.'],
    ],
  },
  {
    id: 'problem-absent',
    slide: 'problem',
    without: null,
    told: [
      ['Monday morning', 'The phone rings forty times before ten.'],
      ['Calls', 'Receptionists spend nine hours a week on the phone.'],
      ['Chairs', 'One chair in seven stays empty.'],
      ['Patients', 'Patients hang up.'],
      ['Calls', 'Every third call goes unanswered.'],
      ['The diary', 'Dentists hate the diary.'],
      ['A visit', 'A missed visit costs 140 euros.'],
      ['After six', 'Nobody picks up after six.'],
      ['Reception', 'Two people type the same name into three programs.'],
      ['Letters', 'Half of the letters come back unread.'],
    ],
  },
  {
    id: 'loan-losses-absent',
    slide: 'traction',
    without: ['Traction', 'KES 210 million lent to clinics.'],
    told: [
      ['Traction', 'KES 210 million lent to clinics. 98 of each 100 shillings came home.'],
      ['Traction', 'KES 210 million lent to clinics. All but three borrowers have paid.'],
      ['Traction', '€4 million lent to clinics. Borrowers are up to date.'],
      ['Traction', '€4 million lent to clinics. Not one loan is behind.'],
      ['Traction', '€4 million lent to clinics. In 97 of 100 cases the money was returned.'],
      ['Traction', '€4 million lent to clinics. A reserve of 4% covers what is not returned.'],
      ['Traction', '€4 million lent to clinics. Two clinics went under owing us 9,000 euros.'],
      ['Traction', '€4 million lent to clinics. 3% of the book is more than 30 days late.'],
    ],
  },
  {
    id: 'gross-margin-absent',
    slide: 'traction',
    without: ['Traction', 'Revenue was €2.4 million in 2025.'],
    beside: { model: { title: 'Business model', body: ['Clinics pay €200 per month.'] } },
    told: [
      ['Traction', 'Revenue was €2.4 million in 2025. Of every euro we spend 22 cents on servers and support.'],
      ['Traction', 'Revenue was €2.4 million in 2025. Delivering it takes a fifth of what clinics pay.'],
      ['Traction', 'Revenue was €2.4 million in 2025. Of each 200 euros, 44 go to hosting and help desk.'],
      ['Traction', 'Revenue was €2.4 million in 2025. Running one clinic takes 31 of its 200 euros.'],
      ['Traction', 'Revenue was €2.4 million in 2025. Direct costs are 24% of it.'],
      ['Traction', 'Revenue was €2.4 million in 2025. 84 of 100 euros are ours.'],
      ['Traction', 'Revenue was €2.4 million in 2025, of which servers and support took €0.5 million.'],
      ['Traction', 'Revenue was €2.4 million in 2025. Service eats 22% of sales.'],
    ],
  },
  {
    id: 'retention-absent',
    slide: 'traction',
    without: ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200.'],
    beside: { model: { title: 'Business model', body: ['Clinics pay €200 per month, by subscription.'] } },
    told: [
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. 58 of the first 61 clinics are with us today.'],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. Three clinics closed their account.'],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. Nobody has stopped.'],
      [
        'Traction',
        'Launched in 2023. 61 paying customers, MRR €12,200. The average clinic has been a customer for 31 months.',
      ],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. Only two gave notice.'],
      [
        'Traction',
        'Launched in 2023. 61 paying customers, MRR €12,200. Clinics of 2023 pay 112% of what they paid then.',
      ],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. 57 prolonged for a second year.'],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. We lost two clinics in three years.'],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. 96% extended their contract.'],
    ],
  },
  {
    id: 'product-unshown',
    slide: 'solution',
    without: ['Solution', 'Patients move appointments themselves.'],
    told: [
      ['Solution', 'Patients move appointments themselves. Scan the code to book with us now.'],
      ['Solution', 'Patients move appointments themselves. Test account: porto, password 1234.'],
      ['Solution', 'Patients move appointments themselves. We show it on the phone in this meeting.'],
      ['Solution', 'Patients move appointments themselves. You find it in the App Store.'],
      ['Solution', 'Patients move appointments themselves. See it at brindlecot.example.'],
      ['Solution', 'Patients move appointments themselves. The unit lies on the table before you.'],
      ['Solution', 'Patients move appointments themselves. Film on the next slide.'],
      ['Solution', 'Patients move appointments themselves. Pictures of the three screens: page 14.'],
    ],
  },
  {
    id: 'projection-no-assumptions',
    slide: 'model',
    without: ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M'],
    beside: { traction: null, market: null },
    told: [
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'We add 40 dentists a quarter.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'Each trainer opens six cities a year.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'A van carries 900 parcels.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'One nurse sees nine patients a day.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'That is 500, 1,200 and 2,400 chairs.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'Counted at 200 euros a chair.'],
    ],
  },
]

const part = (said: [string, ...string[]] | null) => said && { title: said[0], body: said.slice(1) }

describe.each(parts)('$id', ({ id, slide, without, beside, told }) => {
  it('is said where nothing stands for it', () => {
    expect(seen(id, pitch({ ...beside, [slide]: part(without) }))).toHaveLength(1)
  })

  it.each(told)('is not said of “%s: %s”', (...said) => {
    expect(seen(id, pitch({ ...beside, [slide]: part(said) }))).toEqual([])
  })
})
