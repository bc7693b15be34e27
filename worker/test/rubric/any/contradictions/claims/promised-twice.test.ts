/** Words that another line takes back: free for ever, nothing needed, nothing owned, all of a gift, a list's number. */
import { describe, expect, it } from 'vitest'
import { memo, page } from '../../../documents.ts'
import { lines, subjects } from '../told.ts'

const site = (...texts: string[]) => page(texts)

describe('free for ever', () => {
  it.each([
    ['Free forever.', 'It is free while we are in beta.'],
    ['It stays free forever.', 'The app is free until the public release.'],
    ['Always free', 'During the beta it is free.'],
    ['Free for life.', 'Using it is free during the beta.'],
  ])('is for a time: %s %s', (first, second) => {
    expect(subjects(site('# A queue', first, second))).toEqual(['what it costs later'])
  })
  it('is read by the column of a table', () => {
    const table = (...texts: string[]) => texts.map(text => ({ type: 'table_row' as const, text }))
    const rows = table('Reader | Team', 'price | $0, free forever | $18')
    expect(subjects(page([...rows, 'The Reader is free while it is in beta.']))).toEqual(['what it costs later'])
    expect(subjects(page([...rows, 'Team is free while it is in beta.']))).toEqual([])
  })
  it.each([
    ['an add-on', 'Free forever.', 'The export add-on is free during the beta.'],
    ['students', 'Free forever for students.', 'It is free while we are in beta.'],
    ['a denial', 'It is not free forever.', 'It is free while we are in beta.'],
    ['a rival', 'Free forever.', 'Other queues are free during the beta.'],
    ['a paid plan', 'Free forever.', 'Pro is free during the beta.'],
  ])('may stand beside %s', (_what, first, second) => {
    expect(subjects(site('# A queue', first, second))).toEqual([])
  })
})

describe('without dependencies', () => {
  it.each([
    ['Zero dependencies.', 'Needs Docker 24 or later.'],
    ['No dependencies', 'Requires Python 3.12 and the libxml2 client libraries.'],
    ['A dependency-free tool.', 'You will need Redis.'],
    ['Nothing to install.', 'It depends on Postgres 16.'],
  ])('and something needed: %s %s', (first, second) => {
    expect(subjects(site('# A queue', first, second))).toEqual(['what it depends on'])
  })
  it.each([
    ['to build it', 'Zero dependencies.', 'Building from source needs Go 1.24.'],
    ['an option', 'Zero dependencies.', 'The optional dashboard needs Redis.'],
    ['a rival', 'Zero dependencies.', 'Other queues need Redis.'],
    ['tests', 'Zero dependencies.', 'The tests require Docker.'],
  ])('and %s', (_what, first, second) => {
    expect(subjects(site('# A queue', first, second))).toEqual([])
  })
})

describe('what is not owned', () => {
  it.each([
    ['We own no fleet.', '140 own reefer trucks bought last spring', 'vehicles'],
    ['Asset-light: we own no vehicles.', 'Our 18 vans are parked.', 'vehicles'],
    ['There is no fleet of our own.', 'We own 12 lorries.', 'vehicles'],
    ['We own no warehouses.', '3 own warehouses in Porto', 'warehouses'],
    ['No own shops.', 'We run 14 shops.', 'shops'],
    ['We own no factories.', 'Our 2 factories run at night.', 'factories'],
  ])('is counted: %s %s', (first, second, things) => {
    expect(subjects(lines(first, second))).toEqual([`the company’s own ${things}`])
  })
  it.each([
    ['partners', 'We own no fleet.', 'Our partners’ 140 trucks drive for us.'],
    ['what was sold', 'We own no fleet.', 'Our 12 vans were sold.'],
    ['a plan', 'We own no fleet.', 'We will buy 12 own vans.'],
    ['rivals', 'We own no fleet.', 'Competitors run 300 own trucks.'],
    ['what is rented', 'We own no vans.', 'Our 4 rented vans are blue.'],
  ])('is not counted with %s', (_what, first, second) => {
    expect(subjects(lines(first, second))).toEqual([])
  })
})

describe('a study that was reviewed', () => {
  it.each([
    ['Peer-reviewed: 2,140 cells.', 'bioRxiv preprint, posted in June.'],
    ['Our method is peer-reviewed.', 'The manuscript is under review.'],
    ['Peer-reviewed evidence', 'Submitted to the Field Society.'],
  ])('is under review: %s %s', (first, second) => {
    const seen = subjects(lines(first, second))
    expect(seen).toEqual(['the review of the study'])
  })
  it.each([
    ['two papers', 'Two peer-reviewed papers.', 'A preprint on the third.'],
    ['a journal', 'Peer-reviewed, published in Example Letters.', 'A bioRxiv preprint is out.'],
    ['a denial', 'Not peer-reviewed.', 'A preprint is out.'],
    ['others', 'Most peer-reviewed methods need a week.', 'Our preprint is out.'],
    ['a plan', 'We expect a peer-reviewed version.', 'Our preprint is out.'],
  ])('is told once beside %s', (_what, first, second) => {
    expect(subjects(lines(first, second))).toEqual([])
  })
})

describe('a kind of message that is left out', () => {
  it.each([
    [
      [
        '# What we will build',
        'If nobody opens it, send an SMS to whoever is free.',
        '# Non-goals',
        'No SMS. In the app only.',
      ],
      'text messages',
    ],
    [['We never send you e-mails.', 'Every Monday it sends an e-mail.'], 'e-mail'],
    [['No push notifications.', 'Members get push notifications at nine.'], 'push messages'],
    [['No text messages', 'The night before, it sends a text message.'], 'text messages'],
  ])('is sent: %j', (texts, name) => {
    expect(subjects(memo(texts))).toEqual([name])
  })
  it.each([
    [['No SMS.', 'In v2 we send an SMS.']],
    [['No SMS.', 'A login sends an SMS with a code.']],
    [['No SMS.', 'Competitors send an SMS.']],
    [['No SMS.', 'Today the office sends an SMS.']],
    [['No SMS fees.', 'It sends an SMS.']],
    [
      ['We do not send e-mails.', 'Send an e-mail to ida@example.com.'].map(text =>
        text.replace('Send an', 'Write an'),
      ),
    ],
  ])('is not sent: %j', texts => {
    expect(subjects(memo(texts))).toEqual([])
  })
})

describe('all of a gift', () => {
  it.each([
    ['Every rupee you give buys bicycles.', '12% of each donation covers the office and the audit.'],
    ['Every penny goes to the wells.', '15% of your gift pays for administration.'],
    ['Every euro you donate funds a library.', 'From each donation 9% goes to our office.'],
    ['Each dollar given buys seed.', '8% of every gift is spent on fundraising.'],
  ])('is not all: %s %s', (first, second) => {
    expect(subjects(site('# Wells', first, second))).toEqual(['the use of a gift'])
  })
  it.each([
    ['a sponsor', 'Every penny goes to the wells.', 'A grant covers our office and salaries.'],
    ['others', 'Every penny goes to the wells.', 'At most charities 20% of each gift pays for the office.'],
    ['no part', 'Every penny goes to the wells.', '0% of your gift pays for administration.'],
    ['the work', 'Every penny goes to the wells.', '40% of each donation pays for pipes.'],
    ['a denial', 'Not every penny goes to the wells.', '12% of each donation covers the office.'],
  ])('is all beside %s', (_what, first, second) => {
    expect(subjects(site('# Wells', first, second))).toEqual([])
  })
})

describe('a heading that counts the list below it', () => {
  const list = (count: number) =>
    Array.from(
      { length: count },
      (_one, at) =>
        `- ${['Sums', 'Books', 'Taxes', 'Wages', 'Stock', 'Rent', 'Loans', 'Bank'][at]} first. A film, a sheet and a test`,
    )
  it.each([
    ['## Inside: 8 practical modules', 7],
    ['## Six lessons', 5],
    ['## The course in seven steps', 6],
  ])('is wrong: %s over %i', (heading, count) => {
    expect(subjects(page([heading, ...list(count)]))).toHaveLength(1)
  })
  it.each([
    ['## Inside: 7 practical modules', 7],
    ['## Our first 8 lessons', 7],
    ['## Each of the 8 modules', 7],
    ['## Three plans', 4],
    ['## What you learn in 8 weeks', 7],
  ])('is right or counts another thing: %s over %i', (heading, count) => {
    expect(subjects(page([heading, ...list(count)]))).toEqual([])
  })
})
