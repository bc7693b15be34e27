/** A metric of now, whether a row of a table or a line tells it: "CAC, fully loaded | $4,300 | $5,100" under its years. */

import type { SightedQuote } from '../../../base-reading.ts'
import { type Money, moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { amountBeside, isPlan, quoteStatement, statementsOf } from '../conflict.ts'
import { amountIn } from './amount-rows.ts'
import { period, quoteRow, scaleOf, shareIn, tablesOf } from './tables.ts'

export interface Metric {
  value: number
  text: string
  /** What stands around it: its label, its head, its sentence. */
  about: string
  quote: SightedQuote
}

const rivals =
  /\b(?:benchmark|industry|median|target|goal|plan|best|peers?|average of|market|competitors?|forecast|budget)\b/i
const aheadHead = /\b(?:E|F|P|B|plan|forecast|target|budget)$|^20\d\d[EFPB]$/

/** The last cell that is of a time and not of a wish, or the only one. */
function cellOfNow(head: readonly string[], cells: readonly string[]): string | null {
  if (head.length !== cells.length && cells.length !== 1) {
    // What a shorter row lacks cannot be told, but the first cells stand first.
    const dated = head.filter(one => period.test(one)).length
    return dated > 0 && cells.length >= dated ? (cells[dated - 1] ?? null) : null
  }
  if (cells.length === 1) return cells[0] ?? null
  const dated = head.flatMap((one, at) => (period.test(one) && !aheadHead.test(one) ? [at] : []))
  if (dated.length > 0) return cells[dated.at(-1) ?? 0] ?? null
  const values = cells.filter((cell, at) => /\d/.test(cell) && !rivals.test(head[at] ?? ''))
  return values.length >= 1 && head.every(one => !/\d/.test(one)) ? (values[0] ?? null) : null
}

function ofRows(
  reading: Reading,
  label: RegExp,
  not: RegExp,
  read: (cell: string, over: string) => number | null,
): Metric[] {
  return tablesOf(reading).flatMap(table =>
    table.rows.flatMap((row): Metric[] => {
      if (!label.test(row.label) || not.test(row.label)) return []
      const over = `${row.label} ${table.corner} ${table.head.join(' ')} ${table.title}`
      const cell = cellOfNow(table.head, row.cells)
      const value = cell === null ? null : read(cell, over)
      return cell === null || value === null
        ? []
        : [{ value, text: cell, about: `${row.label} ${cell} ${table.title}`, quote: quoteRow(row) }]
    }),
  )
}

/** Amounts of money under a label, of now. */
export function moneyOf(reading: Reading, label: RegExp, not: RegExp): (Metric & { currency: string })[] {
  const rows = ofRows(
    reading,
    label,
    not,
    (cell, over) => moneyIn(cell)[0]?.value ?? (amountIn(cell)?.value ?? Number.NaN) * (scaleOf(over)?.scale ?? 1),
  ).filter(({ value }) => value > 0)
  const lines = statementsOf(reading).flatMap(statement => {
    if (
      statement.block.type === 'table_row' ||
      statement.block.type === 'chart' ||
      isPlan(statement.text) ||
      not.test(statement.text)
    )
      return []
    const money = amountBeside<Money>(statement.text, label, moneyIn(statement.text))
    return money && money.max === money.value
      ? [
          {
            value: money.value,
            text: money.text.trim(),
            about: statement.text,
            quote: quoteStatement(statement),
            currency: money.currency,
          },
        ]
      : []
  })
  return [...rows.map(row => ({ ...row, currency: moneyIn(row.text)[0]?.currency ?? '' })), ...lines]
}

/** Shares under a label, of now. */
export function sharesOf(reading: Reading, label: RegExp, not: RegExp): Metric[] {
  const lines = statementsOf(reading).flatMap((statement): Metric[] => {
    if (
      statement.block.type === 'table_row' ||
      statement.block.type === 'chart' ||
      isPlan(statement.text) ||
      not.test(statement.text)
    )
      return []
    const percent = amountBeside(statement.text, label, percentsIn(statement.text))
    const plain = percent && percent.bound === 'exact' && percent.max === percent.value && !percent.points
    return percent && plain
      ? [{ value: percent.value, text: percent.text.trim(), about: statement.text, quote: quoteStatement(statement) }]
      : []
  })
  return [...ofRows(reading, label, not, cell => shareIn(cell)), ...lines]
}
