import { describe, expect, it } from 'vitest'
import { parseTxt } from '../../../sources/parsers/plain/txt.ts'

const parsed = (lines: string[]) => parseTxt(new TextEncoder().encode(lines.join('\n')))

const farms = ['', 'Farms lose two days a month to paper, and we give them back.']
const begun = ['Bis morgen reparieren wir jede Kaffeemaschine in der Stadt.', '', 'Wir kommen ins Haus.', '']
const mails = [
  'I write about the walk between picks.',
  'I asked at Thornbury what went wrong.',
  'The offer stands.',
].flatMap((text, at) => ['', text, '', 'Dana', '', `Mail ${at + 2}, day ${4 * at + 4}.`])

describe('the title of a plain text', () => {
  it.each<[what: string, title: string | null, lines: string[]]>([
    [
      'a name in its first line',
      'Quillgate',
      ['Quillgate', '', 'Secrets that rotate themselves, wherever a key is used.'],
    ],
    ['not a page number', 'Salt: one page for angels', ['Page 1', '', 'Salt: one page for angels', '', 'It rains.']],
    ['a slide’s name', 'Quillgate', ['Slide 1: Quillgate', '', 'Keys that rotate themselves.']],
    ['not a signature', null, ['Four mails to a warehouse, sent over two weeks.', ...mails]],
    [
      'a subject',
      'the walk between picks',
      ['Subject: the walk between picks', '', 'Hi,', '', 'Most of it is walking.'],
    ],
    ['not a heading over a later part', null, [...begun, '# Preise', '', 'Die Anfahrt kostet 45 Euro.']],
    ['not a cover', 'Hayloft - paper for farms - Lund', ['1. Cover', 'Hayloft - paper for farms - Lund', ...farms]],
    ['not a part of a text', null, ['About Us', ...farms]],
  ])('is %s', async (_what, title, lines) => {
    expect((await parsed(lines)).title).toBe(title)
  })
})

const equals = ['Problem', 'Barns burn down each May.', '', 'Market', 'There are 40,000 of them.', '']
const lists = ['Advantage', '- It is dry', '- It is near', '', 'Team', 'Two of us do it.']
const mailed = ['--- Mail 1 (day 1) ---', 'Hi,', '', '=== MAIL 2 ===', 'Hi again,', '', '-----', 'The end.']

describe('the headings of a plain text', () => {
  it.each<[what: string, headings: string[], lines: string[]]>([
    [
      'not lines of figures',
      ['[6] MARKET', '[7] TEAM'],
      ['[6] MARKET', 'BARNS €60B', 'FARMS €12B', '', '[7] TEAM', 'Two.'],
    ],
    ['not numbered items', [], ['Buy:', '1. Hay', '2. Straw', '3. Oats', '', 'Then go home.']],
    ['words over a list', ['Problem', 'Market', 'Advantage', 'Team'], [...equals, ...lists]],
    ['not underlined names', ['Mail 1 (day 1)', 'MAIL 2'], mailed],
  ])('are %s', async (_what, headings, lines) => {
    const { blocks } = await parsed(lines)
    expect(blocks.flatMap(({ type, text }) => (type === 'heading' ? [text] : []))).toEqual(headings)
  })
})
