import { expect, it } from 'vitest'
import { markedLines, markParagraphs, type TextPiece } from '../../sources/parsers/doc/marks.ts'
import { parse } from './parsed.ts'
import { fixture } from './samples.ts'

it('keeps the euro sign, and joins words at optional hyphens', async () => {
  const bytes = fixture('word/test10.doc')
  const at = Buffer.from(bytes.buffer).indexOf('This is a simple')
  bytes[at + 'Thi'.length] = 0x80
  bytes[at + 'This is a si'.length] = 0x1f
  expect((await parse('doc', bytes)).blocks[0]?.text).toMatch(/^Thi€ is a siple/)
})

it('takes headings from the styles, and where there are any, capitals for none', async () => {
  const bytes = fixture('word/test16.doc')
  const plain = (await parse('doc', bytes)).blocks
  expect(plain.filter(block => block.type === 'heading').map(({ level, text }) => [level, text])).toEqual([
    [1, 'Text box document test'],
    [2, 'This is a document containing several text boxes.'],
  ])
  const paragraph = plain.find(block => block.type === 'paragraph' && /^\w{4}/.test(block.text))?.text ?? ''
  expect(paragraph).not.toBe('')
  const at = Buffer.from(bytes.buffer).indexOf(paragraph.slice(0, 20))
  const capitals = paragraph.toUpperCase()
  for (const [index, letter] of [...capitals].entries()) bytes[at + index] = letter.charCodeAt(0)
  expect((await parse('doc', bytes)).blocks.filter(block => block.type === 'heading')).toHaveLength(2)
})

it('names text that is formatted as hidden', async () => {
  const bytes = fixture('word/test02.doc')
  const whole = (await parse('doc', bytes)).blocks.map(block => block.text).join(' ')
  // What was bold is hidden instead.
  const file = Buffer.from(bytes.buffer)
  for (let at = file.indexOf('350801', 'hex'); at >= 0; at = file.indexOf('350801', at, 'hex')) bytes[at] = 0x3c
  const { blocks } = await parse('doc', bytes)
  const hidden = blocks.filter(block => block.hidden !== undefined)
  expect(new Set(hidden.map(block => block.hidden))).toEqual(new Set(['It is formatted as hidden text.']))
  for (const { text } of hidden) {
    expect(whole).toContain(text)
    expect(text).not.toBe('')
  }
})

it('tells the items of lists by the properties of their paragraphs', () => {
  const text = 'One\rTwo\rEnd\r'
  const piece: TextPiece = { text, startCp: 0, startFilePos: 0, endFilePos: text.length, bpc: 1 }
  // One page of properties, the second of the file: where each paragraph begins, where its properties are, and these.
  const file = Buffer.alloc(1024)
  file.writeUInt32LE(12, 0x106)
  const page = file.subarray(512)
  page.writeUInt8(3, 511)
  for (const [at, start] of [0, 4, 8, 12].entries()) page.writeUInt32LE(start, at * 4)
  for (const at of [0, 1, 2]) page.writeUInt8(32 + at * 8, 16 + at * 13)
  const inList = Buffer.from('0400000b46010000', 'hex')
  const inCell = Buffer.from('0500000b460100162401', 'hex')
  for (const [at, properties] of [inList, inCell, Buffer.from('02000000', 'hex')].entries())
    properties.copy(page, 64 + at * 16)
  const table = Buffer.alloc(12)
  table.writeUInt32LE(1, 8)
  markParagraphs([piece], text.length, file, table)
  expect(markedLines(piece.text.replaceAll('\r', '\n')).map(line => [line.text, line.item])).toEqual([
    ['One', true],
    ['Two', false],
    ['End', false],
    ['', false],
  ])
})
