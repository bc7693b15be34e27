/** A column of shares beside the amounts that they are of: right in the other rows, and wrong in one. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { total } from '../readers/amount-rows.ts'
import { numberRows, stepOf } from '../readers/number-rows.ts'
import { distinctQuotes, quoteRow, shareIn, type Table, tablesOf } from '../readers/tables.ts'

const shareHead =
  /^(?:share|part|%|percent(?:age)?|mix|weight|in %|anteil|split)\b|\b(?:share|of total|of all|%)\)?$|^%$/i
const otherShare = /\b(?:growth|change|market|margin|return|conversion|rate|equity|owner\w*|dil\w*|vs|yoy|discount)\b/i

function conflictIn(table: Table): Conflict | null {
  if (table.head.length !== table.width) return null
  const rows = numberRows(table).filter(({ row }) => !total.test(row.label) && !/^of which|^thereof/i.test(row.label))
  const plain = table.rows.filter(({ label }) => !total.test(label))
  if (rows.length < 4 || rows.length !== plain.length) return null
  for (const [at, head] of table.head.entries()) {
    if (!shareHead.test(head.trim()) || otherShare.test(head)) continue
    const shares = rows.map(({ row }) => shareIn(row.cells[at] ?? ''))
    if (shares.some(share => share === null || share < 0)) continue
    const found = table.head.map((_, column) => {
      const cells = rows.flatMap(({ cells: all }) => all[column] ?? [])
      const sum = cells.reduce((rest, { value }) => rest + value, 0)
      if (column === at || cells.length !== rows.length || sum <= 0 || cells.some(({ value }) => value < 0)) return null
      const off = (50 * stepOf(cells)) / sum + 1.1
      const lines = cells.map((cell, index) => {
        const real = (100 * cell.value) / sum
        return {
          row: rows[index],
          cell,
          real,
          share: shares[index] ?? 0,
          fits: Math.abs(real - (shares[index] ?? 0)) <= off,
        }
      })
      return { sum, lines, wrong: lines.filter(({ fits }) => !fits) }
    })
    // Of one column all of them may be the shares.
    if (found.some(one => one && one.wrong.length === 0)) continue
    const [hit, more] = found.flatMap(one =>
      one?.wrong.length === 1 && one.lines.some(({ real }) => real > 5) ? [one] : [],
    )
    const [line] = hit?.wrong ?? []
    if (!hit || more || !line?.row || Math.abs(line.real - line.share) <= 3) continue
    const text = line.row.row.cells[at] ?? ''
    return {
      subject: `the share of ${line.row.row.label.trim()}`,
      first: text.trim(),
      second: line.cell.text,
      because: `Of what the rows add up to, ${line.cell.text} is ${Math.round(line.real)}%.`,
      quotes: distinctQuotes(table.headBlock ? quoteRow({ block: table.headBlock }) : null, quoteRow(line.row.row)),
    }
  }
  return null
}

export function shareColumn(reading: Reading): Conflict[] {
  return tablesOf(reading)
    .flatMap(table => conflictIn(table) ?? [])
    .slice(0, 1)
}
