/** "$129 a month over 84 months at 0%" of a price that makes less, "five years at $6,200 a month ($412,000)". */
import { countsIn, durationsIn, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { isMultiplied } from '../readers/factors.ts'
import { isPlain, type Passage, passagesOf, spanOf } from '../readers/passages.ts'

const free =
  /\b0(?:[.,]0+)?\s?%|\b(?:interest[- ]free|without (?:any )?(?:interest|fees)|no interest|zero interest|(?:zero|nil) per cent|zero percent)\b/i
const monthly = /^\s*(?:a|per|each|every|\/)\s?(?:month|mo)\b|^\s*monthly\b/i
const yearly = /^\s*(?:a|per|each|every|\/)\s?(?:year|yr|annum)\b/i
/** The sum of all of it. */
const inAll =
  /^\s*(?:over the (?:whole |full )?(?:term|period|time|contract|lease)|in (?:all|total)|altogether|total|for the (?:whole |full )?(?:term|period|lease))\b/i
const inAllBefore = /\b(?:total of|in all|in total|altogether|that is|that[’']s|=|makes|comes to|totalling)\s*$/i
/** More than the months, or not the same in all of them. */
const other =
  /\b(?:deposit|down ?payment|first payment|final payment|balloon|plus|escalat\w*|rising|indexed|increase\w*|index\w*|from|up to|per (?:user|seat|person|unit|head|site)|each|discount|after|APR|effective|processing|admin\w* fee|residual|buy-?out|if)\b/i
/** "No down payment and no fees": nothing comes on top. */
const nothing =
  /\b(?:no|without(?: any)?|zero)\s+(?:down ?payments?|deposits?|fees|processing fees?|admin\w* fees?)(?:,? (?:and|or) (?:no |any )?(?:down ?payments?|deposits?|fees|interest))*/gi

function conflictIn(reading: Reading, passage: Passage): Conflict | null {
  const text = passage.text.replace(/\n/g, ' ')
  const all = moneyIn(text)
  if (all.length !== 2 || !all.every(isPlain) || other.test(text.replace(nothing, ' '))) return null
  const every = all.filter(
    money =>
      monthly.test(text.slice(money.index + money.length)) || yearly.test(text.slice(money.index + money.length)),
  )
  const counted = countsIn(text).find(({ noun }) => /^(?:instal?lments|payments|rates)$/.test(noun))
  const parts = counted
    ? all.filter(money =>
        /^\s*(?:of|at|×|x|à)\s*(?:just |only )?$/i.test(text.slice(counted.index + counted.length, money.index)),
      )
    : []
  const [part, more] = counted ? parts : every
  const whole = all.find(money => money !== part)
  if (!part || more || !whole || part.currency !== whole.currency || part.value >= whole.value) return null
  const times = durationsIn(text).filter(
    ({ unit, bound, max, value, index }) =>
      (unit === 'month' || unit === 'year') &&
      (bound === 'exact' || (bound === 'at-least' && /\bover\s*$/i.test(text.slice(0, index)))) &&
      max === value,
  )
  const [term, another] = times
  const byYear = yearly.test(text.slice(part.index + part.length))
  if (!counted && (!term || another)) return null
  const count = counted ? counted.value : byYear ? (term?.months ?? 0) / 12 : (term?.months ?? 0)
  const told = [text.slice(0, whole.index), text.slice(whole.index + whole.length)] as const
  const sum = inAll.test(told[1]) || inAllBefore.test(told[0])
  if (count < 2 || (!sum && !free.test(text))) return null
  const real = count * part.value
  const [paid, price] = [spanOf(part, 0.005), spanOf(whole, 0.01)]
  // A last rate may be a little more or less than the others.
  if (count * paid.low <= price.high + part.value * 0.5 && price.low - part.value * 0.5 <= count * paid.high)
    return null
  if (Math.max(real, whole.value) > 3 * Math.min(real, whole.value)) return null
  const ratio = { low: price.low / (count * paid.high), high: price.high / (count * paid.low) }
  if (isMultiplied(reading, passage.quotes, [part.text, whole.text], ratio)) return null
  return {
    subject: sum ? 'the sum' : 'the instalments',
    first: `${Number(count.toFixed(2))} × ${part.text.trim()}`,
    second: whole.text.trim(),
    because: `${Number(count.toFixed(2))} times ${part.text.trim()} is ${Number(real.toFixed(2)).toLocaleString('en-GB')}.`,
    quotes: passage.quotes,
  }
}

export const monthlyOverTerm = (reading: Reading): Conflict[] => {
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(reading, passage)
    if (found) return [found]
  }
  return []
}
