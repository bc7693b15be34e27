/** A discount of so many percent in words, and another share of the subtotal in the table of prices. */
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, quoteStatement } from '../conflict.ts'
import { amountIn, inSentence } from '../readers/amount-rows.ts'
import { quoteRow, tablesOf } from '../readers/tables.ts'
import { isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const discount = /(?:\b(\p{L}[\p{L}-]*(?:[- ]bird)?) )?\b(?:discount|rebate|reduction)\b/iu
/** Words before it that are no name of it. */
const unnamed =
  /^(?:a|an|the|our|your|special|best|less|of|minus|another|this|extra|additional|with|get|per|no|cent|percent)$/i
/** From such a number on, for some, on a part, or after a time. */
const bounded =
  /\b(?:up to|from|between|above|over|more than|at least|each|every|per|second|further|additional|extra|or more|on (?!the (?:total|subtotal|whole|sum|price|net)\b)\p{L}+|for (?!the (?:whole|full)\b|signing|an early|early)\p{L}+|first (?:year|month|order))\b/iu

const nameOf = (text: string): string => {
  const name = discount.exec(text)?.[1]?.toLowerCase() ?? ''
  return unnamed.test(name) ? '' : name
}

interface Stated {
  told: Told
  share: number
  name: string
  words: string
}

function statedIn(told: Told): Stated[] {
  const { text } = told
  const found = discount.exec(text)
  if (!found || told.parts[0]?.block.type === 'table_row' || isOfOthers(text) || isPast(text)) return []
  const end = found.index + found[0].length
  const [share, ...more] = percentsIn(text)
  if (!share || more.length > 0 || share.value !== share.max) return []
  const near = share.index >= end ? share.index - end <= 8 : found.index - (share.index + share.length) <= 24
  const rest = text.slice(Math.max(end, share.index + share.length), Math.max(end, share.index + share.length) + 40)
  if (
    !near ||
    bounded.test(text.slice(Math.max(0, Math.min(share.index, found.index) - 12), share.index)) ||
    bounded.test(rest)
  )
    return []
  const from = Math.min(share.index, found.index)
  return [
    {
      told,
      share: share.value,
      name: nameOf(text),
      words: text.slice(from, Math.max(end, share.index + share.length)),
    },
  ]
}

export function discountInTable(reading: Reading): Conflict[] {
  const stated = toldOf(reading).flatMap(statedIn)
  if (stated.length === 0 || new Set(stated.map(({ share }) => share)).size > 1) return []
  const [first] = stated
  for (const table of tablesOf(reading)) {
    const rows = table.rows.map(row => ({ row, last: amountIn((row.cells.at(-1) ?? '').replace(/^\((.*)\)$/, '$1')) }))
    const discounts = rows.filter(({ row }) => discount.test(row.label))
    const [only] = discounts
    if (!first || !only || discounts.length > 1 || !only.last) continue
    const before = rows[rows.indexOf(only) - 1]
    if (!before?.last || !/\b(?:sub-?\s?total|total|sum|gross|list price)\b/i.test(before.row.label)) continue
    const name = nameOf(only.row.label)
    if (name !== '' && name !== first.name) continue
    const share = (100 * Math.abs(only.last.value)) / before.last.value
    if (!(share > 0 && share < 90) || Math.abs(share - first.share) < 0.3) continue
    // An amount that is the share of another sum is a discount on a part.
    if (
      rows.some(
        ({ last }) =>
          last &&
          last !== only.last &&
          Math.abs((first.share * last.value) / 100 - Math.abs(only.last?.value ?? 0)) < 1,
      )
    )
      continue
    return [
      {
        subject: 'the discount',
        first: first.words,
        second: `${only.row.label.trim()} ${only.row.cells.at(-1)}`,
        because: `Of ${before.last.text} (${inSentence(before.row.label)}) that is ${share.toFixed(1).replace(/\.0$/, '')}%.`,
        quotes: [...first.told.parts.map(quoteStatement).slice(0, 1), quoteRow(before.row), quoteRow(only.row)],
      },
    ]
  }
  return []
}
