/** TAM, SAM and SOM with the amounts beside them. */
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { amountBeside, type Statement, statementsOf } from '../conflict.ts'

const labels = {
  TAM: /\bTAM\b|\b[Tt]otal [Aa]ddressable [Mm]arket\b/,
  SAM: /\bSAM\b|\b[Ss]erviceable (?:[Aa]ddressable|[Aa]vailable) [Mm]arket\b/,
  SOM: /\bSOM\b|\b[Ss]erviceable [Oo]btainable [Mm]arket\b/,
} as const
export type MarketLabel = keyof typeof labels

export interface MarketSize {
  label: MarketLabel
  money: Money
  statement: Statement
}

/** Each market label with an amount within 30 characters; more amounts than labels in a statement are left alone. */
export function marketSizes(reading: Reading): MarketSize[] {
  return statementsOf(reading).flatMap(statement => {
    const amounts = moneyIn(statement.text)
    const found = Object.entries(labels).flatMap(([label, pattern]): MarketSize[] => {
      const money = amountBeside(statement.text, pattern, amounts)
      return money ? [{ label: label as MarketLabel, money, statement }] : []
    })
    return amounts.length === found.length && new Set(found.map(one => one.money)).size === found.length ? found : []
  })
}
