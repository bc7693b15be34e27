/** Promises and states that a row, a label or a list of the same text refutes. */
import { type Lines, row } from '../typed.ts'

export const refutedPromises: [about: RegExp, Lines][] = [
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
]
