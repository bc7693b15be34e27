/** A programme, opening hours and the days of an event: told twice on a page. */
import { describe } from 'vitest'
import type { Line } from '../../../page/sites.ts'
import { footer, pair, rows } from '../held-on-a-page.ts'

describe('a programme', () => {
  const day = (...texts: string[]): Line[] => ['# Cork days', ...rows(...texts)]
  pair(
    'the programme',
    [
      day(
        '09:00–10:00 | Welcome',
        '10:00–11:30 | Corks',
        '11:30–13:00 | Buyers',
        '12:30–14:00 | Lunch',
        '14:00–15:00 | Tour',
      ),
      day('9.00-10.00 | Welcome', '10.00-12.00 | Corks', '11.30-13.00 | Lunch', '13.00-14.00 | Tour'),
      day(
        '9:00 am – 10:30 am | Welcome',
        '10:00 am – 12:00 pm | Corks',
        '12:00 pm – 1:00 pm | Lunch',
        '1:00 pm – 2:00 pm | Tour',
      ),
    ],
    [
      [
        'it fits',
        ...day('09:00–10:00 | Welcome', '10:00–11:30 | Corks', '11:30–12:30 | Buyers', '12:30–14:00 | Lunch'),
      ],
      [
        'one holds the other',
        ...day('09:00–12:00 | Morning', '10:00–11:30 | Corks', '12:00–13:00 | Lunch', '13:00–14:00 | Tour'),
      ],
      [
        'it is beside it',
        ...day('09:00–10:00 | Welcome', '10:00–11:30 | Corks', '11:00–13:00 | Optional tour', '13:00–14:00 | Lunch'),
      ],
      [
        'rooms are named',
        ...day(
          '09:00–10:00 | Hall | A',
          '09:30–10:30 | Tent | B | x',
          '11:00–12:00 | Hall | C',
          '12:00–13:00 | Hall | D',
        ),
      ],
      [
        'more of them do',
        ...day('09:00–10:00 | A talk', '09:30–10:30 | B talk', '10:00–11:00 | C talk', '10:30–11:30 | D talk'),
      ],
      ['prices look like it', ...day('9-12 | Children', '10-14 | Youths', '12-16 | Adults', '15-18 | Others')],
    ],
  )
})

describe('opening hours', () => {
  pair(
    'the opening hours',
    [
      ['# Bakery', 'Open Monday to Friday 8.00 to 17.30.', footer('Mon–Fri 9–17')],
      ['# Bakery', 'Saturday: 8:30 am to 1 pm', footer('Sat 8:30 am – 12 pm')],
      ['# Bakery', 'Tuesday to Sunday 10:00–18:00', footer('Tue–Sun 10:00–19:00')],
    ],
    [
      ['they agree', '# Bakery', 'Open Monday to Friday 9.00 to 17.00.', footer('Mon–Fri 9 am – 5 pm')],
      ['it is the phone', '# Bakery', 'Open Monday to Friday 8.00 to 17.30.', footer('Phone: Mon–Fri 9–17')],
      ['there is a pause', '# Bakery', 'Mon–Fri 8:00–12:00', 'Mon–Fri 14:00–18:00', footer('Mon–Fri 8:00–18:00')],
      ['it is a season', '# Bakery', 'Mon–Fri 8:00–18:00', footer('In winter Mon–Fri 9:00–16:00')],
      ['they are of other days', '# Bakery', 'Mon–Fri 8:00–18:00', footer('Mon–Sat 8:00–17:00')],
    ],
  )
})

describe('the days of an event', () => {
  pair(
    'the days of the event',
    [
      ['# Cork days', '14–15 May 2026', '## Day 1 · 14 May', 'Talks', '## Day 2 · 16 May', 'More talks'],
      ['# Choir fair', 'June 5–7, in the hall', 'Day three: 8 June'],
      ['# Choir fair', '5 to 7 June', 'First day, 4 June: singing'],
    ],
    [
      ['they fit', '# Cork days', '14–15 May 2026', '## Day 1 · 14 May', '## Day 2 · 15 May'],
      ['people arrive before', '# Choir fair', '5–7 June', 'Day one, arrival on 4 June'],
      ['there are two events', '# Choir fair', '5–7 June', '9–11 October', 'Day one: 9 October'],
      ['the day is of something else', '# Choir fair', '5–7 June', 'Early prices end on 1 April'],
    ],
  )
})
