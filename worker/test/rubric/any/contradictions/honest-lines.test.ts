/** What honest pages say of all these things. */
import { family } from './families.ts'

family(
  'what an honest page says',
  [],
  [
    ['# Pianos', 'We have lived in the valley since 1985.', 'We started the company in 2005.'],
    ['# Pianos', 'Rainfall data since 1961', 'We founded Harbour Loom in 2005.'],
    [
      '# Glass',
      'Our well has warmed the house since 2019.',
      'Digging of the pond, the first we have, started in 2021.',
    ],
    ['# Vets', 'Phone: Mon–Fri 8–18', 'Night line: call day and night 0800 11 22 33'],
    ['# Boiler. Replaced in one day.', '### Day 1', 'You call and we measure.', '### Day 10', 'Your boiler is fitted.'],
    [
      '# Kitchen fitted in two days',
      'Day 1: old one out',
      'Day 2: new one in',
      'Day 30: we come back and check the doors',
    ],
    ['# Books', 'No extra costs.', '| Monthly service fee | £90'],
    ['# Fair', 'Free entry', 'Tickets for the train £3'],
    ['# Oil', '100% processed in Italy', 'Everything is sent from Milan to Paris by train.'],
    ['# Pumps', 'Warranty SeaRover 1: parts 5 years', 'Warranty SeaRover 4: parts 10 years'],
    ['# Advice', 'Free first consultation, no commitment.', '| Minimum term | 12 months'],
    [
      '# Bikes',
      '| Model | Weight | Price',
      '| Fjord | 12 kg | €900',
      '| Fell | 14 kg | €700',
      'The Fjord costs €950 with pedals.',
    ],
    ['# Radio', 'A range of 300 m in the open', '| Range indoors | 120 m'],
    ['# Lamp', 'Up to 40 hours of light', '| Run time on high | 8 h'],
    ['# Rotas', '412 clinics use Harbour Loom', '38 clinics work with us on new features'],
    ['# Rotas', 'Used by 412 labs in 9 countries', 'We visit labs in seven countries each year'],
    ['# Rotas', 'Open every day from June to August', 'F: Closed on Mondays'],
    ['# Gym', 'Day pass R180', 'Month to month', 'Year contract: minimum term 12 months'],
    [
      '# Shop',
      'Founded 2012',
      '“We have been a client since 2015 and the wool still feels new to us.”',
      'Ann Lee, Leeds',
    ],
    ['# Cranes', 'Lifts 750 kg', '| Model | Max. load', '| C1 | 500 kg', '| C2 | 750 kg'],
    ['# School', 'Seats for 30 guests', '| Capacity | 24'],
    [
      '# Labs',
      'We store your photos in Dublin.',
      'Your data never leaves the EU.',
      'Our support team sits in Cape Town.',
    ],
    ['# Labs', 'Data stays in Europe.', 'Backups are kept in London.'],
    ['# Roofs', 'No subcontractors.', 'The scaffold is rented from a local company.', 'We train our own fitters.'],
    ['# Course', '14-day trial', 'Refund within 30 days', 'Lesson charged on day 3 of each month'],
  ],
)
