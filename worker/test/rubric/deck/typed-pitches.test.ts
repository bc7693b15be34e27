/** What is told of pitches that were written as running text, in the words and figures that stand there. */
import { describe, expect, it } from 'vitest'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { memo } from '../documents.ts'
import { seen } from './deck-cases.ts'

const titlesOf = (...lines: string[]) => readSubmission(memo(lines)).deck?.slides.map(({ title }) => title)

const onePager = [
  'Osprey Loop',
  'Problem: one in three machines stands broken.',
  'Business model: USD 9 per session.',
  'Team: Wanjiru Kamau, nephrologist.',
  'Funding to date: a grant of USD 300k.',
  'Ask: USD 1.5m for 120 machines.',
]
const answers = ['Dorsal', 'Who are you?', 'Two of us.', 'How do you make money?', '€14 a month.'].concat([
  'Who else does this?',
  'Two rivals.',
  'What do you need?',
  '€1.8m to open Paris.',
])

describe('the sections of a text without headings', () => {
  it('are its lines that name themselves', () => {
    expect(titlesOf(...onePager)).toEqual(['', 'Problem', 'Business model', 'Team', 'Funding to date', 'Ask'])
  })

  it('are its questions', () => {
    expect(titlesOf(...answers)).toEqual(['', ...answers.filter(line => line.endsWith('?'))])
  })

  it.each([
    ['three labels', onePager.slice(0, 4)],
    ['labels of something else', ['Venue: Porto', 'Dress: warm', 'Bring: bread', 'Team: Sal', 'Time: nine']],
    [
      'questions to the reader',
      ['Hungry?', 'Come in.', 'Thirsty?', 'Sit.', 'Tired?', 'Stay.', 'Who are we?', 'Cooks.'],
    ],
    ['labels below headings', ['# Problem', 'Calls.', '# Market', 'Large.', '# Team', ...onePager.slice(1)]],
  ])('are not %s', (_what, lines) => {
    const headings = lines.filter(line => line.startsWith('# ')).length
    expect(titlesOf(...lines)).toHaveLength(Math.max(1, headings))
  })
})

describe('a letter without titles', () => {
  const letter = [
    'We are raising a seed round of €600k.',
    'Clinics pay us €19 a month; 640 use it.',
    'Clinics keep paper lists today.',
  ]
  const rivals = 'Our competitors sell to hospitals.'

  it('is placed by the first words of its paragraphs', () => {
    const document = memo([...letter.slice(2), rivals, 'Sigrid, CEO, ran a clinic.', 'Raising €600k on a SAFE.'])
    const [unused] = seen('ask-without-use', document)
    expect(unused?.facts.at).toBe('the paragraph “Raising €600k on a SAFE”')
  })

  it('has beside it whatever it says', () => {
    expect(seen('ask-without-use', memo([...letter, rivals, 'We will hire two engineers.']))).toEqual([])
  })

  it('lacks no part', () => {
    expect(readSubmission(memo([...letter, rivals])).deck).toMatchObject({
      pitch: true,
      running: true,
      labelled: false,
    })
  })
})

describe('the sum that is asked for', () => {
  const plan = (summary: string) =>
    memo([
      ...['# Summary', summary, '# Problem', 'Restaurants list one cider.', '# Market', '3,900 restaurants.'],
      ...['# Product', 'Four ciders.', '# Team', 'Harriet and Ned.', '# Plan', 'Profit of £9,000 in 2028.'],
      ...['# Use of funds', 'Press and tanks £130,000, stock £80,000, sales person £40,000.'],
    ])

  it('may stand in the summary, and its parts at the end', () => {
    const [split] = seen('ask-split-adds-up', plan('We seek £250,000 from private investors.'))
    expect(split?.facts).toMatchObject({ amount: '£250,000', purpose: 'Press and tanks', parts: 3 })
  })

  it('is none of its parts', () => {
    expect(seen('ask-split-adds-up', plan('We press cider.'))).toEqual([])
    expect(seen('milestones-tied', plan('We press cider.'))).toEqual([])
  })
})

describe('lines that name themselves', () => {
  const notes = memo([
    ...['Fennick', 'Sector: food', 'Raising: $2,000,000 (Series Seed)', 'What: porridge for schools.'],
    ...[
      'Why: 4 in 10 pupils arrive hungry.',
      'Market: 30,000 schools.',
      'Traction: 212 schools.',
      'Team: Njeri Waweru.',
    ],
    'Use: a mill in Kitale $1.1m, stock $600k, team $300k',
  ])
  it.each(['problem-absent', 'ask-without-use', 'why-now-absent', 'ask-absent'])('lack nothing: %s', id => {
    expect(readSubmission(notes).deck?.pitch).toBe(true)
    expect(seen(id, notes)).toEqual([])
  })
})

it('takes no money of before for what is asked', () => {
  const lines = ['63 customers sell our clothes.', 'Two rivals sell to men.', 'Now £1.5m EIS.']
  const document = memo([...lines, 'Funding: £350k of friends’ money so far.'])
  expect(readSubmission(document).deck?.pitch).toBe(true)
  expect(seen('ask-without-use', document).map(({ facts }) => facts.amount)).not.toContain('£350k')
})

describe('the purpose of a part', () => {
  const ask = (...lines: string[]) => memo(['# The round', ...lines])
  it.each([
    [
      'a sum before it and one of others behind',
      '€1.3m pre-seed. €620k pilot column, €480k people, €200k patents. A fund is in with €300k.',
      'pilot column',
    ],
    ['strokes between', 'Raising €2m: 70% batteries / 20% stations / 10% team', 'batteries'],
  ])('is told with %s', (_how, line, purpose) => {
    expect(seen('ask-split-adds-up', ask(line))[0]?.facts.purpose).toBe(purpose)
  })
})

it('tells a range of hours as it is written', () => {
  const document = memo([
    '# Problem',
    'Drivers lose 4-5 hours a day.',
    '# Market',
    'TAM $4bn',
    '# Product',
    'A swap.',
    '# Ask',
    '$1m',
  ])
  expect(seen('problem-quantified', document)[0]?.facts).toMatchObject({
    measure: expect.stringContaining('4-5 hours'),
  })
})
