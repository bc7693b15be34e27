/** A table or a list of amounts that ends in a total which its rows do not make; and a bridge from opening to closing. */
import type { Block } from '#db/shapes.ts'
import { magnitude, number, parseNumber, scale } from '../../amount.ts'
import { currency, currencyAfter } from '../../currencies.ts'
import type { Reading } from '../../reading.ts'
import { clip, quoteLength } from '../../text.ts'
import type { Conflict } from './conflict.ts'

const total = /^(?:grand |sub)?total\b|^sum\b|^altogether\b/i
const opening = /^opening\b|^(?:balance|cash|ARR|MRR) at (?:the )?(?:start|beginning|opening)\b/i
const closing = /^closing\b|^(?:balance|cash|ARR|MRR) at (?:the )?(?:end|close)\b/i
/** A total of something else, or one that leaves something out. */
const otherTotal =
  /\b(?:excl\w*|incl\w*|net|gross|after|before|vat|tax|gst|discount|average|avg|first|due|deposit|addressable|market|users?|hours?|score|rating|assets|annual\w*|yearly|per (?:year|user|unit))\b|%/i
/** A row that is no summand, or is one of another row. */
const otherRow =
  /^(?:incl|excl|thereof|of (?:which|this|these))|\b(?:of which|thereof|sub-?total|total|discount|vat|tax|gst|optional|average|avg|mean|median|per|margin|rate|growth|balance|net|gross|minimum|maximum|EBITDA|profit|result)\b|%/i
/** What goes out of a bridge, though no sign says so. */
const out =
  /\b(?:churn\w*|contraction|lost|losses|downgrades?|paid|costs?|spend|outflows?|burn|withdraw\w*|cancel\w*)\b/i
const amount = new RegExp(
  `^([+−–-]?)\\s?(?:${currency})?\\s?([+−–-]?)(${number})(?:\\s?(${magnitude}))?\\s?(?:${currencyAfter})?$`,
  'u',
)
/** "Conferences    $60,000": a typed row. */
const typed = new RegExp(
  `^(.*[\\p{L})])[\\s.:·…-]*\\s([+−–-]?\\s?(?:${currency})?\\s?[+−–-]?(?:${number})(?:\\s?${magnitude})?(?:\\s?(?:${currencyAfter}))?)$`,
  'u',
)
/** It bears a currency. */
const signed = /[^\d\s.,+−–'’-]/u
const most = 20

interface Row {
  label: string
  value: number
  /** Digits behind the decimal point, as written. */
  decimals: number
  text: string
  block: Block
  /** Every cell behind the label that is an amount; empty cells are not in the text, so that columns may shift. */
  cells: readonly number[]
}

function amountIn(written: string): Pick<Row, 'value' | 'decimals' | 'text'> | null {
  const match = amount.exec(written.trim())
  if (!match) return null
  const [, sign, inner, digits = '', mag] = match
  const size = parseNumber(digits, mag !== undefined) * scale(mag)
  const decimals = mag ? 0 : (/[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0)
  const unit = mag ? scale(mag) : 1
  const places = mag ? (/[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0) : decimals
  return {
    value: sign || (inner && inner !== '+') ? (sign === '+' ? size : -size) : size,
    decimals: places - Math.log10(unit),
    text: written.trim(),
  }
}

/** The last cell of a row, or the amount at the end of a short typed line. */
function rowOf(block: Block): Row | null {
  if (block.type === 'table_row') {
    const cells = block.text.split('|').map(cell => cell.trim())
    const found = cells.length > 1 ? amountIn(cells.at(-1) ?? '') : null
    const amounts = cells.slice(1).flatMap(cell => amountIn(cell)?.value ?? [])
    return found ? { label: cells[0] ?? '', block, cells: amounts, ...found } : null
  }
  if ((block.type !== 'paragraph' && block.type !== 'list_item') || block.text.length > 90) return null
  const match = typed.exec(block.text.trim())
  const found = match ? amountIn(match[2] ?? '') : null
  return match && found ? { label: match[1] ?? '', block, cells: [found.value], ...found } : null
}

const placeOf = ({ where }: Block) => (where.kind === 'slide' ? where.slide : where.kind === 'page' ? where.page : 0)

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

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { value }) => sum + value, 0)

/** The parts cannot be rounded to it, and leaving any one row out does not make it either. */
function differs(parts: readonly Row[], end: Row): boolean {
  const coarsest = Math.min(...[...parts, end].map(({ decimals }) => decimals))
  const off = 0.5 * 10 ** -coarsest * (parts.length + 1) + 1e-9
  const sum = sumOf(parts)
  const near = (value: number, by = off) => Math.abs(value - end.value) <= by
  // A row that does not count, or whose sign is not written.
  const step = 10 ** -coarsest
  const otherwise = parts.some(({ value }) => near(sum - value, step) || near(sum - 2 * value, step))
  if (near(sum) || near(sum / 2) || otherwise) return false
  // The total of another column, or of another kind of thing.
  const width = Math.max(...parts.map(({ cells }) => cells.length))
  for (let at = 0; at < width; at++) if (near(parts.reduce((all, { cells }) => all + (cells[at] ?? 0), 0))) return false
  if (parts.some(({ text }) => signed.test(text) !== signed.test(end.text))) return false
  // A row that is the sum of those around it is a total of its own.
  return !parts.some((part, at) => {
    const [before, after] = [parts.slice(0, at), parts.slice(at + 1)]
    return [before, after].some(group => group.length > 1 && Math.abs(sumOf(group) - part.value) <= step / 2)
  })
}

function conflictOf(parts: readonly Row[], end: Row, subject: string): Conflict {
  const sum = Number(sumOf(parts).toFixed(6))
  const last = parts.at(-1)
  const quoted = [parts[0], last, end].flatMap(row => (row ? [row.block] : []))
  return {
    subject,
    first: parts
      .map(({ text }) => text)
      .join(' + ')
      .replace(/\+ [−–-]/g, '- '),
    second: end.text,
    because: `The rows add up to ${sum.toLocaleString('en-GB')}.`,
    quotes: quoted.map(block => ({ blockId: block.id, text: clip(block.text.trim(), quoteLength) })),
  }
}

export function totalRow(reading: Reading): Conflict[] {
  const own = new Set(reading.prose)
  const blocks = reading.visible.filter(block => own.has(block))
  for (const run of runsOf(blocks)) {
    const at = run.findIndex(({ label }) => total.test(label))
    const end = run[at]
    const parts = run.slice(0, Math.max(0, at))
    if (
      end &&
      parts.length >= 2 &&
      parts.length <= most &&
      !otherTotal.test(end.label) &&
      !parts.some(({ label }) => otherRow.test(label)) &&
      differs(parts, end)
    )
      return [conflictOf(parts, end, `the ${end.label.trim().toLowerCase().replace(/[:.]$/, '')}`)]
    const [from, to] = [
      run.findIndex(({ label }) => opening.test(label)),
      run.findIndex(({ label }) => closing.test(label)),
    ]
    const [first, last] = [run[from], run[to]]
    if (!first || !last || to - from < 2) continue
    const bridge = run
      .slice(from, to)
      .map((row, step) =>
        step > 0 && row.value > 0 && out.test(row.label) ? { ...row, value: -row.value, text: `-${row.text}` } : row,
      )
    if (bridge.slice(1).some(({ label }) => otherRow.test(label)) || !differs(bridge, last)) continue
    return [conflictOf(bridge, last, 'the closing amount')]
  }
  return []
}
