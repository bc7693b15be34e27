import { describe, expect, it } from 'vitest'
import { parseTxt } from '../../sources/parsers/plain/txt.ts'

const parsed = (lines: string[]) => parseTxt(new TextEncoder().encode(lines.join('\n')))

const farms = ['', 'Farms lose two days a month to paper, and we give them back.']
const begun = ['Bis morgen reparieren wir jede Kaffeemaschine in der Stadt.', '', 'Wir kommen ins Haus.', '']
const memo = ['MEMO', 'To: Board of Directors', 'From: Yun Adler, COO', 'Date: 12 January 2026']
const mails = [
  'I write about the walk between picks.',
  'I asked at Thornbury what went wrong.',
  'The offer stands.',
].flatMap((text, at) => ['', text, '', 'Dana', '', `Mail ${at + 2}, day ${4 * at + 4}.`])
const about = ['', 'About Us', 'We keep barns dry.', '', 'Market', 'There are 40,000 barns.', '', 'Team', 'Two of us.']
const long = 'Hayloft: what we did in Q3 (one bad miss, one good month, and cash for the whole of the coming year)'
const sequence = 'SEQUENCE: warehouses with 20 to 150 pickers, operations managers'

describe('the title of a plain text', () => {
  it.each<[what: string, title: string | null, lines: string[]]>([
    [
      'a name in its first line',
      'Quillgate',
      ['Quillgate', '', 'Secrets that rotate themselves, wherever a key is used.'],
    ],
    ['a label and what it is about', sequence, [sequence, '', 'From: Dana', '', 'Hi,']],
    ['no number of a page', 'Salt: one page for angels', ['Page 1', '', 'Salt: one page for angels', '', 'It rains.']],
    ['a slide’s name', 'Quillgate', ['Slide 1: Quillgate', '', 'Keys that rotate themselves.']],
    ['a page’s name', 'Quillgate for banks', ['Page 2 – Quillgate for banks', '', 'Keys that rotate.']],
    ['a line about a slide', 'Slide 101 and what came of it', ['Slide 101 and what came of it', '', 'It rains.']],
    ['no signature', null, ['Four mails to a warehouse, sent over two weeks.', ...mails]],
    ['no greeting', null, ['Hi Dana', '', 'In most warehouses pickers walk for half of a shift.']],
    [
      'a subject',
      'the walk between picks',
      ['Subject: the walk between picks', '', 'Hi,', '', 'Most of it is walking.'],
    ],
    [
      'a heading below a line',
      'Night work',
      ['For all who asked, with thanks.', '', '# Night work', '', 'Nurses work nights.'],
    ],
    ['no heading over a later part', null, [...begun, '# Preise', '', 'Die Anfahrt kostet 45 Euro.']],
    ['a heading over all', 'Preise', ['# Preise', '', ...begun]],
    [
      'a memo’s subject',
      'Two shifts, not three',
      [...memo, 'Subject: Two shifts, not three', '', 'Approve it by April.'],
    ],
    ['no mark of order', 'HAYLOFT', ['[1] HAYLOFT', 'Paper for farms', ...farms]],
    ['no cover', 'Hayloft - paper for farms - Lund', ['1. Cover', 'Hayloft - paper for farms - Lund', ...farms]],
    ['no kind of text', 'Hayloft Opens a Barn', ['FOR IMMEDIATE RELEASE', '', 'Hayloft Opens a Barn', ...farms]],
    [
      'no variant',
      'your barn in May',
      ['--- EMAIL 1, VARIANT B ---', 'Subject: your barn in May', '', 'Hi {{name}},', ...farms],
    ],
    ['no part of a text', null, ['About Us', ...farms]],
    ['a firm with its legal form', 'Hayloft Pte. Ltd.', ['Hayloft Pte. Ltd.', 'Barns that stay dry', ...about]],
    ['no sentence above parts', null, ['Barns stay dry with us.', ...about]],
    ['a mail’s long subject', long, [`Subject: ${long}`, '', 'Hi all,', '', 'THE BAD', '- The barn burnt down.']],
  ])('is %s', async (_what, title, lines) => {
    expect((await parsed(lines)).title).toBe(title)
  })
})

const equals = ['Problem', 'Barns burn down each May.', '', 'Market', 'There are 40,000 of them.', '']
const numbered = [
  '1. Summary',
  'It went well.',
  '',
  '2. Cash (MSEK)',
  'We have 18.',
  '',
  '3. Churn',
  'One farm left us.',
]
const lists = ['Advantage', '- It is dry', '- It is near', '', 'Team', 'Two of us do it.']
const last = ['How we reach the first ten farms', 'We ask at the mill, where each of them comes on a Monday.']
const mailed = ['--- Mail 1 (day 1) ---', 'Hi,', '', '=== MAIL 2 ===', 'Hi again,', '', '-----', 'The end.']

describe('the headings of a plain text', () => {
  it.each<[what: string, headings: string[], lines: string[]]>([
    [
      'no lines of figures',
      ['[6] MARKET', '[7] TEAM'],
      ['[6] MARKET', 'BARNS €60B', 'FARMS €12B', '', '[7] TEAM', 'Two.'],
    ],
    [
      'no pairs of a label and its value',
      ['Problem', 'Market', 'Team'],
      [...equals, 'Team', 'Two of us do it.', '', 'Raising: TBC', 'It is for a barn in Denmark.'],
    ],
    ['numbers that count up', ['HAYLOFT', '1. Summary', '2. Cash (MSEK)', '3. Churn'], ['HAYLOFT', '', ...numbered]],
    ['no numbered items', [], ['Buy:', '1. Hay', '2. Straw', '3. Oats', '', 'Then go home.']],
    ['no gaps in a count', [], ['2. Straw', 'for the horses', '', '3. Oats', 'for the cow', '', '5. Hay', 'for both']],
    ['words over a list', ['Problem', 'Market', 'Advantage', 'Team'], [...equals, ...lists]],
    ['names with a rule through them', ['Mail 1 (day 1)', 'MAIL 2'], mailed],
    ['a longer line among others', ['Problem', 'Market', 'How we reach the first ten farms'], [...equals, ...last]],
  ])('are %s', async (_what, headings, lines) => {
    const { blocks } = await parsed(lines)
    expect(blocks.flatMap(({ type, text }) => (type === 'heading' ? [text] : []))).toEqual(headings)
  })

  it('leave pictures that stand for bullets apart from each other', async () => {
    const { blocks } = await parsed(['TRACTION', '🌱 farms on a list', '🌱 growing 40% each week'])
    expect(blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'heading: TRACTION',
      'list_item: farms on a list',
      'list_item: growing 40% each week',
    ])
  })
})
