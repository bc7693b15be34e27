/** "34 centres in 21 towns" beside a table whose column of centres ends in a total of 31. */

import { type Amount, boundOf, number, parseNumber } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch, literal } from '../../../text.ts'
import { headingOver } from '../../voice.ts'
import { apart, bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn, total } from '../readers/amount-rows.ts'
import { distinctQuotes, quoteRow, stemsOf, type Table, tablesOf } from '../readers/tables.ts'
import { columnCount } from './column-count.ts'

/** A part, another time, another's, or no number of now. */
const other =
  /\b(?:of (?:our|the|these|those|which|them)|more|another|other|others|next|new|last|was|were|had|opened|closed|added|since|first|average|each|every|per|up to|over|more than|at least|from|each|rivals?|competitors?|market|by|will|only|just|among|sample|survey\w*|interview\w*|pilot|spoke|visited|asked|timed|measured|compared|in (?:19|20)\d\d|for \d+|than)\b/i
/** What is multiplied out is a thought: "4,000 labs × €3,400". */
const factors = /\d[^.;]{0,40}\s[×x*]\s?\S{0,3}\d/u
/** What stands below such a heading is not the firm's own. */
const notOwn = /\b(?:market|opportunity|TAM|SAM|addressable|competit\w+|problem|research|survey\w*|vision|road ?map)\b/i
const wide =
  /\b(?:all|worldwide|nationwide|today|now|currently|operating|operate|run|serve|have|own|total|there are)\b/i
/** "34 centres in 21 towns": where all of them are. */
const placed =
  /^\s*(?:$|[.!]|(?:in|across|over|from|at)\s+(?:\S*\d|two|three|four|five|six|seven|eight|nine|ten|twelve)\S*\s)/i
/** The table shows some of them. */
const excerpt =
  /\b(?:top|largest|biggest|main|key|select\w*|excerpts?|examples?|samples?|pilots?|best|new|first|plan|target|forecast|budget|with more than|visited)\b|…/i

interface Sum {
  noun: string
  stems: string[]
  value: number
  quotes: Conflict['quotes']
}

/** Columns that add up to their total, each with what it counts. */
function totalsOf(table: Table): Sum[] {
  const rows = table.rows.filter(({ label }) => !total.test(label))
  const end = table.rows.find(({ label }) => total.test(label))
  if (
    !end ||
    rows.length < 3 ||
    table.head.length !== table.width ||
    excerpt.test(`${table.above} ${table.title} ${table.head.join(' ')}`)
  )
    return []
  if (end.cells.length !== table.width || rows.some(({ cells }) => cells.length !== table.width)) return []
  return table.head.flatMap((head, at): Sum[] => {
    const values = rows.map(({ cells }) => amountIn(cells[at] ?? ''))
    const whole = amountIn(end.cells[at] ?? '')
    const sum = values.reduce((all, one) => all + (one?.value ?? 0), 0)
    const noun = head.toLowerCase().split(/\s+/).at(-1) ?? ''
    // Only a column that makes its own total tells the whole; a unit in its head makes it no count.
    if (
      !whole ||
      values.some(one => one === null || one.decimals > 0) ||
      sum !== whole.value ||
      sum < 5 ||
      !/^\p{L}+s$/u.test(noun)
    )
      return []
    return [
      {
        noun,
        stems: stemsOf(head),
        value: sum,
        quotes: [...(table.headBlock ? [quoteRow({ block: table.headBlock })] : []), quoteRow(end)],
      },
    ]
  })
}

const totalled = anyCase(`\\btotal(?: of|:)? (${number}) (\\p{L}+s)\\b`)
const part = new RegExp(`(?<=\\p{L} )(${number})(?=,? (?:and )?\\p{L}|[,.;]|$)`, 'u')

/** "North 720, south 410, west 270. Total 1,400 plants": the total of parts that stand before it. */
function writtenTotal(statement: Statement): Sum[] {
  const { block } = statement
  const match = totalled.exec(statement.text)
  if (!match || block.type === 'table_row') return []
  const value = parseNumber(match[1] ?? '0')
  const before = block.text.slice(0, block.text.indexOf(match[0]))
  const parts = everyMatch(part, before).map(({ text }) => parseNumber(text))
  const ends = parts.some(
    (_, at) => parts.slice(at).length > 1 && parts.slice(at).reduce((sum, one) => sum + one, 0) === value,
  )
  const noun = (match[2] ?? '').toLowerCase()
  return ends ? [{ noun, stems: stemsOf(noun), value, quotes: bothQuotes(statement) }] : []
}

/** "34 operating dialysis centres" for a column of operating centres: a word more or a word less, and the same noun. */
function countsOf(statement: Statement, sum: Sum): Amount[] {
  const { text } = statement
  const counted = anyCase(`(?<![\\p{L}\\d.,$€£₹/-])(${number})\\+? ((?:[\\p{L}-]+ ){0,3}?)${literal(sum.noun)}\\b`)
  return everyMatch(counted, text).flatMap(({ index, length, text: written, groups }): Amount[] => {
    const [digits = '0', between = ''] = groups
    const said = stemsOf(`${between} ${sum.noun}`)
    const unsaid = sum.stems.filter(stem => !said.includes(stem))
    const extra = said.filter(stem => !sum.stems.includes(stem))
    // A bare number may be that of one trial or one customer.
    const own =
      (index === 0 && placed.test(text.slice(length))) || wide.test(text.slice(Math.max(0, index - 40), index))
    if (!own || (unsaid.length > 0 && extra.length > 0) || extra.length > 1 || /^(?:19|20)\d\d$/.test(digits)) return []
    const value = parseNumber(digits)
    return [
      {
        value,
        max: value,
        bound: boundOf(text, index, index + digits.length, /\+/.test(written)),
        index,
        length,
        text: written,
      },
    ]
  })
}

export function countAndTotal(reading: Reading): Conflict[] {
  if (columnCount(reading).length > 0) return []
  const sums = [
    ...tablesOf(reading).flatMap(totalsOf),
    ...statementsOf(reading).flatMap(statement => writtenTotal(statement)),
  ]
  if (sums.length === 0) return []
  for (const statement of statementsOf(reading)) {
    if (
      statement.block.type === 'table_row' ||
      statement.block.type === 'chart' ||
      other.test(statement.text) ||
      factors.test(statement.text) ||
      notOwn.test(headingOver(reading, statement.block)) ||
      isPlan(statement.text)
    )
      continue
    for (const sum of sums) {
      const alike = sums.filter(({ noun }) => noun === sum.noun)
      const count = countsOf(statement, sum)[0]
      if (!count || count.bound === 'at-most' || alike.some(({ value }) => value === count.value)) continue
      if (!apart(count, { ...count, value: sum.value, max: sum.value, bound: 'exact' }, 0.03)) continue
      return [
        {
          subject: `the number of ${sum.noun}`,
          first: count.text,
          second: sum.value.toLocaleString('en-GB'),
          because: `Added up, it is ${sum.value.toLocaleString('en-GB')} ${sum.noun} in all.`,
          quotes: distinctQuotes(...bothQuotes(statement), ...sum.quotes),
        },
      ]
    }
  }
  return []
}
