/** What is raised, a valuation and the share of the company for it, where neither reading of the valuation gives it. */
import { type Money, moneyIn, type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, quoteStatement, type Statement, statementsOf } from '../conflict.ts'
import { isPlain, leadOf, type Passage, passagesOf, tailOf } from '../readers/passages.ts'
import { distinctQuotes } from '../readers/tables.ts'
import { findRaise, type Raise, raises } from './raise-amounts.ts'

const before = /\b(pre|post)-?\s?money(?: valuation| value)?(?:\s?(?:of|is|at|:|–|-|=|\|))?\s*$/i
const after = /^\s*(?:\([^)]*\)\s*)?(?:valuation,? )?(pre|post)(?:-|\s)?(?:money)?\b/i
/** It is a share of the company that is sold for the money. */
const sold =
  /^\s*(?:of (?:the |our )?(?:company|business|shares?|equity|capital)\b|equity\b|stake\b|dilution\b|(?:for|to) (?:the )?(?:new )?(?:money|investors?|shareholders?)\b|ownership\b|of the fully diluted)/i
const soldFor =
  /(?:=|\bequals|\bfor|\bgives? (?:away )?|\bsell(?:ing)?|\boffer(?:ing)?|\bstake(?: of| on offer)?\s?[:|–—-]?|\bdilution(?: of)?\s?[:|–—-]?|\bequity(?: offered| on offer| sold)?\s?[:|–—-]?|\b(?:new|incoming) (?:investors?|shareholders?|money|investors?[’']|shareholders?[’'])(?: (?:share|stake|equity))?(?: (?:will|would|then))?(?: (?:gets?|receives?|holds?|owns?|have|has|takes?|end up with))?(?: (?:together|a total of|about))?\s?[:|–—-]?|\b(?:equity|share|stake) (?:for|of) (?:the )?new (?:investors?|shareholders?|money)\s?[:|–—-]?|\binvestors (?:get|receive)(?: together| about)?)\s*$/i
/** New holders are told of where old ones are not. */
const newHolders =
  /\b(?:new|incoming) (?:investors?|shareholders?|money)[’']?(?: (?:will|would|then|together))*(?: (?:gets?|receives?|holds?|owns?|have|has|takes?|share|stake))?/gi
/** Terms under which the share is another, or the share of somebody else. */
const other =
  /\b(?:SAFEs?|convertible|cap|discount|warrants?|tranches?|secondary|existing|lead|of the round|employees|co-?investors?|pool|ESOP|options?|founders?|hold|holds|own|owns|keep|retain|angels?|was|were|last round|previous\w*|in 20\d\d|between|up to)\b/i
const apartBy = 1

interface Valuation {
  money: Money
  after: boolean
}

function valuationsIn(text: string, all: readonly Money[]): Valuation[] {
  return all.flatMap((money): Valuation[] => {
    const said = after.exec(tailOf(text, money, all))?.[1] ?? before.exec(leadOf(text, money, all))?.[1]
    return said && isPlain(money) ? [{ money, after: /post/i.test(said) }] : []
  })
}

function valuationIn(text: string, all: readonly Money[]): Valuation | null {
  const found = valuationsIn(text, all)
  const [only] = found
  return only && found.length === 1 ? only : null
}

function shareIn(text: string): Percent | null {
  const all = percentsIn(text).filter(
    one =>
      one.max === one.value &&
      !one.points &&
      (sold.test(text.slice(one.index + one.length)) ||
        (soldFor.test(text.slice(0, one.index)) &&
          /^\s*(?:[.,;)]|(?:at|after|on|upon|once|following)\b|$)/m.test(text.slice(one.index + one.length)))),
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

/** What old holders keep is told of behind it, and is no share of new ones. */
const ofOld =
  /,? (?:and|while|whereas|with|leaving) the (?:present|existing|old|current|other|remaining|founders|rest)\b.*$/is

/** The share of new holders stands in a section of its own, far from the one valuation of the text. */
function farFrom(reading: Reading, round: Raise): Conflict[] {
  const statements = statementsOf(reading)
  const valued = statements.flatMap(statement =>
    valuationsIn(statement.text, moneyIn(statement.text)).map(one => ({ ...one, statement })),
  )
  const [worth] = valued
  // Before the money and after it, or two rounds: which of them the share is of cannot be told.
  if (!worth || valued.some(one => one.after !== worth.after || one.money.value !== worth.money.value)) return []
  const { money, after: post } = worth
  const paid = round.money
  if (!isPlain(paid) || paid.currency !== money.currency || paid.value >= money.value) return []
  const real = (100 * paid.value) / (post ? money.value : money.value + paid.value)
  const shares = statements.flatMap((statement: Statement) => {
    const text = statement.text.replace(ofOld, '.')
    const rest = text.replace(newHolders, ' ')
    const share = rest !== text && !other.test(rest) ? shareIn(text) : null
    return share ? [{ share, statement }] : []
  })
  const [told, more] = shares
  if (!told || more || told.share.bound !== 'exact') return []
  if ([told.share.value, 100 - told.share.value].some(one => Math.abs(real - one) <= apartBy)) return []
  const percent = Number(real.toPrecision(3)).toLocaleString('en-GB')
  const [sum, value] = [paid.text.trim(), money.text.trim()]
  return [
    {
      subject: 'the share sold',
      first: told.share.text.trim(),
      second: `${sum} at ${value} ${post ? 'post' : 'pre'}-money`,
      because: post
        ? `${sum} is ${percent}% of ${value}.`
        : `${sum} on top of ${value} is ${percent}% of the company after the round.`,
      quotes: distinctQuotes(
        quoteStatement(round.statement),
        quoteStatement(worth.statement),
        quoteStatement(told.statement),
      ),
    },
  ]
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
  return round ? farFrom(reading, round) : []
}
