/** What one costs and what several do; what a month costs line by line and all in. */
import { describe, expect, it } from 'vitest'
import { said } from '../said-of-text.ts'

const dear: [why: string, text: string][] = [
  ['words', 'Price: KES 4 per 10-litre can.\n\nSPENDING\n\nAt our taps six cans cost a family KES 30.'],
  ['digits', 'A refill is €2.50 a jar.\n\nSPENDING\n\nWith us 8 jars cost you €24.'],
]
const fair: [why: string, text: string][] = [
  ['it fits', 'Price: KES 4 per 10-litre can.\n\nAt our taps six cans cost a family KES 24.'],
  ['cheaper by the six', 'Price: KES 4 per 10-litre can.\n\nAt our taps six cans cost a family KES 20.'],
  ['a vendor', 'Price: KES 4 per 10-litre can.\n\nFrom handcart vendors six cans cost a family KES 90.'],
  ['another thing', 'Price: KES 4 per 10-litre can.\n\nAt our taps six bottles cost a family KES 30.'],
  ['delivered', 'Price: KES 4 per 10-litre can.\n\nWe bring them: six cans cost you KES 30 delivered.'],
  ['before', 'Price: KES 4 per 10-litre can.\n\nIn 2022 our six cans cost a family KES 30.'],
  ['two prices', 'KES 4 per can.\n\nKES 6 per can.\n\nAt our taps six cans cost a family KES 30.'],
  ['two currencies', 'Price: KES 4 per can.\n\nAt our taps six cans cost you $30.'],
]

describe('what several cost', () => {
  it.each(dear)('is more than one at a time: %s', async (_why, text) => {
    expect((await said(text)).map(([about]) => about)).toEqual([expect.stringMatching(/^the price of a (?:can|jar)$/)])
  })
  it.each(fair)('is left alone: %s', async (_why, text) => {
    expect(await said(text)).toEqual([])
  })
})

const van = (opening: string, closing: string, sum: string) =>
  `COSTS\n\nTake a van with a price of €31,000. ${opening}\n\nLease          €410\nInsurance      €95\nTyres          €25\n\n${closing}\n\nNET\n\n${sum}`
const monthly = 'The monthly amounts:'
const all = 'These are all the amounts there are.'

describe('the price a month', () => {
  it.each([
    ['below', van(monthly, all, 'Back to the van of €31,000: all in, it costs you €510 a month.')],
    [
      'no other costs',
      van(
        'What you pay per month:',
        'There are no other costs.',
        'For the van of €31,000 that is €545 a month in total.',
      ),
    ],
    ['an example', van('An example. The monthly amounts:', all, 'The van of our example costs €545 a month all in.')],
  ])('is not what its parts make: %s', async (_why, text) => {
    expect((await said(text)).map(([about]) => about)).toEqual(['the price a month'])
  })
  it.each([
    ['it fits', van(monthly, all, 'Back to the van of €31,000: all in, it costs you €530 a month.')],
    [
      'some are left out',
      van(monthly, 'Fuel comes on top.', 'Back to the van of €31,000: all in, it costs you €640 a month.'),
    ],
    ['the year', van(monthly, all, 'Back to the van of €31,000: all in, it costs you €6,100 a year.')],
    ['net', van(monthly, all, 'Back to the van of €31,000: all in, about €390 net a month remains.')],
    ['another van', van(monthly, all, 'The van of €24,000 is all in €470 a month.')],
    ['a rival', van(monthly, all, 'With competitors a van of €31,000 costs €610 a month all in.')],
    ['before', van(monthly, all, 'In 2023 the van of €31,000 was €490 a month all in.')],
  ])('is left alone: %s', async (_why, text) => {
    expect(await said(text)).toEqual([])
  })
})
