/** A deck cut into slides, or a memo into sections under its headings. */
import type { Block, LocatedDocument, Place } from '#db/shapes.ts'
import type { BaseReading } from '../base-reading.ts'
import { everyMatch } from '../text.ts'
import { burden, pains } from './problem-words.ts'
import { rolesOf, rolesOfTitle, type SlideRole } from './roles.ts'
import { countWords, titleOf, titlesIn } from './titles.ts'
import { partsNamed } from './told-parts.ts'

/** A slide of a deck, or a section of a memo. */
export interface Slide {
  /** The slide's or page's number; sections count from 1. */
  number: number
  title: string
  titleBlock: Block | null
  /** What a person sees on it, the title first among them; no notes. */
  blocks: Block[]
  notes: Block[]
  /** The blocks' text, one to a line. */
  text: string
  words: number
  roles: SlideRole[]
  /** After "Appendix", "Backup" or "Thank you", or hidden from the show. */
  appendix: boolean
  /** 0 to 1; null where nothing was measured. */
  imageShare: number | null
}

/** Words. A shorter line is over what stands below it. */
const fewestWords = 4

const divider = /^\W*(?:appendix|appendices|back-?up(?: slides)?|thank you|thanks|questions\?|q ?& ?a)\b/i

const placeNumber = (where: Place): number | null =>
  where.kind === 'slide' ? where.slide : where.kind === 'page' ? where.page : null

/** The largest text near the top with at most 12 words, else the first text. */
function findTitle(blocks: Block[]): Block | null {
  const named = blocks.find(block => block.type === 'slide_title')
  if (named) return named
  const text = blocks.filter(block => block.type !== 'image' && block.type !== 'chart' && /\p{L}/u.test(block.text))
  const top = text.slice(0, 4).filter(block => countWords(block.text) <= 12)
  const largest = top.reduce<Block | null>(
    (best, block) => ((block.style?.size ?? 0) > (best?.style?.size ?? 0) ? block : best),
    null,
  )
  return largest ?? text.find(block => block.type === 'heading') ?? text[0] ?? null
}

function makeSlide(
  number: number,
  blocks: Block[],
  notes: Block[],
  titleBlock: Block | null,
  label: string | null = null,
): Slide {
  const title = label ?? titleOf(titleBlock?.text ?? '')
  const text = blocks.map(block => block.text).join('\n')
  return {
    number,
    title,
    titleBlock,
    blocks,
    notes,
    text,
    words: countWords(text),
    roles: number === 1 ? rolesOfTitle(title) : rolesOf(title, text),
    appendix: false,
    imageShare: null,
  }
}

/** A slide with nothing but an image has no blocks, so numbers come from the sheets as well. */
function cutSheets(base: BaseReading, document: LocatedDocument): Slide[] {
  const visible = new Map<number, Block[]>()
  const notes = new Map<number, Block[]>()
  const put = (into: Map<number, Block[]>, block: Block) => {
    const number = placeNumber(block.where)
    if (number !== null) into.set(number, [...(into.get(number) ?? []), block])
  }
  const unshown = new Set(document.sheets.filter(sheet => sheet.hidden).map(sheet => sheet.number))
  const isUnshown = (block: Block) => unshown.has(placeNumber(block.where) ?? 0)
  for (const block of base.visible) if (!isUnshown(block)) put(visible, block)
  for (const block of document.blocks) {
    if (block.type === 'notes') put(notes, block)
    // A hidden slide is not shown, but what stands on it is not missing from the file either.
    else if (isUnshown(block)) put(visible, block)
  }
  const numbers = new Set([...visible.keys(), ...document.sheets.map(sheet => sheet.number)])
  return [...numbers]
    .sort((a, b) => a - b)
    .map(number => {
      const blocks = visible.get(number) ?? []
      const sheet = document.sheets.find(candidate => candidate.number === number)
      const slide = makeSlide(number, blocks, notes.get(number) ?? [], findTitle(blocks))
      return { ...slide, appendix: unshown.has(number), imageShare: sheet?.imageShare ?? null }
    })
}

/** Where the second or third slide has a title of its own and tells of a trouble twice, it is the problem. */
function withProblem(slides: Slide[]): Slide[] {
  if (slides.length < 6 || slides.some(slide => slide.roles.includes('problem'))) return slides
  const troubles = (text: string) =>
    new Set([...everyMatch(burden, text), ...everyMatch(pains, text)].map(match => match.text.toLowerCase())).size
  const at = slides.findIndex(
    ({ roles, text }, index) => index > 0 && index < 3 && roles.length === 0 && troubles(text) >= 2,
  )
  return slides.map((slide, index) => (index === at ? { ...slide, roles: ['problem'] } : slide))
}

/**
 * Text before the first heading is a section of its own, as a deck's cover is. A heading below another that says nothing
 * of its own role has that one's: "Seed ($250K)" under "Use of funds".
 */
function cutHeadings(base: BaseReading): Slide[] {
  const { opens, label } = titlesIn(base.visible)
  const sections: Block[][] = []
  for (const block of base.visible) {
    const last = sections.at(-1)
    if (!last || opens(block)) sections.push([block])
    else last.push(block)
  }
  const over: { level: number; roles: SlideRole[] }[] = []
  return sections.map((blocks, index) => {
    const first = blocks[0]
    const isHeading = first !== undefined && opens(first)
    const name = first ? label(first) : null
    const section = makeSlide(index + 1, blocks, [], isHeading && name === null ? first : null, name)
    if (!isHeading || first.level === undefined) return section
    const { level } = first
    while (over.length > 0 && (over.at(-1)?.level ?? 0) >= level) over.pop()
    const own = rolesOfTitle(section.title)
    const inherited = over.at(-1)?.roles ?? []
    // A title page is over everything and about nothing in particular.
    over.push({ level, roles: index === 0 ? [] : own.length > 0 ? own : inherited })
    return own.length > 0 || inherited.length === 0
      ? section
      : { ...section, roles: [...new Set([...inherited, ...section.roles])] }
  })
}

/**
 * Running text that no title parts, cut at its paragraphs: a list or a short line goes with what stands above it. The
 * first is the opening, as a cover is.
 */
export function cutParagraphs(slides: readonly Slide[]): Slide[] {
  const parts: Block[][] = []
  for (const block of slides.flatMap(({ blocks }) => blocks)) {
    const last = parts.at(-1)
    const above = last?.at(-1)
    const goesOn =
      block.type === 'list_item' || block.type === 'table_row' || countWords(above?.text ?? '') < fewestWords
    if (last && parts.length > 1 && goesOn) last.push(block)
    else parts.push([block])
  }
  return parts.map((blocks, at) => {
    const part = makeSlide(at + 1, blocks, [], null)
    return at === 0 ? part : { ...part, roles: [...new Set([...part.roles, ...partsNamed(part.text)])] }
  })
}

/** Cuts, then marks all from the first divider on; a divider in the first half is a slide like any other. */
export function cutSlides(base: BaseReading): Slide[] {
  const slides = withProblem(base.form === 'deck' ? cutSheets(base, base.document) : cutHeadings(base))
  const from = slides.findIndex((slide, index) => index >= slides.length / 2 && divider.test(slide.title))
  const named = slides.findIndex(
    (slide, index) => index > 0 && /^\W*(?:appendix|back-?up slides)\W*$/i.test(slide.title),
  )
  const cut = named >= 0 && (from < 0 || named < from) ? named : from
  return cut < 0 ? slides : slides.map((slide, index) => (index >= cut ? { ...slide, appendix: true } : slide))
}
