/** "KES 4 a can" and "six cans cost you KES 30": more for so many than for one at a time. */
import { anyCase } from '../../../any-case.ts'
import { largeNumberWord } from '../../../number-words.ts'
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, isPlan } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { isPlain } from '../readers/passages.ts'
import { numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

/** Behind a price: one of what it is. A word with a number says how large one is: "per 20-litre jerrycan". */
const perOne = /^\s*(?:per|an?|each|every|\/)\s?(?:\d+-\p{L}+ )?(\p{L}{3,})(?=\s*(?:$|[.,;:)(]))/iu
const theyCost =
  '(\\p{L}{3,}s) (?:costs?|come to|are|make|amount to)(?: (?:you|her|him|them|us|it|a family|the \\p{L}+|a \\p{L}+))? $'
export const soMany = anyCase(`(?<![\\p{L}\\d-])(\\d{1,3}|${largeNumberWord}) ${theyCost}`)
/** The pattern above is long, and is compiled where the end of it is there. */
export const some = anyCase(theyCost)
const ours = /\b(?:our|ours|we|us|with us|you|your)\b/i
/** Time, and what is no thing. */
const noThing = /^(?:day|week|month|year|hour|minute|night|person|head|time|customer|user)$/i
/** Somebody else asks it, or it holds in one case, or something comes on top. */
const other =
  /\b(?:vendors?|sellers?|resellers?|suppliers?|market|wholesale|retail|trade|vat|tax|gst|delivered|delivery|shipping|incl\w*|excl\w*|plus|with an?|deposit|from|up to|if|off|discount\w*|weekends?|express|large|small|mixed|different)\b/i

const oneOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=(?:x|ch|sh|s))es$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')

interface Price {
  thing: string
  count: number
  money: Money
  words: string
  told: Told
}

function pricesIn(reading: Reading, told: Told): Price[] {
  const { text } = told
  if (isOfOthers(text) || isPast(text) || isPlan(text) || other.test(text)) return []
  if (told.parts.some(part => inPlanCard(reading, part) || part.block.type === 'table_row')) return []
  return moneyIn(text).flatMap((money): Price[] => {
    if (!isPlain(money) || money.bound !== 'exact') return []
    const end = money.index + money.length
    const one = perOne.exec(text.slice(end))
    if (one?.[1] && !noThing.test(one[1])) {
      const words = text.slice(money.index, end + one[0].length).trim()
      return [{ thing: one[1].toLowerCase(), count: 1, money, words, told }]
    }
    const before = text.slice(0, money.index)
    const many = some.test(before) ? soMany.exec(before) : null
    if (!many?.[2] || !ours.test(text) || !/^\s*(?:$|[.,;)])/.test(text.slice(end))) return []
    const words = `${many[0]}${money.text}`.trim()
    return [{ thing: oneOf(many[2]), count: numberFrom(many[1] ?? ''), money, words, told }]
  })
}

export function priceForCount(reading: Reading): Conflict[] {
  const all = toldOf(reading).flatMap(told => pricesIn(reading, told))
  for (const many of all.filter(({ count }) => count > 1)) {
    const single = all.filter(({ count, thing }) => count === 1 && thing === many.thing)
    const [one] = single
    // Two prices of one are two kinds of it.
    if (!one || single.some(({ money }) => money.value !== one.money.value)) continue
    if (one.money.currency !== many.money.currency || !areApart(one.told, many.told)) continue
    const real = one.money.value * many.count
    // Several together may be cheaper; nobody sells them for more.
    if (many.money.value <= 1.02 * real || many.money.value > 3 * real) continue
    const made = Number(real.toPrecision(6)).toLocaleString('en-GB')
    return [
      clash(reading, `the price of a ${one.thing}`, `At ${one.words}, ${many.count} come to ${made}.`, [one, many]),
    ]
  }
  return []
}
