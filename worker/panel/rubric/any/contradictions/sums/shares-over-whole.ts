/** Shares in one sentence that are parts of one whole and more than it: instalments, an audience, what a thing is made of. */
import { type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import { bothQuotes, type Conflict, notTheWhole, type Statement } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'
import { fundShares } from '../finances/fund-shares.ts'
import { useOfFunds as partsOfFunds } from '../finances/use-of-funds.ts'
import { tailOf } from '../readers/passages.ts'

/** Each part is due at a moment of its own. */
const due =
  /^\s*(?:of (?:the )?(?:price|fee|total|amount|sum|order value|contract)\s)?(?:is |are |will be |being )?(?:(?:due|payable|paid|invoiced|billed)\s)?(?:(?:as (?:an? )?)?(?:advance|in advance|deposit|balance|down ?payment|retainer|final|first|second|third)(?: (?:payment|instal?lment))?\s)?(?:(?:\d+|an?|one|two|three|four|six|eight|ten|twelve) (?:days?|weeks?|months?) (?:later|after|from|before)|advance|mid-?way|half-?way|on|upon|at|after|with|before|in advance|up ?front|when|as (?:a )?deposit|deposit|down(?: ?payment)?|prior to|by|within|following|once|\d+ days)\b/i
const payment =
  /\b(?:pay(?:ment|able|ments)?|instal?lments?|invoic\w+|terms|deposit|advance|sign(?:s|ed|ature|ing)?|order|deliver\w*|acceptance|completion|handover)\b/i
/** What opens a list of all the parts: "Who was there:", "Where it came from:", "Material:", "by sector:". */
const opens =
  /\b(?:who (?:was|were|is|are|came|comes|attends|attended|reads|visits|buys)(?: (?:there|here|in the room|us|it))?|where (?:it|they|our \w+|the \w+) (?:came|comes?|goes?|went|is|are)(?: from| to)?|came from|comes? from|made (?:up )?of|consists? of|composed of|split|mix|break-?down|composition|materials?|fabric|filling|blend|by (?:sector|region|country|channel|industry|trade|role|type|size|segment|product|source)|divided|shares? of (?:revenue|sales|turnover|income))\b(?: [^:%\d]{0,30}| in \d{4})?\s?(?::|–|—)\s*$/iu
/** Answers that may be given together, shares of shares, and changes. */
const other =
  /\b(?:up to|at least|more than|over|under|of which|of whom|of these|of those|including|thereof|among them|multiple|more than one|several answers|say|said|answered|named|mention\w*|growth|grew|rose|fell|discount|interest|margin|vat|tax|late|penalty|refund\w*|women|men|female|male|aged|repeat|returning|first[- ]time|first-timers|compared|against|previous|instead|either|or|per (?:month|year|week|day)|probability|chance|retention|churn|conversion|if)\b/i

/** What leaving costs, or gives back, rises or falls in steps that are no parts. */
const steps =
  /\b(?:cancel\w*|refunds?|refunded|no-?show|withdraw\w*|compensation|penalt\w+|late|overdue|credits?|rebates?|commission|bonus|vest\w*)\b/i

/** What people are or do besides: one of them may be counted under several. */
const traits =
  /\b(?:from|with|without|who|own|owns|have|has|are|use|uses|work|works|live|lives|buy|buys|plan|plans|speak|male|parents|students)\b/i

const rounding = 2

/** Every piece is short, and the shares stand before all of them or behind all of them. */
function isList(text: string, shares: readonly Percent[]): boolean {
  const tails = shares.map(share => tailOf(text, share, shares))
  return tails.slice(0, -1).every(tail => wordsOf(tail).length <= 10 && !/[.!?]\s/.test(tail))
}

function conflictIn(statement: Statement): Conflict | null {
  const { text } = statement
  const shares = percentsIn(text)
  const [first] = shares
  if (!first || shares.length < 3 || shares.length > 12) return null
  if (shares.some(one => one.max !== one.value || one.points || one.value <= 0 || one.bound !== 'exact')) return null
  if (shares.some(({ value }) => value >= 100) || steps.test(text)) return null
  // "40 % cotton (20 % of it organic)" tells a part of a part.
  if (!isList(text, shares) || /\([^()]*\p{L}[^()]*%|%[^()%]*\bof (?:it|them|this)\b/u.test(text)) return null
  const end = text.slice(first.index).search(/[.!?](?:\s|$)/)
  const list = end < 0 ? text.slice(first.index) : text.slice(first.index, first.index + end)
  if (other.test(list) || percentsIn(list).length !== shares.length) return null
  const pieces = shares.map(share => tailOf(text, share, shares))
  const instalments = pieces.every(piece => due.test(piece)) && payment.test(text)
  const lead = text.slice(0, first.index)
  const colon = /^.*[:–—]\s*/su.exec(lead)?.[0] ?? lead
  if (!instalments && (traits.test(list) || (!opens.test(colon) && !opens.test(lead)))) return null
  const sum = Math.round(10 * shares.reduce((all, { value }) => all + value, 0)) / 10
  // A rest may be left without a word; more than the whole is none.
  if (sum <= 100 + rounding || sum > 199) return null
  return notTheWhole(
    instalments ? 'the instalments' : 'the shares',
    shares.map(({ text: written }) => written.trim()),
    sum,
    bothQuotes(statement),
  )
}

const dueLabel =
  /^\W*(?:on|upon|at|after|with|before|prior to|deposit|down ?payment|balance|final payment|first|second|third)\b[^%|:–—]{0,60}(?:[|:–—]|\s-)\s*\d{1,3}(?:[.,]\d)?\s?%\s*$/iu

/** "40% on signature", or "On signature | 40%": a line of its own for what is due at one moment. */
function isInstalment({ text, block }: Statement): boolean {
  const [share, more] = percentsIn(text)
  if (!share || more || block.type === 'heading' || wordsOf(text).length > 16 || other.test(text)) return false
  if (share.bound !== 'exact' || share.max !== share.value || share.value <= 0) return false
  const ahead = /^\W*(?:\d[.)]\s)?$/.test(text.slice(0, share.index))
  return (ahead && due.test(text.slice(share.index + share.length))) || dueLabel.test(text)
}

/** Three lines or more, each for an instalment. */
function inLines(statements: readonly Statement[]): Conflict | null {
  for (let at = 0; at < statements.length; at++) {
    const rest = statements.slice(at)
    const end = rest.findIndex(one => !isInstalment(one))
    const run = end < 0 ? rest : rest.slice(0, end)
    if (run.length < 3) continue
    const before = statements.slice(Math.max(0, at - 3), at)
    const near = [...before, ...run, ...rest.slice(run.length, run.length + 1)].map(({ text }) => text).join(' ')
    if (!payment.test(near) || steps.test(near)) return null
    const shares = run.flatMap(({ text }) => percentsIn(text))
    const sum = Math.round(10 * shares.reduce((all, { value }) => all + value, 0)) / 10
    at += run.length
    if (sum <= 100 + rounding || sum > 199) continue
    const [first, last] = [run[0], run.at(-1)]
    return notTheWhole(
      'the instalments',
      shares.map(({ text: written }) => written.trim()),
      sum,
      first && last ? bothQuotes(first, last) : [],
    )
  }
  return null
}

export function sharesOverWhole(reading: Reading): Conflict[] {
  // What the pairs about the use of funds see is not said twice.
  if (partsOfFunds(reading).length > 0 || fundShares(reading).length > 0) return []
  const told = everythingTold(reading)
  const inSentence = told.flatMap(statement => conflictIn(statement) ?? []).slice(0, 1)
  return inSentence.length > 0 ? inSentence : [inLines(told) ?? []].flat()
}
