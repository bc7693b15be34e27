import { readingLimits } from '#db/limits.ts'
import type { Block, LocatedDocument, Sheet, Unread } from '#db/located-document.ts'
import type { DocumentKind } from '#db/vocabulary.ts'
import { wordCount } from '#db/word-count.ts'
import { wellFormedText } from '../panel/text/well-formed-text.ts'
import { documentFailure } from '../source-failure.ts'
import { isCodeFence, languageOf } from './language.ts'
import { picturesIn } from './picture-pages.ts'
import { signsOf } from './symbol-fonts.ts'
import { aboveTheText, firstTitle, isDefaultTitle } from './title.ts'

/** A block without its id, whose text and links are not cleaned yet; links without words are left out later. */
export type DraftBlock = Omit<Block, 'id'>

export interface Draft {
  title: string | null
  blocks: DraftBlock[]
  unread: Unread[]
  sheets: Sheet[]
}

/** More than any real document has; a hostile one could contain millions of blocks of a letter each. */
const maxBlocks = 30_000
const titleLength = 300
/** In a block, and in the words of each; real ones stay far below. */
const mostLinks = 200
const linkLength = 300
/** In words: a longer line on a cover is not a title. */
const maxCoverTitleWords = 10
/** How many characters are examined for the language; so many because most of a text about a program may be code. */
const languageSample = 60_000

export function cleanText(text: string): string {
  return wellFormedText(signsOf(text))
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
}

/** The beginning of the prose, or of everything if there is no prose, with a line for each block. */
function sampleOf(blocks: Block[]): string {
  const prose = blocks.filter(
    ({ type, text }) =>
      !['chart', 'table_row', 'image', 'form_field'].includes(type) && (text.length > 20 || isCodeFence(text)),
  )
  return (prose.length > 0 ? prose : blocks)
    .map(block => block.text)
    .join('\n')
    .slice(0, languageSample)
}

/** The first that is plausible: the author's title, a short line on a deck's untitled first slide, or a heading. */
function plausibleTitle(title: string | null, blocks: Block[], kind: DocumentKind): string | null {
  const clean = cleanText((title ?? '').slice(0, titleLength))
  const seen = blocks.filter(block => block.hidden === undefined && block.text !== '')
  const open = kind === 'txt' ? aboveTheText(seen) : seen
  const headings = open.filter(block => block.type === 'heading' || block.type === 'slide_title').slice(0, 4)
  const cover = kind === 'pptx' ? seen.filter(({ where }) => where.kind === 'slide' && where.slide === 1) : []
  const first = cover.find(
    ({ type, text }) => !/notes|image|chart|row/.test(type) && wordCount(text) <= maxCoverTitleWords,
  )
  if (kind === 'website' && clean !== '' && !isDefaultTitle(clean)) return clean
  const onCover = cover.some(block => headings.includes(block)) ? [] : [first?.text ?? '']
  const chosen = firstTitle([clean, ...onCover, ...headings.map(({ text }) => text)]) ?? clean
  return (isDefaultTitle(chosen) ? '' : chosen).slice(0, titleLength).toWellFormed() || null
}

/** In characters. Languages without spaces between words have nowhere to cut within this distance. */
const longestWord = 200

function wholeWords(text: string, room: number): number {
  if (text.length <= room) return text.length
  const space = text.lastIndexOf(' ', room)
  return space > room - longestWord ? Math.max(0, space) : room
}

function linksOf({ links = [] }: DraftBlock): Pick<Block, 'links'> {
  const clean = links.slice(0, mostLinks).flatMap(({ href, text }) => {
    const words = cleanText(text.slice(0, linkLength))
    return words === '' ? [] : [{ href: wellFormedText(href), text: words }]
  })
  return clean.length > 0 ? { links: clean } : {}
}

function numbered(draft: Draft): { blocks: Block[]; unread: Unread[] } {
  const blocks: Block[] = []
  const unread = [...draft.unread]
  let room: number = readingLimits.documentCharacters
  for (const block of draft.blocks) {
    const text = cleanText(block.text)
    if (text === '' && block.type !== 'image') continue
    const end = blocks.length < maxBlocks ? wholeWords(text, room) : 0
    const whole = blocks.length < maxBlocks && end === text.length
    if (whole || end > 0) {
      const { links: _, ...rest } = block
      const id = `b${blocks.length + 1}`
      blocks.push({ ...rest, ...linksOf(block), id, text: text.slice(0, end).toWellFormed() })
    }
    room -= end
    if (whole) continue
    const most = readingLimits.documentCharacters.toLocaleString('en')
    unread.push({
      where: block.where,
      why: `The document is longer than ${most} characters, so what follows is not read.`,
    })
    break
  }
  return { blocks, unread }
}

export const hasWords = ({ blocks }: Pick<LocatedDocument, 'blocks'>): boolean =>
  blocks.some(({ type, text }) => type !== 'image' && wordCount(text) > 0)

/** Rejects with `no_readable_text` if only images have words, and no page is a picture that may contain some. */
export async function finishDocument(draft: Draft, kind: DocumentKind, capturedAt: string): Promise<LocatedDocument> {
  const { blocks, unread } = numbered(draft)
  if (!hasWords({ blocks }) && picturesIn(draft).length === 0) throw documentFailure('no_readable_text')
  return {
    kind,
    language: await languageOf(sampleOf(blocks)),
    title: plausibleTitle(draft.title, blocks, kind),
    blocks,
    unread,
    sheets: draft.sheets,
    website: null,
    capturedAt,
  }
}
