import { describe } from 'vitest'
import type { Part } from '../../documents.ts'
import { check, table } from './checked.ts'

describe('what else changed', () => {
  check('asked-what-else-changed', [
    [
      'a step with two values',
      ['# Results', 'At our clients the wait at the gate fell from 48 minutes to 31 minutes.'],
      'from 48 minutes to 31 minutes',
    ],
    [
      'what was put in, told right before',
      ['We fitted our counters at the gate in May.', 'The wait of our drivers fell from 48 to 31 minutes.'],
      'from 48 to 31 minutes',
    ],
    ['a share that rose by it', ['Since the new reminders our open rate went from 21% to 29%.'], 'from 21% to 29%'],
    ['a cost that rose', ['Since the new auction our cost per click went from $2 to $5.'], null],
    ['a trouble', ['Search is getting dearer: with our old adverts a click went from $2 to $5.'], null],
    ['a share that fell', ['After the new layout our conversion fell from 4% to 3%.'], null],
    ['background', ['Our fleet’s diesel use fell from 48 to 31 litres.', 'The winters were mild.'], null],
    ['a share', ['Our customers cut returns by 18% after the new labels.'], 'the 18%'],
    ['the season is named', ['At our clients the wait fell from 48 to 31 minutes.', 'Part of it is seasonal.'], null],
    ['a control beside it', ['Our clients cut waste by 18%, the control sites did not.'], null],
    ['an order', ['Cut your returns by 18% with our labels.'], null],
    ['a promise', ['We can cut returns by 18% at our clients.'], null],
    ['a target', ['Our goal is a wait at our clients that fell from 48 to 31 minutes.'], null],
    ['the firm itself', ['Our revenue rose from 310 to 480 in a year.'], null],
    ['the world', ['Unemployment fell from 8% to 5% in the valley.'], null],
    ['somebody else', ['“At our clients the wait fell from 48 to 31 minutes,” says a rival.'], null],
    ['an example', ['For example, our client’s wait fell from 48 to 31 minutes.'], null],
  ])
})

describe('the usual customer', () => {
  check('asked-usual-customer', [
    [
      'a story’s title',
      ['# How Orrin Foods cut idle time by 27% in a year'],
      'where would Orrin Foods with “27%” stand',
    ],
    ['without a figure', ['# How Orrin Foods cut idle time'], null],
    ['the reader', ['# How You cut idle time by 27%'], null],
    ['told that it is not usual', ['# How Orrin Foods cut idle time by 27%', 'The median customer saves 9%.'], null],
    ['a guide', ['# How teams reduced waste by 27%'], null],
  ])
})

describe('how long a price holds', () => {
  check('asked-price-holds', [
    ['what is charged', ['We charge €45 a month for each stall.'], '“€45 a month”'],
    ['with two units', ['The price is £3 per crate per week.'], '“£3 per crate per week”'],
    ['it is held', ['We charge €45 a month for each stall.', 'Prices are fixed until the end of the season.'], null],
    ['a review is told', ['The price is £3 per crate per week.', 'The rate is reviewed every spring.'], null],
    ['paid once', ['We charge €450 for the survey.'], null],
    ['what is paid today', ['You pay £90 a week to your supplier today.'], null],
    ['a rival’s', ['A rival in the next town says it is €45 a month.'], null],
    ['a wage', ['The plan is €45 a month in wages.'], null],
  ])
})

describe('the use of a guarantee', () => {
  check('asked-guarantee-used', [
    ['with years', ['The roof carries a twelve-year guarantee.'], '“twelve-year guarantee”'],
    ['a credit in a table', table(['Measure | If missed', 'On the day | 4% off that week’s charge']), '4% off'],
    ['cases are told', ['The roof carries a ten-year guarantee.', 'We had two claims since 2019.'], null],
    ['none is given', ['There is no money-back guarantee.'], null],
    ['the maker’s', ['The pump has the manufacturer’s 5-year warranty.'], null],
    ['a discount', ['Get 10% off your bill if you refer a friend.'], null],
    ['of a loan', ['A loan guarantee was approved.'], null],
  ])
})

describe('the number to stop at', () => {
  check('asked-stop-number', [
    [
      'under a heading of aims',
      ['# Objectives', '- Newsletter from 900 to 4,000 readers by 30 June'],
      '“Newsletter from 900 to 4,000 readers by 30 June”',
    ],
    ['in a sentence', ['We want to win 40 stalls by the end of Q3.'], '40 stalls by the end of Q3'],
    ['what became of it', ['# Goals', 'We met all three.', '- Oslo open, 40 stalls by 30 June: 31'], null],
    [
      'with a number to stop',
      ['We want to win 40 stalls by the end of Q3.', 'If fewer than ten have signed in May, we stop.'],
      null,
    ],
    ['without a date', ['We want to win 40 stalls.'], null],
    ['without a number', ['We want to win the region by the end of Q3.'], null],
    ['done', ['The goal of 40 stalls was reached by June.'], null],
    ['a law', ['The target of 40% by 2030 is required by law.'], null],
  ])
})

const budget = (lines: string[], title = '# Budget'): (string | Part)[] => [title, ...table(lines)]

describe('what is cut first', () => {
  check('asked-first-cut', [
    [
      'a table by channel',
      budget(['Line | Sum', 'Radio | 9', 'Trade fairs | 14', 'Search ads | 21', 'Total | 44']),
      '“Search ads” or “Trade fairs”',
    ],
    [
      'an order is told',
      [...budget(['Line | Sum', 'Radio | 9', 'Trade fairs | 14', 'Search ads | 21']), 'Radio would go first.'],
      null,
    ],
    ['two lines only', budget(['Line | Sum', 'Radio | 9', 'Search ads | 21']), null],
    ['no channels', budget(['Line | Sum', 'Salaries | 90', 'Rent | 14', 'Insurance | 2']), null],
    [
      'what they brought',
      budget(['Channel | Orders', 'Radio | 9', 'Trade fairs | 14', 'Search ads | 21'], '# Costs and orders'),
      null,
    ],
  ])
})

describe('who has to agree', () => {
  check('asked-who-agrees', [
    ['a visit', ['If this suits you, we suggest a visit to the dairy in May.'], '“a visit to the dairy”'],
    ['the board is named', ['We suggest a visit to the dairy.', 'Your board decides in June.'], null],
    ['a part of the work', ['We propose a quarterly meeting.'], null],
    ['what others suggest', ['“We suggest a visit to the dairy,” wrote the supplier.'], null],
  ])
})

describe('one audience only', () => {
  check('asked-one-audience', [
    ['a list', ['Our focus is on growth.', 'We serve bakeries, caterers and hotels.'], 'bakeries, caterers or hotels'],
    ['one leads', ['We serve bakeries, caterers and hotels.', 'Our first segment is bakeries.'], null],
    ['no audiences', ['We focus on speed, quality and price.'], null],
    ['of whom it was asked', ['We interviewed clients, helping bakeries and hotels.'], null],
    ['one of them', ['We serve bakeries.'], null],
    ['another firm’s', ['Orrin is a wholesaler serving bakeries, caterers and hotels.'], null],
    ['not served', ['We do not target bakeries, caterers and hotels.'], null],
  ])
})

describe('who stays with the alternative', () => {
  check('asked-stayed-with', [
    ['a rival in its part', ['# Competition', 'Tracklet has a module for this.'], 'stay with Tracklet'],
    ['after a label', ['Competition: Haldwin spends a million on posters.'], 'stay with Haldwin'],
    ['the old way', ['It is faster than a spreadsheet.'], 'stay with the spreadsheet'],
    ['compared by name', ['Compared with Tracklet, ours reads both formats.'], 'stay with Tracklet'],
    ['losses are told', ['Compared with Tracklet, ours reads both.', 'We lost two tenders to it on price.'], null],
    ['a month', ['# Competition', 'January is the month of offers.'], null],
    ['a customer elsewhere', ['# Delivery', 'Seitz has two plants.'], null],
    ['a sheet of one’s own', ['You get a spreadsheet with all figures.'], null],
  ])
})

describe('an assumed rate', () => {
  check('asked-assumed-rate', [
    ['in a sentence', ['We assume a renewal rate of 70%, as in the north.'], '“We assume a renewal rate of 70%”'],
    ['under its heading', ['# Assumptions', '- Occupancy is 85 per cent in every room.'], 'how far below 85 per cent'],
    ['tried with less', ['We assume a renewal rate of 70%.', 'In the worst case it is 40%.'], null],
    ['wages', ['# Assumptions', '- Wages rise by 8 per cent a year.'], null],
    ['measured', ['The renewal rate was 70% last year.'], null],
    ['denied', ['We do not assume a renewal rate of 70%.'], null],
  ])
})

describe('the character of a house', () => {
  check('asked-since-year', [
    ['a year', ['We were founded in 1974 by two sisters.', 'Our heritage is in every loaf.'], 'What from 1974'],
    ['no more than a year', ['We were founded in 1974 by two sisters.'], null],
    ['a few years ago', ['We were founded in 2019 by two sisters, a tradition.'], null],
    ['what was kept', ['We were founded in 1974.', 'The dough is made with the same recipe.'], null],
    ['a law', ['The act was founded on data in 1974.'], null],
    ['a customer', ['They have been with us since 1974.'], null],
  ])
  check('asked-kind-of-house', [
    ['a family firm', ['We are a family firm of thirty people.'], '“a family firm”'],
    ['with a reason', ['We are a family firm of thirty people, which means you meet the owner.'], null],
    ['a supplier', ['Our supplier is a family firm.'], null],
    ['no longer', ['We used to be a family firm.'], null],
  ])
})
