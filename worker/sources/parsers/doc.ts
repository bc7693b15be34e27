/** Word 97-2003 documents: the body by paragraph and table row, then notes, text boxes, headers and footers. */

import type { Place, Zone } from '#db/shapes.ts'
import type { Draft, DraftBlock } from '../draft.ts'
import { WordExtractor } from './doc-library.ts'
import { isCapitals, isNumberedHeading, listItem } from './plain-lines.ts'

const verbatim = { filterUnicode: false }

function lineBlock(line: string, where: Place): DraftBlock {
  const cells = line
    .split('\t')
    .map(cell => cell.trim())
    .filter(cell => cell !== '')
  // A cell ends with a tab, also the last of its row.
  if (line.endsWith('\t') && cells.length > 1) return { type: 'table_row', text: cells.join(' | '), where }
  if (isCapitals(line) || isNumberedHeading(line)) return { type: 'heading', level: 1, text: line, where }
  const item = listItem(line)
  return item === null ? { type: 'paragraph', text: line, where } : { type: 'list_item', text: item, where }
}

function others(text: string, type: DraftBlock['type'], zone?: Zone): DraftBlock[] {
  const lines = new Set(
    text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  )
  return [...lines].map(line => ({ type, text: line, where: { kind: 'document' }, ...(zone && { zone }) }))
}

export async function parseDoc(bytes: Uint8Array): Promise<Draft> {
  const word = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const lines = word.getBody(verbatim).split('\n')
  const body = lines
    .filter(line => line.trim() !== '')
    .map((line, index) => lineBlock(line, { kind: 'paragraph', paragraph: index + 1 }))
  return {
    title: body.find(block => block.type === 'heading')?.text ?? null,
    blocks: [
      ...body,
      ...others(word.getTextboxes({ ...verbatim, includeHeadersAndFooters: false }), 'paragraph'),
      ...others(word.getFootnotes(verbatim), 'footnote'),
      ...others(word.getEndnotes(verbatim), 'footnote'),
      ...others(word.getHeaders({ ...verbatim, includeFooters: false }), 'paragraph', 'header'),
      ...others(word.getTextboxes({ ...verbatim, includeBody: false }), 'paragraph', 'header'),
      ...others(word.getFooters(verbatim), 'paragraph', 'footer'),
    ],
    unread: [],
    sheets: [],
  }
}
