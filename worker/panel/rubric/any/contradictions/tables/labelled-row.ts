/** A figure told by its name, and a row of that name in which it does not stand. */

import { boundOf, number, parseNumber } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch, literal, wordsOf } from '../../../text.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import {
  distinctQuotes,
  period,
  quoteRow,
  scaleOf,
  shareIn,
  stemsOf,
  type Table,
  type TableRow,
  tablesOf,
} from '../readers/tables.ts'

/** Another's figure, another time's, or a wish. */
const other =
  /\b(?:suppliers?|present|current(?:ly)?|previous\w*|competitors?|rivals?|industry|average|benchmark|national\w*|they|their|last (?:week|month|quarter|year)|was|were|used to|had|target|goal|aim|in (?:19|20)\d\d|pilot|if|example|up to|at least|more than|over|under|less than|about|around|nearly|almost|except)\b/i
/** A time of its own: "FY28 at 88%", "by autumn", "after three months". */
const ownTime =
  /\b(?:FY|CY) ?[’']?\d{2,4}\b|\b(?:Q[1-4]|H[12])\b|\b(?:19|20)\d\d\b|\b(?:years?|quarters?|months?|weeks?) \d|\b\d+(?:st|nd|rd|th) (?:year|quarter|month)\b|\b(?:by|until|till|from|before|after|since|next|later|once|then|when|plan\w*|budget\w*|forecast\w*|guidance|expect\w*|aim\w*|run[- ]?rate|Jan(?:uary)?|Feb(?:ruary)?|March|April|June|July|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|spring|summer|autumn|winter)\b/i
const aheadHead = /(?:E|F|P|B|plan|forecast|target|budget)$/

/** A label as its words, without the unit or the place that follows a comma or stands in brackets. */
const labelStems = (label: string) => stemsOf(label.replace(/\s*(?:,|\(|:| – | — ).*$/, ''))
const alike = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && a.length === b.length && a.every(one => b.includes(one))
const isCourse = (table: Table) =>
  table.head.some(head => period.test(head)) || /\b(?:19|20)\d\d\b.*\b(?:19|20)\d\d\b/.test(table.above)

interface Named {
  table: Table
  row: TableRow
}

function shareConflict(
  statement: Statement,
  stated: { value: number; text: string },
  { row }: Named,
  because: string,
): Conflict {
  return {
    subject: `“${row.label.trim()}”`,
    first: stated.text.trim(),
    second: row.cells.filter(cell => shareIn(cell) !== null).join(', '),
    because,
    quotes: distinctQuotes(...bothQuotes(statement), quoteRow(row)),
  }
}

/** "98% on time" where the row "On time" has nothing so high: the whole lies between its parts. */
function outsideRow(statement: Statement, rows: readonly Named[]): Conflict | null {
  const { text } = statement
  const [share, more] = percentsIn(text)
  if (
    !share ||
    more ||
    share.bound !== 'exact' ||
    share.max !== share.value ||
    wordsOf(text).length > 6 ||
    other.test(text)
  )
    return null
  const said = stemsOf(text.replace(share.text, ' '))
  for (const named of rows) {
    const shares = named.row.cells.map(shareIn)
    if (
      !alike(labelStems(named.row.label), said) ||
      shares.length < 2 ||
      shares.some(one => one === null) ||
      isCourse(named.table)
    )
      continue
    const [low, high] = [Math.min(...shares.map(one => one ?? 0)), Math.max(...shares.map(one => one ?? 0))]
    if (share.value > high + 0.5) return shareConflict(statement, share, named, `The highest in that row is ${high}%.`)
    if (share.value < low - 0.5) return shareConflict(statement, share, named, `The lowest in that row is ${low}%.`)
  }
  return null
}

/** "We undertake to deliver 99% of pieces on the due day" beside the row that promises 98.5% in just these words. */
function otherLevel(statement: Statement, rows: readonly Named[]): Conflict | null {
  const { text } = statement
  const [share, more] = percentsIn(text)
  if (
    !share ||
    more ||
    share.bound !== 'exact' ||
    share.max !== share.value ||
    other.test(text) ||
    isPlan(text.replace(/\b(?:would|will)\b/gi, ''))
  )
    return null
  const said = new Set(stemsOf(text))
  for (const named of rows) {
    const stems = labelStems(named.row.label)
    const [level, ...levels] = named.row.cells.flatMap(cell => shareIn(cell) ?? [])
    if (
      stems.length < 3 ||
      level === undefined ||
      levels.length > 0 ||
      !stems.every(stem => said.has(stem)) ||
      Math.abs(level - share.value) < 0.05
    )
      continue
    if (isCourse(named.table)) continue
    return {
      ...shareConflict(statement, share, named, 'Both are given for the same thing, in the same words.'),
      severity: 2,
    }
  }
  return null
}

const inUse =
  /^\s+(?:(?:now|currently|already|today) )?(?:use|trust|rely|pay|list|work with|sell|buy|book|are (?:live|on|with))\b/i
const usedBy = /\b(?:used|trusted|chosen|loved) by\s+(?:over |more than |about |some )?$|\bjoin (?:over |more than )?$/i
const active = /^(?:activ|pay|liv|total|connect|sign|list|regist|enroll?)/

interface Counted extends Named {
  noun: string
  last: number
  written: RegExp
}

/** Rows of what is there over time, "Active yards", which end at their highest. */
function countedRows(rows: readonly Named[]): Counted[] {
  return rows.flatMap(({ table, row }): Counted[] => {
    const noun = row.label.toLowerCase().trim().split(/\s+/).at(-1) ?? ''
    const stems = stemsOf(row.label)
    if (!/^\p{L}{3,}s$/u.test(noun) || stems.length > 2 || (stems.length === 2 && !active.test(stems[0] ?? '')))
      return []
    if (row.cells.length < 2 || !isCourse(table) || table.head.some(head => aheadHead.test(head))) return []
    const values = row.cells.flatMap(cell => amountIn(cell)?.value ?? [])
    const last = values.at(-1)
    if (values.length < row.cells.length || !last || last < Math.max(...values)) return []
    const written = anyCase(
      `(?<![\\p{L}\\d.,$€£-])(${number})\\+? (?:(?:active|paying|happy|independent|other) )?${literal(noun)}\\b`,
    )
    return [{ table, row, noun, last, written }]
  })
}

/** "More than 120 yards already trust us" where the row of active yards ends at 86. */
function aboveRow(statement: Statement, rows: readonly Counted[]): Conflict | null {
  const { text } = statement
  if (isPlan(text) || /\b(?:target|by 20\d\d|ever|since|so far|in all|altogether|have used|tried)\b/i.test(text))
    return null
  const said = text.toLowerCase()
  for (const { row, noun, last, written } of rows) {
    if (!said.includes(noun)) continue
    for (const { index, length, groups, text: count } of everyMatch(written, text)) {
      const value = parseNumber(groups[0] ?? '0')
      if (!inUse.test(text.slice(index + length)) && !usedBy.test(text.slice(0, index))) continue
      if (boundOf(text, index, index + length, false) === 'at-most' || value <= 1.15 * last || value > 20 * last)
        continue
      return {
        subject: `the number of ${noun}`,
        first: count,
        second: row.cells.at(-1) ?? '',
        because: `The row “${row.label.trim()}” ends at ${row.cells.at(-1)}.`,
        quotes: distinctQuotes(...bothQuotes(statement), quoteRow(row)),
      }
    }
  }
  return null
}

/** Key figures under their names, and a course of the same name that ends elsewhere. */
function stripAndCourse(tables: readonly Table[]): Conflict | null {
  for (const strip of tables) {
    const [only, more] = strip.rows
    if (
      !only ||
      more ||
      !strip.headBlock ||
      strip.headBlock.type === 'chart' ||
      (amountIn(only.label) === null && shareIn(only.label) === null) ||
      strip.corner === ''
    )
      continue
    const figures = [[strip.corner, only.label], ...strip.head.map((head, at) => [head, only.cells[at] ?? ''])] as [
      string,
      string,
    ][]
    for (const [name, cell] of figures)
      for (const table of tables)
        for (const row of table.rows) {
          if (
            table === strip ||
            !alike(labelStems(row.label), labelStems(name)) ||
            !isCourse(table) ||
            row.cells.length !== table.width ||
            table.head.some(head => aheadHead.test(head))
          )
            continue
          const own = amountIn(cell)
          const values = row.cells.map(one => amountIn(one)?.value ?? null)
          const last = values.at(-1)
          if (!own || own.value <= 0 || last === null || last === undefined || values.some(one => one === null))
            continue
          const unit = scaleOf(`${row.label} `)?.scale ?? 1
          const sizes = values.map(one => (one ?? 0) * unit)
          const near = (one: number) => Math.abs(one - own.value) <= 0.03 * own.value
          const ratio = own.value / (last * unit)
          if (sizes.some(near) || ratio > 3 || ratio < 1 / 3) continue
          return {
            subject: `“${name}”`,
            first: cell,
            second: row.cells.at(-1) ?? '',
            because: `The row “${row.label.trim()}” ends at ${row.cells.at(-1)}, and no cell of it is ${cell}.`,
            quotes: distinctQuotes(quoteRow({ block: strip.headBlock }), quoteRow(only), quoteRow(row)),
          }
        }
  }
  return null
}

export function labelledRow(reading: Reading): Conflict[] {
  const tables = tablesOf(reading)
  const rows = tables.flatMap(table => table.rows.map((row): Named => ({ table, row })))
  if (rows.length === 0) return []
  const strip = stripAndCourse(tables)
  if (strip) return [strip]
  const counted = countedRows(rows)
  return statementsOf(reading)
    .filter(({ block, text }) => block.type !== 'table_row' && block.type !== 'chart' && !ownTime.test(text))
    .flatMap(
      statement => outsideRow(statement, rows) ?? otherLevel(statement, rows) ?? aboveRow(statement, counted) ?? [],
    )
    .slice(0, 1)
}
