/** Amounts of money beside a metric's name, as facts: no targets, no conditions. */
import { type Money, moneyIn } from '../../numbers.ts'
import type { Reading } from '../../reading.ts'
import { amountBeside, isPlan, type Statement, statementsOf } from './conflict.ts'

export interface MetricAmount {
  money: Money
  statement: Statement
}

/** Every statement's amount for a label; statements that match `not` are about something else. */
export function metricAmounts(reading: Reading, label: RegExp, not?: RegExp): MetricAmount[] {
  return statementsOf(reading).flatMap(statement => {
    if (isPlan(statement.text) || not?.test(statement.text)) return []
    const money = amountBeside(statement.text, label, moneyIn(statement.text))
    return money ? [{ money, statement }] : []
  })
}
