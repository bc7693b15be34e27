/** "We beat both on price", and a price of our own that is higher than one of theirs. */
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { isQuestion } from '../../voice.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { isPlain, leadOf, tailOf } from '../readers/passages.ts'
import { isOpenedApart } from '../readers/scopes.ts'

/** Cheaper than all of them. */
const ofAll =
  /\b(?:(?:we|it) (?:are|is|remain) (?:by far )?the (?:cheapest|least expensive|lowest[- ]priced)|(?:we|it) (?:beat|undercut|underprice)s? (?:both|them|all(?: of them)?|every(?:body|one)?(?: \p{L}+)?|all \p{L}+|the competition|our (?:competitors|rivals))(?: of them)?(?: on price| on cost)?|(?:we|our \p{L}+) (?:have|has|are|is) (?:by far )?(?:at )?the lowest prices?|(?:we are|we['’]re|it is) cheaper than (?:both|all|every|any|anybody|anyone|the competition|our (?:competitors|rivals))|nobody (?:is|sells|does it) cheaper|no one (?:is|sells|does it) cheaper|(?:we|ours) cost(?:s)? (?:the least|less than (?:both|all|any|every)\b))/iu
const onPrice = /\bbeat/i
/** Beaten on something else. */
const onOther = /\bbeats?\b(?![^.;]*\b(?:price|cost))/i
/** Cheaper than one of them, by its name. */
const ofOne =
  /\b(?:(?:[Ww]e are|[Ww]e['’]re|[Ii]t is|[Oo]urs is) (?:\p{Ll}+ )?cheaper than|(?:[Ww]e|[Ii]t) (?:undercut|underprice|beat|cost less than)s?) (\p{Lu}[\p{L}\d&’'-]+)/u
/** Who names a price. */
const own = /\b(?:we|ours?|us)\b/i
const rival =
  /(?:^|[^\p{L}])(?!(?:We|Our|Ours|The|It|At|For|In|And|But|Per|Price|Prices|This|That|Today|Now|Both|With)\b)(\p{Lu}[\p{L}\d&’'-]+)[^.;,]{0,24}?\b(?:charges?|costs?|asks?(?: for)?|takes?|sells?(?: it)?(?: for| at)?|is(?: at)?|wants?|comes? (?:at|in at|to))\b[^.;,]{0,12}$|(?:^|[.;,]\s?)(\p{Lu}[\p{L}\d&’'-]+)(?::| at| for)?\s*$/u
/** What makes two prices none of one thing. */
const other =
  /\b(?:includ\w+|all-in|in total|overall|extra|on top|set-?up|fees?|first (?:month|year)|until|used to|was|were|had|from|up to|starting|plus|without|used|second-hand|refurbished|larger|smaller|save[sd]?|less|more)\b/i
const per = /^\s*(?:a|an|per|each|every|\/)\s?(\p{L}+)/iu

interface Price {
  money: Money
  who: string
  unit: string
  statement: Statement
}

/** Every price in a statement with whose it is: an empty name is our own. */
function pricesIn(statement: Statement, brand: string): Price[] {
  const { text } = statement
  if (other.test(text) || isPlan(text) || isQuestion(text)) return []
  const all = moneyIn(text)
  return all.flatMap((money): Price[] => {
    if (!isPlain(money) || money.bound !== 'exact') return []
    const lead = leadOf(text, money, all)
    const unit = (per.exec(tailOf(text, money, all))?.[1] ?? '').toLowerCase()
    const match = rival.exec(lead)
    const name = match?.[1] ?? match?.[2] ?? ''
    const ours = own.test(lead) || (brand !== '' && lead.includes(brand))
    if (ours === (name !== '' && name !== brand)) return []
    return ours || name !== '' ? [{ money, who: ours ? '' : name, unit, statement }] : []
  })
}

/** Each of them is for the same span or piece, as far as it is told. */
const alike = (a: Price, b: Price): boolean =>
  a.money.currency === b.money.currency && (a.unit === b.unit || a.unit === '' || b.unit === '')

function claimIn({ text }: Statement): { words: string; of: string | null } | null {
  // Cheaper by another measure: "per year", "over its life", "in the long run".
  if (
    /\b(?:per|over|lasts?|lasting|long run|life(?:time)?|in total|all in|on balance|counting|after|a year)\b/i.test(
      text,
    )
  )
    return null
  if (isQuestion(text) || isPlan(text) || /\b(?:not|never|n['’]t|if|almost|nearly|among|one of)\b/i.test(text))
    return null
  const one = ofOne.exec(text)
  const all = ofAll.exec(text)
  if (one?.[1] && !onOther.test(text)) return { words: one[0], of: one[1] }
  // To beat them is to beat them on something, and only the price is held against prices.
  return all && (!onPrice.test(all[0]) || /\b(?:price|cost)/i.test(text)) ? { words: all[0], of: null } : null
}

export function cheaperThan(reading: Reading): Conflict[] {
  const statements = statementsOf(reading).filter(({ block }) => block.type !== 'table_row' && block.type !== 'chart')
  const brand = reading.page?.brand ?? reading.deck?.company ?? ''
  for (const statement of statements) {
    const claim = claimIn(statement)
    if (!claim) continue
    const prices = statements.flatMap(one => pricesIn(one, brand))
    const ours = prices.filter(({ who }) => who === '')
    const [mine] = ours
    // Several prices of our own are those of several plans.
    if (!mine || ours.some(({ money }) => money.value !== mine.money.value)) continue
    const lower = prices.find(
      one =>
        one.who !== '' &&
        (claim.of === null || claim.of === one.who) &&
        alike(one, mine) &&
        one.money.value < mine.money.value &&
        3 * one.money.value > mine.money.value &&
        // Two plans of theirs, or a price of each.
        prices.every(({ who, money }) => who !== one.who || money.value === one.money.value) &&
        !isOpenedApart(statement.text, claim.words, one.statement.text),
    )
    if (!lower) continue
    const [theirs, price] = [lower.money.text.trim(), mine.money.text.trim()]
    const both = [statement, lower.statement, mine.statement]
    return [
      {
        subject: 'who is cheaper',
        first: claim.words,
        second: `${theirs} at ${lower.who}, ${price} here`,
        because: `${price} is more than the ${theirs} of ${lower.who}.`,
        quotes: bothQuotes(...both.sort((a, b) => statements.indexOf(a) - statements.indexOf(b))),
      },
    ]
  }
  return []
}
