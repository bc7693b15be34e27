import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexQuotes } from '../../../panel/quotes/index-quotes.ts'
import { plainBlocks } from '../../../sources/parsers/plain/txt.ts'
import { documentOf } from '../../panel/documents.ts'

const brief = (text: string) =>
  plainBlocks(text.replace(/^\n/, '')).map(
    ({ type, text: own }) => `${type === 'table_row' ? 'row' : type}: ${own.replace(/\s+/g, ' ').trim()}`,
  )
const rowsOf = (text: string) =>
  brief(text).flatMap(block => (block.startsWith('row: ') ? [block.slice('row: '.length)] : []))

describe('the columns of a plain-text table', () => {
  it('can have rules between them and their total, and end where a row has other cells', () => {
    const accounts = `
                       Q1 2026    Q2 2026
  Lessons                  810      1,020
  Boat hire                 95        130
                       -------    -------
  Total income             905      1,150
  Staff                    700
The season begins in May.`
    expect(brief(accounts).slice(0, 4)).toEqual([
      'row: Q1 2026 | Q2 2026',
      'row: Lessons | 810 | 1,020',
      'row: Boat hire | 95 | 130',
      'row: Total income | 905 | 1,150',
    ])
    expect(brief(accounts)[4]).toMatch(/^paragraph: Staff 700/)
  })

  it('are not seen in an underlined heading with wide spaces', () => {
    expect(brief('Plan   B\n========\nWe sell pears.')[0]).toBe('heading: Plan B')
  })

  it('can have short headers, and spaces of any kind as thousands separators', () => {
    const plan = `
                      Oct        Nov        Dec
Pubs and bars          60        1 075      1 055 000
Shops                   8           90         12 000`
    const expected = ['Oct | Nov | Dec', 'Pubs and bars | 60 | 1 075 | 1 055 000', 'Shops | 8 | 90 | 12 000']
    expect(rowsOf(plan)).toEqual(expected)
    expect(rowsOf(plan.replace(/(?<=\d) (?=\d)/g, '\u202f'))).toEqual(expected)
  })

  it('can have marks, and amounts apart from their currency', () => {
    const rivals = `
                 Ours     Sheds    Nets
Below 5 boats    ●        ○        –
In a storm       ●        ●        ○`
    expect(rowsOf(rivals)).toEqual(['Ours | Sheds | Nets', 'Below 5 boats | ● | ○ | –', 'In a storm | ● | ● | ○'])
    expect(rowsOf('Nets       R    18,50\nRopes     -R   142,00')).toEqual(['Nets | R 18,50', 'Ropes | -R 142,00'])
  })

  it('can be separated by bars without rules', () => {
    expect(rowsOf('Segment | Boats | Share\nClubs | 196 | 48%\nTotal | 196 | 100%')).toHaveLength(3)
    expect(rowsOf('| Ours | Theirs\nField work | yes | no\nPrice | €4 | €9')[0]).toBe('Ours | Theirs')
    expect(rowsOf('│ Item │ Fee │\n├──────┼─────┤\n│ Desk │ €40 │')).toEqual(['Item | Fee', 'Desk | €40'])
    expect(rowsOf('Avelina Torrado | CEO\nRui Salgado | CTO')).toEqual([])
  })
})

describe('plain text without a table', () => {
  it.each([
    [
      'verse with gaps in its lines',
      [
        'The sun is warm        and the day is long',
        'The river runs         and it sings its song',
        'The night is near      and the birds are gone',
      ],
    ],
    [
      'prose in two columns',
      [
        'We build software that           In the second year we',
        'helps clinics to move            opened two more offices',
        'appointments around. Each        and hired four people.',
      ],
    ],
    [
      'the head of a memo',
      [
        'To:       The board',
        'From:     Avelina Torrado',
        'Date:     4 September 2025',
        'Meeting:  18 September 2025, item 4',
      ],
    ],
    ['fenced text', ['```', 'a        1', 'b        2', '```']],
  ])('is %s', (_what, lines) => {
    expect(rowsOf(lines.join('\n'))).toEqual([])
  })
})

describe('any plain-text table', () => {
  const label = fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,8}){0,2}$/)
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 9_999_999 }).map(value => value.toLocaleString('en-GB')),
    fc.integer({ min: 1000, max: 9_999_999 }).map(value => value.toLocaleString('en-GB').replaceAll(',', ' ')),
    fc.integer({ min: 1, max: 9_999 }).map(value => `(${value})`),
    fc.integer({ min: 1, max: 100 }).map(value => `${value}%`),
  )
  const table = fc.integer({ min: 1, max: 5 }).chain(width =>
    fc.tuple(
      fc.array(fc.stringMatching(/^[A-Z][a-z]{2,7}$/), { minLength: width, maxLength: width }),
      fc.array(fc.tuple(label, fc.array(amount, { minLength: width, maxLength: width })), {
        minLength: 2,
        maxLength: 7,
      }),
      fc.boolean(),
    ),
  )
  const line = (name: string, cells: string[]) => name.padEnd(32) + cells.map(cell => cell.padStart(14)).join('')

  it('is read cell by cell, ruled or not, and quotes from it are found', () => {
    fc.assert(
      fc.property(table, ([heads, rows, ruled]) => {
        const lines = [line('Item', heads), ...rows.map(([name, cells]) => line(name, cells))]
        const blocks = plainBlocks(lines.join(ruled ? `\n${'-'.repeat(32 + 14 * heads.length)}\n` : '\n'))
        const texts = blocks.map(({ text }) => text)
        const typed: [string, string[]][] = [['Item', heads], ...rows]
        expect(texts).toEqual(typed.map(([name, cells]) => [name, ...cells].join(' | ')))
        const document = indexQuotes(documentOf(blocks.map((block, at) => ({ ...block, id: `b${at + 1}` }))))
        for (const text of texts) expect(document.find(text, { hiddenAllowed: false })).not.toBeNull()
      }),
    )
  })

  it('keeps every word, whatever its lines', () => {
    const piece = fc.oneof(label, amount, fc.constantFrom('-----', '|', '\t', '    ', '(two)', 'Total', '●', ''))
    const texts = fc.array(
      fc.array(piece, { maxLength: 5 }).map(pieces => pieces.join('   ')),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(texts, lines => {
        const words = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).sort()
        const read = plainBlocks(lines.join('\n')).map(({ text }) => text)
        expect(words(read.join(' '))).toEqual(words(lines.join(' ')))
      }),
    )
  })
})
