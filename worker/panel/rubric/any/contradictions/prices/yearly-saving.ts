/** Pair 24: a price by the month, one by the year, and a saving in money or in free months that does not lead there. */
import { durationsIn, type Money, moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import {
  isPlain,
  isSavedOtherwise,
  leadOf,
  meet,
  namesTwo,
  type Passage,
  passagesOf,
  type Span,
  spanOf,
  tailOf,
  wider,
} from '../readers/passages.ts'
import { planPrices } from './plan-prices.ts'

const monthly = /^\s*(?:\/|per |an? |each |every )?\s*(?:month|mo\b|monthly)/i
const yearly = /^\s*(?:\/|per |an? |each |every )?\s*(?:year|yr\b|annum|annually|yearly)/i
const byTheYear = /\b(?:billed|paid|pay|paying)\b[^.;\n]{0,12}\b(?:annually|yearly|by the year|once a year|per year)\b/i
const saveBefore = /\b(?:sav(?:e|es|ing|ings)|discount)(?: of| you|:)?\s*$/i
const saveAfter = /^\s*(?:off|discount|saved|savings?)\b/i
const free = /^\s*(?:are |is |come |for )?free\b/i
/** Another time's or another buyer's price, or a saving on something else. */
const other =
  /\b(?:was|were|up to|vat|tax|first|intro\w*|promo\w*|students?|nonprofits?|extra|additional|another|trial|try|codes?|coupons?|before|instead|two years|24 months|setup|set-up|onboarding|deposit|plus|customers? save|saves? (?:our|your|the|their|them|time)|teams? save)\b/i
/** "€149 + 2 × €39 = €227 a month": what somebody comes to, and no price. */
const worked = /[=×]|\b(?:examples?|e\.g\.|for instance)/i
const points = 2

interface Plan {
  month: Money
  /** What a year costs. */
  year: Money
  yearValue: number
}

function planOf(text: string, all: Money[]): Plan | null {
  const [a, b, ...more] = all
  if (!a || !b || more.length > 0 || a.currency !== b.currency || !isPlain(a) || !isPlain(b)) return null
  const tails = [a, b].map(money => tailOf(text, money, all))
  const months = [a, b].filter((_, at) => monthly.test(tails[at] ?? ''))
  const years = [a, b].filter((_, at) => yearly.test(tails[at] ?? ''))
  if (months.length === 1 && years.length === 1 && months[0] && years[0])
    return { month: months[0], year: years[0], yearValue: years[0].value }
  // "€10 a month, or €8 a month billed yearly".
  const billed = [a, b].filter((_, at) => byTheYear.test(tails[at] ?? ''))
  const [cheap] = billed
  const full = [a, b].find(money => money !== cheap)
  if (months.length !== 2 || billed.length !== 1 || !cheap || !full) return null
  return { month: full, year: cheap, yearValue: 12 * cheap.value }
}

/** What a year at the monthly price costs more than a year at once. */
function savingOf(plan: Plan): Span {
  const month = spanOf(plan.month, 0.01)
  const year = spanOf({ ...plan.year, value: plan.yearValue, max: plan.yearValue }, 0.01)
  return { low: 12 * month.low - year.high, high: 12 * month.high - year.low }
}

function conflictIn({ text, quotes }: Passage): Conflict | null {
  if (other.test(text) || worked.test(text) || namesTwo(text)) return null
  const all = moneyIn(text)
  // More are a table of prices, in which it is not told what is compared with what.
  if (all.length > 12) return null
  const shares = percentsIn(text)
  const saved = all.filter(
    money => saveBefore.test(leadOf(text, money, all)) || saveAfter.test(tailOf(text, money, all)),
  )
  const gifts = durationsIn(text).filter(
    one => one.unit === 'month' && one.max === one.value && free.test(text.slice(one.index + one.length)),
  )
  const plan = planOf(
    text,
    all.filter(money => !saved.includes(money)),
  )
  const [stated, ...more] = [...shares, ...saved, ...gifts]
  if (!plan || !stated || more.length > 0 || isSavedOtherwise(text, stated) || plan.yearValue < 3 * plan.month.value)
    return null
  if (saved.some(money => monthly.test(tailOf(text, money, all)))) return null
  const saving = savingOf(plan)
  const whole = 12 * plan.month.value
  const real = whole - plan.yearValue
  let said: string
  let fits: boolean
  if (stated === shares[0]) {
    // The plan's prices in one statement with a percentage are another pair's, and so is any other share.
    const named =
      saveBefore.test(text.slice(0, stated.index)) || saveAfter.test(text.slice(stated.index + stated.length))
    if (!named || /^\s*of\b/i.test(text.slice(stated.index + stated.length))) return null
    said = `${Math.round((100 * real) / whole)}%`
    fits = meet(
      spanOf(stated, 0.01),
      wider({ low: (100 * saving.low) / whole, high: (100 * saving.high) / whole }, points),
    )
  } else if (stated === saved[0]) {
    said = Math.round(real).toLocaleString('en-GB')
    fits = meet(spanOf(stated, 0.02), saving)
  } else {
    const count = Math.round((10 * real) / plan.month.value) / 10
    said = `the price of ${count === 1 ? '1 month' : `${count} months`}`
    // Free months on top of twelve that are paid make the year cost what it costs by the month.
    const onTop = Math.abs(real) <= 0.02 * whole
    fits = onTop || Math.abs(count - stated.value) <= 0.5 || (stated.bound !== 'exact' && count > stated.value)
  }
  if (fits) return null
  const [month, year] = [plan.month.text.trim(), plan.year.text.trim()]
  const against = plan.year.value === plan.yearValue ? `${year} a year` : `${year} a month by the year`
  return {
    subject: 'the yearly saving',
    first: stated.text.trim(),
    second: `${month} a month and ${against}`,
    because:
      real <= 0
        ? `Twelve months of ${month} cost no more than the year does.`
        : `Twelve months of ${month} against ${against} save ${said}.`,
    quotes,
  }
}

export function yearlySaving(reading: Reading): Conflict[] {
  // What the pair of prices and plans sees is not said twice.
  if (planPrices(reading).some(({ subject }) => subject === 'the yearly saving')) return []
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(passage)
    if (found) return [found]
  }
  return []
}
