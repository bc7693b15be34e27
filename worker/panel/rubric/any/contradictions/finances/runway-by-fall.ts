/** Cash that is said to last so long, and how fast it fell or was burnt in the time that is told of. */

import { parseNumber } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { type Duration, durationsIn, type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { isPlain } from '../readers/passages.ts'
import { runway } from './runway.ts'
import { runwayByBurn } from './runway-by-burn.ts'

const cash = /\b(?:cash|in the bank|bank balance|on hand|we (?:now )?(?:hold|have))\b/i
const lasts = /\b(?:runway|months of cash|lasts?|enough for|carr(?:y|ies) us|takes? us)\b/i
const other =
  /\b(?:round|raise[sd]?|raising|new money|grants?|loans?|credit|if|once|break-?even|profitab\w*|target|goal|at least|minimum|reserve|cuts?|after|savings?|restructur\w+|reduc\w+|lower|planned|plan)\b/i
const figure = "(\\d[\\d.,'’\\u00a0\\u202f]*\\d|\\d)"
const unit = '(?:\\s?(?:[kKmM]|[mM]illion|[tT]housand|Mio\\.?)(?![\\p{L}]))'
const span = '(month|quarter|half(?:-year| year)?|six months|three months|year|twelve months)'
const fell = anyCase(
  `\\bcash\\b[^.;\\d]{0,40}\\b(?:went|fell|dropped|declined|decreased|moved|down|came down|was down)\\b[^.;\\d]{0,20}\\bfrom (?:[^\\d\\s]{0,4}\\s?)?${figure}${unit}?[^.;\\d]{0,16} to (?:[^\\d\\s]{0,4}\\s?)?${figure}${unit}?[^.;\\d]{0,16}\\b(?:in|over|during|within|this|for) (?:the |one |a |this )?(?:last |past |first |second |third |fourth )?${span}\\b`,
)
const burnt = /\b(?:burn(?:ed|t)?|burn rate)\b[^.;\d]{0,30}$/iu
const perSpan = anyCase(
  `^\\s*(?:(?:a|per|each|in|over|during|for|in the|this|last)\\s(?:the |last |past )?|\\/\\s?)${span}\\b`,
)
const monthsOf: Record<string, number> = {
  month: 1,
  quarter: 3,
  half: 6,
  'six months': 6,
  'three months': 3,
  year: 12,
  'twelve months': 12,
}
/** What fell once may not fall again, and what is burnt may be less by next year: only much too long is sure. */
const factor = 1.3

interface Kept {
  statement: Statement
  money: Money
  time: Duration
}

function keptIn(statement: Statement): Kept[] {
  const { text } = statement
  if (!cash.test(text) || !lasts.test(text) || other.test(text) || isPlan(text)) return []
  const [money, more] = moneyIn(text).filter(isPlain)
  const [time, another] = durationsIn(text).filter(one => one.unit === 'month' && one.max === one.value)
  return money && !more && time && !another && time.bound !== 'at-most' ? [{ statement, money, time }] : []
}

interface Spent {
  statement: Statement
  monthly: number
  words: string
}

const lengthOf = (word: string) =>
  monthsOf[word.toLowerCase().replace(/(?:-| )year$/, '')] ?? monthsOf[word.toLowerCase()] ?? Number.NaN

/** How much less cash there was at the end, where that end is what is said to be kept. */
function fallIn(statement: Statement, { money }: Kept): Spent[] {
  const match = fell.exec(statement.text)
  const [, from = '', to = '', time = ''] = match ?? []
  if (!match) return []
  // Tables in thousands and prose in millions tell of one amount.
  for (const scale of [1, 1e3, 1e6]) {
    const decimals = scale > 1 && /^\d{1,2}[.,]\d{1,3}$/.test(to)
    const [before, after] = [from, to].map(one => parseNumber(one, decimals) * scale)
    if (!before || !after || Math.abs(after / money.value - 1) > 0.02 || before <= after) continue
    return [
      { statement, monthly: (before - after) / lengthOf(time), words: match[0].slice(match[0].search(/\bfrom\b/i)) },
    ]
  }
  return []
}

function burnIn(statement: Statement, { money: held }: Kept): Spent[] {
  const { text } = statement
  if (isPlan(text) || /\b(?:gross|after|will|from now|then)\b/i.test(text)) return []
  return moneyIn(text).flatMap((money): Spent[] => {
    const end = money.index + money.length
    const time = perSpan.exec(text.slice(end))
    const said = time && burnt.test(text.slice(0, money.index)) && isPlain(money) && money.currency === held.currency
    if (!said) return []
    const words = text.slice(money.index, end + time[0].length)
    return [{ statement, monthly: money.value / lengthOf(time[1] ?? ''), words }]
  })
}

export function runwayByFall(reading: Reading): Conflict[] {
  // What the older pairs see is not said twice.
  if (runway(reading).length > 0 || runwayByBurn(reading).length > 0) return []
  const statements = statementsOf(reading)
  const held = statements.flatMap(keptIn)
  const [kept] = held
  if (!kept || held.length > 1) return []
  const spent = statements.flatMap(statement => [...fallIn(statement, kept), ...burnIn(statement, kept)])
  // The slowest is the one that lasts longest.
  const slowest = spent.reduce<Spent | null>(
    (least, one) => (!least || one.monthly < least.monthly ? one : least),
    null,
  )
  if (!slowest || !(slowest.monthly > 0)) return []
  const months = kept.money.value / slowest.monthly
  if (kept.time.months <= factor * months + 0.5) return []
  return [
    {
      subject: 'the runway',
      first: kept.time.text.trim(),
      second: slowest.words,
      because: `At that rate ${kept.money.text.trim()} lasts ${Math.round(months)} months.`,
      quotes: bothQuotes(
        ...[kept.statement, slowest.statement].sort((a, b) => statements.indexOf(a) - statements.indexOf(b)),
      ),
    },
  ]
}
