/** Promises to all, counts and denials that a row, a label or a list of the same text refutes. */
import type { Part } from '../documents.ts'

export type Lines = (string | Part)[]
export const row = (text: string): Part => ({ type: 'table_row', text })

export const refuted: [about: RegExp, Lines][] = [
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
  [
    /what is included/,
    [
      'The monthly rate covers all repairs and spare parts, so no further invoices follow.',
      '4. What is not covered: inverter boards, fan motors, refrigerant.',
    ],
  ],
  [
    /what is included/,
    [
      'One price. Labour, parts and call-outs are all included.',
      'Not included: tyres, glass and batteries (charged at cost).',
    ],
  ],
  [
    /what is included/,
    [
      'Nothing extra to pay: every spare part is in the service fee.',
      '# Items outside the contract',
      '- Bearings',
      '- Drive belts',
    ],
  ],
  [
    /what is included/,
    ['Full-service lease: maintenance and wear parts included.', 'Exclusions: brake pads, tyres and wiper blades.'],
  ],
  [/the length of/, ['The society is bound by a contract of five years.', 'Contract duration: 36 months']],
  [/the length of/, ['Rate fixed for the whole four-year term.', 'Term: 3 years from 1 April 2026.']],
  [/the length of/, ['Our ten-week programme starts in May.', row('Programme length | 12 weeks'), row('Price | €900')]],
  [/the length of/, ['The lease lasts ten years.', 'Lease period: 15 years']],
  [
    /the (?:takeover|opening|approval|move) \(/,
    [
      'The acquisition of Pellworm Optik was completed in March and adds €2m of revenue.',
      'Outlook: completion of the Pellworm Optik purchase is subject to antitrust approval, expected in Q4.',
    ],
  ],
  [
    /the (?:takeover|opening|approval|move) \(/,
    [
      'The Kisumu warehouse went into operation in January.',
      'Kisumu warehouse: still under construction, handover in November.',
    ],
  ],
  [
    /the (?:takeover|opening|approval|move) \(/,
    ['The Norwegian licence has been granted.', 'We expect the Norwegian licence in autumn.'],
  ],
  [
    /what is said of all of them|the goals/,
    [
      'All five depots are in the black.',
      row('Depot | Revenue | EBIT'),
      row('Lille | 1 240 | 88'),
      row('Arras | 640 | −21'),
      row('Lens | 310 | 12'),
    ],
  ],
  [
    /what is said of all of them|the goals/,
    [
      'Sales were up in every country.',
      row('Country | 2024 | 2025'),
      row('Kenya | 3.1 | 3.6'),
      row('Uganda | 1.4 | 1.2'),
    ],
  ],
  [
    /what is said of all of them|the goals/,
    [
      'Every product line gained against last year.',
      row('Line | Q3 2025 | Q3 2024 | Δ'),
      row('Soups | 412 | 377 | +9 %'),
      row('Sauces | 198 | 214 | −7 %'),
    ],
  ],
  [
    /what is said of all of them|the goals/,
    ['No branch shrank.', row('Branch | Change'), row('Graz | +3 %'), row('Linz | -5 %')],
  ],
  [
    /what is said of all of them|the goals/,
    [
      'We hit all our service goals.',
      row('KPI | Goal | Result'),
      row('Answered in 30 s | 80 % | 74 %'),
      row('Complaints | < 20 | 12'),
    ],
  ],
  [
    /how soon|the time of delivery/,
    [
      'Our mechanic is at your farm within three hours, harvest or not.',
      row('Service class | Arrival'),
      row('Standstill | 5 hours'),
      row('Reduced output | next day'),
    ],
  ],
  [
    /how soon|the time of delivery/,
    ['Ready to ship in 2 weeks.', row('Lead time | 6–8 weeks'), row('Minimum order | 50')],
  ],
  [
    /the number of/,
    ['The hospital has 240 beds and six operating theatres.', row('Operating theatres | 8'), row('Beds | 240')],
  ],
  [
    /the number of/,
    ['We deliver four pumps and a control panel.', row('Item | Quantity'), row('Pumps | 3'), row('Control panels | 1')],
  ],
  [/the number of/, ['The campus consists of three buildings.', 'Buildings: 4']],
  [
    /what can be made/,
    [
      'Annual capacity of the mill is 6,000 tonnes.',
      row('Tonnes sold | 2025: 5,200'),
      'We will sell 9,500 tonnes in 2026.',
    ],
  ],
  [
    /what can be made/,
    [
      'We can roast 40 tonnes a year in our present building.',
      row('Year | 2025 | 2026 | 2027'),
      row('Tonnes | 28 | 45 | 90'),
    ],
  ],
  [/what can be made/, ['The clinic can treat 30 patients a day.', 'Forecast: 55 patients a day by March.']],
  [
    /the work that went on/,
    [
      'Guests noticed nothing: the hotel stayed open throughout.',
      'During the works the hotel was closed for eleven days.',
    ],
  ],
  [
    /the work that went on/,
    ['Switched over with no interruption to production.', 'We lost a day and a half when the press would not start.'],
  ],
  [
    /the discount/,
    [
      'Sign by Friday and take 15 % off as early-order discount.',
      row("Sum | CHF 20'000.00"),
      row("Early-order discount | CHF −2'000.00"),
    ],
  ],
  [
    /the discount/,
    ['A volume discount of 8 % is already included.', row('Subtotal | 1.250.000'), row('Volume discount | -62.500')],
  ],
  [
    /the discount/,
    [
      'With a partner rebate of 20% for the whole order.',
      row('Gross total | R 48 000'),
      row('Partner rebate | R 4 800'),
    ],
  ],
]
