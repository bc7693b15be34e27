import type { Block, LocatedDocument, Place } from '#db/located-document.ts'
import type { Quote } from '#db/opinion.ts'
import { whereOf } from '#db/places.ts'
import { hasCells } from '#db/quote-words.ts'
import { type NormalText, normalText } from '../text/normal-text.ts'

interface IndexedBlock {
  block: Block
  normal: NormalText
  offset: number
}

/** The joined text of adjacent blocks that share a place and are all visible or all hidden. */
interface Run {
  text: string
  blocks: IndexedBlock[]
  hidden: boolean
}

interface Match {
  pieces: { block: Block; text: string }[]
  wholeBlock: boolean
}

export interface QuoteIndex {
  /** One quote for each block spanned, the longest first. Null if not found, or too short and frequent to prove anything. */
  find(quote: string, options: { hiddenAllowed: boolean; blockId?: string | undefined }): Quote[] | null
}

/** Indexes the document on the first search. Indexing and each search take time linear in the text. */
export function indexQuotes(document: LocatedDocument): QuoteIndex {
  let indexed: Run[] | null = null
  const runs = () => {
    indexed ??= runsOf(document.blocks)
    return indexed
  }
  const blocks = new Map(document.blocks.map(block => [block.id, block]))
  return {
    find(quote, { hiddenAllowed, blockId }) {
      const hinted = blocks.get(blockId ?? '')
      // The rubric names the block and quotes it exactly, so no search is needed and a quote may end inside a word.
      if (hinted?.text.includes(quote) && (hiddenAllowed || hinted.hidden === undefined)) {
        return [quoteOf(hinted, quote)]
      }
      for (const needle of needles(quote)) {
        const matches = runs()
          .filter(run => hiddenAllowed || !run.hidden)
          .flatMap(run => matchesIn(run, needle))
        const chosen = choose(matches, needle, blockId)
        if (chosen) return quotesOf(chosen)
      }
      return null
    },
  }
}

function runsOf(blocks: Block[]): Run[] {
  const runs: Run[] = []
  let previous: Block | null = null
  for (const block of blocks) {
    const normal = normalText(block.text)
    if (normal.text === '') continue
    const hidden = block.hidden !== undefined
    const run = runs[runs.length - 1]
    if (run && previous && run.hidden === hidden && samePlace(previous.where, block.where)) {
      run.blocks.push({ block, normal, offset: run.text.length + 1 })
      run.text += ` ${normal.text}`
    } else {
      runs.push({ text: normal.text, blocks: [{ block, normal, offset: 0 }], hidden })
    }
    previous = block
  }
  return runs
}

/** Whether two blocks are in one place, so that a sentence may continue from one into the other. */
function samePlace(a: Place, b: Place): boolean {
  if (a.kind === 'page') return b.kind === 'page' && a.page === b.page
  if (a.kind === 'slide') return b.kind === 'slide' && a.slide === b.slide
  if (a.kind === 'paragraph') return b.kind === 'paragraph' && a.paragraph === b.paragraph
  return a.kind === 'document' && b.kind === 'document'
}

/** The quote as given, then without the quotation marks or dots that models often put around it. */
function needles(quote: string): string[] {
  const given = normalText(quote).text
  const bare = given.replace(/^(["']|\.\.\.|\s)+|(["']|\.\.\.|\s)+$/g, '')
  return [...new Set([given, bare])].filter(needle => needle !== '')
}

function matchesIn(run: Run, needle: string): Match[] {
  const matches: Match[] = []
  for (let at = run.text.indexOf(needle); at !== -1; at = run.text.indexOf(needle, at + 1)) {
    if (endsCleanly(run.text, at, at + needle.length)) matches.push(matchAt(run, at, at + needle.length))
  }
  return matches
}

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u
// In scripts without spaces between words, a quote may begin or end at any character.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** A quote must begin and end at the edge of a word or number: "grew 3" is not in "grew 30%", nor "$3" in "$3,000". */
function endsCleanly(text: string, start: number, end: number): boolean {
  return !joined(text, start) && !joined(text, end)
}

function joined(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at)
  const after = text.slice(at, at + 2)
  if (before === '' || after === '') return false
  const last = [...before].at(-1) ?? ''
  const next = [...after][0] ?? ''
  if (/\d[.,]$/.test(before) && /^\d/.test(after)) return true
  if (/\d$/.test(before) && (/^[.,]\d/.test(after) || next === '%')) return true
  if (!letterOrDigit.test(last) || !letterOrDigit.test(next)) return false
  return !(unspaced.test(last) || unspaced.test(next))
}

function matchAt(run: Run, start: number, end: number): Match {
  const pieces: Match['pieces'] = []
  let wholeBlock = false
  for (let at = blockAt(run, start); at < run.blocks.length; at += 1) {
    const { block, normal, offset } = run.blocks[at] as IndexedBlock
    if (offset >= end) break
    const from = Math.max(start - offset, 0)
    const to = Math.min(end - offset, normal.text.length)
    if (from >= to) continue
    wholeBlock = from === 0 && to === normal.text.length
    pieces.push({ block, text: block.text.slice(normal.starts[from], normal.ends[to - 1]) })
  }
  return { pieces, wholeBlock: wholeBlock && pieces.length === 1 }
}

/** The block that contains this offset. Binary search, because a sentence may occur ten thousand times in a text. */
function blockAt(run: Run, offset: number): number {
  let low = 0
  let high = run.blocks.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((run.blocks[middle]?.offset ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** Fewer than 3 words and fewer than 12 characters may be found by chance. */
function tooShort(needle: string): boolean {
  return needle.split(' ').length < 3 && [...needle].length < 12
}

function choose(matches: Match[], needle: string, blockId: string | undefined): Match | null {
  const hinted = matches.find(match => match.pieces.some(piece => piece.block.id === blockId))
  if (hinted) return hinted
  // A button's label is short and may occur often, but a quote of the whole label is still a quote of that button.
  const whole = matches.find(match => match.wholeBlock)
  if (whole) return whole
  if (tooShort(needle) && matches.length > 1) return null
  return matches.find(match => match.pieces.length === 1) ?? matches[0] ?? null
}

const quoteOf = (block: Block, text: string): Quote => ({
  text,
  where: whereOf(block),
  blockId: block.id,
  ...(hasCells(block.type) && { cells: true }),
})

function quotesOf(match: Match): Quote[] {
  return match.pieces.map(({ block, text }) => quoteOf(block, text)).sort((a, b) => b.text.length - a.text.length)
}
