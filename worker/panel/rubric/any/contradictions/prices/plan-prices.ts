/** Pair 12: one plan with two prices; or a monthly price, a yearly one and a saving that do not fit. */
import { type Money, moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { literal, wordsOf } from '../../../text.ts'
import { apart, bothQuotes, type Conflict, firstPair, type Statement, statementsOf } from '../conflict.ts'
import { isOffOtherThing } from '../readers/passages.ts'

const plan =
  /\b(Starter|Basic|Standard|Pro|Professional|Plus|Premium|Team|Business|Growth|Scale|Enterprise|Essential|Solo|Personal|Family)\b(?: plan)?/
/** A plan of the house's own naming: what a sentence says costs so much. */
const named =
  /^(?:The )?(\p{Lu}[\p{L}\d]{2,})(?:(?: plan)? (?:(?:now |still )?costs?|is(?: only| just)?)| plan:|:) (?=\D{0,6}\d)/u
/** What opens a sentence and names no plan, or a part that comes in more than one size. */
const notPlan =
  /^(?:It|This|That|Each|Every|One|There|Here|Price|Prices|Cost|Costs|Fee|Fees|Total|From|Now|Only|Just|Which|What|Today|Delivery|Shipping|Postage|Parking|Entry|Admission|Tickets?|Rent|Adults?|Children|Students?|Seniors?|Deposit)$/
const period =
  /^\s*(?:\/|per |an? |each )\s*(?:user|seat|member|person)?\s*(?:\/|per |an? )?\s*(month|mo\b|year|yr\b|annum)/i
/** A tax, another way of paying or an old price may all change the amount. */
const other =
  /\b(?:as low as|tax|vat|was|instead|save|off|discount|promo\w*|intro\w*|first|students?|nonprofits?|per (?:user|seat)|additional|extra|legacy)\b/i
/** By the year it may cost less than by the month, and "from" is where prices begin: neither may lie above the price. */
const yearly = /\b(?:billed|paid|annually|yearly)\b/i
const bound = /\b(?:from|starting)\b/i
/** "Solo is €9 a month for students", "with support": the amount of a case. */
const ofCase = /^\s*(?:,\s*)?(?:for|with|if|when|plus|on|in|under|over|after|up to|until|unless)\b/i

/** "The Small hall plan costs €110 a month": a sentence about the plan of a card. */
function tells(text: string, name: string): boolean {
  return new RegExp(`^(?:the )?${literal(name)}(?: plan)?(?: (?:now |still )?costs?| is|:)\\s`, 'i').test(text)
}

interface Price {
  plan: string
  period: string
  money: Money
  statement: Statement
  /** No other way of paying may make it higher than the plan's price. */
  atMost: boolean
}

/** "Enterprise tools at $150": what others sell to such customers. */
const ofRivals =
  /^\s(?:\p{Ll}+ )?(?:tools?|software|solutions?|platforms?|vendors?|suites?|products?|systems?|apps?|services?|competitors?|rivals?|alternatives?|providers?|agenc\p{L}+|consultan\p{L}+|incumbents?)\b/u

function planIn(text: string): string | undefined {
  const match = plan.exec(text)
  const known = match?.[1]
  if (match && ofRivals.test(text.slice(match.index + match[0].length))) return undefined
  if (known) return text.match(new RegExp(plan.source, 'g'))?.length === 1 ? known : undefined
  const own = named.exec(text)?.[1]
  return own && !notPlan.test(own) ? own : undefined
}

/** What the cards of a page call their plans: "Small hall", above "€90 a month". */
function cardPrices(reading: Reading, statements: Statement[]): Price[] {
  return (reading.page?.pricing.cards ?? []).flatMap(card => {
    const name = card.find(({ type }) => type === 'heading')?.text.trim()
    const priced = statements.filter(({ block }) => card.includes(block) && moneyIn(block.text).length > 0)
    const [only] = priced
    // A card with two amounts has a monthly and a yearly price, or an old one and a new one.
    if (!name || wordsOf(name).length > 4 || !only || priced.length !== 1) return []
    return pricesOf(only, name)
  })
}

function pricesOf(statement: Statement, called?: string): Price[] {
  const { text } = statement
  if (other.test(text)) return []
  const amounts = moneyIn(text)
  const name = called ?? planIn(text)
  const money = amounts[0]
  if (!name || !money || amounts.length !== 1) return []
  const rest = text.slice(money.index + money.length)
  const unit = period.exec(rest)
  if (!unit || (ofCase.test(rest.slice(unit[0].length)) && !plan.test(text.slice(money.index)))) return []
  const atMost = yearly.test(text) || bound.test(text)
  return [{ plan: name, period: /^m/i.test(unit[1] ?? '') ? 'month' : 'year', money, statement, atMost }]
}

/** Two prices of one plan that cannot both hold. */
function twoPrices(a: Price, b: Price): boolean {
  if (a.plan !== b.plan || a.period !== b.period || a.money.currency !== b.money.currency) return false
  if (a.atMost && b.atMost) return false
  if (a.atMost || b.atMost) {
    const [least, plain] = a.atMost ? [a, b] : [b, a]
    return plain.money.bound === 'exact' && least.money.value > plain.money.max
  }
  return apart(a.money, b.money, 0.001)
}

/** "$10/month or $96/year (save 30%)". */
function saving(statement: Statement): Conflict | null {
  const amounts = moneyIn(statement.text)
  const units = amounts.map(money =>
    period.exec(statement.text.slice(money.index + money.length))?.[1]?.[0]?.toLowerCase(),
  )
  const month = amounts[units.indexOf('m')]
  const year = amounts[units.findIndex(unit => unit === 'y' || unit === 'a')]
  const percent = percentsIn(statement.text)[0]
  if (!month || !year || !percent || amounts.length !== 2 || !/\bsav(?:e|ing)/i.test(statement.text)) return null
  if (month.currency !== year.currency || /\bup to\b/i.test(statement.text) || year.value < 3 * month.value) return null
  if (isOffOtherThing(statement.text, percent)) return null
  const real = 100 * (1 - year.value / (12 * month.value))
  if (Math.abs(real - percent.value) <= 2) return null
  return {
    subject: 'the yearly saving',
    first: percent.text,
    second: `${month.text} a month and ${year.text} a year`,
    because: `Twelve months of ${month.text} against ${year.text} save ${Math.round(real)}%.`,
    quotes: bothQuotes(statement),
  }
}

export function planPrices(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const cards = cardPrices(reading, statements)
  const inCards = new Set(cards.map(({ statement }) => statement))
  const told = statements
    .filter(statement => !inCards.has(statement))
    .flatMap(statement => {
      const card = cards.find(({ plan: name }) => tells(statement.text, name))
      return pricesOf(statement, card?.plan)
    })
  const order = (price: Price) => statements.indexOf(price.statement)
  const prices = [...cards, ...told].sort((a, b) => order(a) - order(b))
  const twice = firstPair(prices, (a, b) => {
    if (!twoPrices(a, b)) return null
    return {
      subject: `the ${a.plan} price`,
      first: `${a.money.text} a ${a.period}`,
      second: `${b.money.text} a ${b.period}`,
      because: `Both are the price of ${a.plan} for a ${a.period}.`,
      quotes: bothQuotes(a.statement, b.statement),
    }
  })
  if (twice.length > 0) return twice
  return statements.flatMap(statement => saving(statement) ?? []).slice(0, 1)
}
