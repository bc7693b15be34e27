/** Counts, capacities, units, discounts and denials that a row, a label or a list of the same text refutes. */
import { type Lines, row } from '../typed.ts'

export const refutedFigures: [about: RegExp, Lines][] = [
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
