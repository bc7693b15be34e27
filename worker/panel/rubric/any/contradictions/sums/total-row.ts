/** A typed list of amounts that ends in a total which its lines do not make; and a bridge from opening to closing. */
import type { Block } from '#db/shapes.ts'
import { magnitude, number } from '../../../amount.ts'
import { currency, currencyAfter } from '../../../currencies.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import {
  amountIn,
  differs,
  mostRows,
  otherRow,
  otherTotal,
  placeOf,
  type Row,
  sumConflict,
  total,
} from '../readers/amount-rows.ts'
import { tableTotal } from './table-total.ts'

const opening = /^opening\b|^(?:balance|cash|ARR|MRR) at (?:the )?(?:start|beginning|opening)\b/i
const closing = /^closing\b|^(?:balance|cash|ARR|MRR) at (?:the )?(?:end|close)\b/i
/** What goes out of a bridge, though no sign says so. */
const out =
  /\b(?:churn\w*|contraction|lost|losses|downgrades?|paid|costs?|spend|outflows?|burn|withdraw\w*|cancel\w*)\b/i
/** "Conferences    $60,000": a typed row. */
const typed = new RegExp(
  `^(.*[\\p{L})])[\\s.:·…-]*\\s([+−–-]?\\s?(?:${currency})?\\s?[+−–-]?(?:${number})(?:\\s?${magnitude})?(?:\\s?(?:${currencyAfter}))?)$`,
  'u',
)
/** The last cell of a row, or the amount at the end of a short typed line. */
function rowOf(block: Block): Row | null {
  if (block.type === 'table_row') {
    const cells = block.text.split('|').map(cell => cell.trim())
    const found = cells.length > 1 ? amountIn(cells.at(-1) ?? '') : null
    return found ? { label: cells[0] ?? '', block, ...found } : null
  }
  if ((block.type !== 'paragraph' && block.type !== 'list_item') || block.text.length > 90) return null
  const match = typed.exec(block.text.trim())
  const found = match ? amountIn(match[2] ?? '') : null
  return match && found ? { label: match[1] ?? '', block, ...found } : null
}

/** Rows that follow each other without anything between. */
function runsOf(blocks: readonly Block[]): Row[][] {
  const runs: Row[][] = []
  let run: Row[] = []
  for (const block of blocks) {
    const row = rowOf(block)
    const last = run.at(-1)?.block
    if (row && (!last || (last.type === block.type && placeOf(last) === placeOf(block)))) run.push(row)
    else {
      if (run.length > 2) runs.push(run)
      run = row ? [row] : []
    }
  }
  if (run.length > 2) runs.push(run)
  return runs
}

function typedTotal(run: readonly Row[]): Conflict | null {
  const at = run.findIndex(({ label }) => total.test(label))
  const end = run[at]
  const parts = run.slice(0, Math.max(0, at))
  if (!end || end.block.type === 'table_row' || parts.length < 2 || parts.length > mostRows) return null
  if (otherTotal.test(end.label) || parts.some(({ label }) => otherRow.test(label))) return null
  return differs(parts, end) ? sumConflict(parts, end) : null
}

function bridgeIn(run: readonly Row[]): Conflict | null {
  const from = run.findIndex(({ label }) => opening.test(label))
  const to = run.findIndex(({ label }) => closing.test(label))
  const [first, last] = [run[from], run[to]]
  if (!first || !last || to - from < 2) return null
  // Hours of the day.
  if (run.slice(from, to + 1).every(({ value, text }) => /^\d{1,2}(?:[.:]\d\d)?$/.test(text) && value <= 24))
    return null
  const bridge = run
    .slice(from, to)
    .map((row, step) =>
      step > 0 && row.value > 0 && out.test(row.label) ? { ...row, value: -row.value, text: `-${row.text}` } : row,
    )
  if (bridge.slice(1).some(({ label }) => otherRow.test(label)) || !differs(bridge, last)) return null
  return sumConflict(bridge, last, 'the closing amount')
}

export function totalRow(reading: Reading): Conflict[] {
  const own = new Set(reading.prose)
  const blocks = reading.visible.filter(block => own.has(block))
  const runs = runsOf(blocks).flatMap(run => typedTotal(run) ?? bridgeIn(run) ?? [])
  return [...tableTotal(reading), ...runs].slice(0, 1)
}
