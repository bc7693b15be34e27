/**
 * A text that is copy, read as the page it would be: its lines as headings, labels and paragraphs, so that what judges
 * words of a page can judge the same words in a document. Blocks keep their ids and their words.
 */
import type { Block, LocatedDocument } from '#db/shapes.ts'
import { moneyIn } from '../numbers.ts'
import { type PageReading, readPage } from '../page/page-reading.ts'
import { priceUnit } from '../patterns.ts'
import { readBase } from '../read-base.ts'
import type { Reading } from '../reading.ts'
import { wordsOf } from '../text.ts'
import { type CopyKind, copyKindOf } from './genre.ts'
import { isHeadingLine, isLabel } from './lines.ts'
import { sellerOf } from './seller.ts'

export interface Copy {
  kind: CopyKind
  /** The text as a page's reading. What a page draws (boxes, forms, images, links) it has none of. */
  asPage: Reading & { page: PageReading }
  /** Whoever sells, by name; null where it cannot be told. */
  seller: string | null
}

/** Between the end of a sentence and a quotation that somebody signs: two things in one paragraph. */
const beforeQuotation = /(?<=\S)\s+(?=["“][^"“”]{8,300}[.!?…]["”]\s*[-–—]?\s*\p{Lu})/u

/** "Labour: 5,400 pounds Valves: 1,200 pounds": lines of a list that a PDF gives as one paragraph. */
const betweenItems =
  /(?<=\d(?: (?:pounds|euros?|dollars|kron[oe]r|francs)|\s?[€£$])?)\s+(?=\p{Lu}(?:[^:.!?]|\.(?=\d)){2,60}: ?[€£$]?\d)/u

/** "Can I change groups? Yes, once.": a question and its answer in one paragraph. */
const answeredInPlace = /^([^.?!"“]{8,140}\?)\s+(\S[\s\S]*)$/
const questionsHeading = /^\W*(?:(?:frequently asked )?questions|faqs?|your questions)\W*$/i

function partsOf(block: Block, asked: boolean): Block[] {
  if (block.type !== 'paragraph') return [block]
  const [, question, answer] = (asked && answeredInPlace.exec(block.text)) || []
  if (question && answer) return [question, answer].map(text => ({ ...block, text }))
  return block.text
    .split(beforeQuotation)
    .flatMap(text => text.split(betweenItems))
    .filter(text => text.trim() !== '')
    .map(text => ({ ...block, text }))
}

/** How many lines a reader takes in before anything else. */
const firstLines = 4
const longestHeadline = 14

const stepHeading =
  /^(?:how (?:it|this|that|we|booking|ordering|joining) (?:works?|goes)|how to (?:start|order|join|book|begin|get started)|what happens (?:next|then|first|after.{0,30})|(?:in )?(?:three|four|five) steps)\W*$/iu

/** Paragraphs right below "How it works", up to the next heading, are its steps where there are a few short ones. */
function withSteps(blocks: Block[]): Block[] {
  const steps = new Set<Block>()
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'heading' || !stepHeading.test(block.text.trim())) continue
    const end = blocks.findIndex((other, index) => index > at && other.type === 'heading')
    const below = blocks.slice(at + 1, end < 0 ? undefined : end)
    if (below.every(({ type }) => type === 'paragraph')) for (const one of below) steps.add(one)
  }
  return blocks.map(block => (steps.has(block) ? { ...block, type: 'list_item' } : block))
}

function asBlocks(blocks: readonly Block[], kind: CopyKind): Block[] {
  let section = 0
  let asked = false
  const parts = blocks.flatMap(block => {
    if (block.type === 'heading' || isHeadingLine(block.text)) asked = questionsHeading.test(block.text)
    return partsOf(block, asked)
  })
  const first = parts.findIndex(({ text }) => text.trim() !== '')
  return parts.map((block, at): Block => {
    const isFirst = at === first && wordsOf(block.text).length <= longestHeadline && !/[.;,]$/.test(block.text.trim())
    const next = parts[at + 1]
    const over = next !== undefined && !isHeadingLine(next.text)
    const heading =
      block.type === 'heading' || (kind !== 'mail' && block.type === 'paragraph' && isHeadingLine(block.text) && over)
    const label = kind === 'page' && at !== first && block.type !== 'list_item' && isLabel(block.text)
    const type = isFirst ? 'heading' : label ? 'button' : heading ? 'heading' : block.type
    if (type === 'heading') section += 1
    const { group: _group, level: _level, ...rest } = block
    return {
      ...rest,
      type,
      section,
      aboveFold: at - first < firstLines,
      ...(type === 'heading' ? { level: isFirst ? 1 : 2 } : {}),
    }
  })
}

/** A text has no cards: the first sentence that gives a price with what it is per is the price. */
function withPrice(page: PageReading): PageReading {
  if (page.pricing.cards.length > 0) return page
  const priced = page.content.find(
    block =>
      block.type !== 'heading' &&
      block.type !== 'button' &&
      !page.testimonials.some(one => one.block === block) &&
      moneyIn(block.text).some(({ index, length }) => {
        const behind = block.text.slice(index + length)
        return /^\s?(?:\/|per\b|an?\b|each\b)/i.test(behind) && priceUnit.test(behind.slice(0, 24))
      }),
  )
  if (!priced) return page
  return {
    ...page,
    pricing: { blocks: [...page.pricing.blocks, priced], cards: [[priced]], around: page.pricing.around },
  }
}

const known = new WeakMap<LocatedDocument, Copy | null>()

/** The text as copy; null where it is none. */
export function copyOf(reading: Reading): Copy | null {
  const before = known.get(reading.document)
  if (before !== undefined) return before
  const kind = reading.deck ? copyKindOf(reading, reading.deck.pitch) : null
  let copy: Copy | null = null
  if (kind) {
    const document: LocatedDocument = {
      ...reading.document,
      kind: 'website',
      blocks: withSteps(asBlocks(reading.visible, kind)),
      sheets: [],
    }
    const base = readBase(document)
    const seller = sellerOf(reading)
    const page = { ...withPrice(readPage(base)), brand: seller }
    copy = { kind, seller, asPage: { ...base, page, deck: null } }
  }
  known.set(reading.document, copy)
  return copy
}
