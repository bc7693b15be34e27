/** Families of things that pages say twice, as writers of many trades put them, and what only looks like one. */
import { describe, expect, it } from 'vitest'
import { linesOfPage } from './lines-of-page.ts'
import { subjects } from './told.ts'

function family(name: string, wrong: [subject: string, ...lines: string[]][], right: string[][]): void {
  describe(name, () => {
    it.each(wrong.map(([subject, ...lines]) => [subject, lines] as const))(
      'is held against itself: %s %j',
      (subject, lines) => {
        expect(subjects(linesOfPage(...lines))).toContain(subject)
      },
    )
    it.each(right.map(lines => [lines] as const))('is left alone: %j', lines => {
      expect(subjects(linesOfPage(...lines))).toEqual([])
    })
  })
}

family(
  'the year of the beginning',
  [
    [
      'the year of the beginning',
      '# Heat pumps',
      'A family business that has kept its neighbours warm since 1994.',
      'Doug Haliburn started Harbour Loom in 2003 with a van.',
    ],
    [
      'the year of the beginning',
      '# Tea',
      'Blending tea in Leith since 1978',
      '## Our story',
      'Harbour Loom was founded by two sisters in 1991.',
    ],
    [
      'the year of the beginning',
      '# Roofs',
      'F: Harbour Loom, roofers since 1988',
      'We opened our doors in 1996 on Mill Lane.',
    ],
    ['the year of the beginning', '# Roofs', 'Serving Kent since 1988.', 'Ann and Joe Petty set up the firm in 1996.'],
    [
      'the year of the beginning',
      '# Boats',
      'Craftsmen since 1962',
      'In 1974 Olaf Brenna founded Harbour Loom in a shed.',
    ],
    [
      'the year of the beginning',
      '# Labs',
      'Harbour Loom was founded in Porto in 2021 by Ines.',
      '“We have run every case through Harbour Loom since the spring of 2018. I love it.”',
      'Carmela Esposto, owner',
    ],
    [
      'the year of the beginning',
      '# Labs',
      'Founded in 2021.',
      '“Customer since 2016 and never looked back, they are the best there is.”',
      'Pia Holm, Aarhus',
    ],
    [
      'the year of the beginning',
      '# Labs',
      'We started the company in 2022.',
      '“I have been using it for ten years now and would not go back to paper.”',
      'Pia Holm, Aarhus',
    ],
    ['the year of the beginning', '# Bread', 'Baking since 1999', 'We started in 2008 in a garage in Lyon.'],
    ['the years of the house', '# Bread', 'Doug started Harbour Loom in 2003. Thirty-five years later we are nine.'],
  ],
  [
    ['# Bread', 'Baking since 1999', 'Harbour Loom was founded in 1999.'],
    ['# Bread', 'Doug has been a fitter since 1994.', 'He founded Harbour Loom in 2003.'],
    [
      '# Bread',
      'We have made duvets since 1958, first as a side line of the farm.',
      'The company was registered in 1987.',
    ],
    ['# Bread', 'Family bakers since 1958', 'The Leeds shop opened in 1987.'],
    [
      '# Bread',
      'Founded in 2003',
      '“I have known Doug since 1994, when he was still with the oil company. Honest as they come.”',
      'Jim Ross, Halifax',
    ],
    [
      '# Bread',
      'Founded in 2012',
      '“I have run my kennel since 1999 and nothing saved me so much time as this.”',
      'Jim Ross, Halifax',
    ],
    [
      '# Bread',
      'Founded in 2012',
      '“We have been in business for thirty years and have never had such service.”',
      'Jim Ross, Halifax',
    ],
    ['# Bread', 'Doug started Harbour Loom in 2003. Twenty-two years later we are nine.'],
    ['# Bread', 'ISO 9001 certified since 2001', 'Harbour Loom was founded in 2003. Standard in use since 1998.'],
    [
      '# Bread',
      'In 1994 Doug started as an apprentice.',
      'Doug founded Harbour Loom in 2003.',
      'Protecting forests since 1990: the charity we give to.',
    ],
    [
      '# Bread',
      'Three generations of builders since 1924.',
      'My grandfather started the firm in 1924; I took it over in 1998.',
    ],
    ['# Bread', 'Brewing since 1871', 'We started brewing again in 2009 after fifty dry years.'],
  ],
)

family(
  'customers and countries',
  [
    [
      'the number of labs',
      '# Case tracking for dental labs',
      'Used by 340 dental labs in 9 countries.',
      'Today the 412 labs that use Harbour Loom send us 61,000 cases.',
    ],
    [
      'the number of clinics',
      '# Rotas',
      'Trusted by 1,200 clinics',
      'F: Harbour Loom, the choice of over 2,000 clinics.',
    ],
    ['the number of countries served', '# Rotas', 'Live in 14 countries', 'We work with teams in nine countries.'],
    [
      'the number of countries served',
      '# Rotas',
      'Our customers sit in 12 countries.',
      'F: Offices in Leeds. Customers in 19 countries.',
    ],
    [
      'the number of councils',
      '# Rotas',
      'Chosen by 85 councils',
      '85 councils, 31 counties.',
      'Right now, 62 councils run on Harbour Loom.',
    ],
    ['the number of gardeners', '# Rotas', "Join 12'400 gardeners", 'Today 8,100 gardeners grow with us.'],
    [
      'the number of schools',
      '# Rotas',
      'Over 3 000 schools count on us',
      '## About',
      'By now 1.900 schools are with us.',
    ],
    [
      'the number of countries served',
      '# Rotas',
      'We deliver to 30 countries.',
      '### Where do you deliver?',
      'We deliver to 22 countries in Europe.',
      'We ship to 22 countries.',
    ],
    [
      'the number of countries served',
      '# Rotas',
      'Used in 40 countries',
      'Available in 25 countries.',
      'Harbour Loom is used in 25 countries today.',
    ],
  ],
  [
    ['# Rotas', 'Used by 340 labs in 9 countries', 'Our team speaks seven languages and comes from seven countries.'],
    ['# Rotas', 'We ship to 30 countries', 'Our wool comes from three countries.'],
    ['# Rotas', 'Customers in 30 countries', 'Offices in four countries.'],
    ['# Rotas', '412 labs use Harbour Loom', '340 dental labs in Portugal use it.'],
    ['# Rotas', '412 labs use Harbour Loom', 'The 14 labs that took part in our field study'],
    ['# Rotas', 'Used in 9 countries', 'Last year it was used in seven countries.'],
    ['# Rotas', 'Used in 9 countries', 'Express delivery in 4 countries'],
    ['# Rotas', '412 labs use it', 'In 2022 we had 340 labs.'],
  ],
)

family(
  'a plan in words and in the table',
  [
    [
      'what Studio includes',
      '# Rotas',
      '|  | Bench | Studio | Factory',
      '| Users | up to 3 | up to 8 | unlimited',
      '### We are nine. Which plan?',
      'Studio. Its ten seats leave you one spare.',
    ],
    [
      'what Colony includes',
      '# Rotas',
      '| Plan | Users | Price',
      '| Nest | 5 | €19',
      '| Colony | 20 | €49',
      '### How many users does Colony have?',
      'Colony has 25 users.',
    ],
    [
      'what Colony costs',
      '# Rotas',
      '|  | Nest | Colony',
      '| Price per month | £19 | £49',
      '### What does it cost?',
      'Colony is £59 a month.',
    ],
    [
      'what Nest includes',
      '# Rotas',
      '| Plan | Price per month | Storage',
      '| Nest | CHF 19.– | 50 GB',
      '| Colony | CHF 49.– | 250 GB',
      'Nest comes with 100 GB of storage.',
    ],
    [
      'what Colony includes',
      '# Rotas',
      '| Feature | Nest | Colony',
      '| Team members | 5 | 20',
      'With the Colony plan you can invite up to 30 people.',
      'F: Colony',
    ],
    [
      'what Nest includes',
      '# Rotas',
      '| Feature | Nest | Colony',
      '| Projects | 10 | 100',
      '### What is in Nest?',
      'The Nest plan includes 15 projects and e-mail support.',
    ],
    [
      'what Weekender costs',
      '# Rotas',
      '| Ticket | Price',
      '| Weekender | €120',
      '| Day | €60',
      'A Weekender costs €135.',
    ],
    [
      'what Nest costs',
      '# Rotas',
      '|  | Nest | Colony',
      '| Per month | $9 | $29',
      '### Is there a small plan?',
      'Yes. Nest, at $12 a month, is made for one-person firms.',
    ],
    [
      'what Nest includes',
      '# Rotas',
      '| Seats included | Nest 5 | Colony 20',
      '| | Nest | Colony',
      '| Seats | 5 | 20',
      'Nest gives you six seats.',
    ],
  ],
  [
    [
      '# Rotas',
      '|  | Nest | Colony',
      '| Users | 3 | 12',
      '### We are nine. Which plan?',
      'Colony. Nine of its 12 seats are yours.',
    ],
    [
      '# Rotas',
      '|  | Nest | Colony',
      '| Users | 3 | 12',
      'Colony: each further user costs €4, and 20 users are the most we allow.',
    ],
    ['# Rotas', '|  | Nest | Colony', '| Users | 3 | 12', 'A practice with 9 users is on Colony.'],
    [
      '# Rotas',
      '|  | Nest | Colony',
      '| Per month | $9 | $29',
      '| Per year | $90 | $290',
      'Nest is $7.50 a month when billed yearly.',
    ],
    [
      '# Rotas',
      '|  | Nest | Colony',
      '| Per month | $9 | $29',
      'Nest is $90 a year.',
      'Nest cost $6 a month until March.',
    ],
    ['# Rotas', '|  | Nest | Colony', '| Projects | 10 | 100', 'Nest customers have 4 projects on average.'],
    ['# Rotas', '|  | Nest | Colony', '| Users | 3 | 12', 'Colony gives you 12 users and five more for €10.'],
    [
      '# Rotas',
      '| Ticket | Price',
      '| Weekender | €120',
      '| Day | €60',
      'Two Weekenders are €230. A Weekender for students costs €90.',
    ],
  ],
)

family(
  'the hours of the door',
  [
    ['the opening hours', '# Shop', 'Open Tuesday to Saturday, 9 to 18', 'F: Tue–Sat 10:00–17:00'],
    ['the opening hours', '# Shop', '## Opening hours', '| Mon–Fri | 8:00–18:00', 'F: Open: Mon–Fri 9–17'],
    ['the opening days', '# Shop', 'Open every day', 'F: Closed on Mondays'],
    ['the opening days', '# Shop', 'Open seven days a week', 'F: Mon–Sat 9–17, Sunday closed'],
  ],
  [
    ['# Shop', 'Workshop open Fri 13–17', 'F: Phone Mon–Fri 8–12'],
    ['# Shop', 'Order online every day', 'F: Closed on Mondays'],
    ['# Shop', 'Our Cape Town centre is open every day', 'Durban: closed on Mondays'],
  ],
)

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
