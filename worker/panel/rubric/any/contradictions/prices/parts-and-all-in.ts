/** Amounts by the month that are all there are, line by line, and another sum of them: "all in €74 a month". */
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, quoteStatement, type Statement, statementsOf } from '../conflict.ts'
import { type AmountRun, amountRuns, roundingOf } from '../readers/amount-lines.ts'
import { otherRow, total } from '../readers/amount-rows.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow } from '../readers/tables.ts'

/** Said right over or right below the lines: nothing is left out of them. */
const complete =
  /\b(?:(?:these|those|that) (?:are|is) (?:all|everything)|(?:there (?:are|is) |with )?(?:no|nothing) (?:other|further|more|else|hidden) ?(?:costs?|amounts?|charges?|fees?|to pay|comes on top|is added)?|that['’]s (?:all|it)|all (?:the )?(?:costs|amounts|charges) (?:there are|are listed))\b/i
const periods: readonly [string, RegExp][] = [
  ['week', /\b(?:per|an?|each|every) week\b|\bweekly\b|\/\s?week\b/i],
  ['month', /\b(?:per|an?|each|every) (?:calendar )?month\b|\bmonthly\b|\/\s?(?:month|mo)\b/i],
  ['year', /\b(?:per|an?|each|every) year\b|\b(?:yearly|annual(?:ly)?)\b|\/\s?(?:year|yr)\b/i],
]
const allIn = /\b(?:all[- ]in|all together|altogether|in total|in all|all told|everything included)\b/i
/** Of something else, or by another reckoning. */
const other =
  /\b(?:net|after tax|before|until|used to|was|were|from|up to|about|around|on average|average|competitors?|elsewhere|others?|if|would|could|plus|without|excl\w*|discount\w*|instead|larger|smaller|two|three|both)\b/i

const periodIn = (text: string) => periods.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)

/** What ties the sum to the lines: the price of the thing that both are about, or that both are the example. */
function sameThing(over: string, text: string): boolean {
  const prices = moneyIn(over).map(({ value, currency }) => `${currency} ${value}`)
  const named = moneyIn(text).some(({ value, currency }) => prices.includes(`${currency} ${value}`))
  return named || (/\bexample\b/i.test(over) && /\b(?:our|the|this) example\b/i.test(text))
}

/** The clause with the sum in it: "all in, it costs you €74 a month". */
function sumIn({ text }: Statement, period: string) {
  const at = allIn.exec(text)?.index
  if (at === undefined) return null
  const clause = text.slice(Math.max(0, text.slice(0, at).search(/[^:;.]*$/u)))
  const [money, more] = moneyIn(clause).filter(({ index, length }) =>
    /^(?: gross)?(?:,? (?:a|per|each|every) |\s?\/)/.test(clause.slice(index + length)),
  )
  if (!money || more || money.bound !== 'exact' || money.max !== money.value || other.test(clause)) return null
  return periodIn(clause).join() === period ? money : null
}

function conflictIn(run: AmountRun, reading: Reading, statements: readonly Statement[]): Conflict | null {
  const { lines } = run
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || first.unit === '%' || first.unit === '') return null
  const plain = lines.every(
    ({ unit, value, label }) => unit === first.unit && value > 0 && !otherRow.test(label) && !total.test(label),
  )
  if (!plain) return null
  const blocks = reading.visible
  const at = blocks.indexOf(first.block)
  const over = [run.title, ...blocks.slice(Math.max(0, at - 2), at).map(({ text }) => text), run.head].join('\n')
  const below = blocks[blocks.indexOf(last.block) + 1]?.text ?? ''
  const [period, another] = periodIn(`${run.above} ${run.head}`)
  if (!period || another || !complete.test(`${run.above}\n${below}`)) return null
  const sum = lines.reduce((all, { value }) => all + value, 0)
  for (const statement of statements) {
    if (lines.some(({ block }) => block === statement.block)) continue
    const money = sumIn(statement, period)
    if (!money || money.currency !== first.unit || !sameThing(over, statement.text)) continue
    const gap = Math.abs(money.value - sum)
    if (gap <= roundingOf(lines) + 0.5 || gap > 0.4 * sum) continue
    const texts = [...lines.map(({ text }) => text), money.text.trim()]
    return {
      subject: `the price a ${period}`,
      first: lines.map(({ text }) => text).join(' + '),
      second: money.text.trim(),
      because: `The parts add up to ${writtenAs(sum, texts)}.`,
      quotes: distinctQuotes(quoteRow(first), quoteRow(last), quoteStatement(statement)),
    }
  }
  return null
}

export function partsAndAllIn(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  return amountRuns(reading)
    .flatMap(run => conflictIn(run, reading, statements) ?? [])
    .slice(0, 1)
}
