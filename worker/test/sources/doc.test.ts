import { expect, it } from 'vitest'
import { parse } from './parsed.ts'
import { fixture } from './samples.ts'

it('keeps the euro sign, and joins words at optional hyphens', async () => {
  const bytes = fixture('word/test10.doc')
  const at = Buffer.from(bytes.buffer).indexOf('This is a simple')
  bytes[at + 'Thi'.length] = 0x80
  bytes[at + 'This is a si'.length] = 0x1f
  expect((await parse('doc', bytes)).blocks[0]?.text).toMatch(/^Thi€ is a siple/)
})

it('recognises headings by their styles; where there are any, a paragraph in capitals is no heading', async () => {
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

it('marks text that is formatted as hidden', async () => {
  const bytes = fixture('word/test02.doc')
  const whole = (await parse('doc', bytes)).blocks.map(block => block.text).join(' ')
  // Turns the bold text into hidden text.
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
