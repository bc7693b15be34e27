import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/located-document.ts'
import { verdictIn } from '../../panel/no-verdict.ts'
import { annotate } from '../../panel/rubric/annotate/annotate.ts'
import { allChecks, checksFor } from '../../panel/rubric/checks/all-checks.ts'
import { asDocument, sumExamples, wordExamples } from './check-examples.ts'
import { memo, type Part } from './documents.ts'

const examples = [...wordExamples, ...sumExamples]

function found(id: string, document: LocatedDocument) {
  const reading = annotate(document)
  return (
    checksFor(reading)
      .find(check => check.id === id)
      ?.find(reading) ?? []
  )
}

it.each(allChecks)('$id leaves the decision to its reader, also in the words of its sides', check => {
  const { headline, text, suggestion, sides } = check
  const ofSides = sides
    ? [sides.sentence, sides.question, ...[...sides.back, ...sides.doubt].map(({ reason }) => reason)]
    : []
  for (const words of [headline, text, suggestion, ...ofSides]) expect(verdictIn(words)).toBeNull()
})

describe.each(examples)('%s', (id, holds, nearly, naive) => {
  it('is reported where it holds, with words of the block that it names', () => {
    const document = asDocument(holds)
    const places = found(id, document)
    expect(places).not.toEqual([])
    for (const { text, blockId } of places.flatMap(({ quotes }) => quotes)) {
      expect(document.blocks.find(block => block.id === blockId)?.text).toContain(text)
    }
  })
  it('is silent if it nearly holds, and if a naive rule would err', () => {
    expect(found(id, asDocument(nearly))).toEqual([])
    expect(found(id, asDocument(naive))).toEqual([])
  })
  it('is silent on a text that is not English, unless it reads any language', () => {
    const told = found(id, { ...asDocument(holds), language: 'de' }).length > 0
    expect(told).toBe(allChecks.find(check => check.id === id)?.reads === 'any')
  })
})

it('every check has its examples, a name of its own and a headline of at most ten words', () => {
  const others = allChecks.filter(({ reads }) => !reads.endsWith('page'))
  const without = others.filter(({ id }) => !examples.some(([named]) => named === id))
  expect(without.map(({ id }) => id)).toEqual(['sentences-long'])
  expect(new Set(allChecks.map(({ name }) => name)).size).toBe(allChecks.length)
  for (const { headline, text } of others) {
    expect(headline.split(' ').length, headline).toBeLessThanOrEqual(10)
    expect(text.split(/[.!?] /).length, text).toBe(1)
  }
})

it('anonymous praise is quoted with its signature', () => {
  const said = '“It changed how our whole team works every day.” – a happy customer'
  expect(found('testimonial-anonymous', memo([said]))[0]?.quotes[0]?.text).toBe(said)
})

it('long sentences are reported only if there are several', () => {
  const long = `We ${Array<string>(60).fill('read').join(' ')} the invoices.`
  expect(found('sentences-long', memo([long, long, long]))[0]?.facts).toEqual({ count: '3', longest: '63' })
  expect(found('sentences-long', memo([long, 'We read.', 'They write.']))).toEqual([])
})

const table = (...texts: string[]) => memo(texts.map((text): Part => ({ type: 'table_row', text })))

it.each([
  ['mrr-arr-disagree', 'In January 2025 MRR was €14,000; ARR is €310,000 today.'],
  ['mrr-arr-disagree', 'New MRR of €6,000 was added in October.\nARR is €310,000.'],
  ['equity-against-valuation', 'Seed in 2024: €200k for 10%.\nNow: €1m at a pre-money valuation of €9m.'],
  ['runway-against-burn', 'Cash is €540,000. Burn is €45,000 a month. Runway is 18 months with the grant of €270,000.'],
  ['runway-against-burn', 'Cash is €540,000. Gross burn is €80,000 a month, so the runway is 12 months.'],
  ['ratio-against-parts', 'LTV is €2,000 and CAC is €500 in retail.\nIn wholesale LTV/CAC is 2:1.'],
  ['safety-absolute', 'No lock is 100% secure. Neither method is 100% safe.'],
])('%s is silent on figures with different bases and on denials: %s', (id, lines) => {
  expect(found(id, asDocument(`# Traction\n${lines}`))).toEqual([])
})

it('the wrong sum in a public plan is found, despite the markup around its figures', () => {
  const rows = [
    'Machines | **$750,000**',
    'Furniture | $600,000',
    'Network | $750,000',
    'Opening | $200,000',
    'Reserve | $1,126,000',
  ]
  const plan = table('Category | Amount', ...rows, '**TOTAL EQUIPMENT** | **$3,906,000**')
  expect(found('sum-against-rows', plan)[0]?.facts).toMatchObject({ sum: '3,426,000', total: '3,906,000' })
})

it.each([
  [
    'an empty cell keeps its column',
    [
      'Year | Beds | Revenue | Profit',
      'Year 1 | 15 | $100 | $40',
      'Year 2 | 30 | $200 | $80',
      '2-Year Total | | $300 | $120',
    ],
  ],
  ['a table that accumulates row by row', ['Year | Built', '1 | 8', '2 | 16', '3 | 48', 'Total | 48']],
  ['weighted marks', ['Land | Share | A', 'Law | 50% | 5', 'Price | 50% | 4', 'WEIGHTED TOTAL | 100% | 4.5']],
  [
    'a total of something else',
    ['Source | Sum', 'Paid at once | $735,000', 'Paid later | $1,311,713', 'Expected total profit | $1,797,713'],
  ],
])('nothing is added up if a total is not a sum: %s', (_why, texts) => {
  expect(found('sum-against-rows', table(...texts))).toEqual([])
})

// Each is shortened from a real plan or manual that once raised a false alarm.
it.each([
  ['split-not-100', '# Allocation\n- Purchase 71%\n- Fees and tax 16%\n- Reserve 7%\n- Repairs 6%'],
  ['price-times-count', 'For example, 20 clients at $750 a month = $11,000 profit a month for you.'],
  ['price-times-count', 'Hotels: 71,000 hotels x 35 rooms x €60 x 12 months = €1.79bn a year.'],
  ['price-times-count', '300,000 shops at €600 is €0.18bn.'],
  ['ask-without-use', 'Founders raising their first round ($500K to $3M) are our readers.'],
  ['placeholder-left', 'It passes the suite: [server][server-report], [client][client-report].'],
  ['placeholder-left', 'Le marché : 5 200 lots x 0,40 € x 12 mois.'],
  ['superlative-unbacked', 'World-leading physicians work in the region.'],
  ['superlative-unbacked', 'The number one reason why people leave is noise.'],
  ['up-to-unbacked', 'Save up to 40% with a commitment of one year.'],
  ['statistic-unsourced', 'A title may read "73% of marketers say so" in bold.'],
  ['absolute-promise', 'Nobody can offer guaranteed results.'],
  ['asterisk-unexplained', 'Intact after a year: 21 of 23*\n| * one patient moved away'],
  [
    'market-number-unsourced',
    '# Market\nAt three floors each and €4,200 a floor, our market is €310m a year.\nThere are 24,600 such offices.',
  ],
  ['mrr-arr-disagree', '# Round\nBy December 2031: £35,000 MRR.\nWe start the round with ARR of £72,000.'],
  ['superlative-unbacked', 'The best oysters in the world come from cold water.'],
  ['share-against-count', 'In 9 of the 16 federal states up to 40 % comes back from the state.'],
])('%s stays silent on: %s', (id, lines) => {
  expect(found(id, asDocument(lines))).toEqual([])
})
