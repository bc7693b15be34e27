/** A column that the columns before it make in every row but one: "Start + New - Lost = End". */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import type { Row } from '../readers/amount-rows.ts'
import { fitOf, isLarge, isTorn, type NumberRow, numberRows, stepOf } from '../readers/number-rows.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow, type Table, tablesOf } from '../readers/tables.ts'
import { derivedRows } from './derived-rows.ts'
import { tableTotal } from './table-total.ts'

const result =
  /^(?:end|total|sum|all|altogether|closing|net|balance|left|rest|remaining|result|profit|surplus|overall|final|difference|full year|year|close|at (?:the )?end|in all)\b|\b(?:total|balance|end)$/i
/** Columns that no sum goes through. */
const other = /%|\b(?:rate|share|average|avg|mean|price|each|per|score|rank|growth|index|ratio)\b|\//i
const mostParts = 6

/** Every way to add or take off what follows a first number. */
function signsOf(count: number): number[][] {
  if (count <= 1) return [[1]]
  return signsOf(count - 1).flatMap(signs => [
    [...signs, 1],
    [...signs, -1],
  ])
}

interface Try {
  from: number
  to: number
  signs: readonly number[]
}

function fitIn(row: NumberRow, { from, to, signs }: Try) {
  const cells = row.cells.slice(from, to)
  const end = row.cells[to]
  if (!end || end.text === '' || cells.some(cell => !cell)) return null
  const parts = cells.flatMap(cell => (cell ? [cell] : []))
  const made = parts.reduce((sum, { value }, at) => sum + value * (signs[at] ?? 1), 0)
  return { fit: fitOf(made, end.value, [...parts, end]), made, parts, end }
}

const triesFor = (to: number): Try[] =>
  Array.from({ length: Math.max(0, Math.min(mostParts, to) - 1) }, (_, at) => to - 2 - at).flatMap(from =>
    signsOf(to - from).map(signs => ({ from, to, signs })),
  )

/** The last of them, their mean or their largest, or of another size: a number of people has no sum over the months. */
function isOtherKind(made: number, parts: readonly Row[], end: Row): boolean {
  const near = (value: number) => Math.abs(value - end.value) <= stepOf([...parts, end])
  const mean = parts.reduce((sum, { value }) => sum + value, 0) / parts.length
  const ratio = end.value / made
  return parts.some(({ value }) => near(value)) || near(mean) || !(ratio > 0.6 && ratio < 1.6)
}

/** "1,120 + 210 - 64". */
const written = (parts: readonly { text: string }[], signs: readonly number[]) =>
  parts.map(({ text }, at) => (text === '' ? '' : `${at === 0 ? '' : signs[at] === 1 ? ' + ' : ' - '}${text}`)).join('')

function conflictIn(table: Table): Conflict | null {
  const rows = numberRows(table)
  if (rows.length < 3 || table.head.length !== table.width || table.rows.some(row => isTorn(row, table.width)))
    return null
  for (const [to, head] of table.head.entries()) {
    if (to < 2 || !result.test(head.trim()) || other.test(head)) continue
    const tries = triesFor(to)
      .filter(({ from }) => !table.head.slice(from, to).some(name => other.test(name)))
      .map(one => ({ one, found: rows.map(row => ({ row, at: fitIn(row, one) })) }))
    const holds = tries.some(({ found }) => found.every(({ at }) => at === null || at.fit !== 'wrong'))
    if (holds) continue
    for (const { one, found } of tries) {
      const wrong = found.filter(({ at }) => at?.fit === 'wrong' && !isOtherKind(at.made, at.parts, at.end))
      const right = found.filter(({ at }) => at?.fit === 'right' && isLarge(at.end.value, [...at.parts, at.end]))
      const [miss] = wrong
      if (!miss?.at || wrong.length > 1 || right.length < 2 || right.length + 2 < found.length) continue
      // No way of adding them up makes what stands in that row.
      if (tries.some(({ found: rest }) => rest.some(({ row, at }) => row === miss.row && at?.fit !== 'wrong'))) continue
      const { made, parts, end } = miss.at
      if (other.test(miss.row.row.label)) continue
      return {
        subject: `the ${head.trim().toLowerCase()} of ${miss.row.row.label.trim()}`,
        first: written(parts, one.signs),
        second: end.text,
        because: `Added up as in the other rows it is ${writtenAs(
          made,
          [...parts, end].map(({ text }) => text),
        )}.`,
        quotes: distinctQuotes(table.headBlock ? quoteRow({ block: table.headBlock }) : null, quoteRow(miss.row.row)),
      }
    }
  }
  return null
}

export function derivedColumns(reading: Reading): Conflict[] {
  // A wrong cell is wrong along its row and along its column.
  const told = new Set(
    [...tableTotal(reading), ...derivedRows(reading)].flatMap(({ quotes }) => quotes.map(({ blockId }) => blockId)),
  )
  return tablesOf(reading)
    .filter(({ width, rows }) => width > 2 && !rows.some(({ block }) => told.has(block.id)))
    .flatMap(table => conflictIn(table) ?? [])
    .slice(0, 1)
}
