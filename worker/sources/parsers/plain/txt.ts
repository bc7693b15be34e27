import { plainText } from '#db/files/plain-text.ts'
import { readingLimits } from '#db/limits.ts'
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
/** If fewer lines look like topics, they may be anything. */
const fewestTopics = 3
/** In words. */
const longestTitle = 16
/** In characters. */
const longestSubject = 200
/** In words, with the number. */
const longestCounted = 10

type Piece = Pick<DraftBlock, 'type' | 'text' | 'level'>

/** A line of code, which does not continue a sentence. */
const code = /[;{}]\s*$|```|^\s*(?:\/\/|\/\*|\*|<)|\*\/\s*$/

interface Open {
  piece: Piece
  last: string
}

/** Lines indented below an item belong to it; other lines continue where wrapping broke them. */
function continues({ piece, last }: Open, line: string, width: number, authorBroke: boolean): boolean {
  if (piece.type === 'list_item' && /^(?: {2,}|\t)/.test(line) && !code.test(line) && !code.test(last)) return true
  return !authorBroke && goesOn(last, line, width)
}

interface Group {
  lines: string[]
  /** The cells of table rows, by line index in the group. */
  rows: Map<number, string[]>
}

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
  const authorBroke = isBrokenByAuthor(lines)
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
    } else if (open && continues(open, line, width, authorBroke)) {
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

/** Lines that are headings of what follows, if the text has several. */
function topicsOf(groups: readonly Group[]): ReadonlySet<string> {
  const topics = groups.flatMap(({ lines }, at) =>
    lines.filter((line, index) => isTopic(line, lines[index - 1], lines[index + 1] ?? groups[at + 1]?.lines[0])),
  )
  return new Set(topics.length >= fewestTopics ? topics : [])
}

/** Short lines that each open a group and count up from 1: the headings of a numbered memo, with text directly below. */
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

const numberOfSlide = /^(?:slide|page|folie|seite)\s*\d{1,3}\W*$/i
/** Lines above the subject of a memo. */
const lineOfHead = /^(?:to|from|cc|bcc|date|sent):\s*\S[^\n]{0,80}$/i
/** A heading after more blocks than this is that of a section, not of the whole text. */
const lastForTitle = 3

/** Whether it may be a title rather than a sentence: without a full stop at its end, except that of a legal form ("Ltd."). */
function mayBeTitle(text: string): boolean {
  const ends = /[\p{L}\p{N})!?”"]$/u.test(text) || /\b(?:Ltd|Inc|Co|Corp|Bhd|Pte|Pvt|S\.A|B\.V|e\.V)\.$/.test(text)
  const greets = /^(?:hi|hello|dear|good (?:morning|evening))\b/i.test(text)
  return ends && !greets && text.split(/\s+/).length <= longestTitle
}

/** The subject of a mail, else the first line if it may be a title, else a heading near the top that occurs once. */
function titleOf(all: DraftBlock[]): string | null {
  const blocks = all.filter(({ text }) => !numberOfSlide.test(text.trim()) && !lineOfHead.test(text.trim()))
  const top = blocks.slice(0, lastForTitle + 1)
  const titleText = ({ text }: DraftBlock) => bareTitle(nameOfSlide(text) ?? text)
  const subjects = top.filter(({ text }) => /^subject:\s*\S/i.test(text) && text.length <= longestSubject)
  const mail = subjects.filter(block => block === blocks[0])
  const first = top.slice(0, blocks[0] && isPartTitle(titleText(blocks[0])) ? 2 : 1)
  const lines = blocks.length > 1 ? first.filter(block => mayBeTitle(titleText(block))) : []
  const once = (block: DraftBlock) => blocks.filter(other => other.text === block.text).length === 1
  const headings = aboveTheText(top).filter(block => block.type === 'heading' && once(block))
  return firstTitle([...mail, ...lines, ...subjects, ...headings].map(titleText))
}

/** How much of a text is examined: more than a document may contain, so examining the rest would be wasted. */
const maxLines = 60_000
const maxCharacters = 2 * readingLimits.documentCharacters

function beginningOf(text: string): string {
  let end = -1
  for (let line = 0; line < maxLines; line++) {
    const next = text.indexOf('\n', end + 1)
    if (next === -1 || next > maxCharacters)
      return text.length <= maxCharacters ? text : text.slice(0, end > 0 ? end : maxCharacters)
    end = next
  }
  return text.slice(0, end)
}

/** A function, because the first `toLocaleString` takes longer than reading most texts. */
const tooLong = () =>
  `The text is longer than what is looked at (${maxCharacters.toLocaleString('en')} characters, ${maxLines.toLocaleString('en')} lines), so what follows is not read.`

export async function parseTxt(bytes: Uint8Array): Promise<Draft> {
  // A truncated file may end in half a character.
  const text = plainText(bytes)?.replace(/\ufffd$/, '') ?? null
  if (text === null) throw documentFailure('wrong_type')
  const read = beginningOf(text)
  const blocks = plainBlocks(read)
  const last = blocks.at(-1)
  // If the document's own limit cuts it earlier, `finishDocument` reports that.
  const whole = blocks.reduce((sum, block) => sum + block.text.length, 0) <= readingLimits.documentCharacters
  const unread = read.length < text.length && whole && last ? [{ where: last.where, why: tooLong() }] : []
  return { title: titleOf(blocks), blocks, unread, sheets: [] }
}
