/** More is forecast than can be made, and what would make more comes later or is not told of. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, quoteStatement, type Statement } from '../conflict.ts'
import { numberRows } from '../readers/number-rows.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { quoteRow, tablesOf } from '../readers/tables.ts'
import { isOfOthers, toldOf } from '../told-whole.ts'

const per = '(?:per|a|an|each|every|/) ?(year|month|week|day)'
const unit = '(?<unit>\\p{L}[\\p{L}-]{2,})'
const capacity = [
  anyCase(`\\bcapacity\\b[^.;|\\d]{0,40}?(?<n>${anyNumber}) ${unit} ${per}\\b`),
  anyCase(
    `\\b(?:can|able to) (?:make|produce|build|handle|assemble|bottle|process|cook|serve|roast|brew|bake|press|mill|treat|pack|fill|weave|wash|print|sew|can|dry|smoke) (?:at most |up to |a maximum of |no more than )?(?<n>${anyNumber}) ${unit} ${per}\\b`,
  ),
  anyCase(
    `\\b(?:makes|produces|handles|builds|assembles|cooks) (?:at most|up to|a maximum of|no more than) (?<n>${anyNumber}) ${unit} ${per}\\b`,
  ),
  anyCase(`\\b(?:at most|a maximum of|no more than) (?<n>${anyNumber}) ${unit} ${per}\\b`),
  anyCase(`\\b(?:annual|yearly) capacity\\b[^.;|\\d]{0,40}?(?<n>${anyNumber}) ${unit}(?=\\W*$|[.,;(])`),
]
/** What makes room for more. */
const room =
  /\b(?:new|second|third|larger|bigger|another|additional|further) (?:assembly )?(?:hall|plants?|lines?|factor(?:y|ies)|sites?|kitchens?|building|press(?:es)?|shift|ovens?|facility|workshop|brewery|machines?|capacity|warehouse)\b|\b(?:expan\w+|extension|extend|outsourc\w+|contract manufactur\w+|contract packer|subcontract\w*|co-?pack\w*|more shifts|scal(?:e|ing) (?:up )?(?:production|capacity)|capacity (?:rises|grows|will|to|of \d+ from)|double (?:the )?capacity|partner(?:['’]s)? (?:p{L}+ )?(?:factor|plant|site)\w*|licen[cs]ed?)\b/i
const yearIn = /\b(20\d\d)(?!\d)/
const inYear: Record<string, number> = { year: 1, month: 12, week: 52, day: 365 }

const stem = (word: string) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

interface Forecast {
  value: number
  year: number | null
  words: string
  quote: ReturnType<typeof quoteStatement>
}

function forecasts(reading: Reading, name: string): Forecast[] {
  const named = anyCase(`(?<!\\p{L})${name.replace(/y$/, '(?:y|ie)')}(?:e?s)?(?!\\p{L})`)
  const rows = tablesOf(reading).flatMap(table =>
    numberRows(table).flatMap(({ row, cells }): Forecast[] => {
      if (!(named.test(row.label) || /^\W*(?:units|pieces|volume)(?: sold| delivered)?\W*$/i.test(row.label))) return []
      if (/[€$£%]|\b(?:revenue|price|cost|sales value|per)\b/i.test(row.label)) return []
      return cells.flatMap((cell, at): Forecast[] => {
        const year = yearIn.exec(table.head[at] ?? '')?.[1]
        return cell && year && cell.text !== ''
          ? [
              {
                value: cell.value,
                year: Number(year),
                words: `${row.label} ${table.head[at]}: ${cell.text}`,
                quote: quoteRow(row),
              },
            ]
          : []
      })
    }),
  )
  const said = toldOf(reading).flatMap(({ text, parts }): Forecast[] => {
    const [own] = parts
    if (!own || own.block.type === 'table_row' || isOfOthers(text) || /\bcapacity\b/i.test(text)) return []
    if (!/\b(?:forecast|target|plan(?:s|ned)? to|will|budget|goal|we (?:sell|expect|deliver))\b/i.test(text)) return []
    const match = anyCase(
      `(?<![\\w.,-])(${anyNumber}) (?:\\p{L}+ )?${name.replace(/y$/, '(?:y|ie)')}(?:e?s)?(?: ${per})?\\b`,
    ).exec(text)
    if (!match) return []
    const year = yearIn.exec(text)?.[1]
    const times = match[2] ? inYear[match[2].toLowerCase()] : year ? 1 : undefined
    if (times === undefined || /\b(?:total|altogether|since|over (?:the )?\w+ years)\b/i.test(text)) return []
    return [
      {
        value: numberFrom(match[1] ?? '') * times,
        year: year ? Number(year) : null,
        words: match[0],
        quote: quoteStatement(own),
      },
    ]
  })
  return [...rows, ...said]
}

export function overCapacity(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  for (const { text, parts } of all) {
    const [own]: (Statement | undefined)[] = parts
    if (
      !own ||
      isOfOthers(text) ||
      /\b(?:design(?:ed)? for|planned|future|will|new|from 20\d\d|market|installed)\b/i.test(text)
    )
      continue
    const match = capacity.map(shape => shape.exec(text)).find(found => found !== null)
    const { n, unit: noun } = match?.groups ?? {}
    const time = match?.slice(1).find(group => group !== undefined && /^(?:year|month|week|day)$/i.test(group))
    if (!match || !n || !noun) continue
    const most = numberFrom(n) * (inYear[(time ?? 'year').toLowerCase()] ?? Number.NaN)
    const opening = all.filter(one => room.test(one.text)).map(one => Number(yearIn.exec(one.text)?.[1] ?? Number.NaN))
    if (opening.some(Number.isNaN)) continue
    const soonest = Math.min(...opening)
    const over = forecasts(reading, stem(noun)).find(
      one => one.value > 1.15 * most && (opening.length === 0 || (one.year !== null && one.year < soonest)),
    )
    if (!over) continue
    return [
      {
        subject: 'what can be made',
        first: match[0].trim(),
        second: over.words,
        because:
          opening.length === 0
            ? 'Nothing tells of what would make the difference.'
            : `More room is told of for ${soonest} and not before.`,
        quotes: [quoteStatement(own), over.quote],
      },
    ]
  }
  return []
}
