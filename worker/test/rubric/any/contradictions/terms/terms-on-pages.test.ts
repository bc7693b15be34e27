/** Terms that pages tell twice, as writers of many trades put them, and what only looks like one. */
import { family } from '../families.ts'

family(
  'how far one comes',
  [
    [
      'how far you come',
      '# Roofs',
      'We come out anywhere within 80 km of Dartmouth.',
      '### How far do you travel?',
      'We stay within 60 km of our shop.',
    ],
    ['how far you come', '# Vans', 'We cover a 50-mile radius around Ely', 'Our service area: 30 miles around Ely.'],
  ],
  [
    ['# Vans', 'Free delivery within 15 miles', 'Delivery within 40 miles costs £30.'],
    ['# Vans', 'We stay within 60 km of our shop', 'Travel is free within 20 km.'],
    ['# Vans', 'We stay within 60 km of Dartmouth', 'The marathon is 42 km. We carry pipes within 5 km of pumps'],
  ],
)

family(
  'the warranty on parts',
  [
    [
      'the warranty on parts',
      '# Heat',
      '- 12-year warranty on parts and labour',
      '### What is the warranty?',
      'The manufacturer covers parts for 10 years. We cover our labour for 5 years.',
    ],
    [
      'the length of the guarantee',
      '# Bikes',
      'Guaranteed for 25 years',
      '### How long is the guarantee?',
      'The roof is guaranteed for 15 years.',
      'All our work is guaranteed for fifteen years.',
    ],
    [
      'the warranty on labour',
      '# Solar',
      'Parts and labour covered for 6 years',
      '| Labour | 2 years',
      'F: Labour warranty: 2 years',
    ],
    [
      'the length of the guarantee',
      '# Sofas',
      '5-year guarantee on everything we make',
      '## Small print',
      'Our guarantee runs for 24 months from delivery.',
    ],
    ['the warranty on labour', '# Pumps', 'Lifetime warranty on labour', 'Labour is covered for one year.'],
    [
      'the warranty on labour',
      '# Pumps',
      'We back parts and labour for seven years',
      'Warranty: parts 7 years, labour 3 years.',
    ],
    ['the warranty on the battery', '# Pumps', 'Battery guaranteed 8 years', '| Battery warranty | 5 years'],
  ],
  [
    [
      '# Pumps',
      'Warranty: parts 10 years, labour 5 years',
      '### What is the warranty?',
      'Ten years on parts and five years on labour.',
    ],
    ['# Pumps', '12-year warranty on parts', 'Labour is covered for 5 years.'],
    [
      '# Pumps',
      '12-year warranty on parts and labour if you take our service plan',
      'Without it, labour is covered for 2 years.',
    ],
    ['# Pumps', '10-year warranty on the compressor', '5-year warranty on parts'],
    ['# Pumps', 'Parts for older models are kept for 10 years.', '12-year warranty on parts.'],
    ['# Pumps', '12-year warranty on parts and labour', 'Labour has gone up 5 years in a row.'],
    ['# Pumps', '12-year warranty on parts and labour', 'The law gives you 2 years on parts.'],
  ],
)

family(
  'the hours of support',
  [
    [
      'the hours of support',
      '# Rotas',
      'Support is included: real people, 24 hours a day, seven days a week.',
      'F: Support: Monday to Friday, 9:00–18:00 (Lisbon)',
    ],
    ['the hours of support', '# Rotas', '24/7 support', 'F: Our help desk is open weekdays 8am to 6pm.'],
    [
      'the hours of support',
      '# Rotas',
      'Help around the clock',
      '### When can I reach support?',
      'Mon–Fri, 8:00–17:00.',
    ],
    ['the hours of the phone', '# Rotas', 'Round-the-clock support by phone and chat', 'Phone support: Mon-Fri 9-5.'],
    [
      'the hours of support',
      '# Rotas',
      'Our support answers every day of the week.',
      'F: Support hours: Mon–Fri 09:00–17:00 CET',
    ],
    ['the hours of support', '# Rotas', 'Support day and night', '| Support | Monday to Friday, 8 to 18'],
    ['the hours of the phone', '# Rotas', 'Call us 24 hours a day', 'F: Phone: Mon to Sat 7.30 to 19.00'],
    [
      'the hours of the chat',
      '# Rotas',
      'Live chat 24/7',
      '### When is the live chat staffed?',
      'Live chat is staffed on working days from 9 to 5.',
    ],
    ['the hours of support', '# Rotas', 'Support: Mon–Fri 8–18', 'F: Support: Mon–Fri 9–17'],
  ],
  [
    ['# Rotas', '24/7 emergency line', 'F: Office: Mon–Fri 9:00–18:00'],
    ['# Rotas', '24/7 support for Enterprise', 'F: Support: Mon–Fri 9–18'],
    ['# Rotas', 'Your data are there 24/7', 'F: Support: Mon–Fri 9–18'],
    ['# Rotas', 'Write to us 24/7, we answer Monday to Friday, 9 to 17.'],
    ['# Rotas', 'Emergency service day and night', 'Phone Mon–Fri 8–12'],
    ['# Gym', 'Open 24/7 for members', 'F: Reception staffed Mon–Fri 9–18'],
    ['# Rotas', 'Chat support 24/7', 'Phone support Mon–Fri 9–17'],
    ['# Rotas', '24/7 monitoring, support Mon–Fri 9–18'],
  ],
)

family(
  'the length of the trial',
  [
    ['the length of the trial', '# R', 'B: Try it free for 30 days', 'All plans begin with a 14-day trial.'],
    ['the length of the trial', '# R', 'Free for 60 days', 'The trial ends after 30 days.'],
    ['the length of the trial', '# R', 'B: Start my 21-day trial', 'We charge your card on day 15 of the trial.'],
    ['the length of the trial', '# R', '14 days free', 'F: The free trial runs for seven days.'],
  ],
  [['# R', 'Try it free for 30 days', 'Refunds within 14 days.']],
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
    ['# Gym', 'Cancel any time in the first month. After that the minimum term is 12 months.'],
    ['# Gym', 'Cancel any time during the trial.', 'The minimum term is 12 months.'],
    ['# Gym', 'Leave any time within 14 days.', 'The minimum term is 12 months.'],
    ['# Gym', 'Cancel any time.', 'Then a minimum term of 12 months begins.'],
    ['# Gym', 'The minimum term is 12 months. After that you can cancel any time.'],
    ['# Gym', 'The minimum term is 12 months. From month 13 you can leave whenever you like.'],
  ],
)
