/** A saving by the year that none of the prices in the table below it gives. */
import { type Money, moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import type { Conflict, Statement } from '../conflict.ts'
import { bothQuotes } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'
import { isOffOtherThing } from '../readers/passages.ts'
import { planPrices } from './plan-prices.ts'
import { yearlySaving } from './yearly-saving.ts'

const monthRow = /^(?:(?:price|billed|paid|pay|cost|per)?\W*(?:monthly|by the month|(?:per|each|a) month|month)\b)/i
const yearRow =
  /^(?:(?:price|billed|paid|pay|cost|per)?\W*(?:yearly|annual(?:ly)?|by the year|(?:per|each|a) year|year)\b)/i
const byYear = /\b(?:year(?:ly)?|annual(?:ly)?|12 months|twelve months)\b/i
/** How often something is done, and which year something was: no way of paying. */
const noPayment =
  /\b(?:times|once|twice|visits?|days|weeks|hours|lessons|check-?ups?)\s+(?:a|per|each|every|in the) year\b|\b(?:last|this|next|past|previous|school|financial|fiscal|new) year\b/gi
const saves = /\b(?:sav(?:e|es|ing|ings)|discount|off|cheaper|less)\b/i
const other =
  /\b(?:students?|non-?profits?|charit\w+|schools?|extra|additional|code|coupon|first year|two years|24 months|up to|vat|tax|customers? sav\w+|teams? sav\w+|time|hours)\b/i
/** Shops round what they say of a saving, and hardly by more than this. */
const points = 3

const cellsOf = (text: string): (Money | undefined)[] =>
  text
    .split('|')
    .slice(1)
    .map(cell => {
      const all = moneyIn(cell)
      return all.length === 1 ? all[0] : undefined
    })

/** What the dearer way costs over a year against the other, for each column that has both. */
function savingsIn(month: Statement, year: Statement): number[] {
  const [monthly, yearly] = [cellsOf(month.text), cellsOf(year.text)]
  if (monthly.length !== yearly.length) return []
  return monthly.flatMap((price, at) => {
    const whole = yearly[at]
    if (!price || !whole || price.value <= 0 || price.currency !== whole.currency) return []
    // "€8 a month, billed yearly" stands in rows that are called so as well.
    const total = whole.value < 3 * price.value ? 12 * whole.value : whole.value
    return [100 * (1 - total / (12 * price.value))]
  })
}

export function yearlySavingRows(reading: Reading): Conflict[] {
  // What the pairs of prices see is not said twice.
  if ([...planPrices(reading), ...yearlySaving(reading)].some(({ subject }) => subject === 'the yearly saving'))
    return []
  const told = everythingTold(reading)
  const rows = told.filter(({ block, text }) => block.type === 'table_row' && text.includes('|'))
  const months = rows.filter(({ text }) => monthRow.test(text))
  const years = rows.filter(({ text }) => yearRow.test(text))
  const [month, year] = [months[0], years[0]]
  if (!month || !year || months.length > 1 || years.length > 1) return []
  const savings = savingsIn(month, year)
  if (savings.length < 2 || savings.some(share => share <= -1)) return []
  for (const statement of told) {
    const { text } = statement
    const [share, ...more] = percentsIn(text)
    if (!share || more.length > 0 || rows.includes(statement) || share.max !== share.value) continue
    if (isOffOtherThing(text, share) || !byYear.test(text.replace(noPayment, ' '))) continue
    if (!saves.test(text) || other.test(text) || negated(text, share.index)) continue
    if (savings.some(saving => Math.abs(saving - share.value) <= points)) return []
    const [low, high] = [Math.min(...savings), Math.max(...savings)].map(Math.round)
    const range = low === high ? `${low}%` : `between ${low}% and ${high}%`
    return [
      {
        subject: 'the yearly saving',
        first: share.text.trim(),
        second: 'the prices by month and by year',
        because: `By the prices in the table it is ${range}.`,
        quotes: bothQuotes(statement, month, year),
      },
    ]
  }
  return []
}
