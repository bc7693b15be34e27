/** A value of now, the one before it, and a change in per cent that does not lead from one to the other, in any order. */
import { type Money, moneyIn, type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { isPlain, leadOf, meet, type Span, spanOf, tailOf, wider } from '../readers/passages.ts'
import { growthSeries } from './growth-series.ts'
import { writtenGrowth } from './written-growth.ts'

const grewBy =
  /(?:\b(?:up|grew|grown|growing|rose|risen|rise|increased?|increase|growth|gain(?:ed)?|climb(?:ed)?|jump(?:ed)?|plus)\b(?: (?:by|of))?|\+)\s*$/i
const fellBy =
  /(?:\b(?:down|fell|fallen|fall|dropped|declined?|decreased?|decrease|drop|shrank|minus)\b(?: (?:by|of))?|[−–-])\s*$/i
/** Right before what was there before. */
const fromIt = /\b(?:from|against|compared (?:with|to)|versus|vs\.?)\s*$/i
/** "(last year: €2.0m", "(FY24: ₹3.0 crore", "on the second quarter (MXN 3.60m". */
const earlier =
  /\((?:(?:in |from )?(?:last|prior|previous|the) (?:year|quarter|month|half)(?: before)?|(?:FY ?|Q[1-4] ?|H[12] ?)*(?:'?\d\d|20\d\d)|before|previously)\s*:?\s*$/i
const onEarlier =
  /\bon (?:the )?(?:year|quarter|month|half|Q[1-4]|first|second|third|fourth|last|previous|prior|20\d\d)[^()\d.;]{0,24}\s?\(\s*$/i
const inYear = /^\s*in ((?:19|20)\d\d)\b/
/** More than one step, a part of it, or another measure of it. */
const other =
  /\b(?:CMGR|CAGR|MoM|QoQ|WoW|YoY|[mqwy]\/[mqwy]|(?:day|week|month|quarter|year)[- ](?:over|on|by|after)[- ]\w+|weekly|monthly|quarterly|(?:per|a|each|every) (?:day|week|month|quarter)|annual(?:ly|ised|ized)?|compound\w*|average|organic\w*|like-for-like|constant|adjusted|excluding|including|of which|margin|share|points?|respectively|target|each)\b|\bper (?!cent)/i
/** What stands between may begin to tell of something else. */
const another = /\band\b|;|\b(?:while|but|with|as|whereas|costs?|profits?|loss(?:es)?)\b/i
const points = 2
/** Of an amount that is so many times another, a change of some per cent is not told. */
const mostTimes = 3

/** "From €2.0m" is what it was, and no bound. */
const isMeant = (text: string, money: Money): boolean =>
  isPlain(fromIt.test(text.slice(0, money.index)) ? { ...money, bound: 'exact' } : money)

function before(text: string, all: readonly [Money, Money]): Money | null {
  const years = all.map(money => Number(inYear.exec(tailOf(text, money, all))?.[1] ?? 0))
  if (years[0] && years[1] && years[0] !== years[1]) return years[0] < years[1] ? all[0] : all[1]
  if (another.test(text.slice(all[0].index, all[1].index))) return null
  const found = all.filter(money => {
    const lead = text.slice(0, money.index)
    return fromIt.test(leadOf(text, money, all)) || earlier.test(lead) || onEarlier.test(lead)
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function directionOf(text: string, { index, value }: Percent): 'up' | 'down' | null {
  const lead = text.slice(0, index)
  if (value < 0 || fellBy.test(lead)) return 'down'
  return grewBy.test(lead) || text[index] === '+' ? 'up' : null
}

function conflictIn(statement: Statement): Conflict | null {
  const { text } = statement
  if (statement.block.type === 'table_row' || statement.block.type === 'chart' || other.test(text) || isPlan(text))
    return null
  const [[a, b, more], [share, second]] = [moneyIn(text), percentsIn(text)]
  if (!a || !b || more || !share || second || a.currency !== b.currency || !isMeant(text, a) || !isMeant(text, b))
    return null
  const way = directionOf(text, share)
  const old = before(text, [a, b])
  if (!way || !old || share.points || share.max !== share.value) return null
  const now = old === a ? b : a
  // The share, too, has to be told of these two.
  if (share.index < a.index && another.test(text.slice(share.index, a.index))) return null
  if (share.index > b.index && /;|\b(?:in all|in total|altogether|overall)\b/i.test(text.slice(b.index, share.index)))
    return null
  if (Math.max(now.value, old.value) > mostTimes * Math.min(now.value, old.value)) return null
  // A change the other way is one of something else.
  if (now.value === old.value || now.value > old.value !== (way === 'up')) return null
  const [from, to] = [old, now].map(money => spanOf({ ...money, bound: 'exact' }, 0.05)) as [Span, Span]
  const [low, high] = [100 * (to.low / from.high - 1), 100 * (to.high / from.low - 1)]
  const real = way === 'up' ? { low, high } : { low: -high, high: -low }
  const size = Math.abs(share.value)
  const off = points + (share.bound === 'exact' ? 0.05 : 0.15) * size
  if (meet({ low: size - off, high: size + off }, real)) return null
  // Some tell how much of the old the new is.
  if (meet({ low: size, high: size }, wider({ low: 100 + low, high: 100 + high }, points))) return null
  const [first, last] = [old.text.trim(), now.text.trim()]
  return {
    subject: way === 'up' ? 'the growth rate' : 'the decrease',
    first: share.text.trim(),
    second: `${first} to ${last}`,
    because: `From ${first} to ${last} is ${Math.round(Math.abs(100 * (now.value / old.value - 1)))}% ${way === 'up' ? 'more' : 'less'}.`,
    quotes: bothQuotes(statement),
  }
}

export function growthOfTwo(reading: Reading): Conflict[] {
  // What the older pairs see is not said twice.
  if (growthSeries(reading).length > 0 || writtenGrowth(reading).length > 0) return []
  return statementsOf(reading)
    .flatMap(statement => conflictIn(statement) ?? [])
    .slice(0, 1)
}
