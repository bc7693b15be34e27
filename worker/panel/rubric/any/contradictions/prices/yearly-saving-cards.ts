/** Prices by month and by year in cards, and a saving told of all of them or in one of them that does not lead there. */
import type { Block } from '#db/shapes.ts'
import { durationsIn, type Money, moneyIn, type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { clip, negated, quoteLength, wordsOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { isPlain, isSavedOtherwise, leadOf, tailOf } from '../readers/passages.ts'
import { planPrices } from './plan-prices.ts'
import { yearlySaving } from './yearly-saving.ts'

const monthly = /^\s*(?:\/|per |an? |each |every )?\s*(?:month|mo\b|monthly)/i
const yearly = /^\s*(?:\/|per |an? |each |every )?\s*(?:year|yr\b|annum|annually|yearly)/i
const byYear = /\b(?:yearly|annual(?:ly)?|by the year|for (?:a|the) year|12 months|twelve months|a year)\b/i
const free = /^\s*(?:are |is |come |for )?free\b/i
const saveBefore = /\b(?:sav(?:e|es|ing|ings)|discount)(?: of| you|:)?\s*$/i
const saveAfter = /^\s*(?:off|discount|saved|savings?|cheaper)\b/i
/** Another buyer's, another time's, or on top of what the cards show. */
const other =
  /\b(?:up to (?=\d+\s?%|(?:\d+|one|two|three) months?\b)|students?|non-?profits?|charit\w+|schools?|extra|additional|another|codes?|coupons?|first year|two years|24 months|new customers?|until|this (?:week|month)|referr\w+|friends?)\b/i
/** Shops round what they say of a saving, and hardly by more than this. */
const points = 3
/** Of a month, in free months. */
const ofMonth = 0.5
const mostWords = 24

/** "€149 + 2 × €39 = €227 a month": what somebody comes to, and no price. */
const worked = /[=×]|\b(?:example|e\.g\.|for instance)/i

interface Plan {
  month: Money
  year: Money
  blocks: Block[]
}

interface Price {
  money: Money
  /** What it is the price of, as the words before it say; empty where none do. */
  of: string
  block: Block
  unit: 'month' | 'year'
}

/** "Most popular: Owl Plus, yearly" is called as "Owl Plus, monthly" is. */
function nameOf(lead: string): string {
  const way =
    /\b(?:or|and|just|only|from|pay|paid|billed|billing|price|plan|monthly|month|yearly|annual(?:ly)?|year|per|by|the|an?|in one go|at once|most popular|best value|recommended|popular|save|new)\b/gi
  return lead
    .toLowerCase()
    .replace(way, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Prices for a month or a year in short lines, those that are free left out. */
function pricesIn(blocks: readonly Block[]): Price[] {
  return blocks.flatMap((block, at) => {
    if (block.type === 'table_row' || block.struck?.length || wordsOf(block.text).length > mostWords) return []
    if (worked.test(block.text)) return []
    const all = moneyIn(block.text)
    return all.flatMap((money): Price[] => {
      const own = tailOf(block.text, money, all)
      const next = blocks[at + 1]
      // "€79" in large letters, and below it in the same card "a month, or €790 a year".
      const below = block.group !== undefined && next?.group === block.group ? next.text : ''
      const tail = block.text.trim() === money.text.trim() && own.trim() === '' ? below : own
      const unit = monthly.test(tail) ? 'month' : yearly.test(tail) ? 'year' : null
      return unit && isPlain(money) ? [{ money, of: nameOf(leadOf(block.text, money, all)), block, unit }] : []
    })
  })
}

/** One price of each kind in one currency, the year dearer than three months: "€8 a month, billed yearly" is no such price. */
function planOf(prices: readonly Price[]): Plan | null {
  const [months, years] = (['month', 'year'] as const).map(unit => prices.filter(price => price.unit === unit))
  const [month, year] = [months?.[0], years?.[0]]
  if (!month || !year || months?.length !== 1 || years?.length !== 1) return null
  if (month.money.currency !== year.money.currency || year.money.value < 3 * month.money.value) return null
  if (year.money.value > 12.5 * month.money.value) return null
  const together = month.block.group !== undefined && month.block.group === year.block.group
  // Two names are two things; without a name, one card has to hold both.
  const named = month.of === year.of ? month.of !== '' || together : together && (month.of === '' || year.of === '')
  if (!named) return null
  return { month: month.money, year: year.money, blocks: [...new Set([month.block, year.block])] }
}

const share = ({ month, year }: Plan) => 100 * (1 - year.value / (12 * month.value))
const freeMonths = ({ month, year }: Plan) => 12 - year.value / month.value

interface Saving {
  words: string
  block: Block
  fits: (plan: Plan) => boolean
  real: (plan: Plan) => string
}

const percentSaving = (percent: Percent, block: Block): Saving => ({
  words: percent.text.trim(),
  block,
  fits: plan => Math.abs(share(plan) - percent.value) <= points,
  real: plan => `${Math.round(share(plan))}%`,
})

function savingIn(block: Block, whole: boolean): Saving | null {
  const { text } = block
  if (other.test(text) || (whole && !byYear.test(text))) return null
  const gifts = durationsIn(text).filter(
    one =>
      one.unit === 'month' && one.max === one.value && one.value <= 6 && free.test(text.slice(one.index + one.length)),
  )
  const shares = percentsIn(text).filter(
    one =>
      one.max === one.value &&
      one.bound === 'exact' &&
      (saveBefore.test(text.slice(0, one.index)) || saveAfter.test(text.slice(one.index + one.length))),
  )
  const [gift, percent] = [gifts[0], shares[0]]
  if (gifts.length + shares.length !== 1 || negated(text, (gift ?? percent)?.index ?? 0)) return null
  // "₹900 / year Save 20%": no year saves anything.
  const unnamed = text.replace(/\b(?:year|month|annum|yr|mo)(?=\s+sav)/gi, unit => '.'.repeat(unit.length))
  if (percent && isSavedOtherwise(unnamed, percent)) return null
  if (percent) return percentSaving(percent, block)
  if (!gift) return null
  return {
    words: text.slice(gift.index).match(/^.*?\bfree\b/i)?.[0] ?? gift.text.trim(),
    block,
    fits: plan => Math.abs(freeMonths(plan) - gift.value) <= ofMonth || Math.abs(freeMonths(plan)) <= 0.2,
    real: plan => {
      const count = Math.round(10 * freeMonths(plan)) / 10
      return `the price of ${count === 1 ? '1 month' : `${count} months`}`
    },
  }
}

function conflictOf(saving: Saving, plan: Plan): Conflict {
  const [month, year] = [plan.month.text.trim(), plan.year.text.trim()]
  const blocks = [...new Set([saving.block, ...plan.blocks])].slice(0, 3)
  return {
    subject: 'the yearly saving',
    first: saving.words,
    second: `${month} a month and ${year} a year`,
    because: `Twelve months of ${month} against ${year} a year save ${saving.real(plan)}.`,
    quotes: blocks.map(({ id, text }) => ({ blockId: id, text: clip(text, quoteLength).trim() })),
  }
}

export function yearlySavingCards(reading: Reading): Conflict[] {
  const { page } = reading
  if (!page) return []
  // What the pairs of prices in one passage see is not said twice.
  if ([...planPrices(reading), ...yearlySaving(reading)].some(({ subject }) => subject === 'the yearly saving'))
    return []
  const groups = Map.groupBy(page.content, ({ group }) => group)
  groups.delete(undefined)
  const cards = [...groups.values()].filter(card => card.length <= 24)
  const plans = cards.flatMap(card => planOf(pricesIn(card)) ?? [])
  const own = new Set(reading.prose)
  for (const plan of plans) {
    const own = plan.blocks.flatMap(block => savingIn(block, false) ?? [])
    const [saving, ...more] = own
    if (saving && more.length === 0 && !saving.fits(plan)) return [conflictOf(saving, plan)]
  }
  // Told of all plans, outside their cards: one that fits shows what is meant, and the one that does not is wrong.
  const inCards = new Set(plans.flatMap(({ blocks }) => blocks.map(({ group }) => group)))
  for (const block of page.content) {
    if (!own.has(block) || inCards.has(block.group) || plans.length === 0) continue
    const saving = savingIn(block, true)
    const off = saving && plans.find(plan => !saving.fits(plan))
    if (saving && off) return [conflictOf(saving, off)]
  }
  // One price by the month and one by the year on the whole page, and the saving beside the latter.
  const prices = pricesIn(page.content)
  const plan = planOf(prices)
  const beside = plan && prices.find(({ unit }) => unit === 'year')?.block
  const saving = beside && savingIn(beside, false)
  return plan && saving && !saving.fits(plan) ? [conflictOf(saving, plan)] : []
}
