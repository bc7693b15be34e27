/** Four quarters or two halves, line by line, and a year told beside them that they do not make. */
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { bothQuotes, type Conflict, statementsOf } from '../conflict.ts'
import { type AmountRun, amountRuns } from '../readers/amount-lines.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow, scaleOf } from '../readers/tables.ts'

const quarter = /\b(Q[1-4]|(?:first|second|third|fourth) quarter|H[12]|(?:first|second) half)\b/i
const order = [
  'q1',
  'q2',
  'q3',
  'q4',
  'first quarter',
  'second quarter',
  'third quarter',
  'fourth quarter',
  'h1',
  'h2',
  'first half',
  'second half',
]
const year = /\b(?:full[- ]year|guidance|for the year|whole year|year as a whole|annual|FY ?\d*)\b/i
const kinds: readonly RegExp[] = [
  /\b(?:revenues?|sales|turnover|takings)\b/i,
  /\b(?:EBITDA?|EBIT|profit|earnings|operating result|loss)\b/i,
  /\b(?:costs?|expenses|spend(?:ing)?|opex|capex)\b/i,
  /\b(?:bookings|orders|ARR|cash)\b/i,
]
const kindOf = (text: string) => kinds.findIndex(kind => kind.test(text))
const other =
  /\b(?:last|prior|previous) year|\bnext year|\b(?:raise[ds]?|lower(?:ed)?|cut|up|down) from\b|\binstead of\b|\bno longer\b/i

interface Course {
  run: AmountRun
  sum: number
  scale: number
  from: number
  to: number
}

function courseIn(run: AmountRun): Course | null {
  const found = run.lines.flatMap((line, at) => {
    const name = quarter.exec(line.label)?.[1]?.toLowerCase()
    return name && line.unit !== '%' ? [{ line, at, name: order.indexOf(name) }] : []
  })
  const size = found.length
  const follows = found.every(
    ({ at, name }, index) =>
      index === 0 || (at === (found[index - 1]?.at ?? 0) + 1 && name === (found[index - 1]?.name ?? 0) + 1),
  )
  const [first, last] = [found[0], found.at(-1)]
  const isYear =
    first &&
    ((size === 4 && (first.name === 0 || first.name === 4)) || (size === 2 && (first.name === 8 || first.name === 10)))
  const units = new Set(found.map(({ line }) => line.unit))
  if (!isYear || !last || !follows || units.size > 1) return null
  const unit = scaleOf(`${run.head} `) ?? scaleOf(run.above) ?? scaleOf(run.title)
  const scale = first.line.unit === '' ? unit?.scale : 1
  if (scale === undefined) return null
  return { run, sum: found.reduce((all, { line }) => all + line.value, 0) * scale, scale, from: first.at, to: last.at }
}

export function quartersAndYear(reading: Reading): Conflict[] {
  const courses = amountRuns(reading).flatMap(run => courseIn(run) ?? [])
  for (const course of courses) {
    const { run, sum, scale, from, to } = course
    const blocks = new Set(run.lines.map(({ block }) => block))
    const kind = kindOf(`${run.title} ${run.above} ${run.head}`)
    for (const statement of statementsOf(reading)) {
      const { text, block } = statement
      if (!year.test(text) || other.test(text) || block.type === 'table_row' || /\bQ[1-4]\b/.test(text)) continue
      const [money, more] = moneyIn(text)
      if (!money || more || money.bound === 'at-most' || money.bound === 'at-least' || money.max !== money.value)
        continue
      const own = kindOf(text)
      // A guidance that names no kind is of what the list shows, where the list stands on its slide or names sales.
      if (own >= 0 && kind >= 0 && own !== kind) continue
      if (own < 0 && (kind > 0 || !/\b(?:guidance|full[- ]year)\b/i.test(text))) continue
      if (own > 0 && kind < 0 && !blocks.has(block) && headingOver(reading, block) !== run.title) continue
      const years = (value: string): string[] => value.match(/\b(?:19|20)\d\d\b/g) ?? []
      const told = years(text)
      const listed = years(
        [run.title, run.above, run.head, ...run.lines.slice(from, to + 1).map(({ label }) => label)].join(' '),
      )
      if (told.length > 0 && listed.length > 0 && !told.some(one => listed.includes(one))) continue
      const unit = run.lines[from]?.unit ?? ''
      if (unit !== '' && unit !== money.currency) continue
      const ratio = sum / money.value
      if (Math.abs(1 - ratio) <= (money.bound === 'about' ? 0.05 : 0.02) || ratio > 1.5 || ratio < 0.66) continue
      const parts = run.lines.slice(from, to + 1)
      const texts = parts.map(({ text: written }) => written)
      return [
        {
          subject: 'the year',
          first: money.text.trim(),
          second: texts.join(' + '),
          because: `The ${parts.length === 4 ? 'quarters' : 'halves'} add up to ${writtenAs(sum / scale, texts)}${scale === 1 ? '' : scale === 1e3 ? ' thousand' : scale === 1e6 ? ' million' : ''}, not to ${money.text.trim()}.`,
          quotes: distinctQuotes(
            ...bothQuotes(statement),
            ...[parts[0], parts.at(-1)].map(part => part && quoteRow(part)),
          ),
        },
      ]
    }
  }
  return []
}
