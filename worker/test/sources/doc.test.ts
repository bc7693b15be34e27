/** Word 97-2003, byte by byte. */
import { expect, it } from 'vitest'
import { parseDocument } from '#worker/sources/parse.ts'
import { capturedAt, fixture } from './samples.ts'

it('keeps the euro sign, and joins words at optional hyphens', async () => {
  const bytes = fixture('word/test10.doc')
  const at = Buffer.from(bytes.buffer).indexOf('This is a simple')
  bytes[at + 'Thi'.length] = 0x80
  bytes[at + 'This is a si'.length] = 0x1f
  expect((await parseDocument('doc', bytes, capturedAt)).blocks[0]?.text).toMatch(/^Thi€ is a siple/)
})
