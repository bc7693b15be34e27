/** Finds the words of a report's quotes on the drawn pages. Pure. */
import type { Block, Box } from '#db/located-document.ts'
import { type DrawnPage, isFrame, lettersOf, type PageWord } from '#db/page-words.ts'
import { pageOf } from '#db/places.ts'
import { hasCells } from '#db/quote-words.ts'
import type { QuoteMark } from '../contracts/pages.ts'

interface Quoted {
  blockId: string
  text: string
}

/** All words of all pages as one text without spaces, since the parser's spaces differ from the drawing's. */
interface Letters {
  text: string
  /** For each letter, the index of its word in `words`. */
  wordOf: number[]
  words: { page: number; top: number; word: PageWord }[]
  /** For each page, where its letters begin and end. */
  spans: Map<number, Span>
}

interface Span {
  from: number
  to: number
}

export function locateQuotes(
  pages: readonly DrawnPage[],
  blocks: readonly Block[],
  quotes: readonly Quoted[],
): QuoteMark[] {
  const letters = lettersOfPages(pages)
  const byId = new Map(blocks.map(block => [block.id, block]))
  return quotes.map(({ blockId, text }) => {
    const block = byId.get(blockId)
    const within = block && spanOf(block, pages, letters)
    const mark = { blockId, text }
    if (!block || !within) return { ...mark, exact: 'page', places: [] }
    const frames = pages.find(({ number }) => number === pageOf(block.where))?.words.filter(isFrame) ?? []
    if (block.type === 'chart' && frames.length > 0) return { ...mark, ...onChart(text, block, frames, letters) }
    const around = spanOfText(block, blocks, letters, within)
    const found = (around && find(letters, text, around, block)) ?? find(letters, text, within, block)
    if (found) return { ...mark, exact: 'words', places: placesOf(letters, found, text) }
    if (around) return { ...mark, exact: 'block', places: placesOf(letters, around, block.text) }
    const cells = hasCells(block.type) ? cellsOf(letters, text, within) : []
    if (cells.length > 0) return { ...mark, exact: 'words', places: placesOf(letters, cells, text) }
    const box = boxOf(block, pages)
    if (box) return { ...mark, exact: 'block', places: [box] }
    const page =
      block.where.kind === 'box' ? (letters.words[letters.wordOf[within.from] ?? -1]?.page ?? 0) : pageOf(block.where)
    return { ...mark, exact: 'page', places: page === 0 ? [] : [{ page, boxes: [] }] }
  })
}

function lettersOfPages(pages: readonly DrawnPage[]): Letters {
  const parts: string[] = []
  const letters: Letters = { text: '', wordOf: [], words: [], spans: new Map() }
  for (const { number, top, words } of pages) {
    const from = letters.wordOf.length
    for (const word of words) {
      if (isFrame(word)) continue
      const part = lettersOf(word[0])
      parts.push(part)
      for (let at = 0; at < part.length; at++) letters.wordOf.push(letters.words.length)
      letters.words.push({ page: number, top, word })
    }
    letters.spans.set(number, { from, to: letters.wordOf.length })
  }
  letters.text = parts.join('')
  return letters
}

const wordAt = ({ words, wordOf }: Letters, letter: number) =>
  words[wordOf[letter] as number] as Letters['words'][number]

/** The range of letters that must contain the block; undefined if its page was not drawn. */
function spanOf(block: Block, pages: readonly DrawnPage[], { spans, wordOf }: Letters): Span | undefined {
  const page = pageOf(block.where)
  if (page > 0) return spans.get(page)
  const { where } = block
  if (where.kind !== 'box') return pages.length > 0 ? { from: 0, to: wordOf.length } : undefined
  if (where.viewport !== 'desktop') return undefined
  const touched = pages.filter(({ top, height }) => where.box.y < top + height && where.box.y + where.box.height > top)
  const [first, last] = [spans.get(touched[0]?.number ?? 0), spans.get(touched.at(-1)?.number ?? 0)]
  return first && last && { from: first.from, to: last.to }
}

function find(all: Letters, wanted: string, { from, to }: Span, block: Block): Span | null {
  const letters = lettersOf(wanted)
  const starts = startsOf(letters, all.text.slice(from, to)).map(start => from + start)
  const at = nearest(starts, block, all)
  return at === undefined ? null : { from: at, to: at + letters.length }
}

/** On a website, where cards and buttons often repeat a text, the start nearest to the block's box; else the first start. */
function nearest(starts: number[], { where, folded, zone }: Block, all: Letters): number | undefined {
  if (where.kind !== 'box') return starts[0]
  const { box } = where
  const outside = (at: number, start: number, length: number) => Math.max(start - at, at - start - length, 0)
  const away = (start: number) => {
    const { top, word } = wordAt(all, start)
    const [, x, y, width, height] = word
    return outside(x + width / 2, box.x, box.width) + outside(top + y + height / 2, box.y, box.height)
  }
  // Folded text and dismissed notices are often not in the picture, so they match only at their exact place.
  const most = folded || zone === 'consent' ? 0 : Number.POSITIVE_INFINITY
  return starts.filter(start => away(start) <= most).sort((a, b) => away(a) - away(b))[0]
}

/** Where the block's text is; if it occurs several times, the first occurrence after the blocks before it. */
function spanOfText(block: Block, blocks: readonly Block[], all: Letters, within: Span) {
  const text = lettersOf(block.text)
  const starts = startsOf(text, all.text.slice(within.from, within.to)).map(start => within.from + start)
  const nth = () =>
    blocks
      .slice(0, blocks.indexOf(block))
      .filter(one => !one.hidden && one.type !== 'notes' && pageOf(one.where) === pageOf(block.where))
      .reduce((sum, one) => sum + startsOf(text, lettersOf(one.text)).length, 0)
  const isNumbered = starts.length > 1 && block.where.kind !== 'box'
  const from = isNumbered ? starts[Math.min(nth(), starts.length - 1)] : nearest(starts, block, all)
  return from === undefined ? null : { from, to: from + text.length }
}

function startsOf(wanted: string, text: string): number[] {
  const starts: number[] = []
  if (wanted === '') return starts
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) starts.push(at)
  return starts
}

function boxOf({ where, zone }: Block, pages: readonly DrawnPage[]): QuoteMark['places'][number] | null {
  if (where.kind !== 'box' || zone === 'consent') return null
  const middle = where.box.y + where.box.height / 2
  const page = pages.find(({ top, height }) => middle >= top && middle < top + height)
  return page ? { page: page.number, boxes: [{ ...where.box, y: where.box.y - page.top }] } : null
}

/** The words of these spans, and the signs between and beside them that are quoted too. */
function placesOf({ wordOf, words }: Letters, spans: Span | Span[], quoted: string): QuoteMark['places'] {
  const [before = '', after = ''] = [/^[^\p{L}\p{N}]*/u.exec(quoted)?.[0], /[^\p{L}\p{N}]*$/u.exec(quoted)?.[0]]
  const isSign = (at: number, among: string) => {
    const [text = ''] = words[at]?.word ?? []
    return text !== '' && lettersOf(text) === '' && among.includes(text)
  }
  const found = [spans].flat().flatMap(({ from, to }) => {
    let [first, last] = [wordOf[from] ?? 0, wordOf[to - 1] ?? -1]
    while (isSign(first - 1, before)) first -= 1
    while (isSign(last + 1, after)) last += 1
    return words.slice(first, last + 1)
  })
  const byPage = Map.groupBy(found, ({ page }) => page)
  return [...byPage].map(([page, on]) => ({ page, boxes: linesOf(on.map(({ word }) => word)) }))
}

/** Where these letters are whole words. */
function wholeWords({ text, wordOf }: Letters, wanted: string, { from, to }: Span): Span[] {
  const letters = lettersOf(wanted)
  return startsOf(letters, text.slice(from, to))
    .map(start => ({ from: from + start, to: from + start + letters.length }))
    .filter(span => wordOf[span.from - 1] !== wordOf[span.from] && wordOf[span.to - 1] !== wordOf[span.to])
}

/** The cells of a row that was not drawn cell by cell: the longest, and the others where they are nearest to it. */
function cellsOf(all: Letters, row: string, within: Span): Span[] {
  const found = row.split('|').map(cell => wholeWords(all, cell, within))
  const [anchor] = found.flatMap(([span]) => span ?? []).sort((a, b) => b.to - b.from - (a.to - a.from))
  if (!anchor) return []
  const heightOf = ({ from }: Span) => {
    const { top, word } = wordAt(all, from)
    return top + word[2] + word[4] / 2
  }
  const away = (span: Span) => Math.abs(heightOf(span) - heightOf(anchor))
  return found.flatMap(spans => spans.sort((a, b) => away(a) - away(b))[0] ?? [])
}

/** The quoted words on the drawn chart, else its frame. A number alone is not looked for, because an axis may show it too. */
function onChart(quoted: string, block: Block, frames: PageWord[], letters: Letters): Omit<QuoteMark, keyof Quoted> {
  const page = pageOf(block.where)
  const within = letters.spans.get(page) as Span
  const frameOf = ({ from }: Span) => {
    const [, x, y] = wordAt(letters, from).word
    return frames.find(frame => x >= frame[1] && x < frame[1] + frame[3] && y >= frame[2] && y < frame[2] + frame[4])
  }
  const inFrame = (text: string) => wholeWords(letters, text, within).find(frameOf)
  const found = /\p{L}|\|/u.test(quoted) ? inFrame(quoted) : undefined
  if (found) return { exact: 'words', places: placesOf(letters, found, quoted) }
  const named = inFrame(block.text.split('|')[0] ?? '')
  const frame = (named && frameOf(named)) ?? (frames.length === 1 ? frames[0] : undefined)
  return { exact: frame ? 'block' : 'page', places: [{ page, boxes: frame ? linesOf([frame]) : [] }] }
}

export function linesOf(words: readonly PageWord[]): Box[] {
  const lines: Box[] = []
  for (const [, x, y, width, height] of words) {
    const box = { x, y, width, height }
    const line = lines.at(-1)
    if (line && sameLine(line, box)) Object.assign(line, around(line, box))
    else lines.push(box)
  }
  return lines
}

/** Whether the box continues the line on either side, after a gap of less than twice its height. */
function sameLine(line: Box, box: Box): boolean {
  const overlap = Math.min(line.y + line.height, box.y + box.height) - Math.max(line.y, box.y)
  const gap = Math.max(line.x, box.x) - Math.min(line.x + line.width, box.x + box.width)
  return overlap > Math.min(line.height, box.height) / 2 && gap > -box.height && gap < 2 * box.height
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
