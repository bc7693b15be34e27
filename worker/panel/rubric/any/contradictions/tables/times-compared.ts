/** "Eleven times faster than the loop" above a table in which it is six times: by its own two rows. */
import { parseNumber } from '../../../amount.ts'
import { multiplesIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { distinctQuotes, quoteRow, stemsOf, type Table, type TableRow, tablesOf } from '../readers/tables.ts'

const less = /^\s?(?:faster|quicker|cheaper|less|lower|smaller|shorter|lighter|fewer|leaner|sooner)\b/i
const more = /^\s?(?:more|higher|larger|bigger|longer|greater|as (?:many|much|long|far|high))\b/i
const than = /^(?:[^.;]{0,40}?)\b(?:than|as)\s+(.+)$/i
const seconds: Record<string, number> = {
  ms: 1e-3,
  s: 1,
  sec: 1,
  secs: 1,
  seconds: 1,
  second: 1,
  min: 60,
  mins: 60,
  minutes: 60,
  minute: 60,
  h: 3600,
  hr: 3600,
  hrs: 3600,
  hours: 3600,
  hour: 3600,
  d: 86400,
  days: 86400,
  day: 86400,
}
const timed = /^~?\s?(\d[\d.,]*)\s?(ms|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|d|days?)$/i

/** A cell's size: a time in seconds, or an amount as it is written. */
function sizeOf(cell: string): { value: number; kind: string } | null {
  const time = timed.exec(cell.trim())
  if (time) return { value: parseNumber(time[1] ?? '0') * (seconds[(time[2] ?? '').toLowerCase()] ?? 1), kind: 'time' }
  const plain = amountIn(cell.replace(/^(?:about|~|≈)\s?/i, '').replace(/(?<=\d)\s?(?:kg|g|t|GB|MB|kWh|W|km|l|m)$/, ''))
  return plain && plain.value > 0 ? { value: plain.value, kind: cell.replace(/[\d.,\s'’]/g, '') } : null
}

/** The row whose label says most of what is named, where no other says as much. */
function rowFor(rows: readonly TableRow[], named: string): TableRow | null {
  const said = new Set(stemsOf(named))
  const scored = rows
    .map(row => ({ row, hits: stemsOf(row.label).filter(stem => said.has(stem)).length }))
    .sort((a, b) => b.hits - a.hits)
  const [best, second] = scored
  return best && best.hits > 0 && best.hits > (second?.hits ?? 0) ? best.row : null
}

interface Claim {
  statement: Statement
  times: number
  text: string
  fewer: boolean
  own: string
  than: string
  percent: boolean
}

function claimIn(statement: Statement): Claim | null {
  const { text } = statement
  if (isPlan(text)) return null
  const found = [...multiplesIn(text), ...percentsIn(text)].filter(
    one => one.bound === 'exact' || one.bound === 'about',
  )
  const [one, second] = found
  if (!one || second) return null
  const rest = text.slice(one.index + one.length)
  const named = than.exec(rest)?.[1]
  const percent = /%|per ?cent/i.test(one.text)
  if (!named || (!less.test(rest) && !more.test(rest)) || /\bper\b|\bon average\b/i.test(rest)) return null
  return {
    statement,
    times: one.value,
    text: one.text.trim(),
    fewer: less.test(rest),
    own: text.slice(0, one.index),
    than: named.split(/[,;.(]\s/)[0] ?? named,
    percent,
  }
}

/** All that people mean by it: so many times as much, or so many times more. */
function fits(claim: Claim, low: number, high: number): boolean {
  const ratio = high / low
  if (!claim.percent)
    return (
      Math.abs(ratio - claim.times) <= 0.15 * claim.times + 0.06 ||
      Math.abs(ratio - 1 - claim.times) <= 0.15 * claim.times
    )
  return [100 * (1 - low / high), 100 * (ratio - 1)].some(share => Math.abs(share - claim.times) <= 3)
}

function conflictIn(claim: Claim, table: Table): Conflict | null {
  const theirs = rowFor(table.rows, claim.than)
  const ours = theirs
    ? rowFor(
        table.rows.filter(row => row !== theirs),
        claim.own,
      )
    : null
  if (!theirs || !ours || theirs.cells.length !== ours.cells.length) return null
  const pairs = ours.cells.flatMap((cell, at) => {
    const [own, other] = [sizeOf(cell), sizeOf(theirs.cells[at] ?? '')]
    return own && other && own.kind === other.kind ? [{ at, own: own.value, other: other.value }] : []
  })
  const rightWay = pairs.filter(({ own, other }) => (claim.fewer ? own < other : own > other))
  const [first] = rightWay
  // Any column may be the one that is meant.
  if (!first || pairs.some(({ own, other }) => fits(claim, Math.min(own, other), Math.max(own, other)))) return null
  const [low, high] = [Math.min(first.own, first.other), Math.max(first.own, first.other)]
  const real = claim.percent
    ? `${Math.round(claim.fewer ? 100 * (1 - low / high) : 100 * (high / low - 1))}%`
    : `${Number((high / low).toPrecision(2))} times`
  const [big, little] = claim.fewer ? [theirs, ours] : [ours, theirs]
  const [a, b] = [big.cells[first.at] ?? '', little.cells[first.at] ?? '']
  return {
    subject: 'the comparison',
    first: claim.text,
    second: `${a} and ${b}`,
    because: claim.percent ? `Between ${a} and ${b} lie ${real}.` : `${a} is ${real} ${b}.`,
    quotes: distinctQuotes(...bothQuotes(claim.statement), quoteRow(theirs), quoteRow(ours)),
  }
}

export function timesCompared(reading: Reading): Conflict[] {
  const tables = tablesOf(reading).filter(({ rows }) => rows.length > 1)
  if (tables.length === 0) return []
  return statementsOf(reading)
    .filter(({ block }) => block.type !== 'table_row' && block.type !== 'chart')
    .flatMap(statement => {
      const claim = claimIn(statement)
      return claim ? tables.flatMap(table => conflictIn(claim, table) ?? []).slice(0, 1) : []
    })
    .slice(0, 1)
}
