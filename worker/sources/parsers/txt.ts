/** Plain text: paragraphs as blank lines part them, with headings, lists and tables where they are plain. */
import { plainText } from '#db/plain-text.ts'
import type { Draft, DraftBlock } from '../draft.ts'
import { documentFailure } from '../failure.ts'
import {
  isCapitals,
  isNumberedHeading,
  isTopic,
  joinLines,
  listItem,
  markdownHeading,
  tableRows,
} from './plain-lines.ts'
import { nameOfSlide, withSlidesAsHeadings } from './plain-slides.ts'
import { columnRows, goesOn, isBrokenByAuthor, usualWidth } from './plain-wraps.ts'

const underline = /^\s*(={3,}|-{3,}|~{3,})\s*$/
/** This many lines that look like topics are headings; fewer may be anything. */
const fewestTopics = 3
/** Words. */
const longestTitle = 10

type Piece = Pick<DraftBlock, 'type' | 'text' | 'level'>

/** A line of a program, which is no sentence's rest. */
const code = /[;{}]\s*$|```|^\s*(?:\/\/|\/\*|\*|<)|\*\/\s*$/

/** The piece that a line may go on with, and its last line. */
interface Open {
  piece: Piece
  last: string
}

/** What is indented below an item is a part of it; other lines go on where the wrap broke them. */
function continues({ piece, last }: Open, line: string, width: number, apart: boolean): boolean {
  if (piece.type === 'list_item' && /^(?: {2,}|\t)/.test(line) && !code.test(line) && !code.test(last)) return true
  return !apart && goesOn(last, line, width)
}

/** One group of lines without a blank one between them. */
function group(lines: string[], width: number, topics: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let open: Open | null = null
  const add = (piece: Piece) => {
    pieces.push(piece)
    open = null
  }
  const drawn = tableRows(lines)
  const rows = drawn.size > 0 ? drawn : columnRows(lines)
  const apart = isBrokenByAuthor(lines)
  for (const [index, line] of lines.entries()) {
    const cells = rows.get(index)
    if (cells) {
      if (cells.length > 0) add({ type: 'table_row', text: cells.join(' | ') })
      continue
    }
    const marked = markdownHeading(line)
    const ruled = underline.exec(lines[index + 1] ?? '')
    const item = listItem(line)
    if (underline.test(line)) open = null
    else if (marked) add({ type: 'heading', text: marked.text, level: marked.level })
    else if (ruled && !open) add({ type: 'heading', text: line, level: ruled[1]?.startsWith('=') ? 1 : 2 })
    else if (isCapitals(line) && !open) add({ type: 'heading', text: line, level: 1 })
    else if (topics.has(line)) add({ type: 'heading', text: line.replace(/:\s*$/, ''), level: 2 })
    else if (lines.length === 1 && isNumberedHeading(line)) add({ type: 'heading', text: line, level: 2 })
    else if (item !== null) {
      open = { piece: { type: 'list_item', text: item }, last: line }
      pieces.push(open.piece)
    } else if (open && continues(open, line, width, apart)) {
      const { piece }: Open = open
      piece.text = joinLines(piece.text, line)
      open = { piece, last: line }
    } else {
      open = { piece: { type: 'paragraph', text: line }, last: line }
      pieces.push(open.piece)
    }
  }
  return pieces
}

/** Lines that name what follows them, where the text has several. */
function topicsOf(groups: string[][]): ReadonlySet<string> {
  const topics = groups.flatMap((lines, at) =>
    lines.filter((line, index) => isTopic(line, lines[index - 1], lines[index + 1] ?? groups[at + 1]?.[0])),
  )
  return new Set(topics.length >= fewestTopics ? topics : [])
}

/** Blocks of a text, each with the number of its paragraph. */
export function plainBlocks(text: string): DraftBlock[] {
  const lines = withSlidesAsHeadings(text.split(/\r\n|[\n\r\f\u0085\u2028\u2029]/))
  const width = usualWidth(lines)
  const groups: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') groups.push([])
    else groups[groups.length - 1]?.push(line)
  }
  const filled = groups.filter(part => part.length > 0)
  const topics = topicsOf(filled)
  return filled
    .flatMap(part => group(part, width, topics))
    .map((piece, index) => ({ ...piece, where: { kind: 'paragraph', paragraph: index + 1 } }))
}

/** What only counts: the number of a slide or a page that a deck was typed from. */
const numberOfSlide = /^(?:slide|page|folie|seite)\s*\d{1,3}\W*$/i
/** Below this many others a heading is over a part of the text, and not over the whole. */
const lastForTitle = 3

/**
 * The first line where it is a name and no sentence, else a heading near the top. A line that comes again is whoever
 * signed, or a part that every section has.
 */
function titleOf(all: DraftBlock[]): string | null {
  const blocks = all.filter(({ text }) => !numberOfSlide.test(text.trim()))
  const first = (nameOfSlide(blocks[0]?.text ?? '') ?? blocks[0]?.text ?? '')
    .trim()
    .replace(/^(?:subject|title|re): */i, '')
  const greets = /^(?:hi|hello|dear|good (?:morning|evening))\b/i.test(first)
  if (blocks.length > 1 && !greets && first.split(/\s+/).length <= longestTitle && /[\p{L}\p{N})]$/u.test(first))
    return first
  const heading = blocks
    .slice(0, lastForTitle + 1)
    .find(({ type, text }) => type === 'heading' && blocks.filter(other => other.text === text).length === 1)
  return heading?.text ?? null
}

export async function parseTxt(bytes: Uint8Array): Promise<Draft> {
  const text = plainText(bytes)
  if (text === null) throw documentFailure('wrong_type')
  const blocks = plainBlocks(text)
  return { title: titleOf(blocks), blocks, unread: [], sheets: [] }
}
