/** Pair 22: a margin that is higher than the price and the cost beside it leave. */
import { type Money, moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { type Conflict, isPlan } from '../conflict.ts'
import { isPlain, leadOf, namesTwo, type Passage, passagesOf, spanOf, tailOf } from '../readers/passages.ts'

/** The label that stands nearest before an amount. */
const label =
  /\b(?:(costs?|COGS|BOM|bill of materials|makes?|made|making|produced?|landed|built|building)|(ASP|sells?|selling(?: price)?|sold|retails?|price[ds]?|pricing|charge[ds]?|pays?))\b/i
const costAfter =
  /^\s*(?:each |a unit |per unit )?(?:to (?:make|produce|build|manufacture)|(?:unit |production |landed )?cost\b|COGS\b|BOM\b)(?!\s*(?:is|of|at|:|=|$))/i
const priceAfter = /^\s*(?:selling |list |retail |sales )?price\b(?!\s*(?:is|of|at|:|=|$))/i
const margin = /\b(?:gross |unit |product )?margins?\b/i
/** Another's price, another time's, another sale's, or a margin of something else. */
const other =
  /\b(?:rivals?|compet\w+|alternatives?|others?|incumbents?|instead|wholesale\w*|distributors?|re-?sellers?|retailers?|dealers?|was|were|used to|previously|today|now|before|later|from|at scale|volumes?|units? of|contribution|operating|net|EBITDA|after|month\w*|year\w*|average|blended|usually|elsewhere|costs? (?:customers|users|clients|them|you|people|buyers)|subscri\w+|refills?|upsells?|services?|mix|total|company|overall|grants?|subsid\w+|labou?r|mark-?ups?|second|including|excluding|vat|tax|shipping|discount\w*|growth|grow\w*)\b/i
/** "a bottle", "per kilo": what the amount is for. */
const unit = /^\s*(?:per|an?|\/)\s*(\p{L}+)/iu
const points = 2
/** Characters between a label and its amount. */
const furthest = 24

interface Parts {
  price: Money
  cost: Money
}

function partsOf(text: string): Parts | null {
  const all = moneyIn(text)
  if (all.length !== 2 || !all.every(isPlain)) return null
  const kinds = all.map(money => {
    const [lead, tail] = [leadOf(text, money, all), tailOf(text, money, all)]
    if (costAfter.test(tail)) return 'cost'
    if (priceAfter.test(tail)) return 'price'
    const near = everyMatch(label, lead).at(-1)
    if (!near || /[.;]/.test(lead.slice(near.index)) || lead.length - near.index - near.length > furthest) return null
    const [cost] = near.groups
    // "Cost price" is a cost.
    return cost || /\bcost\s+price\b/i.test(lead) ? 'cost' : 'price'
  })
  const [price, cost] = [all[kinds.indexOf('price')], all[kinds.indexOf('cost')]]
  if (!price || !cost || price.currency !== cost.currency || cost.value >= price.value) return null
  // What is sold by the case and made by the bottle has two amounts that no margin lies between.
  const [sold, made] = [price, cost].map(money => unit.exec(tailOf(text, money, all))?.[1]?.toLowerCase())
  return sold && made && sold !== made ? null : { price, cost }
}

function conflictIn({ text, quotes }: Passage): Conflict | null {
  if (!margin.test(text) || other.test(text) || isPlan(text) || namesTwo(text)) return null
  const shares = percentsIn(text)
  const stated = shares[0]
  const parts = partsOf(text)
  if (!stated || !parts || shares.length !== 1 || stated.points || stated.max !== stated.value) return null
  if (stated.bound === 'at-most') return null
  const { price, cost } = parts
  const [sold, made] = [spanOf(price, 0), spanOf(cost, 0)]
  // Fees, delivery and VAT take from a margin, so a lower one may be right; and some call a markup a margin.
  const highest = 100 * (1 - made.low / sold.high)
  const markup = { low: 100 * (sold.low / made.high - 1), high: 100 * (sold.high / made.low - 1) }
  if (stated.value <= highest + points) return null
  if (stated.value >= markup.low - 0.5 && stated.value <= markup.high + 0.5) return null
  const left = Math.round(100 * (1 - cost.value / price.value))
  const [paid, spent] = [price.text.trim(), cost.text.trim()]
  return {
    subject: 'the margin',
    first: stated.text.trim(),
    second: `${paid} less ${spent}`,
    because: `A price of ${paid} and a cost of ${spent} leave ${left}% of the price.`,
    quotes,
  }
}

export function productMargin(reading: Reading): Conflict[] {
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(passage)
    if (found) return [found]
  }
  return []
}
