/** "12 shifts a month at €310 a shift. That is €4,650": so many at so much, and a sum that they do not make. */
import { type Count, countsIn, type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { isMultiplied } from '../readers/factors.ts'
import { isPlain, type Passage, passagesOf, spanOf } from '../readers/passages.ts'

/** From what is counted to the price of one. */
const priced =
  /^(?: \p{L}[\p{L}’'-]*){0,5}?(?: (?:a|per|each|every) (?:day|week|month|quarter|year))?,? (?:at|costing|worth|priced at|for)(?: (?:an?|the|our|your))?(?: (?:average|list|usual|current|purchase|unit))?(?: (?:price|rate|cost|fee))?(?: of)? $/iu
const each = /^\s*(?:each\b|apiece\b|(?:a|an|per|\/)\s?(\p{L}+))/iu
/** From the price to the sum, with nothing that would change it. */
const makes =
  /^[^\d%]{0,24}?(?:[.;,:–—-]\s*|\s)(?:and )?(?:that|this|which|it|together they|they|so that)?[’']?s?\s?(?:is|are|makes?|comes? to|adds? up to|equals|totals?|=|≈)(?: (?:a total of|about|around|nearly|almost|roughly|some|us|you|in all))*\s*$/iu
/** Other factors, and what comes on top or off. */
const other =
  /\b(?:vat|tax|gst|discount\w*|plus|less|minus|net|after|including|excluding|from|up to|between|if|margin|share|commission|deposit|half|twice|first|each of|per (?:site|home|customer|user|machine|person))\b|%|[×x*+]\s?\d/i
/** What comes on top of it, or another amount than theirs. */
const changed =
  /^\s*(?:with|incl\w*|plus|for|excl\w*|before|after|less|more|fewer|net|gross|cheaper|below|above|under|over|instead)\b/i
const unwritten = [12, 52, 365, 4, 30, 24, 2, 3, 5, 7, 10, 100, 1e3]
const periods = /^(?:day|week|month|quarter|year|hour)$/i
/** The sum is told for another time than the pieces. */
const perOf = /\b(?:a|an|per|each|every|in one|over a) (?:\p{L}+ )?(day|week|month|quarter|year)\b/iu

const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:ies|y)$/, 'y')
    .replace(/e?s$/, '')

interface Sum {
  count: Count
  price: Money
  end: Money
}

function sumIn(text: string): Sum | null {
  const amounts = moneyIn(text)
  for (const count of countsIn(text)) {
    const at = amounts.findIndex(({ index }) => index > count.index)
    const [price, end] = [amounts[at], amounts[at + 1]]
    if (!price || !end || !isPlain(price) || !isPlain(end) || price.currency !== end.currency) continue
    const rest = text.slice(price.index + price.length, end.index)
    const of = each.exec(rest)
    const same = of && (of[1] === undefined || (!periods.test(of[1]) && stem(of[1]) === stem(count.noun)))
    if (!same || !priced.test(text.slice(count.index + count.length, price.index))) continue
    if (!makes.test(rest.slice(of[0].length)) || other.test(text.slice(count.index, end.index))) continue
    if (count.bound !== 'exact' && count.bound !== 'about') continue
    if (changed.test(text.slice(end.index + end.length))) continue
    return { count, price, end }
  }
  return null
}

function conflictIn(reading: Reading, { text, quotes }: Passage): Conflict | null {
  const found = sumIn(text.replace(/\n/g, ' '))
  if (!found) return null
  const { count, price, end } = found
  const real = count.value * price.value
  const [of, total] = [spanOf(price, 0.02), spanOf(end, 0.05)]
  const spread = count.bound === 'about' ? 0.15 : 0.01
  if (
    real <= 0 ||
    (count.value * of.low * (1 - spread) <= total.high && total.low <= count.value * of.high * (1 + spread))
  )
    return null
  const ratio = Math.max(real, end.value) / Math.min(real, end.value)
  const [first, second] = [text.slice(count.index, price.index), text.slice(end.index + end.length)].map(
    part => perOf.exec(part.slice(0, 40))?.[1],
  )
  // What is told by the year of what is counted by the month has twelve of them.
  if (ratio > 6 || (first !== second && unwritten.some(size => Math.abs(ratio / size - 1) < 0.06))) return null
  const times = { low: total.low / (count.value * of.high), high: total.high / (count.value * of.low) }
  if (isMultiplied(reading, quotes, [count.text, price.text, end.text], times)) return null
  return {
    subject: 'the sum',
    first: end.text.trim(),
    second: `${count.text} at ${price.text.trim()}`,
    because: `${count.text} at ${price.text.trim()} make ${Number(real.toPrecision(6)).toLocaleString('en-GB')}.`,
    quotes,
  }
}

export function countAtPrice(reading: Reading): Conflict[] {
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(reading, passage)
    if (found) return [found]
  }
  return []
}
