/** Pair 29: what the money is for, told in one line, in parts that are more than the whole. */
import { type Money, moneyIn, type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, notTheWhole, type Statement, statementsOf } from '../conflict.ts'
import { isPlain, tailOf } from '../readers/passages.ts'
import { raises } from './raise-amounts.ts'
import { useOfFunds as partsOfFunds } from './use-of-funds.ts'

const aboutFunds =
  /\b(?:(?:use|utili[sz]ation|application|deployment|allocation) of (?:the )?(?:funds|proceeds|money)|(?:funds|proceeds|round|raise|money|capital|investment) (?:will )?(?:goes?|go|is|are|be)(?: \w+)? (?:to|into|for|on|used|spent|split|divided)|we(?:['’]ll| will)? (?:use|spend|allocate|put|split|divide) (?:it|them|(?:the|our|this) (?:money|funds|round|proceeds|capital|budget|grant|loan|credit))|raising|allocation|\d\s?[kKmM]?n? (?:will )?go(?:es)? (?:to|into))\b/i
/** Parts of a part, shares of something else, and what is not meant as a sum. */
const other =
  /\b(?:including|of which|thereof|of that|of those|among|whom|up to|growth|grow\w*|margin|equity|stake|dilution|discount|valuation|cap|interest|already|committed|raised|raise[sd]? from|grants?|loans?|revenue|ARR|MRR|sales of|customers|users|churn|market|per|year|month|quarter|tranches?|then|either|or|increase|more|less|faster|lower|higher|matched|match|owns?|shares of|SEIS|EIS|tax)\b/i
const ofAnother =
  /^\s*of (?!(?:it|this|that|them|(?:the|our|this) (?:money|funds?|round|proceeds|capital|budget|grant|loan|credit|total|raise|amount))\b)/i
const rounding = 2

/** To pay a loan back is a use of money as any other is. */
const purposeless = (text: string) =>
  text
    .replace(aboutFunds, '')
    .replace(/\b(?:re-?payment|pay(?:ing)? (?:back|off|down)|retir\w+) of (?:\p{L}+ ){0,3}loans?\b/giu, '')

/** "50% engineering, 30% sales": each with few words, or each after few. */
function isList(text: string, parts: (Money | Percent)[]): boolean {
  const tails = parts.map(part => tailOf(text, part, parts))
  return tails.slice(0, -1).every(tail => tail.trim().split(/\s+/).length <= 7 && !/[.!?]\s/.test(tail))
}

/** "50% product (20% of it design)": some stand in brackets with words of their own, and are parts of a part. */
function isNested(text: string, shares: Percent[]): boolean {
  const brackets = everyMatch(/\([^()]*\)/, text).filter(({ text: inside }) => /\p{L}/u.test(inside))
  const inside = shares.filter(share =>
    brackets.some(({ index, length }) => index < share.index && share.index < index + length),
  )
  return inside.length > 0 && inside.length < shares.length
}

function sharesOver(statement: Statement): Conflict | null {
  const { text } = statement
  const shares = percentsIn(text)
  if (shares.length < 3 || !shares.every(one => isPlain(one) && !one.points && one.bound === 'exact')) return null
  if (!isList(text, shares) || isNested(text, shares)) return null
  // "50% of the rooms": a share of something of its own.
  if (shares.some(share => ofAnother.test(tailOf(text, share, shares)))) return null
  const sum = Math.round(shares.reduce((total, { value }) => total + value, 0) * 10) / 10
  // A rest may be left without a word, so less than the whole is no contradiction; two parts may overlap by a rounding.
  if (sum <= 100 + rounding) return null
  return notTheWhole(
    'the use of funds',
    shares.map(({ text: written }) => written.trim()),
    sum,
    bothQuotes(statement),
  )
}

function moneyOver(statement: Statement): Conflict | null {
  const { text } = statement
  const [whole, ...parts] = moneyIn(text)
  if (!whole || parts.length < 2 || !isPlain(whole) || whole.bound !== 'exact') return null
  const leads = /\b(?:raising|raise|seeking|round of|use of (?:funds|proceeds)|ask)\b[^.;]{0,20}$/i.test(
    text.slice(0, whole.index),
  )
  const goes = /^\s*(?:will )?go(?:es)? (?:to|into)\b/i.test(tailOf(text, whole, [whole, ...parts]))
  const alike = parts.every(one => isPlain(one) && one.bound === 'exact' && one.currency === whole.currency)
  if ((!leads && !goes) || !alike || parts.some(({ value }) => value >= whole.value) || !isList(text, parts))
    return null
  if (!/\b(?:for|to|on|into|goes|use|spend)\b|[:–—(-]/i.test(tailOf(text, whole, [whole, ...parts]))) return null
  const sum = parts.reduce((total, { value }) => total + value, 0)
  // The largest rounding of two digits in each.
  if (sum <= 1.05 * whole.value) return null
  const amounts = parts.map(({ text: written }) => written.trim()).join(' + ')
  return {
    subject: 'the use of funds',
    first: whole.text.trim(),
    second: amounts,
    because: `The parts add up to ${sum.toLocaleString('en-GB')}, and the whole is ${whole.text.trim()}.`,
    quotes: bothQuotes(statement),
  }
}

export function fundShares(reading: Reading): Conflict[] {
  // What the pair that reads the slide's list sees is not said twice.
  if (partsOfFunds(reading).length > 0) return []
  const asked = new Set(raises(reading).map(({ statement }) => statement))
  for (const statement of statementsOf(reading)) {
    // What is raised now, in whatever words, and shares behind it: that is what it is for.
    const about = aboutFunds.test(statement.text) || asked.has(statement)
    if (!about || other.test(purposeless(statement.text))) continue
    const found = sharesOver(statement) ?? moneyOver(statement)
    if (found) return [found]
  }
  return []
}
