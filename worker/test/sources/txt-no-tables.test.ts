import { describe, expect, it } from 'vitest'
import { plainBlocks } from '../../sources/parsers/plain/txt.ts'

const rowsOf = (text: string) => plainBlocks(text).flatMap(({ type, text: row }) => (type === 'table_row' ? [row] : []))

describe('plain text without a table', () => {
  it.each([
    [
      'verse with a pause in its lines',
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
      'two letterheads',
      [
        'Brindlecot Lda                   Bank: Banco do Norte',
        'Rua do Almada 12                 IBAN PT50 0000 0000',
        '4050-030 Porto                   BIC BNORPTPL',
      ],
    ],
    [
      'telephones',
      ['avelina@brindlecot.example       01970 555 013', 'rui@brindlecot.example           01970 555 014'],
    ],
    [
      "a memo's head",
      [
        'To:       The board',
        'From:     Avelina Torrado',
        'Date:     4 September 2025',
        'Meeting:  18 September 2025, item 4',
      ],
    ],
    ['a program', ['price = 40      # euros', 'seats = 12      # for each', 'total = 480     # in all']],
    ['what is fenced off', ['```', 'a        1', 'b        2', '```']],
    [
      'options',
      ['  A  Stay where we are. Raises capacity to 10,800.', '  B  Lease the second hall. Raises it to 15,000.'],
    ],
    ['a list set in', ['  - Boats     of all kinds', '    and sizes', '  - Ropes     of hemp']],
    ['one line', ['MEMORANDUM TO THE BOARD                    CONFIDENTIAL']],
  ])('is %s', (_what, lines) => {
    expect(rowsOf(lines.join('\n'))).toEqual([])
  })
})
