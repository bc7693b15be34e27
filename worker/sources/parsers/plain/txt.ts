/** Plain text: paragraphs as blank lines part them, with headings, lists and tables where they are plain. */

import { readingLimits } from '#db/limits.ts'
import { plainText } from '#db/plain-text.ts'
import { documentFailure } from '../../../source-failure.ts'
import type { Draft, DraftBlock } from '../../draft.ts'
import { aboveTheText, bareTitle, firstTitle, isPartTitle } from '../../title.ts'
import { joinCells } from '../table-rows.ts'
import {
  isCapitals,
  isFigure,
  isNumberedHeading,
  isTopic,
  joinLines,
  listItem,
  markdownHeading,
  ruledHeading,
} from '../text-lines.ts'
import { nameOfSlide, withSlidesAsHeadings } from './slides.ts'
import { tableRows } from './tables.ts'
import { goesOn, isBrokenByAuthor, usualWidth } from './wraps.ts'

const underline = /^\s*(={3,}|-{3,}|~{3,})\s*$/
/** This many lines that look like topics are headings; fewer may be anything. */
const fewestTopics = 3
/** Words. */
const longestTitle = 16
/** Characters. */
const longestSubject = 200
/** Words of a heading with its number. */
const longestCounted = 10

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

interface Group {
  lines: string[]
  /** The cells of those that are rows of a table, by their number in the group. */
  rows: Map<number, string[]>
}

/** One group of lines without a blank one between them. */
function group(
  { lines, rows }: Group,
  width: number,
  topics: ReadonlySet<string>,
  counted: ReadonlySet<string>,
): Piece[] {
  const pieces: Piece[] = []
  let open: Open | null = null
  const add = (piece: Piece) => {
    pieces.push(piece)
    open = null
  }
  const apart = isBrokenByAuthor(lines)
  for (const [index, line] of lines.entries()) {
    const cells = rows.get(index)
    if (cells) {
      if (cells.length > 0) add({ type: 'table_row', text: joinCells(cells) })
      continue
    }
    const marked = markdownHeading(line)
    const ruled = underline.exec(lines[index + 1] ?? '')
    const item = listItem(line)
    const drawnThrough = ruledHeading(line)
    if (underline.test(line)) open = null
    else if (drawnThrough !== null) add({ type: 'heading', text: drawnThrough, level: 1 })
    else if (marked) add({ type: 'heading', text: marked.text, level: marked.level })
    else if (ruled && !open) add({ type: 'heading', text: line, level: ruled[1]?.startsWith('=') ? 1 : 2 })
    else if (isCapitals(line) && !isFigure(line, lines[index - 1], lines[index + 1]) && !open)
      add({ type: 'heading', text: line, level: 1 })
    else if (topics.has(line)) add({ type: 'heading', text: line.replace(/:\s*$/, ''), level: 2 })
    else if ((lines.length === 1 || counted.has(line)) && isNumberedHeading(line))
      add({ type: 'heading', text: line, level: 2 })
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
function topicsOf(groups: readonly Group[]): ReadonlySet<string> {
  const topics = groups.flatMap(({ lines }, at) =>
    lines.filter((line, index) => isTopic(line, lines[index - 1], lines[index + 1] ?? groups[at + 1]?.lines[0])),
  )
  return new Set(topics.length >= fewestTopics ? topics : [])
}

/** Short lines that each open a group and count up from one: the headings of a numbered memo, with its text right below. */
function countedOf(groups: readonly Group[]): ReadonlySet<string> {
  const found: string[] = []
  for (const {
    lines: [line = '', below],
  } of groups) {
    const number = Number(/^\s*(\d{1,2})\.\s/.exec(line)?.[1])
    const heads = isNumberedHeading(line) && line.trim().split(/\s+/).length <= longestCounted
    if (heads && number === found.length + 1 && !(below && isNumberedHeading(below) && !/^\s*\d+\.\d/.test(below)))
      found.push(line)
  }
  return new Set(found.length >= fewestTopics ? found : [])
}

/** Blocks of a text, each with the number of its paragraph. */
export function plainBlocks(text: string): DraftBlock[] {
  const lines = withSlidesAsHeadings(text.split(/\r\n|[\n\r\f\u0085\u2028\u2029]/))
  const rows = tableRows(lines)
  const width = usualWidth(lines)
  const groups: Group[] = [{ lines: [], rows: new Map() }]
  for (const [at, line] of lines.entries()) {
    const last = groups.at(-1)
    if (line.trim() === '') groups.push({ lines: [], rows: new Map() })
    else if (last) {
      const cells = rows.get(at)
      if (cells) last.rows.set(last.lines.length, cells)
      last.lines.push(line)
    }
  }
  const filled = groups.filter(part => part.lines.length > 0)
  const topics = topicsOf(filled)
  const counted = countedOf(filled)
  return filled
    .flatMap(part => group(part, width, topics, counted))
    .map((piece, index) => ({ ...piece, where: { kind: 'paragraph', paragraph: index + 1 } }))
}

/** What only counts: the number of a slide or a page that a deck was typed from. */
const numberOfSlide = /^(?:slide|page|folie|seite)\s*\d{1,3}\W*$/i
/** Whom a memo goes to and when stands above its subject, and names nothing. */
const lineOfHead = /^(?:to|from|cc|bcc|date|sent):\s*\S[^\n]{0,80}$/i
/** Below this many others a heading is over a part of the text, and not over the whole. */
const lastForTitle = 3

/** A name and no sentence: it ends without a stop, or with that of a firm's legal form. */
function mayBeTitle(text: string): boolean {
  const ends = /[\p{L}\p{N})!?”"]$/u.test(text) || /\b(?:Ltd|Inc|Co|Corp|Bhd|Pte|Pvt|S\.A|B\.V|e\.V)\.$/.test(text)
  const greets = /^(?:hi|hello|dear|good (?:morning|evening))\b/i.test(text)
  return ends && !greets && text.split(/\s+/).length <= longestTitle
}

/**
 * The subject of a mail, else the first line where it is a name and no sentence, else a heading near the top. A line
 * that comes again is whoever signed, or a part that every section has; one that says of what kind the text is gives way
 * to the line below it.
 */
function titleOf(all: DraftBlock[]): string | null {
  const blocks = all.filter(({ text }) => !numberOfSlide.test(text.trim()) && !lineOfHead.test(text.trim()))
  const top = blocks.slice(0, lastForTitle + 1)
  const said = ({ text }: DraftBlock) => bareTitle(nameOfSlide(text) ?? text)
  const subjects = top.filter(({ text }) => /^subject:\s*\S/i.test(text) && text.length <= longestSubject)
  const mail = subjects.filter(block => block === blocks[0])
  const first = top.slice(0, blocks[0] && isPartTitle(said(blocks[0])) ? 2 : 1)
  const lines = blocks.length > 1 ? first.filter(block => mayBeTitle(said(block))) : []
  const once = (block: DraftBlock) => blocks.filter(other => other.text === block.text).length === 1
  const headings = aboveTheText(top).filter(block => block.type === 'heading' && once(block))
  return firstTitle([...mail, ...lines, ...subjects, ...headings].map(said))
}

/** Lines and characters that are looked at. What a document may hold is less: the rest would be worked on for nothing. */
const mostLines = 60_000
const mostCharacters = 2 * readingLimits.documentCharacters

/** The text's beginning, up to the end of a line where there is one. */
function beginningOf(text: string): string {
  let end = -1
  for (let line = 0; line < mostLines; line++) {
    const next = text.indexOf('\n', end + 1)
    if (next === -1 || next > mostCharacters)
      return text.length <= mostCharacters ? text : text.slice(0, end > 0 ? end : mostCharacters)
    end = next
  }
  return text.slice(0, end)
}

/** Only where it is said: the first number that is written in a language costs more than most texts take to read. */
const tooLong = () =>
  `The text is longer than what is looked at (${mostCharacters.toLocaleString('en')} characters, ${mostLines.toLocaleString('en')} lines); it was read up to here.`

export async function parseTxt(bytes: Uint8Array): Promise<Draft> {
  // What a file that was cut ends in: half a letter, which is no text.
  const text = plainText(bytes)?.replace(/\ufffd$/, '') ?? null
  if (text === null) throw documentFailure('wrong_type')
  const read = beginningOf(text)
  const blocks = plainBlocks(read)
  const last = blocks.at(-1)
  // Where the document is cut before that, whoever cuts it says so.
  const whole = blocks.reduce((sum, block) => sum + block.text.length, 0) <= readingLimits.documentCharacters
  const unread = read.length < text.length && whole && last ? [{ where: last.where, why: tooLong() }] : []
  return { title: titleOf(blocks), blocks, unread, sheets: [] }
}
