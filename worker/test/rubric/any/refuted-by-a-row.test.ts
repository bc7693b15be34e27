/** What is promised to all, counted, done or denied in one line, and refuted by a row, a label or a list; and what only looks so. */
import { describe, expect, it } from 'vitest'
import { deck, memo, type Part } from '../documents.ts'
import { subjects } from './told.ts'

type Lines = (string | Part)[]
const row = (text: string): Part => ({ type: 'table_row', text })

const refuted: [about: RegExp, Lines][] = [
  [
    /what is included/,
    [
      'All spare parts are included. No further invoices, whatever breaks.',
      '# Exclusions',
      'Compressors, circuit boards and filters. These are quoted and billed separately.',
    ],
  ],
  [
    /what is included/,
    [
      'Full cover: every repair is in the monthly fee.',
      '# What is not covered',
      '- Replacement of the compressor',
      '- Batteries and remote controls',
    ],
  ],
  [
    /what is included/,
    [
      'Fully comprehensive: parts and labour included, no extra bills.',
      'Excluded from this contract: ropes, door motors, lamps.',
    ],
  ],
  [
    /what is included/,
    [
      'One monthly fee covers everything: labour, parts, travel.',
      'Not included: pump seals, impellers and call-outs at weekends.',
    ],
  ],
  [
    /what is included/,
    ['All consumables are included in the rent.', '# Exclusions', 'Toner, staples and paper are charged as used.'],
  ],
  [
    /what is included/,
    [
      'You never pay extra for parts or labour.',
      'The following are excluded from the maintenance contract: tyres, windscreen, clutch.',
    ],
  ],
  [
    /what is included/,
    [
      'The fee covers all parts and labour, so there is never a second bill.',
      'Exclusions: membranes, UV lamps and chemicals are invoiced separately.',
    ],
  ],
  [
    /the length of/,
    ['Over the five-year contract the total comes to €84,000.', 'Contract period: 3 years from 1 July 2025.'],
  ],
  [/the length of/, ['The agreement runs for 24 months.', row('| Minimum term | 36 months |')]],
  [/the length of/, ['For the three-year term you pay 1.240 € a month.', 'Term of contract: 48 months, then monthly.']],
  [/the length of/, ['Our 12-week programme takes you from idea to launch.', 'Programme length: 10 weeks.']],
  [/the length of/, ['The course lasts six months.', '- Duration of the course: 9 months']],
  [/the length of/, ['With a lease of five years the rate is fixed.', row('Lease term | 7 years | from May 2026')]],
  [/the length of/, ['You sign for two years.', 'Contract term: 36 months.']],
  [/the length of/, ['The pilot runs for eight weeks at two sites.', 'Pilot duration: 12 weeks']],
  [/the length of/, ['Rs. 4,20,000 for the four-year contract.', 'The contract is for a period of 3 (three) years.']],
  [
    /the (?:takeover|opening|approval|move) \(/,
    [
      'We completed the acquisition of Norr Logistik in May.',
      'The acquisition of Norr Logistik is expected to close in the fourth quarter.',
    ],
  ],
  [
    /the (?:takeover|opening|approval|move) \(/,
    ['The new plant in Szeged opened in June.', 'Szeged plant: commissioning scheduled for October, no output yet.'],
  ],
  [
    /the (?:takeover|opening|approval|move) \(/,
    ['We have obtained CE approval for the Mira pump.', 'CE approval for the Mira pump is still pending.'],
  ],
  [
    /the (?:takeover|opening|approval|move) \(/,
    ['The Gdynia depot is open and running two shifts.', 'Opening of the Gdynia depot is planned for spring 2027.'],
  ],
  [
    /the (?:takeover|opening|approval|move) \(/,
    ['The migration to SAP is complete.', 'Migration to SAP: go-live planned for March, testing not finished.'],
  ],
  [
    /the (?:takeover|opening|approval|move) \(/,
    ['Hosta Dental has been integrated and contributes 400 T€.', 'The purchase of Hosta Dental has not yet closed.'],
  ],
  [
    /what is said of all of them/,
    [
      'Every region grew.',
      row('Region | 2025 | 2024 | Change'),
      row('North | 2,140 | 1,905 | +12.3%'),
      row('South | 1,688 | 1,742 | -3.1%'),
    ],
  ],
  [
    /what is said of all of them/,
    [
      'All branches are profitable.',
      row('Branch | Sales | Result'),
      row('Leeds | 310,000 | 12,000'),
      row('Hull | 190,000 | (8,400)'),
    ],
  ],
  [
    /what is said of all of them/,
    [
      'Revenue rose in all four countries.',
      '- Austria: +12 %',
      '- Czechia: +4 %',
      '- Hungary: −2 %',
      '- Slovakia: +9 %',
    ],
  ],
  [
    /what is said of all of them/,
    [
      'Growth across all product lines.',
      row('Line | 2024 | 2025'),
      row("Pumps | 1'240 | 1'310"),
      row('Valves | 880 | 845'),
    ],
  ],
  [
    /what is said of all of them/,
    [
      'Each of our stores beat last year.',
      row('Store | this year | last year | change'),
      row('Aarhus | 4,2 | 3,9 | 8 %'),
      row('Odense | 2,8 | 3,1 | –10 %'),
    ],
  ],
  [
    /what is said of all of them/,
    [
      'Costs fell at every site.',
      row('Site | 2024 | 2025 | Change'),
      row('Turin | 410 | 380 | -7%'),
      row('Bari | 220 | 241 | +10%'),
    ],
  ],
  [
    /how soon|the time of delivery/,
    [
      'Breakdown attendance round the clock, on site within 45 minutes of the call.',
      row('Type of call | Attendance | Repair'),
      row('Entrapment | 30 minutes | at once'),
      row('Lift not working | 2 hours | 8 hours'),
    ],
  ],
  [
    /how soon|the time of delivery/,
    [
      'Our engineer is with you within four hours.',
      row('| Class | On site within |'),
      row('| Standstill | 8 hours |'),
      row('| Reduced output | next working day |'),
    ],
  ],
  [/how soon|the time of delivery/, ['We are on site within 2 hours, day and night.', 'On-site attendance: 6 hours.']],
  [
    /how soon|the time of delivery/,
    ['Lead time: 6 weeks from order.', 'Delivery time: 10 to 12 weeks after receipt of order.'],
  ],
  [
    /how soon|the time of delivery/,
    ['Delivered in three weeks from order.', '- Delivery: 5 weeks after order confirmation'],
  ],
  [
    /the number of/,
    [
      'The estate has three towers with four lifts each and one service lift.',
      row('Passenger lifts | 12'),
      row('Service lifts | 2'),
    ],
  ],
  [
    /the number of/,
    ['The offer covers five conveyor belts.', row('Position | Qty | Price'), row('Conveyor belts | 6 | 12,400')],
  ],
  [/the number of/, ['Our clinic has four treatment rooms.', 'Treatment rooms: 5']],
  [/the number of/, ['The workshop runs with seven looms.', row('Looms | 9')]],
  [/the number of/, ['The park has 14 turbines.', 'Turbines: 12']],
  [/what can be made/, ['Our line can make 400 boats a year at most.', 'In 2027 we plan to sell 900 boats.']],
  [
    /what can be made/,
    ['Production capacity is 12,000 bottles a month.', 'Forecast: 30,000 bottles a month from January.'],
  ],
  [/what can be made/, ['The kitchen handles at most 600 meals a day.', 'Target for December: 1,400 meals a day.']],
  [/the unit/, ['The logging showed 9.2 kW of recoverable heat per kg of linen.']],
  [/the unit/, ['The dryer uses 1,4 kW per kilogram of fruit.']],
  [/the unit/, ['It saves 120 kW per year.']],
  [/the unit/, ['The freezer consumes 0.9 kW a day.']],
  [/the unit/, ['The battery stores 13.5 kW of energy.']],
  [
    /the work that went on/,
    [
      'Installed over four weekends, without losing a single shift.',
      '“The week we were shut was hard, we had to send the work to Hobart,” says the plant manager.',
    ],
  ],
  [/the work that went on/, ['Migrated with zero downtime.', 'The shop was offline for six hours on the Sunday.']],
  [
    /the work that went on/,
    ['Fitted without a single day of closure.', 'The café stayed closed for three days while the floor dried.'],
  ],
  [
    /the work that went on/,
    ['The line never stopped during the change.', 'Production stood still for two days in the second week.'],
  ],
  [/the work that went on/, ['No production was lost.', 'We lost two shifts when the crane was late.']],
  [
    /competition/,
    [
      '# No direct competitor',
      'Brückner (Kiel) sells a comparable kit at €1.9 million and won the last two tenders against us.',
    ],
  ],
  [/competition/, ['We have no direct competitors.', 'Sonnet Labs offers a similar sensor at half the price.']],
  [
    /the discount/,
    [
      'We offer a loyalty discount of 12% if you sign by the month end.',
      row('Sub-total | 84,000.00'),
      row('Less: loyalty discount | (8,400.00)'),
      row('Net | 75,600.00'),
    ],
  ],
  [
    /the discount/,
    [
      'Early-sign discount of 15 %.',
      row('Subtotal | 40.000,00 €'),
      row('Early-sign discount | −4.000,00 €'),
      row('Net | 36.000,00 €'),
    ],
  ],
]

const holding: Lines[] = [
  [
    'All spare parts are included except the items in section 6.',
    '# Exclusions',
    'Compressors and filters. These are billed separately.',
  ],
  ['All travel costs are included.', '# Exclusions', 'Damage by fire, water or misuse.'],
  ['Parts are included in the Gold plan.', '# Silver plan: exclusions', 'Parts and labour are billed separately.'],
  ['All taxes are included. ', 'Not included: flights and travel insurance.'],
  ['Breakfast and all transfers are included in the price.', 'Not included: lunch, dinner and tips.'],
  ['All parts are included for two years.', 'Warranty exclusions: wear parts such as belts and filters.'],
  ['Over a contract of five years you save 20%.', 'Contract period: 60 months.'],
  ['You can choose a contract of 12 or 24 months.', 'Contract term: 12 months.'],
  ['The three-year contract with Harrow Mills ends in May.', 'Contract term: 12 months.'],
  ['Our own lease runs for five years.', 'Contract period: 3 years.'],
  [
    'The contract runs for 36 months and renews for 12 months at a time.',
    'Notice period: 3 months. Contract renewal: 12 months.',
  ],
  ['The programme runs for 12 weeks.', 'The advanced course lasts 20 weeks.'],
  ['Most of our customers sign a two-year contract.', 'Contract term: one year.'],
  ['The pilot with the Lisbon clinics ran for six months.', 'Pilot in Porto: duration 12 weeks.'],
  ['Phase 1 of the Gdynia depot is open.', 'Opening of phase 2 of the Gdynia depot is planned for spring.'],
  ['Brightwell Cleaning closed in August.', 'The acquisition of Halden Catering is expected to close in November.'],
  ['The Szeged plant opened in June.', 'An extension of the Szeged plant is planned for October.'],
  ['The migration to SAP is complete at our two German sites.', 'Migration to SAP in Poland is planned for March.'],
  ['Signed in August: the purchase of Hosta Dental.', 'The purchase of Hosta Dental has not yet closed.'],
  [
    'Every region grew.',
    row('Region | 2025 | 2024 | Change'),
    row('North | 2,140 | 1,905 | +12.3%'),
    row('South | 1,788 | 1,742 | +2.6%'),
  ],
  ['Every region grew in revenue.', row('Region | Costs 2025 | Costs 2024 | Change'), row('North | 140 | 195 | -28%')],
  ['All branches grew.', row('Year | Result'), row('2023 | (410)'), row('2024 | 120')],
  ['Every region but the South grew.', row('Region | Change'), row('North | +12.3%'), row('South | -3.1%')],
  [
    'Every region grew. Details by product line:',
    row('Product line | Change'),
    row('Pumps | +12%'),
    row('Valves | -4%'),
  ],
  ['On site within 4 hours on weekdays.', 'At weekends our engineer is on site within 8 hours.'],
  ['On site within 4 hours.', 'Remote support: 30 minutes. Fix: 8 hours.'],
  ['Spare parts delivered in 2 days.', 'Machine delivery time: 12 weeks.'],
  ['Average attendance of the present contractor is 5 hours.', 'We are on site within 45 minutes.'],
  ['On site within 4 hours.', row('Priority | On site within'), row('P1 | 2 hours'), row('P2 | 4 hours')],
  ['One service lift was out of order in May.', row('Service lifts | 2')],
  ['Each tower has four passenger lifts.', row('Passenger lifts | 12')],
  ['In 2023 we had 20 looms.', row('Looms | 24')],
  ['Two new turbines were added.', 'Turbines: 12'],
  ['Six vans are electric.', row('Vans | 22')],
  ['We added four hotels in spring.', '38 hotels use it.'],
  ['A package has three sessions.', row('Sessions | 12')],
  ['Capacity: 24 kits a year; the new hall for 60 kits opens in January 2026.', 'In 2027 we plan to sell 50 kits.'],
  ['Capacity 24 kits a month.', 'We plan to sell 120 kits in 2027.'],
  ['Capacity 400 boats a year.', 'We plan to sell 380 boats in 2027.'],
  ['Our line makes 400 boats a year, a second line follows in 2026.', 'In 2027 we sell 700 boats.'],
  ['The dryer has 1.4 kW per drawer.'],
  ['It uses 1.4 kWh per kg.'],
  ['We install 120 kW of solar per year.'],
  ['Cost per kW and year: €40.'],
  ['The charger delivers 11 kW, 400 kWh per year.'],
  ['Installed without losing a single shift.', 'Before, the plant was shut for a week every spring.'],
  ['Installed without losing a single shift.', 'With the old supplier we were shut for a week.'],
  ['Zero downtime in the migration.', 'If the shop is offline for six hours, you lose €4,000.'],
  ['We have no direct competitors.', 'Indirect: paper logbooks and spreadsheets.'],
  ['No direct competitor in Portugal.', 'Sonnet Labs offers a similar sensor in Germany.'],
  ['No direct competitors.', 'Varda sells a pump for large farms; its product needs a well.'],
  ['We offer a loyalty discount of 10%.', row('Sub-total | 84,000.00'), row('Less: loyalty discount | (8,400.00)')],
  ['Early-sign discount of 15 % on labour.', row('Subtotal | 40.000,00 €'), row('Early-sign discount | −4.000,00 €')],
  ['The tenancy runs for 24 months.', 'Contract term: 36 months for the cleaning contract.'],
  ['Our 8-week course takes place twice a year.', 'Course duration: 8 weeks, 3 hours each'],
  ['For a five-year contract we grant 5%.', 'For a three-year contract we grant 3%.'],
  ['You sign for one year.', 'Minimum term: 12 months'],
  ['All parts are included.', 'Exclusions: damage by water, lightning or misuse; cosmetic faults.'],
  [
    'Every spare part is included in the fee, with the exceptions in section 5.',
    '# 5. Exclusions',
    'Batteries and filters.',
  ],
  ['The Hosta clinic is open.', 'Opening hours: Hosta clinic is planned to be open at weekends from May.'],
  ['Norr Logistik was bought in May; closing took place in June.', 'Closing of the books is expected in January.'],
  ['All regions grew except Delta.', row('Region | Change'), row('North | +4%'), row('Delta | -2%')],
  ['All stores grew in 2025.', row('Store | 2023 | 2024'), row('Leeds | 40 | 38'), row('Hull | 30 | 34')],
  [
    'Every branch grew its revenue.',
    row('Branch | Revenue 2025 | Revenue 2024 | Churn change'),
    row('Leeds | 40 | 38 | -3%'),
    row('Hull | 30 | 24 | -2%'),
  ],
  [
    'Costs fell at every site.',
    row('Site | Revenue 2024 | Revenue 2025'),
    row('Turin | 38 | 40'),
    row('Bari | 22 | 24'),
  ],
  ['The house has eight rooms.', 'Meeting rooms: 3'],
  ['The house has eight rooms on two floors.', row('Rooms | 8'), row('Floors | 2')],
  ['The set comes with two lids.', row('Spare lids | 4')],
  ['There are three machines at the Leeds site.', row('Machines | 7')],
  [
    'A technician is with you within 4 hours in Pune.',
    row('Region | On site within'),
    row('Pune | 4 hours'),
    row('Nashik | 8 hours'),
  ],
  ['Delivered in 3 weeks from order, in standard colours.', 'Delivery time: 8 weeks for special colours.'],
  [
    'The line can make 400 boats a year.',
    "In 2030 we plan to sell 900 boats with a licensed partner's factory from 2028.",
  ],
  ['Our kitchen can cook 600 meals a day.', 'We sold 120,000 meals last year.'],
  ['The oven has 9 kW per deck and uses 12 kWh per day.'],
  ['The panels save 30 kW of peak load a year.'],
  ['Moved over the weekend without any downtime.', 'The shop is closed for two days over Easter.'],
  ['Installed without losing a single shift.', "A competitor's unit was down for three days."],
  ['No direct competitors.', 'Acme offers the same day delivery.'],
  ['Discount of 12% for early payment.', row('Sub-total | 10,000'), row('Volume discount | (500)')],
  ['You get a discount of 10%.', row('Sub-total | 10,000'), row('Trade-in | (500)')],
  ['Early-bird discount of 10% on tickets.', row('Total | 10,000'), row('Early-bird discount | (500)')],
  ['We received CE approval for the Mira pump in 2023.', 'FDA approval for the Mira pump is pending.'],
  [
    'The plant in Szeged opened in June 2021.',
    'The new boiler in the Szeged plant is expected to be commissioned in May.',
  ],
  [
    'All plants are profitable.',
    row('Plant | Result before overheads | Overheads'),
    row('Turin | 40 | (12)'),
    row('Bari | 22 | (9)'),
  ],
  [
    'Every store grew in customers.',
    row('Store | Complaints 2025 | Complaints 2024'),
    row('Leeds | 4 | 9'),
    row('Hull | 2 | 5'),
  ],
  [
    'We met every target.',
    row('Measure | Target | Actual'),
    row('Days to ship | 5 | 3'),
    row('Defects | 2% | 1%'),
    row('Late orders | 20 | 12'),
  ],
  ['The course lasts six months.', '# Weekend course', 'Course length: 2 days'],
  ['The estate has 14 lifts, of which two are service lifts.', row('Service lifts | 2'), row('Lifts | 14')],
  ['Our flat has three bedrooms and two bathrooms.', '# Villa Rosa', 'Bedrooms: 5'],
  ['The contract runs for two years.', 'The framework agreement of 2021 is for four years.'],
  ['Every call is answered in 2 minutes.', 'Average answering time: 3 minutes in December'],
  ['Szeged plant is running two shifts.', 'The third line of the plant in Szeged is under construction.'],
  ['The roll-out in Leeds is complete. The roll-out in Hull is planned for May.'],
  [
    'Revenue rose in all four countries over the past five years.',
    row('Country | Change'),
    row('Austria | -2%'),
    row('Italy | 4%'),
  ],
]

describe('lines that refute each other', () => {
  it.each(refuted)('%s', (about, lines) => {
    expect(subjects(memo(lines)).filter(subject => about.test(subject))).toHaveLength(1)
  })
  it.each(refuted.filter(([, lines]) => lines.every(line => typeof line !== 'string' || !line.startsWith('#'))))(
    'on slides as well: %s',
    (about, lines) => {
      expect(
        subjects(deck([{ title: 'Where we are', body: lines }])).filter(subject => about.test(subject)),
      ).toHaveLength(1)
    },
  )
})

describe('lines that only look so', () => {
  it.each(holding.map(lines => [lines]))('%j', lines => {
    expect(subjects(memo(lines))).toEqual([])
  })
})
