/** Where a text has its titles: headings, and lines that only look like running text and name what follows them. */
import type { Block } from '#db/shapes.ts'
import { genericHeadings } from '../words.ts'
import { rolesOfTitle } from './roles.ts'

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0

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

/** Lines that name a part of a pitch and are nobody's usual headings elsewhere. */
const bareParts = new Set(
  'numbers,the numbers,raise,the raise,round,the round,raising,gtm,moat,founders,progress'.split(','),
)

/** A heading, or a line with nothing on it but the usual name of a part: "Traction". */
function isTitle({ type, text }: Block): boolean {
  // A short line with a sum in it was taken for a heading: it is a line of the market.
  if (/^(?:TAM|SAM|SOM)\b.*\d/.test(text.trim())) return false
  if (type === 'heading' || type === 'slide_title') return true
  const name = text.trim().replace(/:$/, '').toLowerCase()
  return type === 'paragraph' && (genericHeadings.has(name) || bareParts.has(name)) && rolesOfTitle(name).length > 0
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

const numbered = /^(\d{1,2})[.)]?\s+\p{Lu}/u
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

/** Words. A question of a form tells how it is to be answered as well. */
const longestQuestion = 30
/** Fewer questions may be asked of the reader, and fewer labels may be a list's. */
const fewestMarks = 4
const fewestRoles = 3

const prompt = /^(?:please )?(?:describe|tell us|explain)\b.*\byour?\b/i

/** What is told in answers: "How do you make money?", a line of its own with its answer below it. */
function questionTitles(visible: Block[]): ReadonlySet<Block> {
  const asks = (block: Block | undefined) =>
    block?.type === 'paragraph' &&
    countWords(block.text) <= longestQuestion &&
    (block.text.trim().endsWith('?') || prompt.test(block.text.trim()))
  const marks = visible.filter((block, at) => asks(block) && visible[at + 1] && !asks(visible[at + 1]))
  const roles = new Set(marks.flatMap(({ text }) => rolesOfTitle(text)))
  return new Set(marks.length >= fewestMarks && roles.size >= fewestRoles ? marks : [])
}

const label = /^([\p{L}\d][^:.!?|\n]{1,40}):\s+\S|^\*\*([^*\n]{2,40}?)[.:]?\*\*[.:]?\s+\S/u
const longestLabel = 5

/** "Problem: a new machine costs $18,000." or "**Problem.** A new machine …": a line that names itself, among others that do. */
function labels(visible: Block[]): ReadonlyMap<Block, string> {
  const marks = visible.flatMap(block => {
    const found = block.type === 'paragraph' ? label.exec(block.text.trim()) : null
    const name = found?.[1] ?? found?.[2]
    return name === undefined || countWords(name) > longestLabel ? [] : [{ block, name }]
  })
  const roles = new Set(marks.flatMap(({ name }) => rolesOfTitle(name)))
  return new Map(
    marks.length >= fewestMarks && roles.size >= fewestRoles ? marks.map(({ block, name }) => [block, name]) : [],
  )
}

export interface Titles {
  /** Whether a section begins with this block. */
  opens: (block: Block) => boolean
  /** What names it, where it is not the whole block. */
  label: (block: Block) => string | null
}

/** Where the sections of a text begin. Questions and labels name them where headings do not. */
export function titlesIn(visible: Block[]): Titles {
  const whole = new Set([...typedTitles(visible), ...numberedTitles(visible), ...visible.filter(isTitle)])
  const named = new Set([...whole].flatMap(({ text }) => rolesOfTitle(titleOf(text))))
  const asked = named.size >= fewestRoles ? new Set<Block>() : questionTitles(visible)
  const labelled = named.size + asked.size >= fewestRoles ? new Map<Block, string>() : labels(visible)
  return {
    opens: block => whole.has(block) || asked.has(block) || labelled.has(block),
    label: block => labelled.get(block) ?? null,
  }
}
