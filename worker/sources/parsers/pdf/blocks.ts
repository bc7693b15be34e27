import type { DraftBlock } from '../../draft.ts'
import { tableTexts } from '../table-rows.ts'
import { joinLines, listItem } from '../text-lines.ts'
import { cellsOfRows } from './columns.ts'
import type { Line } from './lines.ts'
import { linksOf, type PageLink } from './links.ts'
import { slideTitle } from './slides.ts'

export interface PdfPage {
  number: number
  width: number
  height: number
  lines: Line[]
  links: PageLink[]
}

/** A heading's letters are at least this much larger than the body's. */
const headingRatio = 1.15
const longestHeading = 200
const longestBoldHeading = 120
/** Lines further apart than this many times the usual distance belong to two paragraphs. */
const looseLeading = 1.25
/** A line shorter than this share of its column's width was ended on purpose. */
const shortLine = 0.85
/** How many lines of a paragraph show its column's width; a paragraph may have thousands. */
const enoughLines = 50
/** The share of a page's height, at the top and the bottom, in which running headers and footers are. */
const margin = 0.1

interface Gathered {
  page: PdfPage
  lines: Line[]
  row: boolean
}

const textOf = (line: Line) => line.segments.map(segment => segment.text).join(' ')

/** The most frequent value, weighted by letters. */
function mode(lines: Line[], value: (line: Line, before: Line | undefined) => number | null): number | null {
  const letters = new Map<number, number>()
  for (const [index, line] of lines.entries()) {
    const key = value(line, lines[index - 1])
    if (key !== null) letters.set(key, (letters.get(key) ?? 0) + textOf(line).length)
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const rounded = (value: number) => Math.round(value * 2) / 2

/** In letter sizes. At most the largest distance after a full line, in case most paragraphs have only one line. */
function usualLeading(lines: Line[]): number {
  const distance = (line: Line, before: Line | undefined) => {
    const parts = before?.size === line.size ? (before.y - line.y) / line.size : 0
    return parts > 0.8 && parts < 2.5 ? Math.round(parts * 10) / 10 : null
  }
  const ends = new Map<number, number>()
  for (const { size, end } of lines) ends.set(size, Math.max(ends.get(size) ?? 0, end))
  const belowFull = lines.flatMap((line, at) => {
    const before = lines[at - 1]
    const full = before && before.end > shortLine * (ends.get(line.size) ?? 0) && before.start < line.end
    return (full && distance(line, before)) || []
  })
  const usual = mode(lines, distance) ?? 1.2
  const most = belowFull.reduce((most, each) => Math.max(most, each), 1)
  return belowFull.length > 0 ? Math.min(usual, most) : usual
}

function aligned(line: Line, other: Line | undefined): boolean {
  if (!other || line.segments.length < 2 || other.segments.length < 2) return false
  const under = (a: number, b: number) => Math.abs(a - b) <= line.size
  const hits = line.segments.filter(cell =>
    other.segments.some(above => under(cell.start, above.start) || under(cell.end, above.end)),
  )
  return hits.length * 2 > Math.min(line.segments.length, other.segments.length)
}

/** Whether a line is a table row, by aligned cells. Pairs of cells must be aligned in three lines, because tabs make pairs too. */
function isRow(lines: Line[], index: number): boolean {
  const line = lines[index]
  if (line && line.table !== null) return true
  if (!line || line.segments.length < 2) return false
  const neighbours = [-2, -1, 1, 2].filter(step => {
    const between = lines[index + Math.sign(step)]
    return aligned(line, lines[index + step]) && (Math.abs(step) === 1 || aligned(line, between))
  })
  return neighbours.length >= (line.segments.length > 2 ? 1 : 2)
}

function joins(block: Gathered, line: Line, leading: number): boolean {
  const before = block.lines[block.lines.length - 1]
  const first = block.lines[0]
  if (!before || !first || block.row || before.hidden !== line.hidden) return false
  if (!before.upright || !line.upright || before.bold !== line.bold) return false
  if (Math.abs(before.size - line.size) > Math.max(0.6, line.size * 0.06)) return false
  const distance = before.y - line.y
  if (distance < line.size * 0.5 || distance > line.size * leading * looseLeading) return false
  // The lines are beside each other rather than below each other.
  if (line.start > before.end || before.start > line.end) return false
  if (listItem(textOf(line)) !== null) return false
  const right = Math.max(...block.lines.slice(-enoughLines).map(each => each.end), line.end)
  const wasShort = before.end - first.start < (right - Math.min(first.start, line.start)) * shortLine
  const indented = line.start > before.start + line.size
  if (endsItem(first, line, wasShort)) return false
  return !(/[.!?:;…]["”’)]?\s*$/.test(textOf(before)) && (wasShort || indented))
}

/** Whether a list item ends before `line`, which is outdented, or not indented although the line before had room left. */
function endsItem(first: Line, line: Line, hadRoom: boolean): boolean {
  const item = listItem(textOf(first))
  if (item === null || line.start > first.start + line.size / 2) return false
  const bulleted = item !== textOf(first).trim()
  return hadRoom || (bulleted && line.start < first.start - line.size / 2)
}

function rowTexts(gathered: readonly Gathered[]): ReadonlyMap<Gathered, string> {
  const texts = new Map<Gathered, string>()
  for (let at = 0; at < gathered.length; at++) {
    let end = at
    const table = gathered[at]?.lines[0]?.table
    const goesOn = (block: Gathered | undefined) =>
      block?.page === gathered[at]?.page && block?.lines[0]?.table === table
    while (gathered[end]?.row && goesOn(gathered[end])) end += 1
    const run = gathered.slice(at, end)
    const cells = cellsOfRows(run.map(({ lines: [line] }) => line?.segments ?? []))
    const rowLines = tableTexts(cells.map(row => ({ cells: row })))
    for (const [index, row] of run.entries()) texts.set(row, rowLines[index] ?? '')
    at = Math.max(at, end - 1)
  }
  return texts
}

function gather(page: PdfPage, leading: number): Gathered[] {
  const blocks: Gathered[] = []
  for (const [index, line] of page.lines.entries()) {
    const row = isRow(page.lines, index)
    const last = blocks[blocks.length - 1]
    if (last && !row && joins(last, line, leading)) last.lines.push(line)
    else blocks.push({ page, lines: [line], row })
  }
  return blocks
}

const smallStart = /^(\p{Ll}+)/u
/** In characters. Only so much of a text's end is examined, because a paragraph may be as long as the document. */
const longestWord = 100
const brokenWord = (text: string) => /(\p{L}+)-$/u.exec(text.slice(-longestWord))?.[1]

/** Whether a line-end hyphen stays is decided by how the document writes the word elsewhere, else by the majority. */
function joiner(pages: PdfPage[]): (lines: string[]) => string {
  const texts = pages.flatMap(page => page.lines.map(textOf))
  const words = new Set(texts.flatMap(text => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []))
  const parts = (head: string, tail: string): boolean | null => {
    const [start, end] = [brokenWord(head)?.toLowerCase(), smallStart.exec(tail)?.[1]]
    if (!start || !end) return false
    if (words.has(start + end)) return true
    return words.has(`${start}-${end}`) ? false : null
  }
  let balance = 0
  for (const [index, text] of texts.entries()) {
    const next = texts[index + 1] ?? ''
    if (!brokenWord(text) || !smallStart.test(next)) continue
    const decided = parts(text, next)
    if (decided !== null) balance += decided ? 1 : -1
  }
  const joined = (text: string, line: string) => {
    if (text === '') return line
    if (!brokenWord(text) || !smallStart.test(line)) return joinLines(text, line)
    return (parts(text, line) ?? balance > 0) ? text.slice(0, -1) + line : text + line
  }
  return lines => {
    let [text, end] = ['', '']
    for (const line of lines) {
      const longer = joined(end, line)
      text += longer.slice(0, -longestWord)
      end = longer.slice(-longestWord)
    }
    return text + end
  }
}

/** Running headers and footers: texts in the margins that recur on a third of the pages, ignoring digits. */
function runningZone(pages: PdfPage[]): (page: PdfPage, line: Line) => 'header' | 'footer' | null {
  const zone = (page: PdfPage, line: Line) =>
    line.y > page.height * (1 - margin) ? 'header' : line.y < page.height * margin ? 'footer' : null
  const key = (line: Line) => `${textOf(line).replace(/\d+/g, '0').trim()}`
  const seen = new Map<string, Set<number>>()
  for (const page of pages) {
    for (const line of page.lines) {
      if (zone(page, line)) seen.set(key(line), (seen.get(key(line)) ?? new Set()).add(page.number))
    }
  }
  const enough = Math.max(3, pages.length / 3)
  return (page, line) => ((seen.get(key(line))?.size ?? 0) >= enough ? zone(page, line) : null)
}

export function pdfBlocks(pages: PdfPage[]): DraftBlock[] {
  const lines = pages.flatMap(page => page.lines)
  const body = mode(lines, line => rounded(line.size)) ?? 0
  const leading = usualLeading(lines)
  const join = joiner(pages)
  const zoneOf = runningZone(pages)
  const titles = new Set<Gathered>()
  const gathered = pages.flatMap(page => {
    const found = gather(page, leading)
    const title = slideTitle(
      page,
      found.filter(({ lines: [line] }) => line && zoneOf(page, line) === null),
    )
    if (!title) return found
    titles.add(title)
    // The title comes first, even if it is drawn last.
    return [title, ...found.filter(block => block !== title)]
  })
  const rows = rowTexts(gathered)
  const isHeading = (block: Gathered, text: string): boolean => {
    const [line] = block.lines
    if (!line || block.row || !/\p{L}.*\p{L}/u.test(text) || block.lines.length > 3) return false
    if (line.size >= body * headingRatio) return text.length <= longestHeading
    return line.bold && line.size >= body * 0.95 && text.length <= longestBoldHeading && !/[.,;]\s*$/.test(text)
  }
  const blocks = gathered.map((block): DraftBlock & { heading: number; title?: boolean } => {
    const [line] = block.lines
    const where = { kind: 'page', page: block.page.number } as const
    const size = line ? rounded(line.size) : 0
    const style = { size, ...(line?.bold && { weight: 700 }) }
    const common = {
      where,
      style,
      links: linksOf(block.page.links, block.lines),
      ...(line?.hidden && { hidden: line.hidden }),
    }
    const zone = line ? zoneOf(block.page, line) : null
    if (block.row) {
      return { type: 'table_row', text: rows.get(block) ?? '', ...common, heading: 0 }
    }
    const text = join(block.lines.map(textOf))
    if (zone) return { type: 'paragraph', text, ...common, zone, heading: 0 }
    const item = listItem(text)
    if (titles.has(block)) return { type: 'heading', text, ...common, heading: size, title: true }
    if (isHeading(block, text) && (item === null || item === text.trim())) {
      return { type: 'heading', text, ...common, heading: size }
    }
    return { type: item === null ? 'paragraph' : 'list_item', text: item ?? text, ...common, heading: 0 }
  })
  const sizes = [...new Set(blocks.map(block => block.heading).filter(size => size > 0))].sort((a, b) => b - a)
  return blocks.map(({ heading, title, ...block }) =>
    heading > 0 ? { ...block, level: Math.min(sizes.indexOf(heading) + 1, title ? 2 : 6) } : block,
  )
}
