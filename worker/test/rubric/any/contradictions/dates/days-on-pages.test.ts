/** The year of the beginning, the hours of the door and days of work that pages tell twice, as writers of many trades put them. */
import { family } from '../families.ts'

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
