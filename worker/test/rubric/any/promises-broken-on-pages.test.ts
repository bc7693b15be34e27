/** Families of things that pages say twice, as writers of many trades put them, and what only looks like one. */
import { family } from './families.ts'

family(
  'work by our own people',
  [
    [
      'who does the work',
      '# Heat',
      'Our own crews. No subcontractors, ever.',
      'Our partner electricians from Shoreham Electric run the breaker.',
    ],
    ['who does the work', '# Roofs', 'We never subcontract.', 'Scaffolding is put up by our partner firm.'],
    [
      'who does the work',
      '# Kitchens',
      'Everything is done by our own people.',
      'The worktops are fitted by an outside stonemason.',
    ],
    [
      'who does the work',
      '# Movers',
      'Our own staff only, never agency workers',
      'In summer we bring in temporary workers from an agency.',
    ],
    ['who does the work', '# Pools', '100% in-house teams', 'The digging is done by a local contractor.'],
    [
      'who does the work',
      '# Pools',
      'We do not use subcontractors',
      '### Who does the wiring?',
      'A partner electrician does it.',
    ],
  ],
  [
    ['# Pools', 'No subcontractors, ever.', 'Other firms send subcontractors.'],
    ['# Pools', 'No subcontractors', 'We are an approved partner of Daikin.'],
    ['# Pools', 'No subcontractors', 'Your electrician can connect it as well.'],
    ['# Pools', 'No subcontractors', 'Our partner bank offers credit. Our partner dealers sell it.'],
  ],
)

family(
  'done in so many days',
  [
    [
      'how long it takes',
      '# Heat. Installed in one day.',
      '### Day 1 – Outside',
      'We pour the pad.',
      '### Day 2 – Inside',
      'Heads go up.',
      '### Day 3 – Start-up',
      'Leak test.',
    ],
    [
      'how long it takes',
      '# Kitchens',
      'Your new kitchen fitted in a day',
      '- Day 1: out with the old',
      '- Day 2: cabinets',
      '- Day 3: worktop',
    ],
    [
      'how long it takes',
      '# Bathrooms',
      'A new bathroom in 5 days',
      '## How it goes',
      'Day 1 – Strip out',
      'Days 2–4 – Tiling',
      'Day 7 – Handover',
    ],
    ['how long it takes', '# Roofs', 'New roof in a single day.', '| Day 1 | Scaffolding', '| Day 2 | Tiles'],
    [
      'how long it takes',
      '# Solar',
      'On your roof within one day',
      '### First day',
      'Rails.',
      '### Second day',
      'Panels.',
      '### How long does the installation take?',
      'The installation takes three days.',
    ],
    [
      'how long it takes',
      '# Web',
      'Your website live in 7 days',
      'Week 1: interview',
      'Week 2: design',
      'Week 3: launch',
    ],
  ],
  [
    ['# Camp', 'Book in one day', 'Day 1: kayaks', 'Day 2: rocks'],
    ['# Heat', 'Installed in three days', '### Day 1', 'x', '### Day 2', 'y', '### Day 3', 'z'],
    ['# Heat', 'Small units are installed in one day.', '### Day 1', 'x', '### Day 2', 'y', '### Day 3', 'z'],
    ['# Fest', 'One-day tickets from €60', '### Day 1', 'x', '### Day 2', 'y'],
    ['# Learn', 'Learn to sail in one day', '### Day 1 of your trip', 'x', '### Day 2', 'y'],
  ],
)

family(
  'data that stay',
  [
    [
      'where the data are',
      '# Labs',
      'Everything is stored in Frankfurt and never leaves the European Union.',
      'Nightly backups are copied to our second site in Virginia (US East).',
    ],
    ['where the data are', '# Labs', 'Your data stays in Switzerland.', 'Backups: Dublin, Ireland'],
    ['where the data are', '# Labs', '100% hosted in Germany', 'We use servers in Oregon for image recognition.'],
    ['where the data are', '# Labs', 'Data never leaves Canada', '| Backups | AWS us-east-1'],
    [
      'where the data are',
      '# Labs',
      'Nothing leaves the UK.',
      'Recordings are transcribed by a service in the United States.',
    ],
    [
      'where the data are',
      '# Labs',
      'All files remain within the EU',
      'A copy is replicated to Singapore every night.',
    ],
  ],
  [
    [
      '# Labs',
      'Everything is stored in Frankfurt and never leaves the EU.',
      'Nightly backups are copied to our second site in Dublin.',
    ],
    ['# Labs', 'Your data stays in the EU.', 'Our US customers’ data are stored in Virginia.'],
    ['# Labs', 'Your data never leaves the EU.', 'We have offices in Virginia and Porto.'],
    ['# Labs', 'Your data never leaves the EU.', 'Our first lab was in Texas. We were born in Ohio.'],
  ],
)

family(
  'no extra cost and free entry',
  [
    ['what comes on top', '# Ledger', 'Everything included, at no extra cost.', '| Set-up fee | €350'],
    ['the entry', '# Fair', 'Free entry', '| Adults | £8', '| Children | £4', 'Admission: £8 at the gate.'],
    ['the entry', '# Museum', 'Admission is free.', '| Entry | CHF 12.–'],
    ['the entry', '# Fair', 'Free admission for everyone', 'F: Tickets €5 at the gate'],
    ['what comes on top', '# Moves', 'No extra charges, ever.', 'Stairs: £15 surcharge per floor.'],
    [
      'what comes on top',
      '# Moves',
      'The price you see is the price you pay.',
      'A booking fee of £4.50 is added at checkout.',
    ],
    ['what comes on top', '# Moves', 'No additional costs', '| Travel surcharge | 45 CHF'],
  ],
  [
    ['# Fair', 'Free entry for children', '| Adults | £8'],
    ['# Fair', 'Free entry to the garden', 'Guided tour £8', '| Workshop | £12'],
    ['# Gym', 'No hidden fees: what you pay is listed below.', '| Joining fee | R500'],
    ['# Gym', 'There is no joining fee.', '| Late fee | R50'],
    ['# Mov', 'Extra heads at no extra cost on Saturday', '| Travel surcharge | 45 CHF'],
  ],
)

family(
  'leaving at any time',
  [
    ['leaving', '# Gym', 'Cancel any time', 'The minimum term is 12 months.'],
    ['the term', '# Gym', 'Cancel anytime, no questions asked', 'Contracts run for 24 months.'],
    ['leaving', '# Gym', 'Leave whenever you like', 'F: Minimum contract: one year'],
    ['leaving', '# Gym', 'No contract. Stop when you want.', 'You commit for at least six months.'],
    [
      'leaving',
      '# Gym',
      'Free to go at any time',
      '### How do I leave?',
      'After the first twelve months, with three months’ notice.',
    ],
    ['leaving', '# Gym', 'Month to month. No commitment.', '| Minimum term | 6 months'],
    ['leaving', '# Gym', 'You can stop at any time.', 'All plans are billed for a minimum of twelve months.'],
    ['leaving', '# Gym', 'Cancel whenever you want.', 'Subscriptions have a 12-month minimum.'],
  ],
  [
    ['# Gym', 'Cancel any time', 'To the end of the paid month. You can export for 60 days.'],
    ['# Gym', 'Cancel any time', '| | Monthly | Yearly', '| Minimum term | none | 12 months'],
    ['# Gym', 'Cancel any time with one month’s notice', 'Yearly contract: 20 business days’ notice.'],
    ['# Gym', 'Stop the machine at any time', 'The minimum term is 12 months.'],
  ],
)

family(
  'what an honest page says',
  [],
  [
    ['# Pianos', 'We have lived in the valley since 1985.', 'We started the company in 2005.'],
    ['# Pianos', 'Rainfall data since 1961', 'We founded Harbour Loom in 2005.'],
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
