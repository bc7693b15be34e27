import type { Place, Zone } from '#db/located-document.ts'
import type { Draft, DraftBlock } from '../../draft.ts'
import { tableTexts } from '../table-rows.ts'
import { isCapitals, isNumberedHeading, listItem } from '../text-lines.ts'
import { hiddenIn, WordExtractor } from './library.ts'
import { type MarkedLine, markedLines } from './marks.ts'

const verbatim = { filterUnicode: false }
const formattedHidden = 'It is formatted as hidden text.'

/** Every cell ends with a tab, the last of a row too. */
const isRow = (line: string) => line.endsWith('\t')

const cellsIn = (line: string) => line.split('\t').map(cell => cell.trim())

/** The texts of table rows by line index. Consecutive rows are one table. */
function rowTexts(lines: readonly string[]): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  for (let at = 0; at < lines.length; at++) {
    let end = at
    while (isRow(lines[end] ?? '')) end += 1
    const tableLines = tableTexts(lines.slice(at, end).map(line => ({ cells: cellsIn(line) })))
    for (const [index, text] of tableLines.entries()) {
      const filled = cellsIn(lines[at + index] ?? '').filter(cell => cell !== '')
      if (filled.length > 1) texts.set(at + index, text)
    }
    at = Math.max(at, end - 1)
  }
  return texts
}

/** If the document marks no headings (`saysHeadings`), they are recognized by their looks. */
function lineBlock(line: MarkedLine, where: Place, row: string | undefined, saysHeadings: boolean): DraftBlock {
  const { text, level } = line
  if (row !== undefined) return { type: 'table_row', text: row, where }
  if (level !== null) return { type: 'heading', level: Math.min(level, 6), text, where }
  if (!saysHeadings && (isCapitals(text) || isNumberedHeading(text))) return { type: 'heading', level: 1, text, where }
  const item = listItem(text) ?? (line.item ? text : null)
  return item === null ? { type: 'paragraph', text, where } : { type: 'list_item', text: item, where }
}

function linesOf(text: string, type: DraftBlock['type'], zone?: Zone): DraftBlock[] {
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
  const lines = markedLines(word.getBody(verbatim)).filter(({ text }) => text.trim() !== '')
  const rows = rowTexts(lines.map(({ text }) => text))
  const saysHeadings = lines.some(({ level }) => level !== null)
  const body = lines.map((line, at) =>
    lineBlock(line, { kind: 'paragraph', paragraph: at + 1 }, rows.get(at), saysHeadings),
  )
  return {
    title: body.find(block => block.type === 'heading')?.text ?? null,
    blocks: [
      ...body,
      ...hiddenIn(word).map(
        (text): DraftBlock => ({ type: 'paragraph', text, where: { kind: 'document' }, hidden: formattedHidden }),
      ),
      ...linesOf(word.getTextboxes({ ...verbatim, includeHeadersAndFooters: false }), 'paragraph'),
      ...linesOf(word.getFootnotes(verbatim), 'footnote'),
      ...linesOf(word.getEndnotes(verbatim), 'footnote'),
      ...linesOf(word.getHeaders({ ...verbatim, includeFooters: false }), 'paragraph', 'header'),
      ...linesOf(word.getTextboxes({ ...verbatim, includeBody: false }), 'paragraph', 'header'),
      ...linesOf(word.getFooters(verbatim), 'paragraph', 'footer'),
    ],
    unread: [],
    sheets: [],
  }
}
