/** What is raised, a valuation and the share of the company for it, where neither reading of the valuation gives it. */
import { type Money, moneyIn, type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { isPlain, leadOf, type Passage, passagesOf, tailOf } from '../readers/passages.ts'
import { findRaise, raises } from './raise-amounts.ts'

const before = /\b(pre|post)-?\s?money(?: valuation| value)?(?:\s?(?:of|is|at|:|–|-|=|\|))?\s*$/i
const after = /^\s*(?:\([^)]*\)\s*)?(?:valuation,? )?(pre|post)(?:-|\s)?(?:money)?\b/i
/** It is a share of the company that is sold for the money. */
const sold =
  /^\s*(?:of (?:the |our )?(?:company|business|shares?|equity|capital)\b|equity\b|stake\b|dilution\b|(?:for|to) (?:the )?(?:new )?(?:money|investors?|shareholders?)\b|ownership\b|of the fully diluted)/i
const soldFor =
  /(?:=|\bequals|\bfor|\bgives? (?:away )?|\bsell(?:ing)?|\boffer(?:ing)?|\bstake(?: of| on offer)?\s?[:|–—-]?|\bdilution(?: of)?\s?[:|–—-]?|\bequity(?: offered| on offer| sold)?\s?[:|–—-]?|\bnew (?:investors?|shareholders?|money|investors?[’']|shareholders?[’'])(?: (?:share|stake|equity))?(?: (?:will|would|then))?(?: (?:gets?|receives?|holds?|owns?|have|has|takes?|end up with))?(?: (?:together|a total of|about))?\s?[:|–—-]?|\b(?:equity|share|stake) (?:for|of) (?:the )?new (?:investors?|shareholders?|money)\s?[:|–—-]?|\binvestors (?:get|receive)(?: together| about)?)\s*$/i
/** New holders are told of where old ones are not. */
const newHolders =
  /\bnew (?:investors?|shareholders?|money)[’']?(?: (?:will|would|then|together))*(?: (?:gets?|receives?|holds?|owns?|have|has|takes?|share|stake))?/gi
/** Terms under which the share is another, or the share of somebody else. */
const other =
  /\b(?:SAFEs?|convertible|cap|discount|warrants?|tranches?|secondary|existing|lead|of the round|employees|co-?investors?|pool|ESOP|options?|founders?|hold|holds|own|owns|keep|retain|angels?|was|were|last round|previous\w*|in 20\d\d|between|up to)\b/i
const apartBy = 1

interface Valuation {
  money: Money
  after: boolean
}

function valuationIn(text: string, all: readonly Money[]): Valuation | null {
  const found = all.flatMap((money): Valuation[] => {
    const said = after.exec(tailOf(text, money, all))?.[1] ?? before.exec(leadOf(text, money, all))?.[1]
    return said && isPlain(money) ? [{ money, after: /post/i.test(said) }] : []
  })
  const [only] = found
  return only && found.length === 1 ? only : null
}

function shareIn(text: string): Percent | null {
  const all = percentsIn(text).filter(
    one =>
      one.max === one.value &&
      !one.points &&
      (sold.test(text.slice(one.index + one.length)) ||
        (soldFor.test(text.slice(0, one.index)) && /^\s*(?:[.,;)]|at\b|$)/m.test(text.slice(one.index + one.length)))),
  )
  return all.length === 1 ? (all[0] ?? null) : null
}

function conflictIn({ text, quotes }: Passage, raised: readonly Money[]): Conflict | null {
  if (!/money/i.test(text) || other.test(text.replace(newHolders, ' '))) return null
  const all = moneyIn(text)
  const valuation = valuationIn(text, all)
  const share = shareIn(text)
  if (!valuation || !share || all.length > 6) return null
  const { money: worth, after: post } = valuation
  const alike = (money: Money) => isPlain(money) && money.currency === worth.currency && money.value < worth.value
  const here = all.filter(money => money !== worth && alike(money))
  const named = raised.filter(alike)
  const [round] = named.length > 0 ? named : here
  // Where nobody says what is raised, the only other amount beside the valuation is it.
  if (!round || (named.length === 0 && here.length !== 1)) return null
  const real = (money: Money) => (100 * money.value) / (post ? worth.value : worth.value + money.value)
  const off = share.bound === 'exact' ? apartBy : 2.5
  // Any amount beside it may be the one that the share is for, and what is left may be told as well.
  if (
    [...here, ...named].some(money => [share.value, 100 - share.value].some(one => Math.abs(real(money) - one) <= off))
  )
    return null
  const [paid, valued] = [round.text.trim(), worth.text.trim()]
  const told = Number(real(round).toPrecision(3)).toLocaleString('en-GB')
  return {
    subject: 'the share sold',
    first: share.text.trim(),
    second: `${paid} at ${valued} ${post ? 'post' : 'pre'}-money`,
    because: post
      ? `${paid} is ${told}% of ${valued}.`
      : `${paid} on top of ${valued} is ${told}% of the company after the round.`,
    quotes,
  }
}

export function equitySold(reading: Reading): Conflict[] {
  const round = findRaise(reading)
  const said = raises(reading).map(({ money }) => money)
  const raised = round ? [round.money, ...said] : said
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(passage, raised)
    if (!found) continue
    const also = round && !found.quotes.some(({ blockId }) => blockId === round.statement.block.id)
    const line = also ? [{ blockId: round.statement.block.id, text: round.statement.text.slice(0, 300).trim() }] : []
    return [{ ...found, quotes: [...line, ...found.quotes] }]
  }
  return []
}
