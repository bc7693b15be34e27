/** One thing with two prices: "$4 a bottle" here and "$5 a bottle" there, on a page that sells one kind. */
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { apart, bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'

const unit =
  /^\s*(?:per|an?|each|\/)\s*(bottle|jar|loaf|bag|box|cup|pot|pack|packet|tin|can|candle|lesson|class|session|treatment|night|meeting|page|word|mile|km|kilo|kg|litre|liter|copy|issue|portrait|print)\b\s*(.?)/i
/** The clause that says why this one costs something else. */
const otherwise =
  /\b(?:was|were|instead|off|discount|sale|save|usual(?:ly)?|normal(?:ly)?|before|rrp|from|up to|students?|children|members?|first|extra|additional|large|small|half|double|if|when|with|without|plus|or|weekends?|evenings?|subscri\w+|wholesale|trade|more than|over|at least|vat|tax)\b/i

interface Price {
  what: string
  money: ReturnType<typeof moneyIn>[number]
  statement: Statement
}

export function unitPrices(reading: Reading): Conflict[] {
  // On a deck or a memo a price may be a rival's, last year's or the next market's.
  if (!reading.page) return []
  const prices = statementsOf(reading).flatMap((statement): Price[] =>
    moneyIn(statement.text).flatMap(money => {
      const rest = unit.exec(statement.text.slice(money.index + money.length))
      return rest?.[1] ? [{ what: rest[1].toLowerCase(), money, statement }] : []
    }),
  )
  for (const { what } of prices) {
    const [a, b, ...more] = prices.filter(price => price.what === what)
    // Three prices are a list, two in one place are two sizes or kinds, and a case of its own says so.
    if (!a || !b || more.length > 0 || a.statement.block === b.statement.block) continue
    if (a.money.currency !== b.money.currency || a.statement.block.group !== b.statement.block.group) continue
    if ([a, b].some(({ statement }) => statement.block.type !== 'paragraph' || otherwise.test(statement.text))) continue
    if (!apart(a.money, b.money, 0.001) || differ(a.statement.text, b.statement.text)) continue
    return [
      {
        subject: `the price of a ${what}`,
        first: `${a.money.text} a ${what}`,
        second: `${b.money.text} a ${what}`,
        because: `Nothing beside them tells two kinds of ${what} apart.`,
        quotes: bothQuotes(a.statement, b.statement),
      },
    ]
  }
  return []
}

const plain = new Set(
  'price prices costs cost is are only just now at for a an the our your it we sell today each per us get buy order'.split(
    ' ',
  ),
)

/** Each sentence names something that the other does not: two articles, not one with two prices. */
function differ(a: string, b: string): boolean {
  const [first, second] = [a, b].map(
    text => new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(word => !plain.has(word))),
  )
  const alone = (one = new Set<string>(), other = new Set<string>()) => [...one].some(word => !other.has(word))
  return alone(first, second) && alone(second, first)
}
