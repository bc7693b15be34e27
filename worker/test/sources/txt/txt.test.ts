import { expect, it } from 'vitest'
import { brief, parse } from '../parsed.ts'

const utf16 = (value: string, bigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${value}`, 'utf16le')
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes)
}

it('reads a text of too many lines up to the limit, and says where it stopped', async () => {
  const thin = await parse('txt', new TextEncoder().encode(`A memo of names\n\n${'\n'.repeat(70_000)}The end.`))
  expect(thin.unread).toMatchObject([{ why: expect.stringMatching(/^The text is longer .* 60,000 lines/) }])
})

const prose = 'Größe zählt nicht, sagt der Käufer: „Mir reicht ein kleines Gerät für den Alltag.“'
const encodings: [string, Uint8Array][] = [
  ['UTF-8', new TextEncoder().encode(prose)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${prose}`)],
  ['UTF-16, big-endian', utf16(prose, true)],
  ['UTF-16, little-endian, with one byte too many', Buffer.concat([utf16(`${prose}\n`, false), Buffer.of(10)])],
  ['UTF-16, big-endian, without a byte order mark', utf16(prose, true).slice(2)],
]
it.each(encodings)('reads %s', async (_, bytes) => {
  const document = await parse('txt', bytes)
  expect(brief(document)).toEqual([`paragraph: ${prose}`])
  expect(document.language).toBe('de')
})

it('reads Latin-1', async () => {
  const document = await parse('txt', new Uint8Array(Buffer.from('Café crème à 3 £, déjà vu', 'latin1')))
  expect(document.blocks[0]?.text).toBe('Café crème à 3 £, déjà vu')
})

it('reads UTF-8 that is cut inside a letter or has a byte of another encoding, and keeps the rest intact', async () => {
  const utf8 = Buffer.from(`${prose} – ganz ehrlich: 3 €`)
  const [cut] = (await parse('txt', utf8.subarray(0, -1))).blocks
  expect(cut?.text).toBe(`${prose} – ganz ehrlich: 3`)
  const [mixed] = (await parse('txt', Buffer.concat([Buffer.from('Café ', 'latin1'), utf8]))).blocks
  expect(mixed?.text).toBe(`Caf� ${prose} – ganz ehrlich: 3 €`)
})

it('recognises headings, lists and wrapped paragraphs', async () => {
  const source = [
    'OUR PLAN\n',
    '# Markets ##\n',
    'Underlined\n==========\n',
    '2.1 Pricing in Europe\n',
    'This paragraph was wrapped by an editor at seventy columns, so that\nits second line belongs to it.\n',
    '- first point\n- second point\n  goes on\n',
    '1. one\n2. two\n',
  ].join('\n')
  expect(brief(await parse('txt', new TextEncoder().encode(source)))).toEqual([
    'heading: OUR PLAN',
    'heading: Markets',
    'heading: Underlined',
    'heading: 2.1 Pricing in Europe',
    'paragraph: This paragraph was wrapped by an editor at seventy columns, so that its second line belongs to it.',
    'list_item: first point',
    'list_item: second point goes on',
    'list_item: 1. one',
    'list_item: 2. two',
  ])
})

it('reads the rows of tables drawn with bars, and ignores other bars', async () => {
  const source = [
    'What it costs',
    '| PLAN | Price a month | |',
    '|------|:-------------:|-|',
    '| Solo | 9 EUR | |',
    '| Team \\| Firm | **29** EUR | yes |',
    'All prices are net.',
    '',
    'Year | Sales',
    '--- | ---:',
    '2025 | 120',
    '',
    '+-----+-----+',
    '| a   | b   |',
    '+=====+=====+',
    '| c   | d   |',
    '+-----+-----+',
    '',
    'Home | About | Contact',
    '',
    'The bar of a | stands for or in this sentence.',
  ].join('\n')
  expect(brief(await parse('txt', new TextEncoder().encode(source)))).toEqual([
    'paragraph: What it costs',
    'table_row: PLAN | Price a month',
    'table_row: Solo | 9 EUR',
    'table_row: Team | Firm | **29** EUR | yes',
    'paragraph: All prices are net.',
    'table_row: Year | Sales',
    'table_row: 2025 | 120',
    'table_row: a | b',
    'table_row: c | d',
    'paragraph: Home | About | Contact',
    'paragraph: The bar of a | stands for or in this sentence.',
  ])
})
