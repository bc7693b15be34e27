import { describe, expect, it } from 'vitest'
import { annotate } from '../../../panel/rubric/annotate/annotate.ts'
import { parseTxt } from '../../../sources/parsers/plain/txt.ts'
import { documentOf } from '../../panel/documents.ts'

const parsed = (...lines: string[]) => parseTxt(new TextEncoder().encode(lines.join('\n')))
const brief = async (...lines: string[]) =>
  (await parsed(...lines)).blocks.map(({ type, text }) => `${type}: ${text.replace(/\s+/g, ' ').trim()}`)

async function slides(...lines: string[]) {
  const { title, blocks } = await parsed(...lines)
  const numbered = blocks.map((block, at) => ({ ...block, id: `b${at + 1}` }))
  return annotate(documentOf(numbered, { kind: 'txt', title })).sections.map(section => section.title)
}

describe('a typed deck with named slides', () => {
  const typed = [
    'Slide 1: Brindlecot',
    'Booking software for dental clinics',
    '',
    'Slide 2: Problem',
    'Receptionists lose nine hours a week.',
    'Slide 3: The ask',
    'Raising €1M.',
  ]

  it('has the names as headings, without their numbers', async () => {
    expect(await brief(...typed)).toEqual([
      'heading: Brindlecot',
      'paragraph: Booking software for dental clinics',
      'heading: Problem',
      'paragraph: Receptionists lose nine hours a week.',
      'heading: The ask',
      'paragraph: Raising €1M.',
    ])
    expect((await parsed(...typed)).title).toBe('Brindlecot')
    expect(await slides(...typed)).toEqual(['Brindlecot', 'Problem', 'The ask'])
  })

  it.each([
    ['page footers', ['Notes', ...[1, 2, 3].map(at => `Page ${at} - Confidential`)]],
    ['notes about slides, in order', [1, 2, 3].map(at => `Slide ${at}: add source number ${at}`).concat()],
    ['a sentence in a text', [...Array(6).fill('A line.'), 'Slide 1: a', 'b', 'Slide 2: c', 'd', 'Slide 3: e', 'f']],
  ])('is not recognised in %s', async (_what, lines) => {
    expect((await brief(...lines)).filter(block => block.startsWith('heading'))).toEqual([])
  })
})

describe('a typed deck with numbered slides', () => {
  it('is split at the numbers, which are not text', async () => {
    const typed = ['Slide 1', 'Brindlecot', 'Booking for clinics', '', 'Slide 2', 'Nine hours are lost.', '- by phone']
    expect(await brief(...typed)).toEqual([
      'heading: Brindlecot',
      'paragraph: Booking for clinics',
      'heading: Nine hours are lost.',
      'list_item: by phone',
    ])
    expect(await slides(...typed)).toEqual(['Brindlecot', 'Nine hours are lost.'])
  })

  it.each([
    ['between rules', ['--- Slide 1 ---', '', 'Brindlecot', '', '--- Slide 2 ---', '', 'Problem', 'Calls.']],
    ['below a line about it', ['From the board', '', 'Folie 1:', 'Brindlecot', 'Folie 2:', 'Problem', 'Calls.']],
  ])('can have the numbers %s', async (_how, lines) => {
    const headings = (await brief(...lines)).filter(block => block.startsWith('heading'))
    expect(headings).toEqual(['heading: Brindlecot', 'heading: Problem'])
    expect((await brief(...lines)).join()).not.toMatch(/slide|folie/i)
  })

  it('is not recognised if numbers are in the footer, or alone', async () => {
    expect(await brief('Brindlecot', 'Booking', 'Slide 1', 'Problem', 'Calls.', 'Slide 2')).toContain(
      'paragraph: Slide 1',
    )
    expect(await brief('Notes', '', 'See', 'Slide 3', 'for more.')).not.toContain('heading: for more.')
    expect(await brief('Page 1', 'goes on here', 'Page 2', 'and here')).toContain('paragraph: Page 1')
  })
})

describe('the lines of one paragraph', () => {
  it('are joined where they were wrapped, also before capitals', async () => {
    const lines = [
      'We build booking software for independent dental clinics in',
      'Portugal and Spain. Patients move their own appointments, so that',
      'Avelina and the others at the front desk have time for those who',
      'stand before them.',
    ]
    expect(await brief(...lines)).toEqual([`paragraph: ${lines.join(' ')}`])
  })

  it('stay apart if each starts anew, even if a lower-case email address follows', async () => {
    const jars = [
      'Now in 41 farm shops: Kent 12, Essex 11, Surrey 9, Sussex 9',
      '2.4 jars a week in each of them, as an average of the year',
      'Every jar is filled by hand in Faversham on the day it cooks',
      'One jar costs £6.20 in a shop and £5.10 from our own website',
      'Seven shops asked for the large jar, and we made it in March',
    ].map(line => `paragraph: ${line}`)
    const lines = jars.map(line => line.slice('paragraph: '.length))
    expect(await brief(...lines)).toEqual(jars)
    expect((await brief(...lines, 'hello@quincejar.example')).slice(0, 5)).toEqual(jars)
  })

  const prose = [
    'This paragraph was wrapped by an editor at seventy columns, so that its',
    'second line belongs to it, and the width of the text is known from it.',
    '',
  ]

  it.each([
    ['an address', ['Brindlecot Lda, Avelina Torrado', 'Rua do Almada 12, third floor, to the left', '4050-030 Porto']],
    [
      'verse',
      [
        'Nine hours a week the telephone will ring',
        'Nine hours a week there is nobody near',
        'And every call is such a little thing',
        'That none of those who wait will ever hear',
      ],
    ],
  ])('are not joined in %s', async (_what, lines) => {
    expect(await brief(...lines)).toEqual(lines.map(line => `paragraph: ${line}`))
    const after = await brief(...prose, ...lines)
    expect(after.slice(1)).toEqual(lines.map(line => `paragraph: ${line}`))
  })
})
