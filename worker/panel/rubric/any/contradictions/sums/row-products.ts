/** Pieces times the price of one: right in the other rows of a quotation, and wrong in one. */
import { number } from '../../../amount.ts'
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, statementsOf } from '../conflict.ts'
import { amountIn, total } from '../readers/amount-rows.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow, shareIn, type Table, type TableRow, tablesOf } from '../readers/tables.ts'

const pieces =
  /\b(?:qty|quantity|units?|pieces|pcs|no\.?|number|count|hours?|hrs|days?|weeks?|months?|seats?|users?|persons?|people|nights?|volume|sold|amount of)\b|#/i
const ofOne = /\b(?:price|rate|each|fee|cost|per|unit|tariff|charge|value)\b|\//i
const lineSum = /\b(?:amount|total|sum|cost|revenue|value|price|charge|turnover|line|net|sales|fees?|income|budget)\b/i
/** The row says itself why it is not the product, or leaves it open. */
const reduced =
  /\b(?:free|discount\w*|rebate|reduc\w*|minimum|min\.|flat|fixed|capped|cap|max\w*|off|waived|pro rata|half|incl\w*|excl\w*|vat|tax|gst|average|avg|approx\w*|about|from|up to)\b|[%~≈–]/i
/** A price of a month under an amount of a year, in hundreds, in thousands. */
const unwritten = [12, 4, 52, 3, 6, 24, 36, 30, 365, 7, 10, 100, 1000]

interface Cell {
  /** As it may be meant: "1.250" is twelve hundred and fifty, or one and a quarter. */
  values: readonly number[]
  step: number
  text: string
}

const counted = new RegExp(`^(${number})\\s?(?:[\\p{L}²³]{1,12}\\.?|×|x)(?:\\s\\p{L}{1,12}\\.?)?$`, 'u')

/** An amount, or a number with what it counts: "12 mon.", "2 340 pan.", "165 m". */
function cellIn(written: string): Cell | null {
  const text = written.trim()
  if (shareIn(text) !== null) return null
  // "165 m" are metres or millions.
  const found = [amountIn(counted.exec(text)?.[1] ?? ''), amountIn(text)].flatMap(one => (one ? [one] : []))
  const [first] = found
  if (!first || first.value <= 0) return null
  const either = /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text)
  const values = found.flatMap(({ value }) => (either ? [value, value / 1e3] : [value]))
  return { values, step: 10 ** -first.decimals, text }
}

interface Line {
  row: TableRow
  pieces: Cell
  price: Cell
  sum: Cell
  fits: boolean
}

/** As it is first read, or a thousandth of it with so much finer a step. */
const isNear = (made: number, { values, step }: Cell, share: number) =>
  values.some(
    (value, at) =>
      Math.abs(made - value) <=
      (at === 0 ? step : Math.min(step, step / 1e3)) + share * Math.max(made, Math.abs(value)),
  )

/** How far a product may lie from what its factors were rounded from, as a share of it. */
const looseness = (a: Cell, b: Cell) =>
  [a, b].reduce(
    (off, { values, step }) =>
      off + (step < 1 || values[0] === undefined ? (0.5 * Math.min(step, 1)) / (values[0] ?? 1) : 0),
    0.002,
  )

function lineOf(row: TableRow, cells: readonly (Cell | null | undefined)[]): Line | null {
  const [a, b, sum] = cells
  if (!a || !b || !sum) return null
  const off = looseness(a, b)
  // A price of a cent or two says little of what it makes.
  if (off > 0.1) return null
  const fits = a.values.some(one => b.values.some(two => isNear(one * two, sum, off)))
  return { row, pieces: a, price: b, sum, fits }
}

/** The product with what is commonly left unwritten. */
function isOtherwise({ pieces: a, price: b, sum }: Line): boolean {
  return a.values.some(one =>
    b.values.some(two =>
      unwritten.some(size => isNear(one * two * size, sum, 0.01) || isNear((one * two) / size, sum, 0.01)),
    ),
  )
}

/** A discount or a tax that is told anywhere makes it up. */
const isShared = ({ pieces: a, price: b, sum }: Line, shares: readonly number[]) =>
  a.values.some(one =>
    b.values.some(two =>
      shares.some(share => [1 + share / 100, 1 - share / 100].some(by => isNear(one * two * by, sum, 0.001))),
    ),
  )

function linesIn(table: Table, at: number): Line[] {
  return table.rows.flatMap(row => {
    // A row counts from its end: numbers of the lines and their words stand before.
    const cells = [row.label, ...row.cells]
    if (cells.length !== table.width + 1 || total.test(row.label) || cells.some(cell => total.test(cell))) return []
    return (
      lineOf(
        row,
        [cells[at], cells[at + 1], cells[at + 2]].map(cell => cellIn(cell ?? '')),
      ) ?? []
    )
  })
}

function conflictIn(table: Table, shares: readonly number[]): Conflict | null {
  const heads = table.head.length === table.width ? [table.corner, ...table.head] : []
  for (let at = 0; at + 2 <= table.width; at++) {
    const [a = '', b = '', c = ''] = heads.slice(at, at + 3)
    const named =
      ((pieces.test(a) && ofOne.test(b)) || (ofOne.test(a) && pieces.test(b))) &&
      lineSum.test(c) &&
      !/%/.test(a + b + c)
    const lines = linesIn(table, at)
    const wrong = lines.filter(({ fits }) => !fits)
    // What small numbers make may be chance.
    const right = lines.filter(({ fits, sum }) => fits && (sum.values[0] ?? 0) >= 20 * sum.step).length
    const [line, more] = wrong
    // Without names over the columns only many rows show that one is the product of the others.
    if (!line || more || right < (named ? 2 : 3)) continue
    if (reduced.test(line.row.block.text) || isOtherwise(line) || isShared(line, shares)) continue
    return told(table, line)
  }
  return null
}

/** "5 gates at 6.900 €", "Samples (12 x 640)": pieces and the price of one in the label of an amount. */
const inLabel = new RegExp(
  `^(${number}) \\p{L}[\\p{L} -]{1,30} (?:at|à|@) (\\S.{0,14}?\\d\\S*(?: ?[€$£])?)(?: each)?$|[(:] ?(${number}) ?[x×*] ?([^()]*\\d[^()]*?)\\)?$`,
  'u',
)

function labelled(row: TableRow): Line | null {
  const [, a, b, c, d] = inLabel.exec(row.label.trim()) ?? []
  const cells = row.cells.filter(cell => cellIn(cell) !== null)
  return cells.length === 1
    ? lineOf(
        row,
        [a ?? c, b ?? d, cells[0]].map(cell => cellIn(cell ?? '')),
      )
    : null
}

/** The amount is so many times the product that it may be for as many months, or the other way round. */
function isTimes({ pieces: a, price: b, sum }: Line): boolean {
  const ratio = (sum.values[0] ?? 0) / ((a.values[0] ?? 1) * (b.values[0] ?? 1))
  return [ratio, 1 / ratio].some(times => times > 1.5 && Math.abs(times - Math.round(times)) < 0.01)
}

function inLabels(table: Table, shares: readonly number[]): Conflict | null {
  const lines = table.rows.flatMap(row => labelled(row) ?? [])
  const [line, more] = lines.filter(({ fits }) => !fits)
  if (!line || more || lines.length < 2 || isTimes(line) || isOtherwise(line) || isShared(line, shares)) return null
  return reduced.test(line.row.block.text) ? null : told(table, line)
}

function told(table: Table, line: Line): Conflict {
  const [one = 0, two = 0] = [line.pieces.values[0], line.price.values[0]]
  const label = [line.row.label, ...line.row.cells].find(cell => /\p{L}{3}/u.test(cell)) ?? line.row.label
  return {
    subject: `the amount for “${label.trim()}”`,
    first: `${line.pieces.text} × ${line.price.text}`,
    second: line.sum.text,
    because: `${line.pieces.text} times ${line.price.text} is ${writtenAs(one * two, [line.sum.text, line.price.text])}.`,
    quotes: distinctQuotes(table.headBlock ? quoteRow({ block: table.headBlock }) : null, quoteRow(line.row)),
  }
}

export function rowProducts(reading: Reading): Conflict[] {
  const shares = statementsOf(reading).flatMap(({ text }) => percentsIn(text).map(({ value }) => Math.abs(value)))
  return tablesOf(reading)
    .flatMap(
      table =>
        (table.rows.length > 2 && table.width > 1 ? conflictIn(table, shares) : null) ?? inLabels(table, shares) ?? [],
    )
    .slice(0, 1)
}
