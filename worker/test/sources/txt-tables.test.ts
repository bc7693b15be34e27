import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexQuotes } from '../../panel/quotes/index-quotes.ts'
import { plainBlocks } from '../../sources/parsers/plain/txt.ts'
import { documentOf } from '../panel/documents.ts'

const brief = (text: string) =>
  plainBlocks(text.replace(/^\n/, '')).map(
    ({ type, text: own }) => `${type === 'table_row' ? 'row' : type}: ${own.replace(/\s+/g, ' ').trim()}`,
  )
const rowsOf = (text: string) =>
  brief(text).flatMap(block => (block.startsWith('row: ') ? [block.slice('row: '.length)] : []))

describe('rules in a table of plain text', () => {
  it('may stand between all rows, and continue a description below it', () => {
    const offer = `
PRICES
------------------------------------------------------------
No   Service                     Qty       Price      Amount
------------------------------------------------------------
1    Winter check, all boats    12 pcs.   € 80,00   €  960,00
------------------------------------------------------------
2    New ropes                   240 m    €  5,00   € 1 200,00
     (two per mooring)
------------------------------------------------------------
     Discount 10 %                                 -€  216,00
------------------------------------------------------------
     TOTAL                                          € 1 944,00
------------------------------------------------------------
Valid for 30 days.`
    expect(brief(offer)).toEqual([
      'heading: PRICES',
      'row: No | Service | Qty | Price | Amount',
      'row: 1 | Winter check, all boats | 12 pcs. | € 80,00 | € 960,00',
      'row: 2 | New ropes (two per mooring) | 240 m | € 5,00 | € 1 200,00',
      'row: Discount 10 % | | | | -€ 216,00',
      'row: TOTAL | | | | € 1 944,00',
      'paragraph: Valid for 30 days.',
    ])
  })
})

describe('columns of a table of plain text', () => {
  it('have short heads, and thousands parted by spaces of any kind', () => {
    const plan = `
                      Oct        Nov        Dec
Pubs and bars          60        1 075      1 055 000
Shops                   8           90         12 000`
    const expected = ['Oct | Nov | Dec', 'Pubs and bars | 60 | 1 075 | 1 055 000', 'Shops | 8 | 90 | 12 000']
    expect(rowsOf(plan)).toEqual(expected)
    expect(rowsOf(plan.replace(/(?<=\d) (?=\d)/g, '\u202f'))).toEqual(expected)
  })

  it('keep empty cells between others, for rows below a label as well', () => {
    const goal = `
              Units     Price    Revenue
Upgrades        180       990    178,200
New shops       120     1,290    154,800
Total           300              333,000`
    expect(rowsOf(goal).at(-1)).toBe('Total | 300 | | 333,000')
    expect(rowsOf('\tUnits\tPrice\tRevenue\nNew\t180\t990\t178,200\nTotal\t180\t\t178,200').at(-1)).toBe(
      'Total | 180 | | 178,200',
    )
  })

  it('may have a head of two lines, but no groups of columns in one', () => {
    const wrapped = `
                   Meals      Cost per
Case               a day      meal
Base               4,440      1.20
Slow               3,850      1.25`
    expect(rowsOf(wrapped)[0]).toBe('Case | Meals a day | Cost per meal')
    const grouped = `
                    2026            2027
               Plan   Actual   Plan   Actual
Revenue          10       12     14       15
Costs             8        9     10       11`
    expect(rowsOf(grouped).slice(1)).toEqual([
      'Plan | Actual | Plan | Actual',
      'Revenue | 10 | 12 | 14 | 15',
      'Costs | 8 | 9 | 10 | 11',
    ])
  })

  it('are parted by bars that nothing rules', () => {
    expect(rowsOf('Segment | Boats | Share\nClubs | 196 | 48%\nTotal | 196 | 100%')).toHaveLength(3)
    expect(rowsOf('| Ours | Theirs\nField work | yes | no\nPrice | €4 | €9')[0]).toBe('Ours | Theirs')
    expect(rowsOf('│ Item │ Fee │\n├──────┼─────┤\n│ Desk │ €40 │')).toEqual(['Item | Fee', 'Desk | €40'])
    expect(rowsOf('Avelina Torrado | CEO\nRui Salgado | CTO')).toEqual([])
  })
})

describe('any table of plain text', () => {
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

  it('is read cell by cell, ruled or not, and what is quoted of it is found', () => {
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

  it('keeps every word, in whatever lines it is given', () => {
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
