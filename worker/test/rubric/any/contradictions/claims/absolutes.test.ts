/** What is said to hold of all and always, the case that breaks it, and cases that only look so. */
import { describe, expect, it } from 'vitest'
import { lines, subjects } from '../told.ts'

const broken: [subject: string, promise: string, broken: string][] = [
  [
    'what happens to the data',
    'Herdbook never sells or rents farm data.',
    'Since May a feed maker has taken an extract of the weights on each farm, for which it pays us €2,000 a month.',
  ],
  ['what happens to the data', 'Member records are never sold.', 'Twice a year we license member records to insurers.'],
  [
    'who checks it',
    'No translation leaves the house before one of our editors has read it.',
    'Short translations go out within a minute, with no one here reading them.',
  ],
  [
    'who checks it',
    'Every invoice is checked by one of our accountants.',
    'About half, the small invoices, are posted without anyone looking.',
  ],
  [
    'the price that was agreed',
    'The price you sign is the price.',
    'In autumn we added a fuel surcharge of 3% to the six orders that were already placed.',
  ],
  [
    'where the service comes',
    'A fitter comes to you wherever in Norway you live.',
    'Owners in the other counties bring the stove to a dealer.',
  ],
  [
    'how soon somebody comes',
    'Day or night, a plumber is at your building within three hours.',
    'Calls on weekends and public holidays: a plumber comes on the next working day.',
  ],
  [
    'what is kept out of the house',
    'Nuts and sesame never enter our kitchen.',
    'On Fridays we bake a ring with sesame paste, which sells out by ten.',
  ],
  [
    'what is kept out of the house',
    'There is no milk in the bakery.',
    'Ask for the milk rolls from our oven in winter.',
  ],
  [
    'what one needs for it',
    'The locker works for anyone: no app, no account, no card.',
    'The fee is paid only with the app.',
  ],
]

const kept: [why: string, promise: string, beside: string][] = [
  [
    'no person can be told from the data',
    'We never sell farm data.',
    'An institute gets aggregated data on weights, for which it pays us €2,000.',
  ],
  ['the farm agrees to it', 'We never sell farm data.', 'With your consent the data are sold to your adviser.'],
  ['rivals sell them', 'We never sell farm data.', 'Some competitors sell: their data are sold to feed makers.'],
  ['others pay for the data of others', 'We never sell farm data.', 'We pay the weather office for its data feed.'],
  [
    'another thing is not looked at',
    'No translation leaves the house before one of our editors has read it.',
    'Reminders go out at night with nobody looking.',
  ],
  [
    'it was so before',
    'Every invoice is checked by one of our accountants.',
    'Small invoices used to be posted without anyone looking.',
  ],
  [
    'new contracts cost more',
    'The price you sign is the price.',
    'In autumn we added a fuel surcharge of 3% to new orders.',
  ],
  [
    'it was paid back',
    'The price you sign is the price.',
    'In 2022 we added 3% to orders already placed, and gave it back.',
  ],
  [
    'the contract says how it rises',
    'The price you sign is the price for the first year.',
    'In autumn we added 3% to the orders that were already placed.',
  ],
  [
    'the far regions are left out at once',
    'A fitter comes to you anywhere in Norway, except on Svalbard.',
    'Owners in the other counties bring the stove to a dealer.',
  ],
  [
    'the showroom is in one region',
    'A fitter comes to you anywhere in Norway.',
    'People in the other counties have no showroom near them.',
  ],
  [
    'the far ones book ahead',
    'We come to you anywhere in England.',
    'Schools in other counties must book two weeks ahead.',
  ],
  [
    'small things wait',
    'Day or night, a plumber is at your building within three hours.',
    'Routine visits asked for on weekends: the next working day.',
  ],
  [
    'parcels wait',
    'Day or night, a plumber is at your building within three hours.',
    'Spare parts ordered at weekends are posted on the next working day.',
  ],
  ['it is made without', 'There is no milk in the bakery.', 'Our rolls are made without milk powder in our oven.'],
  ['another grain', 'Wheat never comes through the door.', 'We bake a buckwheat loaf and a rice loaf.'],
  ['it is sold elsewhere', 'Wheat never comes through the door.', 'Supermarkets sell a wheat bread for €2.'],
  ['it was before', 'Wheat never comes through the door.', 'Until 2021 we used to bake wheat bread.'],
  [
    'the staff needs it',
    'The locker works for anyone: no app, no account, no card.',
    'For the drivers it is opened only with the app.',
  ],
  [
    'it is one of several ways',
    'The locker works for anyone: no app, no account, no card.',
    'The fee can be paid with the app or in coins.',
  ],
]

describe('what is said of all and always', () => {
  it.each(broken)('is held against the case that breaks it: %s', (subject, promise, beside) => {
    expect(subjects(lines(promise, '# More', beside))).toContain(subject)
    expect(subjects(lines(beside, '# More', promise))).toContain(subject)
  })
  it.each(kept)('is left alone where %s', (_why, promise, beside) => {
    expect(subjects(lines(promise, '# More', beside))).toEqual([])
  })
  it('holds a customer who left against nobody who ever does', () => {
    const none = 'Nobody who has ordered twice has ever stopped ordering.'
    const gone = 'In March we lost Ferry Lane Foods, a monthly customer for two years.'
    expect(subjects(lines(none, '# Lessons', gone))).toEqual(['customers who left'])
    expect(subjects(lines(none, '# Lessons', 'In March we lost Ferry Lane Foods, a customer with one order.'))).toEqual(
      [],
    )
    expect(subjects(lines(none, '# Lessons', 'In March we lost Ferry Lane, a monthly tenant of the pilot.'))).toEqual(
      [],
    )
  })
  it('reads a case that a line break cuts in two', () => {
    const told = lines(
      'Whoever calls, at whatever hour, has a nurse at the door no later than two hours afterwards.',
      '# Levels',
      'Calls at night and on bank holidays: a nurse attends the',
      'next working morning.',
    )
    expect(subjects(told)).toEqual(['how soon somebody comes'])
  })
})
