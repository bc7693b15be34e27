/** Amounts of money beside a metric's name, as facts: no targets, no conditions. */
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { amountBeside, isPlan, type Statement, statementsOf } from '../conflict.ts'

export interface MetricAmount {
  money: Money
  statement: Statement
}

/** A row, or a row that came as text, with an amount in several cells. */
function isCourse({ text, block }: Statement): boolean {
  return (block.type === 'table_row' || /\|.*\|/.test(text)) && moneyIn(text).length > 1
}

/** Every statement's amount for a label; statements that match `not` are about something else. */
export function metricAmounts(reading: Reading, label: RegExp, not?: RegExp): MetricAmount[] {
  return statementsOf(reading).flatMap(statement => {
    if (isPlan(statement.text) || not?.test(statement.text)) return []
    // A row of years or months is a course, and none of its amounts is the one of now; "at 1,000 hotels" is a thought.
    if (
      isCourse(statement) ||
      /\b[Aa]t \d[\d,.]*[kK]? (?:\w+,? ){1,2}(?:that['’]s|it['’]s|we|this)\b|\b[Aa]t scale\b/.test(statement.text)
    )
      return []
    const money = amountBeside(statement.text, label, moneyIn(statement.text))
    return money ? [{ money, statement }] : []
  })
}
