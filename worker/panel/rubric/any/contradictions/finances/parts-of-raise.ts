/** What a round is for, line by line, and more than what is raised: "NOK 18m + 12m + 8m + 6m" of NOK 42m. */
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, quoteStatement, statementsOf } from '../conflict.ts'
import { type AmountLine, amountRuns } from '../readers/amount-lines.ts'
import { placeOf, total } from '../readers/amount-rows.ts'
import { writtenIn } from '../readers/number-style.ts'
import { inOneSection } from '../readers/sections.ts'
import { distinctQuotes, quoteRow } from '../readers/tables.ts'
import { fundShares } from './fund-shares.ts'
import { fundsTable } from './funds-table.ts'
import { findRaise } from './raise-amounts.ts'
import { useOfFunds } from './use-of-funds.ts'

const uses =
  /\b(?:use of (?:the )?(?:funds|proceeds|money|round|capital)|uses?:|what (?:it|the money|the round|this) (?:is|will be|goes|pays|buys)\b|where (?:it|the money|the round) (?:goes|will go)|funds? (?:go|goes|will go)|(?:we|to) (?:will )?(?:use|spend) (?:it|them|the money)|allocation|breakdown)/i
/** Money beside the round, or a line that tells of something else. */
const beside =
  /\b(?:grants?|loans?|debt|own (?:cash|funds|money)|existing|co-?financ\w*|match\w*|subsid\w+|of which|thereof|incl\w*)\b/i
const noPart =
  /\b(?:ARR|MRR|revenues?|turnover|valuation|cap|pre-money|post-money|committed|raised|raising|ask|round|burn|price|ticket|minimum|cash|runway|market|per|a month|monthly)\b/i

/** The lines below what is raised, each for a purpose. */
function partsIn(lines: readonly AmountLine[], currency: string, whole: number): AmountLine[] {
  const isPart = ({ unit, label, value }: AmountLine) =>
    unit === currency && value > 0 && value < whole && !noPart.test(label) && !total.test(label)
  const from = lines.findIndex(isPart)
  const rest = from < 0 ? [] : lines.slice(from)
  const end = rest.findIndex(line => !isPart(line))
  return [...(end < 0 ? rest : rest.slice(0, end))]
}

export function partsOfRaise(reading: Reading): Conflict[] {
  const raise = findRaise(reading)
  if (raise?.money.bound !== 'exact' || raise.money.max !== raise.money.value) return []
  if ([useOfFunds, fundShares, fundsTable].some(pair => pair(reading).length > 0)) return []
  const { money, statement } = raise
  const blocks = reading.visible
  const asked = blocks.indexOf(statement.block)
  for (const run of amountRuns(reading)) {
    const parts = partsIn(run.lines, money.currency, money.value)
    const [first, last] = [parts[0], parts.at(-1)]
    if (!first || !last || parts.length < 3) continue
    const at = blocks.indexOf(first.block)
    const near = blocks.slice(Math.max(0, at - 3), at).map(({ text }) => text)
    const named = uses.test([run.title, run.above, run.head, ...near].join('\n'))
    const below = at > asked && at - asked <= 2 && placeOf(first.block) === placeOf(statement.block)
    if (!named && !below) continue
    const sum = parts.reduce((all, { value }) => all + value, 0)
    const gap = sum - money.value
    // Less than is raised may leave a rest without a word.
    if (gap <= 0.02 * money.value || sum > 1.6 * money.value) continue
    const isNear = (value: number) => Math.abs(gap - value) <= 0.02 * money.value
    // What makes it up stands beside it, or is one of the lines.
    const around = statementsOf(reading).filter(one => placeOf(one.block) === placeOf(first.block) && one !== statement)
    const more = around.some(({ block, text }) => {
      const amounts = parts.some(part => part.block === block) ? [] : moneyIn(text)
      // In another section of a running text an amount tells of something else, unless it is money beside the round.
      return inOneSection(reading, first.block, block)
        ? beside.test(text) || amounts.some(({ value }) => isNear(value))
        : beside.test(text) && amounts.length > 0
    })
    if (more || parts.some(({ value }) => isNear(value))) continue
    const texts = parts.map(({ text }) => text)
    return [
      {
        subject: 'the use of funds',
        first: money.text.trim(),
        second: texts.join(' + '),
        because: `The parts add up to ${writtenIn(texts, sum)}, and ${money.text.trim()} is raised.`,
        quotes: distinctQuotes(quoteStatement(statement), quoteRow(first), quoteRow(last)),
      },
    ]
  }
  return []
}
