/** Parts that stand in a pitch where no word of a list tells them: what is said under a title of its own may be any of them. */
import { describe, expect, it } from 'vitest'
import { pitch, seen } from './deck-cases.ts'
import { expectTold, type Told } from './told.ts'

const parts: Told[] = [
  {
    id: 'competition-absent',
    told: [
      ['Before they call us', 'Most of our clinics came with a printed calendar under the arm.'],
      ['The big one', 'SoftDent owns a third of the clinics and has not touched its calendar since 2014.'],
      ['Price list', 'SoftDent 310 euros, Kalendra 180 euros, ours 200 euros.'],
      ['In the drawer', 'A pencil and an eraser do the same for two euros.'],
      ['Lost deals', 'Of eleven lost deals nine went to SoftDent.'],
      ['Why not SoftDent?', 'It was built for hospitals.'],
      ['Our place', 'Cheaper by half, slower by a day.'],
      ['Practice software', 'Kalendra and SoftDent both plan the same for 2027.'],
    ],
  },
  {
    id: 'team-absent',
    told: [
      ['Kitchen table', 'Rui and Marta quit their jobs at the hospital in 2024.'],
      ['Signed', 'Marta Pinho and Rui Couto'],
      ['Behind the counter', 'Inês, who ran four clinics, and Paulo, who wrote the national patient register.'],
      ['Our crew', 'Six people in Porto: two dentists, three developers, a nurse.'],
      ['Founded by', 'Marta Pinho (operations) and Rui Couto (code)'],
      ['Who answers the phone', 'Marta does, on +351 222 000 000.'],
      ['From the clinic', 'I ran the front desk at my mother’s practice.'],
      ['Credits', 'Idea: Marta P. Software: Rui C.'],
    ],
  },
  {
    id: 'traction-absent',
    told: [
      ['Since spring', 'From two clinics to sixty-one.'],
      ['On the wall', 'Sixty-one flags on the map, one for each clinic.'],
      ['Proof', 'Nobody who has tried it went back to the telephone.'],
      ['Usage', 'A dentist opens it nine times a day.'],
      ['Renewals', 'Every contract that ended this year was signed again.'],
      ['The till', '€12,200 last month, €9,100 the month before.'],
      ['Pilot', 'Clinica Sorriso in Gaia has it on every desk.'],
      ['Downloads', '8,000 phones have the app.'],
    ],
  },
  {
    id: 'ask-absent',
    told: [
      ['Terms', '€800k as a convertible, 20% discount.'],
      ['What we are after', 'Two angels who know dentists, 150 thousand each.'],
      ['Your part', 'Put in 50,000 and get 1%.'],
      ['We pay our own way', 'No shares are for sale.'],
      ['Round', 'Closed. We look for nothing but introductions.'],
      ['In return', 'For €1M you own an eighth.'],
      ['Money', 'Enough in the bank until 2029; we come for advice.'],
      ['Thank you', 'Our door is open to whoever brings clinics, not cash.'],
    ],
  },
  {
    id: 'why-now-absent',
    otherwise: {
      slide: 'market',
      without: ['Market', '18,000 clinics.'],
      beside: { whyNow: null },
    },
    told: [
      ['Market', '18,000 clinics. Half of their receptionists retire before 2030.'],
      ['Market', '18,000 clinics. Until last winter the chamber forbade online booking.'],
      ['Market', '18,000 clinics. Text messages have got cheap: a cent each, ten cents three years back.'],
      ['Market', '18,000 clinics. A pandemic taught patients to book on a screen.'],
      ['Market', '18,000 clinics. The new reimbursement code pays for reminders.'],
      ['Market', '18,000 clinics. Phones can sign with an identity card today.'],
    ],
  },
  {
    id: 'gtm-absent',
    told: [
      ['Growing', 'Each happy dentist brought 1.4 others.'],
      ['Where they meet us', 'At the regional evenings of the chamber, with a laptop and a cake.'],
      ['A letter', 'Nine hundred clinics got a letter with a key in it.'],
      ['Piggyback', 'Chair makers deliver it with the chair.'],
      ['Radio', 'Twelve spots on the local radio filled the diary of our trainer.'],
      ['One street', 'We take one street after the other.'],
      ['Students', 'Dental students learn on it and take it along.'],
      ['Sign-up', 'Anyone can open an account on the web in four minutes.'],
    ],
  },
  {
    id: 'revenue-model-absent',
    told: [
      ['Wallet', 'The clinic opens its wallet once a year: 2,400 euros.'],
      ['For patients free', 'For patients nothing, for clinics two hundred a month.'],
      ['Razor and blade', 'The reader is a gift, the cards are not.'],
      ['Ten per cent', 'Ten per cent of what a moved visit brings.'],
      ['Income', 'Half from clinics, half from chair makers.'],
      ['Levels', 'Basic 0, plus 90, chain 400.'],
    ],
  },
  {
    id: 'problem-absent',
    told: [
      ['Nine o’clock', 'Three people wait at the desk, and the telephone rings.'],
      ['A visit in Porto', 'We watched a receptionist dial forty numbers.'],
      ['Why we began', 'Marta lost every Friday to the telephone.'],
      ['What dentists say', '“I pay a person to say: please hold.”'],
      ['Twice', 'Names are typed twice.'],
    ],
  },
  {
    id: 'loan-losses-absent',
    told: [
      ['Traction', '€4 million lent to clinics. We have written nothing down.'],
      ['Traction', '€4 million lent to clinics. Instalments arrive as agreed.'],
      ['Traction', '€4 million lent to clinics. Of 310 loans 4 turned sour.'],
      ['Traction', '€4 million lent to clinics. An insurer carries what is not paid.'],
      ['Traction', '€4 million lent to clinics. 1.1% went missing.'],
      ['Traction', '€4 million lent to clinics. We collected 99%.'],
    ],
  },
  {
    id: 'gross-margin-absent',
    told: [
      ['Traction', 'Revenue was €2.4 million in 2025. Hosting came to €210,000.'],
      ['Traction', 'Revenue was €2.4 million in 2025. What we buy in is a quarter of it.'],
      ['Traction', 'Revenue was €2.4 million in 2025. After servers and support, 78% is left.'],
      ['Traction', 'Revenue was €2.4 million in 2025. Each clinic needs 40 euros of servers a month.'],
      ['Traction', 'Revenue was €2.4 million in 2025. One euro in five pays for hosting.'],
      ['Traction', 'Revenue was €2.4 million in 2025. Four fifths of it is ours to spend.'],
    ],
  },
  {
    id: 'retention-absent',
    told: [
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. Nobody ever went.'],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. Two of the 63 who began are no longer there.'],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. Year two: 94%.'],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. Not one has walked away.'],
      [
        'Traction',
        'Launched in 2023. 61 paying customers, MRR €12,200. Our first clinic has been on board for 34 months.',
      ],
      ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200. Three dropped out.'],
    ],
  },
  {
    id: 'product-unshown',
    told: [
      ['Solution', 'Patients move appointments themselves. Ask for the phone on the front row.'],
      ['Solution', 'Patients move appointments themselves. You can send “book” to 4411.'],
      ['Solution', 'Patients move appointments themselves. The booth outside runs it.'],
      ['Solution', 'Patients move appointments themselves. We will click through it together.'],
      ['Solution', 'Patients move appointments themselves. Figure 2 has the screen.'],
      ['Solution', 'Patients move appointments themselves. You can use it today: brindlecot.example'],
    ],
  },
  {
    id: 'projection-no-assumptions',
    told: [
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'Sixty more dentists sign in every quarter.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'We take every tenth clinic in a town.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'A chair brings 19 euros.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'It rests on 40 trainers by then.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'Half of those who try it stay.'],
      ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M', 'Spain opens in 2028 with 900 chairs.'],
    ],
  },
]

expectTold(parts)

describe('words that a claim cuts out of a sentence', () => {
  it.each([
    [
      'Net retention over twelve months is 118% across the 3 clinics in Porto that have been with us for all of that long time.',
      /clinics in Porto…$/,
    ],
    ['In 2025 44 of 47 clinics renewed.', /renewed$/],
  ])('end with a word that can stand last: %s', (text, end) => {
    const [sighting] = seen('retention-with-base', pitch({ traction: { title: 'Traction', body: [text] } }))
    expect(sighting?.facts.said).toMatch(end)
  })
})
