/** Lists of amounts: lines, bullets or the rows of one column that follow each other, each with a label and one amount. */
import type { Block } from '#db/shapes.ts'
import { magnitude, number } from '../../../amount.ts'
import { currency, currencyAfter } from '../../../currencies.ts'
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { amountIn, placeOf } from './amount-rows.ts'
import { isTorn } from './number-rows.ts'
import { shareIn, tablesOf } from './tables.ts'

export interface AmountLine {
  label: string
  value: number
  decimals: number
  /** "%", the currency as its code, or nothing. */
  unit: string
  /** The sign is written. */
  signed: boolean
  text: string
  block: Block
}

export interface AmountRun {
  lines: readonly AmountLine[]
  /** The heading over it, the line right above it, and what stands over its column. */
  title: string
  above: string
  head: string
}

const value = `[+−–-]?\\s?(?:${currency}\\s?)?[+−–-]?(?:${number})(?:\\s?(?:${magnitude}|[TtKk](?=EUR|CHF|USD|€)))?(?:\\s?(?:%|per cent|${currencyAfter}))?`
/** An amount may stand in brackets; it is written once, as it is a long part. */
const bracketed = `(?=\\([^]*\\)$|[^()]*$)(?:\\(\\s?)?${value}(?:\\s?\\))?`
export const atEnd = new RegExp(`^(.*?\\p{L}.*?)(\\s*[:=|–—]\\s*|\\s+-\\s+|\\s*[.…·]{2,}\\s*|\\s+)(${bracketed})$`, 'u')
export const atStart = new RegExp(`^(${value})\\s*(?:[–—:-]\\s+|\\s)(?:for |to |on |into |goes to )?(\\p{L}.*)$`, 'u')
/** Digits so near to the end or the start: the patterns above are long, and are compiled where a line has some. */
export const endsInAmount = /\d\D{0,30}$/
export const startsWithAmount = /^\D{0,15}\d/
/** Behind such a word a number is a date or a name. */
const named =
  /\b(?:Jan\w*|Feb\w*|Mar\w*|Apr\w*|May|June?|July?|Aug\w*|Sep\w*|Oct\w*|Nov\w*|Dec\w*|Q|H|week|day|year|month|quarter|phase|step|no|version|slide|page|table|since|in|by|until|from|to|and|or|of|x|×|about|around|over|up to|nearly|almost|~)\.?\s*$/i
const remark = /\s*\([^()]*\p{L}[^()]*\)\s*\.?$/u
/** "NOK 798,000 or 38 %": the same as a share. */
const asShare = /(?:,? (?:or|i\.e\.|that is|which is)|\s?[,=/–]) ?(?:about )?\d{1,3}(?:[.,]\d+)?\s?%$/i
const longest = 120

/** The label and the amount of one line; none where it has a sentence of its own or a second amount. */
function lineIn(block: Block): AmountLine | null {
  const whole = block.text.trim()
  if (whole.length > longest || /[.!?]\s+\p{Lu}/u.test(whole)) return null
  const plain = whole.replace(remark, '').replace(/[.;,]$/, '')
  const text = plain.replace(asShare, '') || plain
  const end = endsInAmount.test(text) ? atEnd.exec(text) : null
  if (end && (end[2]?.trim() !== '' || !named.test(end[1] ?? ''))) return made(block, end[1] ?? '', end[3] ?? '')
  const start = startsWithAmount.test(text) ? atStart.exec(text) : null
  return start ? made(block, start[2] ?? '', start[1] ?? '') : null
}

function made(block: Block, label: string, written: string): AmountLine | null {
  const text = written.trim()
  const share = shareIn(text)
  const amount = amountIn(text)
  const money = moneyIn(text)[0]
  const isYear = money === undefined && /^(?:19|20)\d\d$/.test(text)
  const bare = label.replace(/[\s:=|–—-]+$/, '').trim()
  if (isYear || bare === '' || (share === null && amount === null && !money)) return null
  return {
    label: bare,
    value: share ?? amount?.value ?? money?.value ?? 0,
    decimals: share === null ? (amount?.decimals ?? 0) : (/[.,](\d+)/.exec(text)?.[1]?.length ?? 0),
    unit: share === null ? (money?.currency ?? '') : '%',
    signed: /^[+−–(-]/.test(text),
    text,
    block,
  }
}

/** Every column of a table whose rows are whole. */
function runsOfTables(reading: Reading): AmountRun[] {
  return tablesOf(reading).flatMap(table => {
    if (table.rows.length < 3 || table.rows.some(row => isTorn(row, table.width)) || table.headBlock?.type === 'chart')
      return []
    return Array.from({ length: table.width }, (_, at) => ({
      lines: table.rows.flatMap(row => made(row.block, row.label, row.cells[at] ?? '') ?? []),
      title: table.title,
      above: table.above,
      head: `${table.corner} ${table.head[at] ?? ''}`.trim(),
    })).filter(({ lines }) => lines.length === table.rows.length)
  })
}

function runsOfLines(reading: Reading): AmountRun[] {
  const own = new Set(reading.prose)
  const runs: AmountRun[] = []
  let title = ''
  let above = ''
  let open: AmountLine[] = []
  let over = { title: '', above: '' }
  const close = () => {
    if (open.length > 2) runs.push({ lines: open, ...over, head: '' })
    open = []
  }
  for (const block of reading.visible) {
    const isLine = block.type === 'paragraph' || block.type === 'list_item'
    const line = isLine && own.has(block) ? lineIn(block) : null
    const last = open.at(-1)?.block
    // A line over a list heads it; other lines of two kinds are two lists.
    const heads = open.length === 1 && last?.type === 'paragraph' && block.type === 'list_item'
    if (line && last && ((last.type !== block.type && !heads) || placeOf(last) !== placeOf(block))) close()
    if (line) {
      if (open.length === 0) over = { title, above }
      open.push(line)
    } else close()
    if (block.type === 'heading' || block.type === 'slide_title') title = block.text
    above = block.text
  }
  close()
  return runs
}

const cache = new WeakMap<Reading, AmountRun[]>()

export function amountRuns(reading: Reading): readonly AmountRun[] {
  const known = cache.get(reading)
  if (known) return known
  const runs = [...runsOfLines(reading), ...runsOfTables(reading)]
  cache.set(reading, runs)
  return runs
}

/** Half a unit of the last digit of each, added up: how far a sum of them may lie from what is written. */
export const roundingOf = (lines: readonly Pick<AmountLine, 'decimals'>[]): number =>
  0.5 * 10 ** -Math.min(...lines.map(({ decimals }) => decimals)) * lines.length
