/** A round, the net burn after it and how long it is said to last, each on a line of its own. */
import { type Duration, durationsIn, type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { findRaise } from './raise-amounts.ts'
import { runway } from './runway.ts'
import { runwayByBurn } from './runway-by-burn.ts'

const burnt = /\b(?:net|monthly|planned|average) (?:\p{L}+ )?burn\b|\bburn(?: rate)?\b|\bnet cash use\b/iu
const monthly = /\b(?:a|per|each|every) month\b|\bmonthly\b|\/\s?mo(?:nth)?\b/i
const later =
  /\b(?:after (?:the )?(?:round|raise|closing|investment|funding)|post-?(?:raise|round|money|closing)|with the (?:round|money)|planned|then|once (?:closed|raised)|from closing)\b/i
const today = /\b(?:current(?:ly)?|today|now|at present|so far|last|was|before)\b/i
const lasts =
  /\brunway\b|\b(?:gives?|buys?|takes?|carr(?:y|ies)|lasts?|funds?|covers?|good for|enough for)\b[^.;\n]{0,24}(?=\d|twelve|eighteen|twenty)/i
/** It rises or falls, or money comes in beside the round. */
const moving =
  /\b(?:gross|peak|rising|growing|falling|falls?|rises?|average over|down to|up to|break-?even|profitab\w*)\b/i
const beside =
  /\b(?:cash (?:in|on|at|balance|position)|in the bank|in cash|grants?|loans?|venture debt|credit line|second tranche|matched)\b/i
const notRunway = /\b(?:at least|minimum|if|extend\w*|without|pay-?back|contract|pilot|since|ago|delivery)\b/i

interface Said<A> {
  amount: A
  statement: Statement
}

function burnsOf(statements: readonly Statement[]): Said<Money>[] {
  return statements.flatMap(statement => {
    const { text } = statement
    if (!burnt.test(text) || !monthly.test(text) || moving.test(text)) return []
    const [money, more] = moneyIn(text)
    return money && !more && money.bound === 'exact' && money.max === money.value ? [{ amount: money, statement }] : []
  })
}

function spansOf(statements: readonly Statement[]): Said<Duration>[] {
  return statements.flatMap(statement => {
    const { text } = statement
    const [time, more] = durationsIn(text).filter(({ unit }) => unit === 'month')
    return time &&
      !more &&
      lasts.test(text) &&
      !notRunway.test(text) &&
      time.bound !== 'at-most' &&
      time.max === time.value
      ? [{ amount: time, statement }]
      : []
  })
}

export function askOverBurn(reading: Reading): Conflict[] {
  if (runway(reading).length > 0 || runwayByBurn(reading).length > 0) return []
  const statements = statementsOf(reading)
  const all = burnsOf(statements)
  const after = all.filter(({ statement }) => later.test(statement.text))
  const [burn, ...others] = after.length > 0 ? after : all.filter(({ statement }) => !today.test(statement.text))
  const [span, ...spans] = spansOf(statements)
  const raise = findRaise(reading)
  if (!burn || others.length > 0 || !span || spans.length > 0 || !raise) return []
  const net = /\bnet\b/i.test(burn.statement.text)
  // A burn that is not called net may be met by income, and cash or a loan beside the round lasts longer.
  if (
    !net ||
    raise.money.currency !== burn.amount.currency ||
    raise.money.bound !== 'exact' ||
    raise.money.max !== raise.money.value
  )
    return []
  if (statements.some(({ text }) => beside.test(text) && moneyIn(text).length > 0)) return []
  const months = raise.money.value / burn.amount.value
  if (months < 1 || span.amount.months <= 1.2 * months + 1) return []
  const [held, spent] = [raise.money.text.trim(), burn.amount.text.trim()]
  return [
    {
      subject: 'the runway',
      first: span.amount.text.trim(),
      second: `${held} at a net burn of ${spent}`,
      because: `At ${spent} a month, ${held} lasts ${Math.round(10 * months) / 10} months.`,
      quotes: bothQuotes(raise.statement, burn.statement, span.statement),
    },
  ]
}
