/** A list of shares under a line that says what is split, and more than the whole: "Plans 71%, single visits 22%, other 9%". */
import type { Reading } from '../../reading.ts'
import { type AmountRun, amountRuns } from './amount-lines.ts'
import type { Conflict } from './conflict.ts'
import { distinctQuotes, quoteRow } from './tables.ts'

const split =
  /\b(?:where (?:the|our|your|its) \p{L}+ (?:comes? from|goes|is spent|went)|(?:\p{L}+ )?(?:mix|split|breakdown|composition|distribution)|(?:revenues?|sales|turnover|income|costs?|spend(?:ing)?|expenses|budget|orders|volume|portfolio|customers?|members?|users?|staff|guests|visitors|traffic|leads|loans?|assets|energy|waste|time|land|area) by \p{L}+|(?:made up|consists?) of|shares? of (?:revenue|sales|turnover|costs?|income|volume|orders)|who (?:our|the) (?:customers|members|guests|buyers|users) are|how (?:the|our|your|each|every) \p{L}+ (?:is|are) (?:split|spent|divided|used|made up))\b/iu
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
  return {
    subject: 'the shares',
    first: parts.map(({ text }) => text).join(' + '),
    second: '100%',
    because: `The parts add up to ${sum}%.`,
    quotes: distinctQuotes(...[parts[0], parts.at(-1)].map(part => part && quoteRow(part))),
  }
}

export function sharesOfSplit(reading: Reading): Conflict[] {
  return amountRuns(reading)
    .flatMap(run => conflictIn(run) ?? [])
    .slice(0, 1)
}
