/** All that a reader is told, where terms are kept too: folded answers, sections of terms, the foot of a page. */
import type { Block } from '#db/shapes.ts'
import { moneyIn } from '../../numbers.ts'
import { isQuotation } from '../../read-base.ts'
import type { Reading } from '../../reading.ts'
import { sentencesOf } from '../../text.ts'
import { isQuestion } from '../voice.ts'
import { bothQuotes, type Conflict, type Statement } from './conflict.ts'

const written = new Set<Block['type']>([
  'heading',
  'paragraph',
  'list_item',
  'table_row',
  'slide_title',
  'footnote',
  'chart',
])
const chrome = new Set<Block['zone']>(['nav', 'overlay', 'consent'])
/** What a reader unfolds is on the page; what a tab or a window shows instead of something else is told as such. */
const folded = 'opened by a control'
/** Somebody else's words, however short. */
const quoted = /^\s*["“„«]/

/** Nothing but a question, as a list of questions asks it. */
const isAsked = ({ text }: Block) => /^[^.!?]{4,120}\?\s*$/.test(text)

/** Switched off right below a question of its own group: an answer that a script unfolds, and names no control. */
function isFoldedAnswer(block: Block, blocks: readonly Block[], at: number): boolean {
  if (block.hidden !== 'not displayed' || block.group === undefined) return false
  const above = blocks.slice(Math.max(0, at - 4), at).findLast(({ hidden }) => hidden === undefined)
  return above !== undefined && above.group === block.group && isAsked(above)
}

function isTold(block: Block, blocks: readonly Block[], at: number): boolean {
  if (!written.has(block.type) || chrome.has(block.zone) || block.text.trim() === '') return false
  if (block.hidden !== undefined && block.hidden !== folded && !isFoldedAnswer(block, blocks, at)) return false
  if (block.where.kind === 'slide' && block.where.hidden) return false
  return !quoted.test(block.text) && !isQuotation(block.text)
}

const cache = new WeakMap<Reading, Statement[]>()

/** Every statement that a reader can come by, in document order; rows are whole, the rest is cut into sentences. */
export function everythingTold(reading: Reading): Statement[] {
  const known = cache.get(reading)
  if (known) return known
  const seen = new Map(reading.visible.map(block => [block.id, block]))
  const statements = reading.document.blocks
    // A visible block is read as far as the rest of the reading does.
    .map(block => seen.get(block.id) ?? block)
    .filter((block, at, blocks) => isTold(block, blocks, at) && block.text.length <= 20_000)
    .flatMap(block =>
      block.type === 'table_row' || block.type === 'chart'
        ? [{ text: block.text, block, start: 0 }]
        : sentencesOf(block).map(({ text, start }) => ({ text, block, start })),
    )
  cache.set(reading, statements)
  return statements
}

const places = new WeakMap<Reading, Map<string, number>>()

function placesOf(reading: Reading): Map<string, number> {
  const known = places.get(reading)
  if (known) return known
  const made = new Map(reading.document.blocks.map(({ id }, at) => [id, at]))
  places.set(reading, made)
  return made
}

/** The question or title that a statement answers: the heading above it, and the control that opens it. */
export function askedOver(reading: Reading, { block }: Statement): string {
  const { blocks } = reading.document
  const at = placesOf(reading).get(block.id) ?? -1
  const above: string[] = []
  for (let before = at - 1; before >= 0 && above.length < 2; before--) {
    const other = blocks[before]
    if (!other) break
    const together = other.group === block.group && block.group !== undefined
    if (other.type === 'button' && together) above.push(other.text)
    // A question that is no heading is answered by what stands below it, and not by the answers after that.
    if (other.type === 'paragraph' && together && at - before <= 3 && above.length === 0 && isAsked(other))
      above.push(other.text)
    if (other.type === 'heading' || other.type === 'slide_title') {
      above.push(other.text)
      break
    }
  }
  return above.join(' ')
}

const byThePeriod = /\b(?:per|an?|each) (?:week|month|year)\b|\/\s?(?:wk|mo|month|yr|year)\b|\bmonthly\b|\byearly\b/i
const longestPrice = 40

/** A list below a plan's name and price, where nothing else makes a card of it. */
function isBelowPrice(reading: Reading, { id, type }: Block): boolean {
  if (type !== 'list_item') return false
  const { blocks } = reading.document
  for (let at = (placesOf(reading).get(id) ?? 0) - 1; at >= 0; at--) {
    const above = blocks[at]
    if (!above || above.type === 'heading' || above.type === 'slide_title') return false
    const { text } = above
    if (above.type === 'paragraph' && text.length <= longestPrice && byThePeriod.test(text)) {
      return moneyIn(text).length > 0
    }
  }
  return false
}

/** It stands in the card of one plan, and says what holds of that plan. */
export function inPlanCard(reading: Reading, { block }: Statement): boolean {
  const cards = reading.page?.pricing.cards ?? []
  if (cards.length > 1 && cards.some(card => card.some(({ id }) => id === block.id))) return true
  return isBelowPrice(reading, block)
}

export interface Side {
  statement: Statement
  /** What of it cannot stand beside the other, as written. */
  words: string
}

/** The first statement that a pattern finds, with the words it found. */
export function firstSaid(
  statements: readonly Statement[],
  pattern: RegExp,
  holds: (statement: Statement, words: string) => boolean,
): Side | undefined {
  for (const statement of statements) {
    const words = pattern.exec(statement.text)?.[0].trim()
    if (words && !isQuestion(statement.text) && holds(statement, words)) return { statement, words }
  }
  return undefined
}

/** Without the verb that it hangs on: "are already live". */
const shortened = (side: Side | undefined) =>
  (side?.words ?? '').replace(/^(?:we )?(?:is|are|has been|have been|will be) (?=on\b|\p{L}{4})/iu, '')

/** Both sides in the order in which they are read. */
export function conflictOf(
  statements: readonly Statement[],
  subject: string,
  because: string,
  sides: readonly [Side, Side],
  severity?: 1 | 2 | 3,
): Conflict {
  const [first, second] = [...sides].sort((a, b) => statements.indexOf(a.statement) - statements.indexOf(b.statement))
  return {
    subject,
    first: shortened(first),
    second: shortened(second),
    because,
    quotes: bothQuotes(...(first && second ? [first.statement, second.statement] : [])),
    ...(severity ? { severity } : {}),
  }
}
