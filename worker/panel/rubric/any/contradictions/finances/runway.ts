/** Pair 10: cash and raise over burn do not give the months of runway stated. */
import { durationsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { amountBeside, bothQuotes, type Conflict, statementsOf } from '../conflict.ts'
import { metricAmounts } from '../readers/metric-amounts.ts'
import { raises } from './raise-amounts.ts'

const label = /\brunway\b/i
const buffer = /\b(?:buffer|reserve|at least|minimum|if we|extend\w*|until|without)\b/i
const burn = /\b(?:net burn|monthly (?:net )?burn|burn(?: rate)?)\b/i
const cash = /\b(?:cash (?:in (?:the )?bank|on hand|balance|position)|in the bank|in cash)\b/i
/** Burn that grows, or revenue set against it, makes the division wrong. */
const moving = /\b(?:gross|growing|rising|increas\w+|offset|after revenue|peak|year|annual\w*)\b/i

/** "1 month", "14 months"; less than half a month is none. */
function inMonths(value: number): string {
  const months = Math.round(value)
  return months === 0 ? 'less than a month' : months === 1 ? '1 month' : `${months} months`
}

export function runway(reading: Reading): Conflict[] {
  const months = statementsOf(reading).flatMap(statement => {
    if (buffer.test(statement.text) || !label.test(statement.text)) return []
    const amount = amountBeside(statement.text, label, durationsIn(statement.text), 24)
    return amount ? [{ amount, statement }] : []
  })
  const burns = metricAmounts(reading, burn, moving)
  const held = metricAmounts(reading, cash)
  const [stated, spent, kept] = [months[0], burns[0], held[0]]
  // "At $60k a month burn and $840k in cash": the amount after "burn" is the cash.
  const isOne = spent?.statement === kept?.statement && spent?.money.index === kept?.money.index
  if (!stated || !spent || !kept || isOne || burns.length > 1 || held.length > 1 || months.length > 1) return []
  const raise = raises(reading)[0]
  const currencies = new Set([spent.money.currency, kept.money.currency, raise?.money.currency ?? kept.money.currency])
  if (currencies.size > 1 || spent.money.value <= 0) return []
  const alone = kept.money.value / spent.money.value
  const raised = (kept.money.value + (raise?.money.value ?? 0)) / spent.money.value
  // Stated with or without the round: only what fits neither contradicts.
  const fits = (real: number) => Math.abs(real - stated.amount.months) <= 0.2 * Math.max(real, stated.amount.months)
  if (fits(alone) || fits(raised) || [stated.amount, spent.money, kept.money].some(one => one.bound !== 'exact'))
    return []
  return [
    {
      subject: 'the runway',
      first: stated.amount.text,
      second: `${kept.money.text} in cash at a burn of ${spent.money.text}`,
      because: `At ${spent.money.text} a month, the money lasts ${inMonths(raise ? raised : alone)}${raise ? ', the round included' : ''}.`,
      quotes: bothQuotes(stated.statement, spent.statement, kept.statement),
    },
  ]
}
