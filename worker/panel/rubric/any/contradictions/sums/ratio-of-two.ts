/** "Leverage 3.4x" below a debt and an EBITDA that make 3.8: a ratio that its own two amounts do not give. */

import type { Amount } from '../../../amount.ts'
import { type Money, moneyIn, multiplesIn, ratiosIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { lifetimeRatio } from '../finances/lifetime-ratio.ts'
import { isPlain, leadOf, meet, type Passage, passagesOf, spanOf, tailOf } from '../readers/passages.ts'

/** What is divided, by what, and what the outcome is called. */
const ratios: readonly { over: RegExp; under: RegExp; name: RegExp }[] = [
  {
    over: /\b(?:total |net |gross |bank )?debt\b(?!\s?\/)/i,
    under: /(?<!\/\s?)\bEBITDA\b(?! margin)/i,
    name: /\b(?:leverage|(?:net )?debt\s?\/\s?EBITDA|(?:net )?debt to EBITDA)\b/i,
  },
  {
    over: /\b(?:LTV|lifetime value)\b(?!\s?(?:\/|:|to\b))/i,
    under: /(?<!(?:\/|:|to)\s?)\b(?:CAC|acquisition cost)\b/i,
    name: /\bLTV\s?(?:\/|:|to)\s?CAC\b/i,
  },
]
const priced = /^,? (?:at |or |i\.e\. |which is |= ?)?(?:about |around |only |just )?$/i
/** "5.0x EBITDA of $520K". */
const multipleOf =
  /^\s*(?:the |its |their )?(?:trailing |last year[’']s |20\d\d |annual )?(EBITDA|earnings|revenues?|sales|ARR|profit|rent)(?: of| at|:|, which is)\s*(?:about |around )?$/i
const other =
  /\b(?:target|goal|if|would|after|before|pro forma|adjusted|including|excluding|average|was|last year|previous\w*|synerg\w+|up to|between|covenant of|by segment|paid|blended|organic|channel|cohort|in 20\d\d)\b/i

function conflictOf(times: Amount, over: Money, under: Money, quotes: Passage['quotes']): Conflict | null {
  if (![over, under].every(isPlain) || over.currency !== under.currency) return null
  const [a, b] = [spanOf(over, 0.03), spanOf(under, 0.03)]
  const decimals = /[.,](\d)/.test(times.text) ? 0.05 : 0.5
  const off = decimals + (times.bound === 'exact' ? 0.02 : 0.15) * times.value
  const real = { low: a.low / b.high, high: a.high / b.low }
  const ratio = over.value / under.value / times.value
  if (meet(real, { low: times.value - off, high: times.value + off }) || ratio > 4 || ratio < 0.25) return null
  // What is told by the month or the quarter, of a year.
  const [first, second] = [over.text.trim(), under.text.trim()]
  return {
    subject: 'the ratio',
    first: times.text.trim(),
    second: `${first} to ${second}`,
    because: `${first} is ${Number((over.value / under.value).toPrecision(2))} times ${second}.`,
    quotes,
  }
}

function conflictIn({ text, quotes }: Passage): Conflict | null {
  const all = moneyIn(text)
  const times = [...multiplesIn(text), ...ratiosIn(text)].sort((a, b) => a.index - b.index)
  if (all.length !== 2) return null
  const [a, b] = all
  if (!a || !b) return null
  for (const one of times) {
    const between = text.slice(a.index + a.length, one.index)
    if (
      one.index > a.index &&
      one.index < b.index &&
      priced.test(between) &&
      multipleOf.test(text.slice(one.index + one.length, b.index))
    )
      return other.test(text) ? null : conflictOf(one, a, b, quotes)
  }
  for (const { over, under, name } of ratios) {
    const lines = text.replace(/\bagainst (?:a|the) covenant of\b.*$/gim, ' ')
    const match = name.exec(lines)
    if (!match || other.test(lines)) continue
    const told = times.filter(
      ({ index }) =>
        index > match.index &&
        index - match.index - match[0].length <= 14 &&
        !text.slice(match.index, index).includes('\n'),
    )
    const plain = /^\s?(?:of|is|:|=|\||ratio(?: of| is)?)\s?(\d{1,2}[.,]\d)(?![\d%])/.exec(
      text.slice(match.index + match[0].length),
    )
    const amount: Amount | undefined =
      told[0] ??
      (plain?.[1]
        ? {
            value: Number(plain[1].replace(',', '.')),
            max: 0,
            bound: 'exact',
            index: match.index,
            length: 0,
            text: plain[1],
          }
        : undefined)
    if (!amount) continue
    const labelled = (label: RegExp, not: RegExp) =>
      all.filter(money => {
        const lead = leadOf(text, money, all).replace(name, ' ')
        const near = label.test(lead)
          ? lead
          : label.test(tailOf(text, money, all).slice(0, 24)) && lead.trim() === ''
            ? tailOf(text, money, all)
            : ''
        return near !== '' && !not.test(near)
      })
    const [tops, bottoms] = [labelled(over, under), labelled(under, over)]
    const net = (written: string) => /\bnet\b/i.test(written)
    const [top, bottom] = [tops[0], bottoms[0]]
    if (!top || !bottom || tops.length > 1 || bottoms.length > 1 || top === bottom) continue
    if (
      net(text.slice(Math.max(0, match.index - 8), match.index + match[0].length + 8)) !== net(leadOf(text, top, all))
    )
      continue
    const found = conflictOf(amount, top, bottom, quotes)
    if (found) return found
  }
  return null
}

export function ratioOfTwo(reading: Reading): Conflict[] {
  // What the older pair sees is not said twice.
  if (lifetimeRatio(reading).length > 0) return []
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(passage)
    if (found) return [found]
  }
  return []
}
