/** Pair 9: two amounts for the round that is being raised; and that round's amount for other pairs. */
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { apart, bothQuotes, type Conflict, firstPair, type Statement, sameTime, statementsOf } from '../conflict.ts'

const before =
  /\b(?:raising|seeking|asking for|looking (?:to raise|for)|the ask|our ask|ask is|we(?:['’]re| are) (?:now )?raising)\s*(?:[:–—-]|is)?\s*(?:an? |our )?(?:(?:pre-?seed|seed|series [a-d]|bridge|angel)(?: round)?(?: of)? )?(?:up to |about |around |~\s?)?$|\bwe (?:raise|ask (?:you )?for|seek|want to raise) (?:up to |about |around )?$/i
/** What a cover says. Further on such a line may tell of a round that is over. */
const onCover = /^\W*(?:pre-?seed|seed|series [a-d]|bridge|angel)(?: round)?\s?[:,–—-]\s?$/i
const coverLines = 6
const after = /^\s*(?:pre-?seed|seed|series [a-d]|bridge|angel)\s+(?:round|raise|financing)\b/i
const past =
  /\b(?:raised|closed|previous(?:ly)?|prior|to date|already|committed|last round|earlier|grant|SAFE|series [b-d] in|next round|then|later)\b/i

/** What the company is worth is no amount that is raised, unless what is raised stands right behind the verb. */
const valued = /\b(?:valuation|cap|pre-money|post-money)\b/i

export interface Raise {
  money: Money
  statement: Statement
}

/** Amounts being raised now, as the document puts them. */
export function raises(reading: Reading): Raise[] {
  return statementsOf(reading).flatMap((statement, at) => {
    if (past.test(statement.text)) return []
    return moneyIn(statement.text)
      .filter(
        money =>
          before.test(statement.text.slice(0, money.index)) ||
          (!valued.test(statement.text) &&
            ((at < coverLines && onCover.test(statement.text.slice(0, money.index))) ||
              after.test(statement.text.slice(money.index + money.length)))),
      )
      .map(money => ({ money, statement }))
  })
}

/** "Ask" or "The round" above it, and an amount of equity on the first line: that is what is being raised. */
const named = /^\W*(?:\d{1,2}[.)]\s*)?(?:the |our )?(?:ask|round|raise|funding(?: ask)?|investment ask|financing)\W*$/i
const opens = /^\W{0,3}$/

/** The one amount that is being raised, in so many words or as the first amount under a heading that says so. */
export function findRaise(reading: Reading): Raise | null {
  const said = raises(reading)
  const under = statementsOf(reading).flatMap(statement => {
    const [money] = moneyIn(statement.text)
    const isFirst =
      money && named.test(headingOver(reading, statement.block)) && opens.test(statement.text.slice(0, money.index))
    return isFirst && statement.block.type !== 'table_row' ? [{ money, statement }] : []
  })
  const [first, ...rest] = said.length > 0 ? said : under.slice(0, 1)
  return first &&
    rest.every(({ money }) => money.value === first.money.value && money.currency === first.money.currency)
    ? first
    : null
}

export function raiseTwice(reading: Reading): Conflict[] {
  return firstPair(raises(reading), (a, b) => {
    if (a.money.currency !== b.money.currency || !apart(a.money, b.money, 0.01)) return null
    if (!sameTime(a.statement.text, b.statement.text)) return null
    return {
      subject: 'the amount of the round',
      first: a.money.text,
      second: b.money.text,
      because: 'Both are named as what is being raised now.',
      quotes: bothQuotes(a.statement, b.statement),
    }
  })
}
