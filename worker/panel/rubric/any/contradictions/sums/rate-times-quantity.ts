/** "5,500 GJ at $14.20 per GJ is $117,000", "210 seats at €29 a seat bring in €7,500": a product told in words. */

import { magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch, literal } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { isMultiplied } from '../readers/factors.ts'
import { isPlain, type Passage, passagesOf, spanOf } from '../readers/passages.ts'
import { distinctQuotes, quoteRow, tablesOf } from '../readers/tables.ts'
import { countAtPrice } from './count-at-price.ts'
import { writtenProduct } from './written-product.ts'

/** Behind a price: what one of them is. */
const perOne = /^\s*(?:per|a|an|each|every|\/)\s?(\p{L}[\p{L}³²]*)(?: (?:and|a|per|each) (?:month|year))?/iu
const time = /^(?:day|week|month|quarter|year|annum|yr|mo|time|head)$/i
/** Behind a price by the year, right after what is counted: each of them pays it. */
const eachYear = /^\s*(?:a|per|each|every|\/)\s?(?:month|year|yr|annum)\b/i
/** Between the factors and what they make. */
const makes =
  /(?:=|≈|→|\b(?:makes?|making|gives?|giving|saves?|saving|saved|worth|brings? in|bringing in|earns?|yields?|comes? to|coming to|adds? up to|amounts? to|total(?:s|ling)?(?: of)?|a market (?:of|worth)|markets? of|market is|market:|so|that is|that[’']s|which is|which makes|revenues? of))\s*(?:(?:a|an|the|of|us|you|them|about|around|roughly|nearly|almost|some|market|total|in|all|revenue|sales|potential|worth|saving|yearly|annual|monthly|is) )*~?\s*$/i
const other =
  /\b(?:vat|tax|gst|discount\w*|plus|less|minus|net|after|including|excluding|up to|between|if|margin|commission|deposit|half|twice|first|penetration|uptake|capture|except|older|average of|target|could|would|phase|growing|growth|part of)\b|%|\+\s?\d/i
/** Whoever counts by the month and tells of the year has twelve of them, and so on. */
const unwritten = [12, 52, 365, 250, 220, 4, 30, 24, 2, 3, 5, 7, 10, 100, 1e3]
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=\p{L}{2})e?s$/u, '')

interface Quantity {
  value: number
  off: number
  text: string
}

/** "5,500 GJ", "4.000 labs", "210 paying seats": so many of what the price is of. */
function quantitiesIn(text: string, unit: string): (Quantity & { index: number })[] {
  const of = anyCase(
    `(?<![\\p{L}\\d.,$€£₹/-])(${number})(?:\\s?(${magnitude}))?(?: [\\p{L}-]+){0,2}? ?(?<![\\p{L}])${literal(unit)}(?:e?s)?(?![\\p{L}])`,
    'giu',
  )
  return everyMatch(of, text).flatMap(({ index, text: written, groups }) => {
    const value = parseNumber(groups[0] ?? '0', groups[1] !== undefined) * scale(groups[1])
    return value > 1 ? [{ value, off: groups[1] ? 0.05 : 0.005, text: written, index }] : []
  })
}

function told(
  reading: Reading,
  quantity: Quantity,
  price: Money,
  end: Money,
  quotes: Conflict['quotes'],
): Conflict | null {
  const real = quantity.value * price.value
  const [one, sum] = [spanOf(price, 0.02), spanOf(end, 0.05)]
  if (
    quantity.value * one.low * (1 - quantity.off) <= sum.high &&
    sum.low <= quantity.value * one.high * (1 + quantity.off)
  )
    return null
  const ratio = Math.max(real, end.value) / Math.min(real, end.value)
  if (ratio < 1.04 || ratio > 6 || unwritten.some(size => Math.abs(ratio / size - 1) < 0.06)) return null
  const times = { low: sum.low / (quantity.value * one.high), high: sum.high / (quantity.value * one.low) }
  if (isMultiplied(reading, quotes, [quantity.text, price.text, end.text], times)) return null
  return {
    subject: 'the product',
    first: end.text.trim(),
    second: `${quantity.text.trim()} at ${price.text.trim()}`,
    because: `${quantity.text.trim()} at ${price.text.trim()} make ${Number(real.toPrecision(6)).toLocaleString('en-GB')}.`,
    quotes,
  }
}

function conflictIn({ text: lines, quotes }: Passage, reading: Reading): Conflict | null {
  const text = lines.replace(/\n/g, ' ')
  if (other.test(text) || /[×*]|\d\s?x\s?\d/.test(text.replace(/(\d)\s?×\s?(?=[$€£₹]|[A-Z]{3} )/g, '$1 at ')))
    return null
  const all = moneyIn(text)
  const [a, b] = all
  if (all.length !== 2 || !a || !b || a.currency !== b.currency || !isPlain(a) || !isPlain(b)) return null
  const [price, end] = a.value < b.value ? [a, b] : [b, a]
  if (price !== a) return null
  const lead = text.slice(price.index + price.length, end.index)
  if (!makes.test(lead)) return null
  const behind = text.slice(price.index + price.length)
  const unit = perOne.exec(behind)?.[1]
  if (unit && !time.test(unit)) {
    const found = quantitiesIn(text, stem(unit))
    if (found.length === 1 && found[0]) return told(reading, found[0], price, end, quotes)
    return found.length === 0 ? inTable(reading, unit, price, end, quotes) : null
  }
  // "4,000 labs at €3,400 a year make …": each pays so much.
  const counted = anyCase(
    `(?<![\\p{L}\\d.,$€£₹/-])(${number})(?:\\s?(${magnitude}))? (\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2}),?\\s?(?:×|x|at|paying|each at|times)?\\s?(?:an? average of |about )?$`,
  ).exec(text.slice(0, price.index))
  const noun = counted?.[3]?.trim() ?? ''
  const last = noun.split(' ').at(-1) ?? ''
  const plural = /[^s]s$/i.test(noun.split(' ')[0] ?? '') || /[^s]s$/i.test(last) || /^(?:at|paying)$/i.test(last)
  if (
    !counted ||
    !eachYear.test(behind) ||
    !plural ||
    /\b(?:to|in|from|for|and|the|months?|years?|days?|weeks?|hours?)\b/i.test(noun)
  )
    return null
  const value = parseNumber(counted[1] ?? '0', counted[2] !== undefined) * scale(counted[2])
  if (value < 2 || (/^(?:19|20)\d\d$/.test(counted[1] ?? '') && !counted[2])) return null
  return told(
    reading,
    {
      value,
      off: counted[2] ? 0.05 : 0.005,
      text: `${counted[1]}${counted[2] ? ` ${counted[2]}` : ''} ${noun.replace(/ (?:at|paying)$/i, '')}`,
    },
    price,
    end,
    quotes,
  )
}

/** What was saved of it stands in a table: the only row in that unit, and its change. */
function inTable(
  reading: Reading,
  unit: string,
  price: Money,
  end: Money,
  quotes: Conflict['quotes'],
): Conflict | null {
  const named = anyCase(`(?<![\\p{L}])${literal(unit)}s?(?![\\p{L}])`)
  const rows = tablesOf(reading).flatMap(({ rows: body, head }) =>
    body.flatMap(row => {
      const at = [/^(?:before|old|baseline)\b/i, /^(?:after|new|now|with)\b/i].map(pattern =>
        head.findIndex(one => pattern.test(one)),
      )
      const [old, now] = at.map(place => amountIn(row.cells[place] ?? ''))
      return named.test(row.label) && !/\bper (?!year|annum)/i.test(row.label) && old && now && old.value !== now.value
        ? [{ row, change: Math.abs(old.value - now.value), between: `${old.text} to ${now.text}` }]
        : []
    }),
  )
  const [only, more] = rows
  if (!only || more) return null
  return told(
    reading,
    { value: only.change, off: 0.02, text: `${only.change.toLocaleString('en-GB')} ${unit}` },
    price,
    end,
    distinctQuotes(quoteRow(only.row), ...quotes),
  )
}

export function rateTimesQuantity(reading: Reading): Conflict[] {
  // What the older pairs see is not said twice.
  if (countAtPrice(reading).length > 0 || writtenProduct(reading).length > 0) return []
  for (const passage of passagesOf(reading)) {
    if (passage.quotes.length > 2) break
    const found = conflictIn(passage, reading)
    if (found) return [found]
  }
  return []
}
