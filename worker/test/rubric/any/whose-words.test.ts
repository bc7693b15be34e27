/** Words of another, years of another clause, fields that are meant, filler that is only spoken of. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import { pitch } from '../deck/deck-cases.ts'
import { memo, page } from '../documents.ts'
import { see } from '../see.ts'

const lines = (...texts: string[]) => memo(texts)

function words(id: string, document: LocatedDocument): string[] {
  const observation = observationById(id)
  if (!observation) throw new Error(`No observation is called ${id}`)
  return see(observation, document).map(({ quotes, facts }) => String(facts.text ?? quotes[0]?.text ?? ''))
}

const silent: [id: string, why: string, LocatedDocument][] = [
  [
    'absolute-promise',
    'a leaflet',
    lines('A rival maker’s leaflet calls its lock “100% secure and 100% accurate, for ever”.'),
  ],
  ['absolute-promise', 'no marks', lines('One vendor promises 100% accurate counts from the first day.')],
  ['absolute-promise', 'a slogan', lines('Their van carries a slogan, “zero mistakes, guaranteed results”.')],
  [
    'number-stale',
    'left in another year',
    lines('Its rating is 3.1 of 5 with 40 reviews, and three of our schools left it in 2019.'),
  ],
  ['number-stale', 'a dash', lines('The lease costs €4,000 a month – we looked at the same hall in 2018.')],
  [
    'placeholder-left',
    'merge fields',
    lines('Merge fields: [name] is left to you, {{first_name}} {{city}}', 'Hi {{first_name}},'),
  ],
  [
    'placeholder-left',
    'a mailing',
    memo(['Outreach sequence in three mails', ...Array<string>(12).fill('Hi {{first_name}},')]),
  ],
  ['placeholder-left', 'filler denied', page(['We never hand over a page with lorem ipsum in it.'])],
  ['placeholder-left', 'a plain greeting', lines('Hi, this is Ada.', 'Dear all, we open on Monday.')],
]

const seen: [id: string, text: string, LocatedDocument][] = [
  [
    'absolute-promise',
    'Our brochure says it: guaranteed results for everyone.',
    lines('Our brochure says it: guaranteed results for everyone.'),
  ],
  [
    'absolute-promise',
    'We promise “guaranteed results” in every order.',
    lines('We promise “guaranteed results” in every order.'),
  ],
  [
    'number-stale',
    'Clinics waste 30% of their day on calls (2018), and so do schools.',
    lines('Clinics waste 30% of their day on calls (2018), and so do schools.'),
  ],
  [
    'number-stale',
    'In 2017 a clinic spends 40% of its day on calls, and we are here to help.',
    lines('In 2017 a clinic spends 40% of its day on calls, and we are here to help.'),
  ],
  [
    'placeholder-left',
    'Hi ,',
    lines('Mail merge, four letters', 'Hi {{name}},', 'Text of the first.', 'Hi ,', 'Text of the second.'),
  ],
  ['placeholder-left', 'Dear ,', lines('Dear , thank you for your visit to the yard.')],
  [
    'placeholder-left',
    '[Insert photo of the new hall, once the scaffolding is down and the owner agrees]',
    page(['[Insert photo of the new hall, once the scaffolding is down and the owner agrees]']),
  ],
  [
    'placeholder-left',
    '[To be supplied: quote of a second customer, hotel trade]',
    page(['[To be supplied: quote of a second customer, hotel trade]']),
  ],
  ['placeholder-left', 'lorem ipsum', page(['Our story', 'Lorem ipsum dolor sit amet'])],
]

describe('whose words', () => {
  it.each(silent)('%s is silent: %s', (id, _why, document) => {
    expect(words(id, document)).toEqual([])
  })
  it.each(seen)('%s: %s', (id, text, document) => {
    expect(words(id, document).map(one => one.toLowerCase())).toEqual([text.toLowerCase()])
  })
})

describe('parts of a round', () => {
  const ask = (...body: string[]) =>
    pitch({ ask: { title: 'The ask', body: ['Raising €1M. The money goes to:', ...body] } })
  it('are no whole while the list goes on', () => {
    expect(words('ask-split-adds-up', ask('- Sales: 50%', '- Product: 30%', '- Stock: 20%', '- Office: 15%'))).toEqual(
      [],
    )
  })
  it('may follow a share of something else', () => {
    expect(
      words('ask-split-adds-up', ask('- Sales: 50%', '- Product: 30%', '- Stock: 20%', 'Margin 15%')),
    ).toHaveLength(1)
  })
  it('keep their whole purpose', () => {
    const document = ask('- Sales in Oslo, Bergen and the north: 50%', '- Product: 30%', '- Stock: 20%')
    const split = observationById('ask-split-adds-up')
    expect(split && see(split, document)[0]?.facts.purpose).toBe('Sales in Oslo, Bergen and the north')
  })
})

describe('the opening of a typed deck', () => {
  const rest = [
    '# Product',
    'A reader of cells.',
    '# Market',
    'Labs with a sorter.',
    '# Business model',
    'We sell it for €9,000.',
    '# Team',
    'Two chemists.',
    '# Ask',
    'Raising €1M.',
  ]
  const words60 = Array.from({ length: 70 }, (_, at) => `word${at}`).join(' ')
  it('may hold the problem in words of its own', () => {
    expect(words('problem-absent', memo(['# Oakbio', words60, ...rest]))).toEqual([])
  })
  it('holds none where it is a cover', () => {
    expect(words('problem-absent', memo(['# Oakbio', 'Seed round', ...rest]))).toHaveLength(1)
  })
})
