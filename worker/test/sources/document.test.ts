import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentFailures } from '#db/files/document-failures.ts'
import { limits, readingLimits } from '#db/limits.ts'
import { readDocument } from '../../sources/document.ts'
import { keepParserReady, startParsersAhead, stopParser } from '../../sources/parser-process/process.ts'
import { parse } from './parsed.ts'
import { capturedAt, docx, failureOf, fixture, line, ole, paragraph, pdf, pptx, read } from './samples.ts'

const text = (value: string) => new TextEncoder().encode(value)

/** A small archive whose document needs far more memory as a tree than on disk. */
const heavy = docx('<w:p/>'.repeat(600_000))

describe('what is refused before anything is parsed', () => {
  const cases: [string, string, Uint8Array, string][] = [
    ['a name of another type', 'deck.key', text('hello'), 'wrong_type'],
    ['no bytes', 'a.txt', new Uint8Array(), 'empty'],
    ['too many bytes', 'a.txt', new Uint8Array(limits.uploadBytes + 1).fill(65), 'too_large'],
    ['a deck named as a document', 'a.docx', fixture('pptx/txt-text.pptx'), 'wrong_type'],
    [
      'random bytes named as text',
      'a.txt',
      Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251),
      'wrong_type',
    ],
    ['an old Excel file named as Word', 'a.doc', ole(['Workbook']), 'wrong_type'],
    ['half an archive', 'a.docx', fixture('word/test01.docx').slice(0, 6000), 'damaged'],
    ['an encrypted Word document', 'a.docx', ole(['EncryptionInfo', 'EncryptedPackage']), 'password_protected'],
  ]
  it.each(cases)('%s', async (_, name, bytes, code) => {
    expect((await failureOf(read(bytes, name))).code).toBe(code)
  })

  it('a file that is no text, with the name of what it is, as far as possible', async () => {
    const page = await failureOf(read(text('<!DOCTYPE html><p>Hello'), 'a.txt'))
    expect(page.message).toBe(
      'The name says plain text, but the file is a web page (HTML). Save it as plain text in UTF-8 and upload that, or another PDF, DOC, DOCX, PPTX or TXT file.',
    )
    const old = await failureOf(read(new Uint8Array(Buffer.from('8fac82b382c88370', 'hex')), 'a.txt'))
    expect(old.message).toContain('either binary data or text in an encoding that cannot be told. Save it as plain')
    expect((await read(text('We write <html> tags by hand.'), 'a.txt')).blocks).toHaveLength(1)
  })

  it('an encrypted .doc file', async () => {
    const bytes = fixture('word/test01.doc')
    const view = new DataView(bytes.buffer)
    const head = Array.from({ length: bytes.length / 512 }, (_, sector) => sector * 512).find(
      at => view.getUint16(at, true) === 0xa5ec,
    )
    if (head === undefined) throw new Error('The fixture has no Word stream')
    view.setUint16(head + 10, view.getUint16(head + 10, true) | 0x0100, true)
    expect((await failureOf(read(bytes, 'a.doc'))).code).toBe('password_protected')
  })
})

describe('what the parsers refuse', () => {
  it('a PDF that asks for a password', async () => {
    const hex = (byte: string) => `<${byte.repeat(32)}>`
    const trailer = `/Encrypt 100 0 R /ID [${hex('01')} ${hex('01')}]`
    const locked = pdf([line('Secret', 700)], trailer, [
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${hex('aa')} /U ${hex('bb')} >>`,
    ])
    expect((await failureOf(parse('pdf', locked))).code).toBe('password_protected')
  })

  it('a presentation without slides, and text without words, each with its own reason', async () => {
    const none = await failureOf(parse('pptx', pptx([])))
    expect([none.code, none.message]).toEqual(['no_slides', expect.stringMatching(/^The presentation has no slides/)])
    const blank = await failureOf(parse('txt', text(' \n\n\t')))
    expect([blank.code, blank.message]).toEqual(['no_readable_text', expect.stringContaining('it may be blank')])
  })

  it('an XML part that declares entities, at once', async () => {
    const lol = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
      '',
    )
    const part = text(
      `<!DOCTYPE w [<!ENTITY l0 "lol">${lol}]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`,
    )
    expect((await failureOf(parse('docx', zipSync({ 'word/document.xml': part })))).code).toBe('damaged')
  })

  it('a tree so deep that walking it would crash the process', async () => {
    const deep = docx(
      '<w:sdt><w:sdtContent>'.repeat(50_000) + paragraph('x') + '</w:sdtContent></w:sdt>'.repeat(50_000),
    )
    expect((await failureOf(read(deep, 'a.docx'))).code).toBe('damaged')
  })
})

describe('a reader that starts parsers ahead of their documents', () => {
  // As on a real server; other suites start none in advance (`scripts/test/started-processes.ts`).
  beforeAll(() => {
    startParsersAhead(0)
    keepParserReady()
  })
  afterAll(() => {
    startParsersAhead(null)
    stopParser()
  })

  it('ends a parser when its document is no longer needed', async () => {
    const stop = new AbortController()
    const reading = readDocument({ bytes: heavy, name: 'a.docx', capturedAt, signal: stop.signal })
    stop.abort(new Error('The review was cancelled'))
    await expect(reading).rejects.toThrow('The review was cancelled')
  })
})

describe('reading within limits', () => {
  it('ends a parser at its deadline', { timeout: 10_000 }, async () => {
    const started = performance.now()
    const reading = readDocument({ bytes: heavy, name: 'a.docx', capturedAt }, { ...readingLimits, parseMs: 400 })
    const failure = await failureOf(reading)
    expect(failure.code).toBe('took_too_long')
    expect(failure.message).toBe(documentFailures.took_too_long)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('ends a parser that needs too much memory', { timeout: 20_000 }, async () => {
    const reading = readDocument(
      { bytes: heavy, name: 'a.docx', capturedAt },
      { ...readingLimits, parseMemoryMiB: 160 },
    )
    expect((await failureOf(reading)).code).toBe('inflates_too_far')
  })

  it('names what lies beyond the longest text as unread', async () => {
    const long = Array.from({ length: 2600 }, (_, index) => `${index} ${'word '.repeat(100)}`).join('\n\n')
    const document = await parse('txt', text(long))
    const letters = document.blocks.reduce((sum, block) => sum + block.text.length, 0)
    expect(letters).toBeLessThanOrEqual(readingLimits.documentCharacters)
    expect(letters).toBeGreaterThan(readingLimits.documentCharacters - 1000)
    expect(document.unread).toMatchObject([{ why: expect.stringContaining('1,200,000') }])
  })

  it('cuts one endless paragraph anywhere, if its language has no spaces', async () => {
    const { blocks, unread } = await parse('txt', text(`Plan ${'字'.repeat(1_210_000)}`))
    expect(blocks.map(block => block.text.length)).toEqual([1_200_000])
    expect(unread).toHaveLength(1)
  })

  it('ends a PDF whose page inflates without end', { timeout: 20_000 }, async () => {
    const packed = deflateSync(Buffer.alloc(100 * 1024 * 1024, ' ')).toString('latin1')
    const bomb = pdf([packed])
    const source = Buffer.from(bomb).toString('latin1').replace('/Length', '/Filter /FlateDecode /Length')
    const bytes = Uint8Array.from(source, letter => letter.charCodeAt(0))
    const reading = readDocument({ bytes, name: 'a.pdf', capturedAt }, { ...readingLimits, parseMemoryMiB: 250 })
    expect((await failureOf(reading)).code).toBe('inflates_too_far')
  })
})
