/** Delivery that is free, and what it costs. */
import { type Money, moneyIn } from '../../../numbers.ts'
import { sellsGoods } from '../../../page/shop.ts'
import type { Reading } from '../../../reading.ts'
import { negated, wordsOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const what = '(?:shipping|delivery|postage|freight)'
const promised = new RegExp(`\\b(?:free ${what}|${what} (?:is|are) (?:always |now )?(?:free|on us|included))\\b`, 'i')
const over =
  /^\s*(?:(?:in|within|across) (?:the )?[\p{L}]+(?: \p{L}+)? ?)?(?:on|for|with)?\s*(?:all |every |any )?(?:orders?|purchases?|baskets?)?\s*(?:over|above|from|of)\s*$/iu
/** What says so stands alone: before and after it another thing begins. */
const opening = /(?:^|[.!|•·–—+&,]|\b(?:and|with|enjoy|always)|^\W*(?:you )?get)\s*$/i
const ends = /^\s*(?:$|[.!|•·–—+&]|and free)/i
const endsForAll =
  /^\s*(?:(?:on|with|for) (?:all|every|any) (?:orders?|purchases?)|on everything|always|to your (?:door(?:step)?|home))?\s*(?:$|[.!|•·–—+&]|and free)/i
const amountOf = '\\b(?:is|are|costs?|runs?|comes? to)\\b[^.;!?$€£]{0,14}$'
/** "Delivery is £5": of all there is. */
const charged = new RegExp(`^\\W*(?:the |our |standard )?${what}(?: (?:fees?|costs?|charges?))? ?${amountOf}`, 'i')
/** "Freight is figured by zip code and runs $140": of the article that the page is about. */
const chargedAtLength = new RegExp(
  `^\\W*(?:the |our |standard )?${what}\\b(?! (?:to|in|for)\\b)[^.;!?$€£]{0,60}?${amountOf}`,
  'i',
)
/** A dearer way, another place or a smaller order, or something on top. */
const otherWay =
  /\b(?:express|next[- ]day|same[- ]day|overnight|priority|saturday|outside|international\w*|abroad|overseas|worldwide|orders? (?:under|below|up to|less)|under|below|islands?|highlands|lift-?gate|otherwise|unless|returns?|instead|except\w*|before|saved?|worth|value|free|optional\w*|if|extra)\b/i

const rivals = /\b(?:competitors?|others|elsewhere|other (?:shops|stores|sellers)|they|their)\b/i

interface Side {
  told: Told
  words: string
}

interface Free extends Side {
  /** From which order on, where it is not for all. */
  from: Money | null
}

function freeIn(told: Told): Free | null {
  const { text } = told
  const match = promised.exec(text)
  if (!match || negated(text, match.index) || isOfOthers(text) || isPast(text)) return null
  const end = match.index + match[0].length
  const from = moneyIn(text).find(({ index }) => index >= end && over.test(text.slice(end, index))) ?? null
  const line = text.slice(from ? from.index + from.length : end)
  if (!opening.test(text.slice(0, match.index)) || !(from ? ends : endsForAll).test(line)) return null
  return { told, from, words: text.slice(match.index, from ? from.index + from.length : end) }
}

function chargeIn(told: Told, pattern: RegExp): Side | null {
  const { text } = told
  if (otherWay.test(text) || rivals.test(text) || isPast(text) || /\?\s*$/.test(text)) return null
  const amount = moneyIn(text).find(({ value, index }) => value > 0 && pattern.test(text.slice(0, index)))
  if (!amount) return null
  const from = new RegExp(`\\b${what}\\b`, 'i').exec(text)?.index ?? 0
  return { told, words: text.slice(from, amount.index + amount.length) }
}

/** "Home delivery | 2 days | 79 kr.": the way that the promise is of, in the table of one article's page. */
function rowCharge(reading: Reading, told: Told): Side | null {
  const { text, parts, asked } = told
  const [row] = parts
  const cells = text.split('|').map(cell => cell.trim())
  if (row?.block.type !== 'table_row' || cells.length > 4 || !reading.page || !sellsGoods(reading.page)) return null
  if (!new RegExp(`^(?:standard |home |regular |normal )?${what}(?: to your door)?$`, 'i').test(cells[0] ?? ''))
    return null
  if (otherWay.test(`${text} ${asked}`.replace(/\breturns?\b|\bsee below\b/gi, ''))) return null
  // Where the table's section says from when on it is free, its prices are those of smaller orders.
  const around = reading.visible.filter(({ section, group }) =>
    row.block.section === undefined ? group === row.block.group : section === row.block.section,
  )
  if (around.some(block => /\b(?:free|over|above|included)\b/i.test(block.text))) return null
  const amounts = moneyIn(cells.slice(1).join(' | '))
  return amounts.length === 1 && (amounts[0]?.value ?? 0) > 0 ? { told, words: text } : null
}

/** What the one article of a page costs: the lowest amount in a short line beside the basket. */
function articlePrice(reading: Reading): Money | null {
  const { page } = reading
  if (!page || !sellsGoods(page)) return null
  const sections = new Set(
    page.actions
      .filter(({ label }) => /\b(?:cart|bag|basket|trolley)\b/i.test(label))
      .map(({ block }) => block.section),
  )
  const prices = page.content
    .filter(({ section, text }) => sections.has(section) && wordsOf(text).length <= 6)
    .flatMap(({ text }) => moneyIn(text))
    .filter(({ value }) => value > 0)
  return prices.toSorted((a, b) => a.value - b.value)[0] ?? null
}

export function freeShipping(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(({ parts }) => !parts.some(part => inPlanCard(reading, part)))
  const free = all.flatMap(told => freeIn(told) ?? [])
  const price = articlePrice(reading)
  const reached = free.filter(
    ({ from }) => from && price && price.currency === from.currency && price.value >= from.value,
  )
  // Free from an amount on, and free: the same to whoever buys an article above that. Other two promises are two cases.
  const whole = free.find(({ from }) => from === null)
  const [promise] = whole && reached.length > 0 ? [whole] : free
  if (!promise || new Set(free.map(({ from }) => from?.value ?? 0)).size > (promise === whole ? 1 + reached.length : 1))
    return []
  const charge = all
    .flatMap(
      told =>
        chargeIn(told, promise.from ? chargedAtLength : charged) ??
        (promise.from ? null : rowCharge(reading, told)) ??
        [],
    )
    .find(({ told }) => areApart(told, promise.told))
  if (!charge) return []
  const subject = 'the cost of delivery'
  const halves = [promise, charge] as const
  if (!promise.from) return [clash(reading, subject, 'What is free has no price.', halves, 2)]
  if (!price || price.currency !== promise.from.currency || price.value < promise.from.value) return []
  const because = `At ${price.text.trim()} the article alone is above ${promise.from.text.trim()}.`
  return [clash(reading, subject, because, halves, 2)]
}
