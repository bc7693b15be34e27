/** So many pieces at so much for one, and a goal that is neither more nor less than they cost. */

import { number, parseNumber } from '../../../amount.ts'
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch, literal } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { isMultiplied } from '../readers/factors.ts'

const priced = /\b(?:one|an?|each|every) (\p{L}{3,}) costs? (?:us |you |just |only )?(?=\S*\d)/iu
const wanted = /\b(?:want to|aim to|plan to|going to|will|goal|target|to (?:buy|give|plant|build|equip|put|fund))\b/i
const goal =
  /\b(?:help us reach|to reach|reach|our goal(?: is)?|goal(?: of|:)?|target(?: of|:)?|we need|need to raise|raise|of)\s*$/i
/** Not all of it is for the pieces, or they are not all still to be bought. */
const other =
  /\b(?:last year|was|were|had|delivered|already|so far|admin\w*|salar\w+|overheads?|also|as well as|plus|half|quarter|per cent of|matched|every month|a month|per year|a year)\b/i

interface Said {
  statement: Statement
  money: Money
}

export function piecesAndGoal(reading: Reading): Conflict[] {
  const statements = statementsOf(reading).filter(({ block }) => block.type !== 'table_row' && block.type !== 'chart')
  const prices = statements.flatMap(statement => {
    const match = priced.exec(statement.text)
    const money = match && moneyIn(statement.text).find(({ index }) => index === match.index + match[0].length)
    return match && money && money.bound === 'exact' && money.max === money.value
      ? [{ statement, money, noun: match[1] ?? '' }]
      : []
  })
  const [price, more] = prices
  if (!price || more) return []
  const stem = literal(price.noun.replace(/s$/, ''))
  const counts = statements.flatMap(statement => {
    const found = everyMatch(new RegExp(`(?<![\\p{L}\\d.,$€£₹/-])(${number})(?= \\p{L})`, 'u'), statement.text).filter(
      ({ text }) => parseNumber(text) >= 10 && !/^(?:19|20)\d\d$/.test(text),
    )
    const [one, another] = found
    const about =
      new RegExp(`\\b${stem}(?:s|es)?\\b`, 'i').test(statement.text) &&
      wanted.test(statement.text) &&
      !other.test(statement.text)
    return one && !another && about && moneyIn(statement.text).length === 0
      ? [{ statement, value: parseNumber(one.text), text: one.text }]
      : []
  })
  const goals = statements.flatMap((statement): Said[] => {
    const [money, second] = moneyIn(statement.text)
    return money &&
      !second &&
      goal.test(statement.text.slice(0, money.index)) &&
      !other.test(statement.text) &&
      money.currency === price.money.currency
      ? [{ statement, money }]
      : []
  })
  const [count, counted] = counts
  const [wish] = goals
  if (!count || counted || !wish || goals.some(({ money }) => money.value !== wish.money.value)) return []
  const product = count.value * price.money.value
  const ratio = product / wish.money.value
  if (Math.abs(ratio - 1) <= 0.02 || ratio > 2 || ratio < 0.5) return []
  const quotes = bothQuotes(wish.statement, count.statement, price.statement)
  const times = { low: 0.98 / ratio, high: 1.02 / ratio }
  if (isMultiplied(reading, quotes, [count.text, price.money.text, wish.money.text], times)) return []
  return [
    {
      subject: 'the goal',
      first: wish.money.text.trim(),
      second: `${count.text} at ${price.money.text.trim()}`,
      because: `${count.text} at ${price.money.text.trim()} each are ${product.toLocaleString('en-GB')}.`,
      quotes,
      severity: 2,
    },
  ]
}
