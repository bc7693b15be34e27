/** A customer who is said to pay back with the first order, where that many orders do not bring what winning one costs. */
import { anyCase } from '../../../any-case.ts'
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import { amountBeside, bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'

const orders =
  'orders?|purchases?|jobs?|bookings?|sales?|box(?:es)?|visits?|deliver(?:y|ies)|baskets?|sessions?|trips?|appointments?'
const claimed = anyCase(
  `\\b(?:pay(?:s|ing)?|paid|earn(?:s|ed)?|gets?|got|recoup(?:s|ed)?|recover(?:s|ed)?|covers?|covered|profitable|breaks? even|money back|payback|(?:have|has|had|is|gets?) (?:it|that|this|all of it) back)\\b[^.;]{0,40}?\\b(?:on|with|by|after|from|in|within)\\b (?:the |their |his |its |a |one |your )?(?:very )?(first|second|third|1st|2nd|3rd|single|one|two|three)\\s+(?:${orders})\\b`,
)
const times: Record<string, number> = { second: 2, '2nd': 2, two: 2, third: 3, '3rd': 3, three: 3 }
const cost =
  /\b(?:CAC|(?:customer )?acquisition cost|cost (?:of|to) (?:win|winning|acquire|acquiring) (?:an?|one|each) \p{L}+)\b/iu
const toWin = /^\s*to (?:win|acquire|get|gain|land|bring in) (?:an?|one|each|every) /i
const kept =
  /\b(?:contribution|(?:gross )?profit (?:per|on (?:an?|each|every)) (?:\p{L}+ )?(?:order|purchase|job|booking|sale|box|visit|basket|session|trip))\b(?! margin)/iu
const basket = /\b(?:AOV|average (?:order|basket|ticket|job|booking|sale)(?: value| size)?)\b/i
/** Not of every customer. */
const notAll =
  /\b(?:nobody|no one|no customers?|none|few|hardly|rarely|some|many|most|half|best|only)\b|\d\s?%|\bdo(?:es)? not\b/i
const wished = /\b(?:target|goal|benchmark|LTV|lifetime|if|example|per year|a year|annual\w*)\b/i

/** Characters of a row that holds a label and an amount. */
const longestRow = 120

interface Said {
  value: number
  text: string
  currency: string
  statement: Statement
}

const said = (money: Money, statement: Statement): Said => ({
  value: money.max,
  text: money.text.trim(),
  currency: money.currency,
  statement,
})

/** What an order leaves: the amount beside the word, or the only cell of a row that it names. */
function leftIn(statement: Statement, label: RegExp): Said[] {
  const { text } = statement
  if (!label.test(text) || wished.test(text)) return []
  const money = amountBeside<Money>(text, label, moneyIn(text))
  if (money) return [said(money, statement)]
  if (text.length > longestRow) return []
  const bare = /^(.*?\p{L})[\s|:]+(\S+)\s*$/u.exec(text)
  const cell = bare && label.test(bare[1] ?? '') ? amountIn(bare[2] ?? '') : null
  return cell && cell.value > 0 ? [{ value: cell.value, text: cell.text, currency: '', statement }] : []
}

function costIn(statement: Statement): Said[] {
  const { text } = statement
  if (wished.test(text)) return []
  const all = moneyIn(text)
  const won = all.find(money => toWin.test(text.slice(money.index + money.length)))
  const money = won ?? amountBeside<Money>(text, cost, all)
  return money && money.value > 0 ? [{ ...said(money, statement), value: money.value }] : []
}

export function paybackOnOrder(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const claims = statements.flatMap(statement => {
    const match = claimed.exec(statement.text)
    return match &&
      !negated(statement.text, match.index) &&
      !notAll.test(statement.text.slice(0, match.index)) &&
      !isPlan(statement.text)
      ? [{ match, statement }]
      : []
  })
  const [claim] = claims
  if (!claim) return []
  const costs = statements.flatMap(costIn)
  // The least that it is said to cost, and the most that an order is said to leave.
  const spent = costs.reduce<Said | null>((least, one) => (!least || one.value < least.value ? one : least), null)
  const left = statements.flatMap(statement => leftIn(statement, kept))
  const all = left.length > 0 ? left : statements.flatMap(statement => leftIn(statement, basket))
  const most = all.reduce<Said | null>((best, one) => (!best || one.value > best.value ? one : best), null)
  if (!spent || !most || (most.currency !== '' && most.currency !== spent.currency)) return []
  const count = times[(claim.match[1] ?? '').toLowerCase()] ?? 1
  if (count * most.value >= 0.97 * spent.value) return []
  const made = Number((count * most.value).toFixed(2)).toLocaleString('en-GB')
  return [
    {
      subject: 'what an order pays back',
      first: claim.match[0].trim(),
      second: `${spent.text} to win a customer and ${most.text} an order`,
      because:
        count === 1
          ? `An order leaves ${most.text}, and winning its customer costs ${spent.text}.`
          : `${count} orders leave ${made}, and winning their customer costs ${spent.text}.`,
      quotes: bothQuotes(
        ...[most.statement, spent.statement, claim.statement].sort(
          (a, b) => statements.indexOf(a) - statements.indexOf(b),
        ),
      ),
    },
  ]
}
