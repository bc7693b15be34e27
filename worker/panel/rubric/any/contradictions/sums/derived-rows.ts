/** A row that is the sum of those above it in most columns, and in one is not: "Total revenue" of one year among four. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { mostRows, type Row, sumConflict, total, totalOf } from '../readers/amount-rows.ts'
import {
  type Fit,
  fitOf,
  isLarge,
  isShares,
  isTorn,
  type NumberRow,
  numberRows,
  stepOf,
} from '../readers/number-rows.ts'
import { type Table, tablesOf } from '../readers/tables.ts'
import { tableTotal } from './table-total.ts'
import { takenOff } from './taken-off.ts'
import { neverSummed, ofOne, overlapping } from './total-columns.ts'

/** Rows that no sum goes through. */
const noSummand =
  /\b(?:of which|thereof|average|avg|mean|median|per|rate|margin|share|ratio|cumulative|index|score|growth)\b|%/i
/** A sum of another kind, or of less than all. */
const otherSum =
  /\b(?:excl\w*|incl\w*|after|before|net of|consolidated|adjusted|average|avg|per|weighted|unique|dedup\w*|cumulative)\b|%/i

interface Way {
  parts: readonly NumberRow[]
  fits: readonly (Fit | null)[]
}

/** A column's parts and end, where all of them are numbers. */
function columnOf(parts: readonly NumberRow[], end: NumberRow, column: number): { parts: Row[]; end: Row } | null {
  const cells = parts.map(part => part.cells[column])
  const last = end.cells[column]
  return last && last.text !== '' && cells.every(cell => cell !== null && cell !== undefined)
    ? { parts: cells as Row[], end: last }
    : null
}

function wayOf(parts: readonly NumberRow[], end: NumberRow): Way {
  const fits = end.cells.map((_, column) => {
    const found = columnOf(parts, end, column)
    if (!found) return null
    const sum = found.parts.reduce((all, { value }) => all + value, 0)
    const fit = fitOf(sum, found.end.value, [...found.parts, found.end])
    // What small numbers make may be chance.
    return fit === 'right' && !isLarge(found.end.value, [...found.parts, found.end]) ? 'unsure' : fit
  })
  return { parts, fits }
}

/** What the end may be the sum of: the rows right above it, from two up to all of them, or the totals above it. */
function waysTo(table: Table, rows: readonly NumberRow[], at: number): Way[] | null {
  const end = rows[at]
  if (!end) return null
  const above: NumberRow[] = []
  for (let index = table.rows.indexOf(end.row) - 1; index >= 0; index--) {
    const row = table.rows[index]
    const numbers = rows.find(one => one.row === row)
    if (!row || isShares(row) || noSummand.test(row.label)) break
    // Where a cell is left out, one column has a part that the others lack.
    if (isTorn(row, table.width)) return null
    if (!numbers) break
    above.unshift(numbers)
    if (above.length > mostRows) break
  }
  const runs = above.slice(1).map((_, from) => above.slice(from))
  const totals = rows.slice(0, at).filter(({ row }) => total.test(row.label))
  return [...runs, ...(totals.length > 1 ? [totals] : [])].map(parts => wayOf(parts, end))
}

const count = ({ fits }: Way, fit: Fit) => fits.filter(one => one === fit).length

function conflictAt(table: Table, rows: readonly NumberRow[], at: number): Conflict | null {
  const end = rows[at]
  if (!end || otherSum.test(end.row.label)) return null
  const ways = waysTo(table, rows, at) ?? []
  // One way that holds everywhere is the one that is meant.
  if (ways.some(way => count(way, 'wrong') === 0 && count(way, 'right') > 0)) return null
  const [first] = ways
  const strong = ways.filter(
    way => count(way, 'wrong') === 1 && (isShown(end, way) || (way === first && isWhole(end, way))),
  )
  const columns = new Set(strong.map(({ fits }) => fits.indexOf('wrong')))
  const [way] = strong
  const [column] = columns
  const over = table.head[column ?? 0] ?? ''
  if (!way || column === undefined || columns.size > 1 || neverSummed.test(over) || ofOne.test(over)) return null
  const found = columnOf(way.parts, end, column)
  if (!found || isOneOff(found, way, column) || isOtherKind(found)) return null
  const sum = found.parts.reduce((all, { value }) => all + value, 0)
  const about = [table.title, table.above, end.row.label, ...way.parts.map(({ row }) => row.label)].join(' ')
  // Whoever is counted in two rows is one in the total.
  if (overlapping.test(about) && found.end.value < sum) return null
  return sumConflict(
    found.parts.filter(({ text }) => text !== ''),
    found.end,
    `${totalOf(found.end)}${over ? ` (${over})` : ''}`,
  )
}

/** Right often enough that it is no chance: a row that no name makes a total needs larger numbers. */
function isShown(end: NumberRow, way: Way): boolean {
  const right = way.fits.flatMap((fit, column) => {
    const cell = end.cells[column]
    return fit === 'right' && cell ? [cell] : []
  })
  const named = total.test(end.row.label)
  return right.length > 2 || (right.length > 1 && (named || right.every(cell => isLarge(cell.value / 5, [cell]))))
}

/** Named as a total, right in its only other column, and made of all that stands above it. */
const isWhole = (end: NumberRow, way: Way) => total.test(end.row.label) && count(way, 'right') === 1

/** It is the mean, the last or the largest of its column, or of another size. */
function isOtherKind({ parts, end }: { parts: Row[]; end: Row }): boolean {
  const values = parts.map(({ value }) => value)
  const sum = values.reduce((all, value) => all + value, 0)
  const near = (value: number) => Math.abs(value - end.value) <= stepOf([...parts, end])
  const ratio = end.value / sum
  return values.some(near) || near(sum / values.length) || !(ratio > 0.6 && ratio < 1.6)
}

/** Without one row, or with its sign turned, the sum is right, and no column that is right shows how that row counts. */
function isOneOff({ parts, end }: { parts: Row[]; end: Row }, way: Way, column: number): boolean {
  const gap = Math.abs(parts.reduce((sum, { value }) => sum + value, 0) - end.value)
  const near = (value: number) => Math.abs(gap - value) <= stepOf([...parts, end])
  return parts.some(({ value }, at) => {
    const shown = way.fits.some((fit, other) => {
      const cell = way.parts[at]?.cells[other]
      return other !== column && fit === 'right' && cell && isLarge(cell.value, [cell])
    })
    return (near(Math.abs(value)) || near(2 * Math.abs(value))) && (!shown || count(way, 'right') < 2)
  })
}

export function derivedRows(reading: Reading): Conflict[] {
  // What other pairs say of the same row is not said twice.
  const told = new Set([...tableTotal(reading), ...takenOff(reading)].map(({ quotes }) => quotes.at(-1)?.blockId))
  return tablesOf(reading)
    .filter(({ width }) => width > 1)
    .flatMap(table => {
      const rows = numberRows(table)
      const found = rows.flatMap((_, at) => conflictAt(table, rows, at) ?? [])[0]
      return found && !told.has(found.quotes.at(-1)?.blockId) ? [found] : []
    })
    .slice(0, 2)
}
