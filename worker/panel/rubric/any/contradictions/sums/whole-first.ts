/** A whole that stands before its parts: "Budget: €84,000" over three lines, or a first row "Total". */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { type AmountLine, amountRuns, roundingOf } from '../readers/amount-lines.ts'
import { otherRow, otherTotal, total, totalOf } from '../readers/amount-rows.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow } from '../readers/tables.ts'
import { neverSummed, overlapping } from './total-columns.ts'
import { totalRow } from './total-row.ts'

/** What names a whole without the word for it, where a list of its own stands below. */
const whole =
  /^(?:(?:the |our |total |overall |full |whole )*(?:budget|cost|costs|investment|bill|spend(?:ing)?|outlay)(?: for .{1,40}| of .{1,40})?)$/i
const excerpt =
  /\b(?:top|largest|biggest|main|key|select\w*|excerpts?|examples?|samples?|including|such as|per|each|average|a month|monthly)\b|…|\.\.\./i
/** By instalments one may pay more. */
const instalment =
  /\b(?:deposit|instal?lments?|down ?payment|balance|(?:in|on|by|from) (?:Jan|Feb|March|April|May|June|July|Aug|Sep|Oct|Nov|Dec)\w*|month \d|(?:first|second|third|final) (?:payment|instal?lment))\b/i
const fewest = 3

/** All below it, as long as they are of its kind and nothing else is a whole. */
function partsBelow(lines: readonly AmountLine[], end: AmountLine): AmountLine[] | null {
  const parts = lines.slice(lines.indexOf(end) + 1)
  const alike = parts.every(
    ({ unit, value, label }) =>
      unit === end.unit &&
      value > 0 &&
      value < end.value &&
      !otherRow.test(label) &&
      !total.test(label) &&
      !excerpt.test(label) &&
      !instalment.test(label),
  )
  return alike && parts.length >= fewest ? parts : null
}

export function wholeFirst(reading: Reading): Conflict[] {
  const told = new Set(totalRow(reading).flatMap(({ quotes }) => quotes.map(({ blockId }) => blockId)))
  for (const run of amountRuns(reading)) {
    const [end] = run.lines
    if (!end || end.unit === '%' || told.has(end.block.id)) continue
    const named = total.test(end.label) && !otherTotal.test(end.label)
    // A line that names a whole by what it is has its parts as bullets below it.
    if (!named && !(whole.test(end.label) && end.unit !== '')) continue
    const over = `${run.title} ${run.above} ${run.head}`
    const parts = partsBelow(run.lines, end)
    if (!parts || excerpt.test(`${over} ${end.label}`) || neverSummed.test(run.head)) continue
    const sum = parts.reduce((all, { value }) => all + value, 0)
    const gap = Math.abs(sum - end.value)
    const off = roundingOf([...parts, end]) + 1e-9
    if (gap <= off || sum > 1.3 * end.value || sum < 0.7 * end.value) continue
    // Some may be left out without a word where the whole is more; whoever is in two rows is one in the whole.
    if (sum < end.value && !named) continue
    if (sum > end.value && overlapping.test(`${over} ${end.label}`)) continue
    if (parts.some(({ value }) => Math.abs(gap - value) <= off)) continue
    const texts = [...parts, end].map(({ text }) => text)
    return [
      {
        subject: totalOf(end),
        first: parts.map(({ text }) => text).join(' + '),
        second: end.text,
        because: `The rows add up to ${writtenAs(sum, texts)}.`,
        sum: `${/^[$€£₹]/.exec(end.text)?.[0] ?? ''}${writtenAs(sum, texts)}`,
        quotes: distinctQuotes(quoteRow(end), ...[parts[0], parts.at(-1)].map(part => part && quoteRow(part))),
      },
    ]
  }
  return []
}
