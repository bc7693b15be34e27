/** A deck cut into slides, or a memo into sections under its headings. */
import type { Block, LocatedDocument, Place } from '#db/shapes.ts'
import type { BaseReading } from '../base-reading.ts'
import { everyMatch } from '../text.ts'
import { genericHeadings } from '../words.ts'
import { burden, pains } from './problem-words.ts'
import { rolesOf, rolesOfTitle, type SlideRole } from './roles.ts'

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

const divider = /^\W*(?:appendix|appendices|back-?up(?: slides)?|thank you|thanks|questions\?|q ?& ?a)\b/i

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0

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

/** A title as a person would say it: without the marks of Markdown, pictograms, or "Slide 4:" before it. */
export function titleOf(text: string): string {
  const bare = text
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replace(/\p{Extended_Pictographic}[\u{fe0f}\u{200d}]*/gu, '')
    .replace(/^[\s>#]+/, '')
    .trim()
  const unnumbered = bare
    .replace(/^(?:slide|folie|page) \d{1,3}\s?[:.–—-]\s*(?=\S)/i, '')
    .replace(/^(?:\[\d{1,3}\]|\d{1,2}(?:\.\d{1,2})?[.)])\s+(?=\p{L})/u, '')
  return unnumbered || text.trim()
}

function makeSlide(number: number, blocks: Block[], notes: Block[], titleBlock: Block | null): Slide {
  const title = titleOf(titleBlock?.text ?? '')
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

/** A heading, or a line with nothing on it but the usual name of a part: "Traction". */
function isTitle({ type, text }: Block): boolean {
  // A short line with a sum in it was taken for a heading: it is a line of the market.
  if (/^(?:TAM|SAM|SOM)\b.*\d/.test(text.trim())) return false
  if (type === 'heading' || type === 'slide_title') return true
  const name = text.trim().replace(/:$/, '').toLowerCase()
  return type === 'paragraph' && genericHeadings.has(name) && rolesOfTitle(name).length > 0
}

/** "Slide 4: Traction", a line of its own. */
const typedTitle = /^(?:slide|folie|page) (\d{1,3})\s?[:.–—-]\s*\S/i

/** A deck typed as plain text: its lines say where each slide begins, and count up. Fewer than three may be references. */
function typedTitles(visible: Block[]): ReadonlySet<Block> {
  const marks = visible.flatMap(block => {
    const number = block.type === 'paragraph' || isTitle(block) ? typedTitle.exec(block.text.trim())?.[1] : undefined
    return number === undefined || countWords(block.text) > 16 ? [] : [{ block, number: Number(number) }]
  })
  const inTurn = marks.every(({ number }, index) => index === 0 || number === (marks[index - 1]?.number ?? 0) + 1)
  // "Page 3 – Confidential" on each page is no title.
  const names = new Set(marks.map(({ block }) => titleOf(block.text)))
  return new Set(inTurn && marks.length >= 3 && names.size === marks.length ? marks.map(({ block }) => block) : [])
}

const numbered = /^(\d{1,2})[.)]\s+\p{Lu}/u
const longestTitle = 9

/** "3. Profit and loss", read as an item of a list: lines that count up from one, each with text of its own below it. */
function numberedTitles(visible: Block[]): ReadonlySet<Block> {
  const numberOf = (block: Block | undefined): number | null => {
    const text = block?.text.trim() ?? ''
    const found = block && block.type !== 'table_row' ? numbered.exec(text)?.[1] : undefined
    return found === undefined || countWords(text) > longestTitle || /[.;:,?!]$/.test(text) ? null : Number(found)
  }
  const marks = visible.flatMap((block, at) => {
    const number = numberOf(block)
    const next = visible[at + 1]
    return number === null || !next || numberOf(next) !== null ? [] : [{ block, number }]
  })
  const inTurn = marks.every(({ number }, at) => number === at + 1)
  return new Set(inTurn && marks.length >= 4 ? marks.map(({ block }) => block) : [])
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
  const typed = typedTitles(base.visible)
  const counted = numberedTitles(base.visible)
  const opens = (block: Block) => typed.has(block) || counted.has(block) || isTitle(block)
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
    const section = makeSlide(index + 1, blocks, [], isHeading ? first : null)
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
