/** Families of things that pages say twice, as writers of many trades put them, and what only looks like one. */
import { family } from './families.ts'

family(
  'a start without a card',
  [
    ['the credit card', '# Rotas for vets', 'Start free. No credit card.', '[] Card number'],
    [
      'the credit card',
      '# Rotas for vets',
      'No card, no call, no catch.',
      'We take your card details when you register and charge them on day 15.',
    ],
    [
      'the credit card',
      '# Rotas',
      'Free for 14 days, no credit card needed',
      '## Questions',
      '### How does billing start?',
      'Please have your credit card ready: we need it to open the account.',
    ],
    ['the credit card', '# Rotas', 'You do not need a card to begin.', '[] Name on card'],
    [
      'the credit card',
      '# Rotas',
      'Try everything for a month without entering a card.',
      'Your card is requested at registration and charged after the trial.',
    ],
    ['the credit card', '# Rotas', 'We never ask for payment details up front.', '[] Credit or debit card'],
    [
      'the credit card',
      '# Rotas',
      'No payment details required.',
      'A valid credit card is required to start the trial.',
    ],
    ['the credit card', '# Rotas', '- 30 days free', '- no credit card', 'All trials need a card on file.'],
    [
      'the credit card',
      '# Rotas',
      'Sign up with your e-mail, no card necessary.',
      '### Do I need a card?',
      'Yes. We ask for a card to verify who you are, and charge nothing until day 31.',
    ],
    [
      'the credit card',
      '# Rotas',
      'Start in two minutes, no credit card asked.',
      '[] Card number (you are not charged today)',
      '[] CVC',
    ],
  ],
  [
    ['# Rotas', 'No credit card needed for the trial.', 'When you choose a paid plan we ask for a card.'],
    ['# Rotas', 'No credit card.', 'Pay by invoice or credit card.'],
    ['# Cafe', 'No credit card. We take cash and Twint only.', 'Please bring cash.'],
    ['# Rotas', 'No credit card needed.', 'We accept Visa, Mastercard and SEPA.'],
    ['# Rotas', 'No credit card needed.', '### Do I need a card?', 'No. We ask for a card only once you upgrade.'],
    ['# Library', 'No card needed to read in the hall.', '[] Library card number'],
    ['# Gifts', 'No credit card required to reserve.', '[] Gift card number'],
    [
      '# Rotas',
      'Free trial, no credit card.',
      'After the trial your card is charged monthly.',
      '### How do I pay?',
      'Credit card, direct debit or invoice.',
    ],
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
  'a rating beyond the table',
  [
    [
      'the lowest temperature',
      '# Heat. Full heat down to −30 °C',
      '| Model | Heads | Lowest rated outdoor temp.',
      '| A1 | 1 | −25 °C',
      '| A2 | 2 | −25 °C',
    ],
    ['the lowest temperature', '# Sleeping bags', 'Warm down to -18 °C', '| Comfort temperature | -9 °C'],
    ['the depth under water', '# Boots', 'Waterproof to 50 m', '| Water resistance | 30 m'],
    ['the protection rating', '# Sensor', 'IP68 housing', '| Ingress protection | IP65'],
    ['the lowest temperature', '# Sensor', 'Works from −40 °C to 60 °C', '| Operating temperature | −20 to 50 °C'],
    [
      'the lowest temperature',
      '# Freezer',
      'Keeps things at −86°C',
      'Runs in any barn down to minus 20 degrees.',
      '| Minimum ambient temperature | −5 °C',
    ],
    ['the load', '# Trailer', 'Carries 750 kg', '| Max. load | 600 kg'],
    ['how many people it holds', '# Tent', 'Sleeps six', '| Capacity | 4 people'],
    ['the running time', '# Lamp', 'Up to 40 hours of light', '| Run time | 22 h'],
    ['the range', '# Lock', 'A range of 300 m', '| Radio range | 120 m'],
    ['the area', '# Heater', 'Heats rooms of up to 80 m²', '| Room size | up to 50 m²'],
  ],
  [
    ['# Heat', 'Full heat down to −25 °C', '| Model | Lowest rated outdoor temp.', '| A1 | −25 °C', '| A2 | −25 °C'],
    ['# Heat', 'Works down to −30 °C', '| Model | Lowest rated outdoor temp.', '| A1 | −25 °C', '| A2 | −30 °C'],
    ['# Bags', 'Warm down to -18 °C', '| Comfort temperature | -9 °C', '| Limit temperature | -18 °C'],
    ['# Heat', 'It was −30 °C that night in Labrador.', '| Lowest rated outdoor temp. | −25 °C'],
    ['# Sensor', 'IP68 housing, IP65 connector', '| Ingress protection | IP68'],
    ['# Wash', 'Wash at 30 °C', '| Operating temperature | −20 to 50 °C'],
    ['# Bags', 'Store it down to −30 °C', '| Operating temperature | −20 to 50 °C'],
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
