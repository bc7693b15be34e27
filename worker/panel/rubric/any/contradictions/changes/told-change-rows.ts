/** "Revenue tripled in 2024", "cut its gas use by 42%" against the row of a table that tells of the same thing. */
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { revenueSeries } from '../finances/revenue-series.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { distinctQuotes, period, quoteRow, stemsOf, type Table, type TableRow, tablesOf } from '../readers/tables.ts'
import { growthSeries } from './growth-series.ts'
import { titleAndRow } from './title-and-row.ts'
import { changeIn, fitsChange, type ToldChange } from './told-changes.ts'

/** What says nothing of what is measured. */
const empty =
  /^(?:the|our|its|their|his|her|your|a|an|of|in|per|and|total|all|overall|use|used|usage|consumption|bill|bills|cost|costs|spend|volume|amount|number|net|year|yearly|annual|annually|month|monthly|week|weekly|day|rate|time|how|by|we|it|they|has|have|had|was|were|is|are|more|than|nearly|almost|about|over|last|only|just)$/i
const notOne =
  /\b(?:per|each|every|adjusted|organic|like-for-like|average|margin|share|peak|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|at one|customers? who|users? who|some|up to|could|can|if|compound\w*|CAGR|YoY|MoM|target|goal)\b/i
/** Who cuts or doubles something of their own. */
const another =
  /\b(?:customers?|clients?|competitors?|rivals?|suppliers?|partners?|shops?|neighbours?|others?|users?|he|she)\b/i
const beforeHead = /^(?:before|old|previous(?:ly)?|baseline|was|until now|then)\b/i
const afterHead = /^(?:after|new|now|today|with\b.*)/i
const verb =
  /\b(?:cut|cuts|reduced|reduces|lowered|slashed|raised|increased|grew|grown|rose|fell|dropped|declined|doubled|tripled|trebled|quadrupled|halved|up|down|saved|saves|went)\b/i

/** The words that say what is measured, without units and frames. */
function subjectOf(text: string): string[] {
  return stemsOf(
    text
      .replace(/\([^)]*\)/g, ' ')
      .split(/[^\p{L}’'-]+/u)
      .filter(word => word.length > 2 && !empty.test(word))
      .join(' '),
  )
}

interface Claim {
  statement: Statement
  change: ToldChange
  of: readonly string[]
  year: number | null
}

/** "Revenue tripled in 2024": the noun before the verb. "Cut its gas use by 42%": the noun behind it. "42% less gas". */
function claimIn(statement: Statement): Claim | null {
  const { text, block } = statement
  if (block.type === 'table_row' || block.type === 'chart' || isPlan(text)) return null
  const [change, second] = changeIn(text)
  if (!change || second) return null
  // What else the sentence tells is no matter.
  const clause = `${text.slice(0, change.end)}${text.slice(change.end).split(/ and |[.;,](?:\s|$)/)[0] ?? ''}`
  if (notOne.test(clause)) return null
  const [before, after] = [text.slice(0, change.index), text.slice(change.end)]
  const less =
    /^\s*(?:less|fewer|lower|more|higher)\s+((?:[\p{L}’-]+\s?){1,3})\s*(?:[.,;(]|$|in (?:20|19)\d\d|(?:a|per) year)/iu.exec(
      after,
    )
  const behind =
    /\b(?:cut|cuts|reduced|reduces|lowered|slashed|raised|increased|halved)\s+((?:[\p{L}’-]+\s+){1,4})(?:by|in|of)?\s*(?:about |around |roughly |almost |nearly |over |more than )?$/iu.exec(
      before,
    )
  const object = /^(?:halved|doubled|tripled|trebled)/i.test(change.text)
    ? /^\s+((?:(?:its|our|their|the)\s)(?:[\p{L}’-]+\s?){1,3})(?:[.,;:]|$| in (?:FY ?[’']?\d\d|(?:20|19)\d\d)| and\b)/iu.exec(
        after,
      )
    : null
  const ahead = /(?:^|[.,;:–—]\s*)((?:[\p{L}’-]+\s+){1,4})$/u.exec(
    before
      .replace(verb, ' ')
      .replace(/\b(?:by|has|have)\b/gi, ' ')
      .replace(/\s+/g, ' '),
  )
  const noun = less?.[1] ?? behind?.[1] ?? object?.[1] ?? ahead?.[1]
  // What follows may narrow it to a place, a time or a kind of its own, and whose it is may be another's.
  const rest = (less || object ? '' : (after.split(/ and |[.;,:(](?:\s|$)/)[0] ?? '')).replace(
    /\b(?:in|during) (?:(?:FY ?[’']?)?(?:(?:19|20)\d\d|\d\d)\b|a year|one year|the (?:first|last) year)\b/gi,
    ' ',
  )
  if (!noun || /\b(?:in|for|on|at|among|with|of|from|between|since|within|over|after|through|when|by)\b/i.test(rest))
    return null
  if ((behind || object) && another.test(before)) return null
  const of = subjectOf(noun)
  const year = /\b(?:in|during) (?:FY ?[’']?)?((?:19|20)\d\d|(?<=FY ?[’']?)\d\d)\b/.exec(text)?.[1]
  return of.length > 0 && of.length <= 3
    ? { statement, change, of, year: year ? Number(year) + (year.length === 2 ? 2000 : 0) : null }
    : null
}

/** "2024", "FY24"; a quarter or a half is no year. */
function yearOf(head: string): number {
  const [, four, two] = /^(?:FY ?|CY ?)?(?:((?:19|20)\d\d)|[’']?(\d\d))(?![\d/])/.exec(head.trim()) ?? []
  return four ? Number(four) : two && /^FY/.test(head.trim()) ? 2000 + Number(two) : 0
}

/** The two columns that a claim is about, the earlier first. */
function columnsOf(table: Table, year: number | null): readonly (readonly [number, number])[] {
  const before = table.head.findIndex(head => beforeHead.test(head))
  const after = table.head.findIndex((head, at) => at > before && afterHead.test(head))
  if (before >= 0 && after >= 0) return [[before, after]]
  const years = table.head.flatMap((head, at) =>
    period.test(head) && yearOf(head) > 0 ? [{ at, year: yearOf(head) }] : [],
  )
  if (new Set(years.map(one => one.year)).size !== years.length) return []
  const now = years.find(one => one.year === year)
  const then = years.find(one => one.year === (year ?? 0) - 1)
  if (year !== null) return now && then ? [[then.at, now.at]] : []
  // Without a year any two that follow each other may be meant, and the first and the last.
  return years.flatMap((one, from) =>
    years.slice(from + 1).map(two => (one.year < two.year ? ([one.at, two.at] as const) : ([two.at, one.at] as const))),
  )
}

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every(stem => b.includes(stem))

function conflictIn(claim: Claim, tables: readonly Table[]): Conflict | null {
  const rows = tables.flatMap(table =>
    table.rows.flatMap(row => {
      const label = subjectOf(row.label)
      const touched = label.some(stem => claim.of.includes(stem))
      return touched && row.cells.length === table.head.length
        ? [{ row, table, exact: same(label, claim.of) && !notOne.test(row.label.replace(/\([^)]*\)/g, ' ')) }]
        : []
    }),
  )
  const pairs = rows.flatMap(({ row, table, exact }) =>
    columnsOf(table, claim.year).flatMap(([from, to]) => {
      const [old, now] = [sizeIn(row, from), sizeIn(row, to)]
      return old && now ? [{ row, exact, old, now }] : []
    }),
  )
  // Any row that sounds like it may be the one that is meant.
  if (pairs.some(({ old, now }) => fitsChange(claim.change, old, now, old.percent))) return null
  const [first, more] = pairs.filter(({ exact }) => exact)
  if (!first || more) return null
  const { old, now, row } = first
  if (claim.change.up !== now.value > old.value || Math.max(old.value, now.value) > 20 * Math.min(old.value, now.value))
    return null
  const real = now.value / old.value
  return {
    subject: claim.change.up ? 'the growth rate' : 'the decrease',
    first: claim.change.text,
    second: `${old.text} to ${now.text}`,
    because: `From ${old.text} to ${now.text} is ${real >= 1.5 ? `${Number(real.toPrecision(2))} times as much` : `${Math.round(100 * Math.abs(real - 1))}% ${real > 1 ? 'more' : 'less'}`}.`,
    quotes: distinctQuotes(...bothQuotes(claim.statement), quoteRow(row)),
  }
}

function sizeIn(row: TableRow, at: number) {
  const cell = row.cells[at]?.trim() ?? ''
  const percent = /%$/.test(cell)
  const found = amountIn(
    percent
      ? cell.replace(/\s?%$/, '')
      : cell.replace(/(?<=\d)\s?(?:°C|kg|t|kWh|MWh|GJ|h|hours?|days?|min(?:utes)?|l|m³|m2|m²)$/i, ''),
  )
  return found && found.value > 0
    ? { value: found.value, max: found.value, bound: 'exact' as const, index: 0, length: 0, text: cell, percent }
    : null
}

export function toldChangeRows(reading: Reading): Conflict[] {
  const tables = tablesOf(reading).filter(({ head }) => head.length > 1)
  // What the pairs about series and titles see is not said twice.
  if (tables.length === 0 || [growthSeries, revenueSeries, titleAndRow].some(pair => pair(reading).length > 0))
    return []
  return statementsOf(reading)
    .flatMap(statement => {
      const claim = claimIn(statement)
      return claim ? (conflictIn(claim, tables) ?? []) : []
    })
    .slice(0, 1)
}
