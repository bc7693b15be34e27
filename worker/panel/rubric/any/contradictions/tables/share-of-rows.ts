/** "94% of our alerts are confirmed" beside a table that counts the alerts and the confirmed ones. */
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn, total } from '../readers/amount-rows.ts'
import { distinctQuotes, period, quoteRow, stemsOf, type Table, tablesOf } from '../readers/tables.ts'

/** The share, of what, and what became of it: "94% of our red alerts are confirmed". */
const claimed =
  /(?:%|per cent|percent) of (?:all |the |our |all our |all the |those |these )?((?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+) (?:(?:is|are|was|were|has been|have been|gets?|got|had been) (?:(?:all|then|later|actually|really|now) )?([\p{L}’'-]+)|([\p{L}’'-]{3,}ed)\b)/iu
/** Another party's, another time's, or a part of what the table counts. */
const other =
  /\b(?:industry|market|average|competitors?|rivals?|others|national\w*|sector|last (?:year|month|quarter)|in (?:19|20)\d\d|used to|target|goal|aim|up to|at least|more than|over|under|less than|nearly|almost|about|around|new|first|since|if|would|could|revenue|sales|value|weight|volume)\b/i

interface Series {
  label: string
  values: readonly (number | null)[]
  /** The whole, where the table tells it. */
  total: number | null
  quote: ReturnType<typeof quoteRow>
}

const value = (cell: string | undefined) => (cell === undefined ? null : (amountIn(cell)?.value ?? null))

/** The columns of a table, and its rows: each a name with its counts. */
function seriesOf(table: Table): Series[][] {
  const full = table.rows.filter(({ cells }) => cells.length === table.width)
  const plain = full.filter(({ label }) => !total.test(label))
  const whole = table.rows.find(({ label }) => total.test(label))
  const headed = table.head.length === table.width
  const columns =
    headed && plain.length > 1
      ? table.head.map(
          (label, at): Series => ({
            label,
            values: plain.map(({ cells }) => value(cells[at])),
            total: whole?.cells.length === table.width ? value(whole.cells[at]) : null,
            quote: quoteRow(whole ?? plain.at(-1) ?? { block: table.rows[0]?.block ?? (table.headBlock as never) }),
          }),
        )
      : []
  const rows = full.map(
    (row): Series => ({
      label: row.label,
      values: row.cells.map(cell => value(cell)),
      total: null,
      quote: quoteRow(row),
    }),
  )
  const courses = headed && table.head.every(head => period.test(head))
  return [
    columns.filter(({ values }) => values.every(one => one !== null)),
    courses || rows.length < 8 ? rows.filter(({ values }) => values.every(one => one !== null)) : [],
  ]
}

/** Rows. The amounts of more are no longer read in one breath. */
const mostShown = 4

/** All that is named is in the label, and the label has at most one word more. */
function names(label: string, said: string): boolean {
  const [own, named] = [stemsOf(label), stemsOf(said)]
  return named.length > 0 && own.length > 0 && named.every(stem => own.includes(stem)) && own.length <= named.length + 1
}

/** "Confirmed on opening" is what "confirmed" tells: it opens with the word. */
const opensWith = (label: string, said: string) => stemsOf(said).some(stem => stemsOf(label)[0] === stem)

/** A total where both have one, else the rows: their sums stand nowhere. */
function shownAs(pairs: readonly (readonly [number, number])[], part: number | null, whole: number | null): string {
  if (pairs.length > mostShown && (part === null || whole === null)) return 'the rows of the table'
  const side = (total: number | null, at: 0 | 1) =>
    (part === null || whole === null || total === null ? pairs.map(pair => pair[at]) : [total])
      .map(value => value.toLocaleString('en-GB'))
      .join(' + ')
  return `${side(part, 1)} of ${side(whole, 0)}`
}

function conflictIn(
  statement: Statement,
  share: number,
  of: string,
  became: string,
  text: string,
  tables: readonly Table[],
): Conflict | null {
  for (const table of tables)
    for (const all of seriesOf(table)) {
      const whole = all.find(({ label }) => names(label, of))
      const part = all.find(series => series !== whole && opensWith(series.label, became) && !names(series.label, of))
      if (!whole || !part) continue
      const pairs = whole.values.map((one, at) => [one ?? 0, part.values[at] ?? 0] as const)
      if (pairs.some(([one, own]) => one < own || one <= 0)) continue
      const sum = (side: 0 | 1) => pairs.reduce((rest, pair) => rest + pair[side], 0)
      const [from, to] = [whole.total ?? sum(0), part.total ?? sum(1)]
      const shares = [...pairs.map(([one, own]) => (100 * own) / one), (100 * sum(1)) / sum(0), (100 * to) / from]
      // Any row, any column or all of them together may be what is meant.
      if (from < 20 || shares.some(one => Math.abs(one - share) <= 1.5 || Math.abs(100 - one - share) <= 1.5)) continue
      return {
        subject: `the share of ${of.toLowerCase()}`,
        first: text,
        second: shownAs(pairs, part.total ?? null, whole.total ?? null),
        because: `By the table it is ${to.toLocaleString('en-GB')} of ${from.toLocaleString('en-GB')}, or ${Math.round((100 * to) / from)}%.`,
        quotes: distinctQuotes(
          ...bothQuotes(statement),
          table.headBlock && whole.quote === part.quote ? quoteRow({ block: table.headBlock }) : whole.quote,
          part.quote,
        ),
      }
    }
  return null
}

export function shareOfRows(reading: Reading): Conflict[] {
  const tables = tablesOf(reading)
  if (tables.length === 0) return []
  return statementsOf(reading)
    .filter(
      ({ block, text }) => block.type !== 'table_row' && block.type !== 'chart' && !isPlan(text) && !other.test(text),
    )
    .flatMap(statement => {
      const [share, more] = percentsIn(statement.text)
      const match = share && !more && share.max === share.value && !share.points ? claimed.exec(statement.text) : null
      return match && share
        ? (conflictIn(statement, share.value, match[1] ?? '', match[2] ?? match[3] ?? '', share.text.trim(), tables) ??
            [])
        : []
    })
    .slice(0, 1)
}
