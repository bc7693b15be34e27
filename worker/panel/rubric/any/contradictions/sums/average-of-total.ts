/** Pair 28: a total, how many it comes from, and an average that is neither. */
import { type Count, countsIn, type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { isPlain, leadOf, meet, spanOf, tailOf } from '../readers/passages.ts'

const payers =
  'customers|clients|clinics|practices|hospitals|companies|firms|teams|shops|stores|schools|accounts|subscribers|members|hotels|restaurants|sites|merchants|donors|backers|patients|farms|users|orders|deals|contracts|projects|investors|angels'
const averageBefore =
  /\b(?:average|avg\.?|mean|averag(?:es|ing))(?: of| is|:| value of| spend of| at)?(?: about| around| roughly| some| ~)?\s*$/i
const averageAfter = /^\s*(?:on average|average|avg\.?|each|apiece|a piece)(?=\s*(?:[.,;)]|$))/i
const perOne = /^\s*(?:on average |average )?(?:per|a|an|for each|for every) (\p{L}+)/iu
/** A total of another time than the average, one with parts that the count leaves out, or more than one count. */
const other =
  /\b(?:month\w*|week\w*|year\w*|annual\w*|quarter\w*|days?|daily|ARR|MRR|ACV|lifetime|LTV|median|typical\w*|new|paying|active|first|top|largest|biggest|plus|other|including|excluding|remaining|rest|mostly|up to|over the|since|pipeline|committed|pledged|pre-?orders?|grants?|each order|basket|cart|GMV|raised|raising|market|burn|costs?|margin|profit|was|were|by the)\b/i

/** "€1.2m from 40 customers": the total right before its number, with few words between. */
const from =
  /^\s*(?:in |of )?(?:revenue |sales |turnover |income |bookings |donations |fees |contracts )?(?:from|across|with|paid by|spread over|shared by|split among) (?:our |these |the )?$/i

const payer = new RegExp(`^(?:${payers})$`)

interface Sum {
  total: Money
  count: Count
  average: Money
}

function sumIn(text: string): Sum | null {
  const all = moneyIn(text)
  const counts = countsIn(text).filter(({ noun }) => payer.test(noun))
  const [count] = counts
  if (all.length !== 2 || counts.length !== 1 || !count || count.qualifier.split(' ').length > 2) return null
  const total = all.find(money => from.test(text.slice(money.index + money.length, count.index)))
  const average = all.find(money => money !== total)
  if (!total || !average || total.currency !== average.currency) return null
  const [lead, tail] = [leadOf(text, average, all), tailOf(text, average, all)]
  const one = perOne.exec(tail)?.[1]?.toLowerCase()
  const same = one !== undefined && count.noun.replace(/ies$/, 'y').replace(/s$/, '') === one
  if (one !== undefined && !same) return null
  if (!same && !averageAfter.test(tail) && !(averageBefore.test(lead) && /^\s*(?:[.,;)]|$|\p{L}*$)/u.test(tail)))
    return null
  // "From 40 customers" names them all, where "from €40" would be a bound.
  const named =
    isPlain(count) || (count.bound === 'at-least' && /\bfrom (?:our |these |the )?$/i.test(text.slice(0, count.index)))
  return [total, average].every(isPlain) && named && count.value > 1
    ? { total, count: { ...count, bound: 'exact' }, average }
    : null
}

function conflictIn(statement: Statement): Conflict | null {
  const { text } = statement
  if (other.test(text) || isPlan(text)) return null
  const sum = sumIn(text)
  if (!sum) return null
  const [whole, many, stated] = [spanOf(sum.total, 0.05), spanOf(sum.count, 0.05), spanOf(sum.average, 0.05)]
  if (meet(stated, { low: whole.low / many.high, high: whole.high / many.low })) return null
  const real = sum.total.value / sum.count.value
  const [total, count] = [sum.total.text.trim(), sum.count.text.trim()]
  const round = Number(real.toPrecision(3)).toLocaleString('en-GB')
  return {
    subject: 'the average',
    first: sum.average.text.trim(),
    second: `${total} from ${count}`,
    because: `${total} shared by ${count} is ${round} each.`,
    quotes: bothQuotes(statement),
  }
}

export function averageOfTotal(reading: Reading): Conflict[] {
  return statementsOf(reading)
    .flatMap(statement => conflictIn(statement) ?? [])
    .slice(0, 1)
}
