/** "121 trucks under contract" right below a table whose column of trucks adds up to another number. */
import type { Block } from '#db/shapes.ts'
import { parseNumber } from '../../../amount.ts'
import { countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength, sentencesOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'

/** More than the table has, a part of it, or another day. */
const other =
  /\b(?:other|others|more|another|also|plus|further|including|include\w*|of (?:which|these|them|the)|in addition|besides|elsewhere|by|target|plan\w*|next|last|was|were|had|will|average|per site|up to|over|about|around|nearly|almost|each|selection|examples?|such as|top|largest|so far)\b/i
const total = /^(?:total|sum|all|average|other|others|rest)\b/i
const whole = /^\d{1,3}(?:[,. ]\d{3})*$|^\d+$/
const cellsOf = ({ text }: Block) => text.split('|').map(cell => cell.trim())

/** The rows right above a block, with the row of titles that stands over them. */
function tableAbove(blocks: readonly Block[], at: number): Block[] {
  let from = at
  while (from > 0 && blocks[from - 1]?.type === 'table_row') from -= 1
  return blocks.slice(from, at)
}

function conflictAt(blocks: readonly Block[], at: number): Conflict | null {
  const block = blocks[at]
  const sentence = block ? sentencesOf(block)[0] : undefined
  const [count] = sentence ? countsIn(sentence.text) : []
  if (!block || !sentence || !count || count.index > 12 || count.bound !== 'exact' || other.test(sentence.text))
    return null
  const [head, ...rows] = tableAbove(blocks, at)
  if (!head || rows.length < 3) return null
  const titles = cellsOf(head)
  const column = titles.findIndex(title => title.toLowerCase() === count.noun)
  const cells = rows.map(row => cellsOf(row))
  if (column < 1 || cells.some(row => row.length !== titles.length || total.test(row[0] ?? ''))) return null
  if (!cells.every(row => whole.test(row[column] ?? ''))) return null
  const numbers = cells.map(row => parseNumber(row[column] ?? '0'))
  const sum = numbers.reduce((all, one) => all + one, 0)
  if (sum === count.value) return null
  return {
    subject: `the number of ${count.noun}`,
    first: numbers.join(' + '),
    second: count.text,
    because: `The column right above adds up to ${sum.toLocaleString('en-GB')}.`,
    quotes: [rows[0], rows.at(-1)]
      .flatMap(row => (row ? [{ blockId: row.id, text: clip(row.text, quoteLength).trim() }] : []))
      .concat({ blockId: block.id, text: clip(sentence.text, quoteLength).trim() }),
  }
}

export function columnCount(reading: Reading): Conflict[] {
  const own = new Set(reading.prose)
  const blocks = reading.visible
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'paragraph' || !own.has(block) || blocks[at - 1]?.type !== 'table_row') continue
    const found = conflictAt(blocks, at)
    if (found) return [found]
  }
  return []
}
