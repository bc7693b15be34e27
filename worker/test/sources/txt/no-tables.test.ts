import { describe, expect, it } from 'vitest'
import { plainBlocks } from '../../../sources/parsers/plain/txt.ts'

const rowsOf = (text: string) => plainBlocks(text).flatMap(({ type, text: row }) => (type === 'table_row' ? [row] : []))

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
