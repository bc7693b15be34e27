/** Pair 23: an old price, a new one, and a discount that does not lead from one to the other. */
import { type Money, moneyIn, type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
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

const old =
  /\b(?:was|were|regular(?:ly)?|usual(?:ly)?|normal(?:ly)?|RRP|MSRP|list price|original(?:ly)?(?: price)?|before|instead of|rather than|reduced from|down from|cut from|full price)\b[^.;\n]{0,16}$/i
const present = /\b(?:now|today|only|just|sale|for|to|pay|yours|price)\b[^.;\n]{0,16}$/i
const offAfter = /^\s*(?:off|discount|saving|less|cheaper|reduction|lower|price cut)\b/i
const offBefore = /\b(?:sav(?:e|es|ing|ings)|discount|reduction|cut)(?: of| you|:)?\s*$/i
const saveBefore = /\b(?:sav(?:e|es|ing|ings)|discount|off)(?: of| you|:)?\s*$/i
const saveAfter = /^\s*(?:off|discount|saving)\b/i
/** "−30 %" beside two prices. */
const lessBefore = /(?:^|[^\p{L}\d])[-−–]\s?$/u
/** Another discount on top, another buyer's, or prices of different things. */
const other =
  /\b(?:extra|additional|another|further|first|codes?|coupons?|vouchers?|students?|members?|vat|tax|per|instal?ments?|month\w*|year\w*|annual\w*|week\w*|bundles?|both|together|any|all|every|selected|plus|shipping|delivery|if|when|more than one|second|or|groups?|famil\w+|children|kids|early)\b/i
/** Shops round what they say of a price cut, and hardly by more than this. */
const points = 2
/** Words of a line of a card. */
const longestLine = 12

function pricesOf(text: string, all: Money[]): { was: Money; is: Money } | null {
  const was = all.filter(money => old.test(leadOf(text, money, all)))
  const is = all.filter(money => !was.includes(money) && present.test(leadOf(text, money, all)))
  const before = was[0]
  // "€90 instead of €120" tells what the other one is.
  const told = before && /\b(?:instead of|rather than)\b/i.test(leadOf(text, before, all))
  const after = is[0] ?? (told ? all.find(money => money !== before) : undefined)
  if (!before || !after || was.length !== 1 || is.length > 1) return null
  // "Reduced from $80" is what it cost, and no bound.
  return before.currency === after.currency &&
    before.value > after.value &&
    before.value === before.max &&
    isPlain(after)
    ? { was: before, is: after }
    : null
}

/** What is struck through is what it cost, with no word that says so. */
function struckOf(all: Money[], struck: readonly string[]): { was: Money; is: Money } | null {
  const was = all.filter(money => struck.some(text => text.includes(money.text.trim())))
  const [before, ...more] = was
  const after = all.find(money => !was.includes(money))
  if (!before || !after || more.length > 0 || before.currency !== after.currency) return null
  return before.value > after.value && isPlain({ ...before, bound: 'exact' }) && isPlain(after)
    ? { was: before, is: after }
    : null
}

interface Card extends Passage {
  struck: readonly string[]
}

/** A line with a price struck through, and the short lines below it in one card. */
function cardsOf(reading: Reading): Card[] {
  const blocks = reading.visible
  return blocks.flatMap((block, at) => {
    const struck = block.struck ?? []
    if (struck.length === 0 || wordsOf(block.text).length > longestLine) return []
    const card = [block]
    for (const next of blocks.slice(at + 1, at + 3)) {
      if (block.group === undefined || next.group !== block.group || wordsOf(next.text).length > 6) break
      if (next.struck?.length || next.type === 'heading') break
      card.push(next)
    }
    // The shortest that says it all: what stands below may be of something else.
    return card.map((_, last) => {
      const lines = card.slice(0, last + 1)
      return {
        struck,
        text: lines.map(({ text }) => text).join('\n'),
        quotes: lines.map(({ id, text }) => ({ blockId: id, text })),
      }
    })
  })
}

const isTaken = (share: Percent | undefined) => share !== undefined && share.value < 0 && share.max === share.value

function conflictIn({ text, quotes }: Passage, struck: readonly string[] = []): Conflict | null {
  if (other.test(text) || namesTwo(text)) return null
  const all = moneyIn(text)
  // Two prices and what is saved.
  if (all.length > 3) return null
  const found = percentsIn(text)
  const shares = found.map(share => ({ ...share, value: Math.abs(share.value), max: Math.abs(share.max) }))
  const saved = all.filter(
    money => saveBefore.test(leadOf(text, money, all)) || saveAfter.test(tailOf(text, money, all)),
  )
  const rest = all.filter(money => !saved.includes(money))
  const prices = rest.length !== 2 ? null : struck.length > 0 ? struckOf(rest, struck) : pricesOf(text, rest)
  if (!prices || shares.length + saved.length !== 1) return null
  const [was, is] = [spanOf({ ...prices.was, bound: 'exact' }, 0.01), spanOf(prices.is, 0.01)]
  const [before, after] = [prices.was.text.trim(), prices.is.text.trim()]
  const stated = shares[0] ?? saved[0]
  if (!stated || isSavedOtherwise(text, stated)) return null
  let real: Span
  let said: string
  if (shares[0]) {
    const end = stated.index + stated.length
    const lead = text.slice(0, stated.index)
    if (!offAfter.test(text.slice(end)) && !offBefore.test(lead) && !lessBefore.test(lead) && !isTaken(found[0]))
      return null
    real = wider({ low: 100 * (1 - is.high / was.low), high: 100 * (1 - is.low / was.high) }, points)
    said = `${rounded(100 * (1 - prices.is.value / prices.was.value))}%`
  } else {
    if (saved[0]?.currency !== prices.was.currency) return null
    real = { low: was.low - is.high, high: was.high - is.low }
    said = (prices.was.value - prices.is.value).toLocaleString('en-GB', { maximumFractionDigits: 2 })
  }
  if (meet(spanOf(stated, 0.01), real)) return null
  return {
    subject: 'the discount',
    first: stated.text.trim(),
    second: `${before} before and ${after} now`,
    because: `From ${before} down to ${after} is ${said} off.`,
    quotes,
  }
}

/** 25 of 24.9, and 19.5 of 19.46: whole where nothing is lost. */
const rounded = (share: number) => (Math.abs(share - Math.round(share)) <= 0.2 ? Math.round(share) : share.toFixed(1))

export function priceCut(reading: Reading): Conflict[] {
  for (const card of cardsOf(reading)) {
    const found = conflictIn(card, card.struck)
    if (found) return [found]
  }
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(passage)
    if (found) return [found]
  }
  return []
}
