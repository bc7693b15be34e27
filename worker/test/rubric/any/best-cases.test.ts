/** Best cases, asterisks and safety without a rest, and what only looks like them. */
import { describe, expect, it } from 'vitest'
import { absolutePromise } from '#worker/panel/rubric/any/absolute-promise.ts'
import { asteriskUnexplained } from '#worker/panel/rubric/any/asterisk-unexplained.ts'
import { safetyAbsolute } from '#worker/panel/rubric/any/safety-absolute.ts'
import { upToUnbacked } from '#worker/panel/rubric/any/up-to-unbacked.ts'
import { memo } from '../documents.ts'
import { quotesSeen, see } from '../see.ts'

const filler = 'Our clerks read every invoice twice. They mark what is wrong and send it back the same day.'

describe('up-to-unbacked', () => {
  it.each(['Save up to 80% on heating.', 'It cuts waste by up to 35 percent.', 'Boost your sales by up to 60%.'])(
    'sees: %s',
    text => {
      expect(quotesSeen(upToUnbacked, memo([text, filler]))).toEqual([text])
    },
  )
  it.each([
    ['Save up to 80% on winter coats in the sale.'],
    ['Save up to 80% on heating; most save about 30%.'],
    ['In a trial of 40 homes it cut heating by up to 35%.'],
    ['Can you save up to 80%?'],
    ['Do not promise to save up to 80%.'],
    ['Save up to 80% on heating.', 'The average over 212 homes was 31%.'],
    ['The lamp can be dimmed, and lowers brightness by up to 90%.'],
    ['The tank holds up to 80% of a day.'],
  ])('leaves alone: %s', (...lines) => {
    expect(see(upToUnbacked, memo([...lines, filler]))).toEqual([])
  })
})

describe('asterisk-unexplained', () => {
  it.each(['From €49 per month*', 'Delivery is free*', 'Only 2.9%* a year', 'Unlimited* calls'])('sees: %s', text => {
    expect(quotesSeen(asteriskUnexplained, memo([text, filler]))).toEqual([text])
  })
  it.each([
    ['From €49 per month*', '* Excluding VAT'],
    ['From €49 per month*', 'The small one. *Billed yearly.'],
    ['From €49 per month*', '(*) for new customers'],
    ['From €49 per month*', 'Prices with an asterisk exclude VAT.'],
    ['Size: 3 * 4 metres'],
    ['It is **free** for now.'],
    ['Name*', 'Town*'],
    ['Fields with 3* must be filled: they are required.'],
  ])('leaves alone: %s', (...lines) => {
    expect(see(asteriskUnexplained, memo([...lines, filler]))).toEqual([])
  })
})

describe('absolute-promise', () => {
  it.each([
    'Your vines are fully protected, whatever the night brings.',
    'The goods are always covered, no matter who drives.',
    'With us you are completely taken care of, come what may.',
  ])('sees cover without a limit: %s', text => {
    expect(quotesSeen(absolutePromise, memo([text]))).toEqual([text])
  })
  it.each([
    'Your vines are fully protected from hail.',
    'Nobody is fully protected, whatever the night brings.',
    'Are you fully covered, whatever happens?',
    'Shoppers are fully covered by the card scheme.',
  ])('leaves alone: %s', text => {
    expect(see(absolutePromise, memo([text]))).toEqual([])
  })
})

describe('a guarantee by its verb', () => {
  it.each([
    'It is impossible to guarantee success.',
    'Nothing will guarantee success.',
    'Few firms guarantee success.',
    'This does not mean that we in any way guarantee success.',
    'To guarantee success, we meet each week.',
    'Nobody can offer guaranteed results.',
  ])('is none where it is denied or only aimed at: %s', text => {
    expect(see(absolutePromise, memo([text]))).toEqual([])
  })
  it.each([
    ['We don’t just train you, we guarantee success.', 'we guarantee success'],
    ['Our team and our tools guarantee success.', 'our tools guarantee success'],
  ])('is named with whoever gives it: %s', (text, promise) => {
    expect(see(absolutePromise, memo([text])).map(({ facts }) => facts.promise)).toEqual([promise])
  })
  it('is the same promise in other words, and told once with both places', () => {
    const twice = see(absolutePromise, memo(['Guaranteed success.', filler, 'We guarantee success.']))
    expect(twice.map(({ quotes }) => quotes.map(({ text }) => text))).toEqual([
      ['Guaranteed success.', 'We guarantee success.'],
    ])
    const apart = [
      'Every bakery saves at least 20% of its gas.',
      filler,
      'Every bakery saves at least 30% of its time.',
    ]
    expect(see(absolutePromise, memo(apart))).toHaveLength(2)
  })
})

describe('a promise of safety beside a refund', () => {
  it.each([
    [['It is 100% safe, or your money back.'], '100% safe'],
    [['It is 100% safe, and if it is not, you get your money back.'], '100% safe'],
    [['The fence is 100% safe.', 'Your money back within 60 days.'], '100% safe'],
    [['The fence is completely safe.'], 'completely safe'],
  ])('is made all the same: %j', (lines, promise) => {
    expect(see(safetyAbsolute, memo(lines)).map(({ facts }) => facts.promise)).toEqual([promise])
    expect(see(absolutePromise, memo(lines))).toEqual([])
  })
  it.each([
    'You feel completely safe.',
    'Last winter the hall was completely safe.',
    'It is completely safe to ignore this.',
    'Make sure the lid is completely secure.',
    'It is 100% secure if you do not share the key.',
    'Bulletproof vests, or your money back.',
  ])('leaves alone: %s', text => {
    expect(see(safetyAbsolute, memo([text]))).toEqual([])
  })
})

describe('safety-absolute', () => {
  it.each(['Your data is 100% secure.', 'The lock is unhackable.', 'A foolproof valve.'])('sees: %s', text => {
    expect(quotesSeen(safetyAbsolute, memo([text]))).toEqual([text])
    expect(see(absolutePromise, memo([text]))).toEqual([])
  })
  it.each([
    'Nothing is 100% secure.',
    'Is it 100% secure?',
    'Bulletproof glass, 12 mm.',
    'We offer guaranteed results.',
  ])('leaves alone: %s', text => {
    expect(see(safetyAbsolute, memo([text]))).toEqual([])
  })
  it('advises on a promise beside it, whatever the document says further on', () => {
    const back = ['# Terms of the house', 'A 30-day guarantee covers every order.', '# On']
    const [sighting] = see(absolutePromise, memo(['We offer guaranteed results.', filler, ...back]))
    const said = Object.values(absolutePromise.views).map(view => sighting && view?.suggestion(sighting))
    expect(said.join(' ')).not.toMatch(/refund|days/)
  })
})

it('finds the note that plain text has made a list of one item', () => {
  const rows = [{ type: 'table_row' as const, text: 'Out of service | 6 months | 8.5 months*' }]
  expect(see(asteriskUnexplained, memo([...rows, '- From October to July, as the part comes late.']))).toEqual([])
  expect(see(asteriskUnexplained, memo([...rows, 'We will go on.']))).toHaveLength(1)
})
