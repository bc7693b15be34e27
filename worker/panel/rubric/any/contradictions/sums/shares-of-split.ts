/** A list of shares under a line that says what is split, and more than the whole: "Plans 71%, single visits 22%, other 9%". */
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, notTheWhole, type Statement, statementsOf } from '../conflict.ts'
import { shareList } from '../finances/share-list.ts'
import { type AmountRun, amountRuns } from '../readers/amount-lines.ts'
import { distinctQuotes, quoteRow } from '../readers/tables.ts'
import { sharesOverWhole } from './shares-over-whole.ts'

const split =
  /\b(?:where (?:the|our|your|its) \p{L}+ (?:comes? from|goes|is spent|went)|(?:\p{L}+ )?(?:mix|split|breakdown|composition|distribution)|(?:revenues?|sales|turnover|income|costs?|spend(?:ing)?|expenses|budget|orders|volume|portfolio|loans?|assets|energy|waste|time|land|area) by \p{L}+|(?:customers?|members?|users?|staff|guests|visitors|pupils|patients|tenants) by (?:size|age|region|country|sector|industry|plan|type|gender|department|branch|location|segment|town|city)\b|(?:made up|consists?) of|shares? of (?:revenue|sales|turnover|costs?|income|volume|orders)|who (?:our|the) (?:customers|members|guests|buyers|users) are|how (?:the|our|your|each|every) \p{L}+ (?:is|are) (?:split|spent|divided|used|made up))\b/iu
/** Several answers of one person, or rates that nothing is split by. */
const other =
  /\b(?:survey\w*|answers?|respond\w*|asked|multiple|several|reasons?|features?|use|uses|using|used|would|want|say|said|growth|grew|change|increase|margin|rate|retention|churn|conversion|utili[sz]ation|occupancy|satisf\w+|savings?|discount|on[- ]time|target|vs|spent|so far|reached|done|complet\w*|progress|achieved|renew\w*|fill\w*|full|load|open rate|won|win|quota|device|overlap\w*|both|also|compared|year on year|more than one)\b/i
const mostParts = 10

function conflictIn({ lines, title, above, head }: AmountRun): Conflict | null {
  const over = [title, above, head].find(text => split.test(text))
  if (over === undefined || other.test(`${title} ${above} ${head}`)) return null
  const from = lines.findIndex(({ unit }) => unit === '%')
  const rest = lines.slice(Math.max(0, from))
  const end = rest.findIndex(({ unit }) => unit !== '%')
  const parts = end < 0 ? rest : rest.slice(0, end)
  if (from !== 0 || parts.length < 3 || parts.length > mostParts) return null
  if (
    parts.some(
      ({ value, signed, label }) =>
        value <= 0 ||
        value >= 100 ||
        signed ||
        other.test(label) ||
        /\b(?:total|of which|thereof|incl\w*|all)\b/i.test(label),
    )
  )
    return null
  const sum = Number(parts.reduce((all, { value }) => all + value, 0).toFixed(2))
  const rounding = parts.reduce((all, { decimals }) => all + 0.5 * 10 ** -Math.max(0, decimals), 0)
  if (sum <= 100 + Math.min(2, Math.max(1, rounding)) - 0.001 || sum <= 100 + rounding || sum > 118) return null
  return notTheWhole(
    'the shares',
    parts.map(({ text }) => text),
    sum,
    distinctQuotes(...[parts[0], parts.at(-1)].map(part => part && quoteRow(part))),
  )
}

/** "Of our revenue, 46% is from schools, 38% from clubs and 24% from towns": money is in one part only. */
const ofMoney =
  /\bof (?:our|the|its|all|total) (?:\p{L}+ )?(?:revenues?|sales|turnover|income|costs?|spend(?:ing)?|budget|takings)\b/iu
const nested =
  /\([^()]*%[^()]*\)|\bof (?:that|which|these|those|them|it)\b|\b(?:another|up|down|last year|previous|20\d\d)\b/i

function inSentence(statement: Statement): Conflict | null {
  const { text, block } = statement
  const shares = percentsIn(text)
  const [first] = shares
  if (!first || shares.length < 3 || shares.length > mostParts || block.type === 'table_row' || block.type === 'chart')
    return null
  if (!ofMoney.test(text) || nested.test(text) || other.test(text.replace(/\bof (?:our|the|its) /gi, ''))) return null
  if (shares.some(one => one.bound !== 'exact' || one.max !== one.value || one.points || one.value <= 0)) return null
  const list = text.slice(first.index)
  const tails = shares.map(({ index, length }, at) => text.slice(index + length, shares[at + 1]?.index ?? text.length))
  if (/[.;!?]\s/.test(list) || tails.some(tail => tail.split(/\s+/).length > 9)) return null
  const sum = Number(shares.reduce((all, { value }) => all + value, 0).toFixed(2))
  if (sum <= 100 + Math.max(1.5, shares.length / 2) || sum > 118) return null
  return notTheWhole(
    'the shares',
    shares.map(({ text: written }) => written.trim()),
    sum,
    bothQuotes(statement),
  )
}

export function sharesOfSplit(reading: Reading): Conflict[] {
  // What the pairs about the use of funds see is not said twice.
  if ([sharesOverWhole, shareList].some(pair => pair(reading).length > 0)) return []
  return [
    ...amountRuns(reading).flatMap(run => conflictIn(run) ?? []),
    ...statementsOf(reading).flatMap(statement => inSentence(statement) ?? []),
  ].slice(0, 1)
}
