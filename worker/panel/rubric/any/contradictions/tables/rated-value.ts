/** What is promised of a thing goes further than the best that its table of measures gives. */
import { anyCase } from '../../../any-case.ts'
import { parseNumber } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const number = "(\\d{1,3}(?:[,.' \\u00a0\\u202f]\\d{3})+|\\d+(?:[.,]\\d+)?)"
const minus = '(?:[−–-]|minus )'
const most = '(?:up to |as (?:much|many) as |a full |full |over |more than )*'

interface Rating {
  name: string
  /** Heads or labels of the table that give it. */
  label: RegExp
  /** In a sentence; the first group that is set is the number. */
  said: RegExp
  /** In a cell. */
  cell: RegExp
  /** The less the better. */
  low?: boolean
  /** Is said too of what has nothing to do with it. */
  not?: RegExp
}

const ratings: Rating[] = [
  {
    name: 'the lowest temperature',
    label:
      /\b(?:lowest|min(?:imum|\.)?|operating|ambient|working|outdoor|comfort|limit|extreme|rated)\b.*\btemp|\btemp\w* (?:range|rating|limit)|^(?:comfort|limit|extreme)\b/i,
    said: anyCase(
      `\\b(?:down|as low as|low) (?:to )?(${minus}\\d+)\\s?(?:°\\s?[CF]?|degrees)|\\bfrom (${minus}\\d+)\\s?°\\s?C? (?:to|up to)\\b`,
      'giu',
    ),
    cell: anyCase(`^(${minus}\\d+)\\s?(?:°|degrees|to|…|\\.\\.)`),
    low: true,
    not: /\b(?:stor(?:e|ed|age)|keeps?|freez\w+|night|record|survive\w*|cools?|wash\w*|fell|tested at)\b/i,
  },
  {
    name: 'the depth under water',
    label: /\bwater|\bdiv(?:e|ing)|\bdepth rating/i,
    said: anyCase(
      `\\b(?:water-?proof|water[- ]?resistant|dives?|diving)(?: down)? (?:up )?to ${number}\\s?m(?:etres|eters)?\\b`,
      'giu',
    ),
    cell: anyCase(`^(?:up to |to )?${number}\\s?m(?:etres|eters)?\\b`),
  },
  {
    name: 'the load',
    label: /\b(?:load|payload|carrying|weight capacity)\b/i,
    said: anyCase(`\\b(?:carries|holds|bears|supports|takes|lifts|loads of) ${most}${number}\\s?kg\\b`, 'giu'),
    cell: anyCase(`^(?:up to )?${number}\\s?kg\\b`),
  },
  {
    name: 'how many people it holds',
    label: /^(?:capacity|sleeps|persons?|people|berths)$/i,
    said: /\b(?:sleeps|berths for) (?:up to )?(\d+|two|three|four|five|six|seven|eight|ten|twelve)\b/giu,
    cell: /^(?:up to )?(\d+)(?: (?:people|persons?|adults|berths))?$/iu,
  },
  {
    name: 'the running time',
    label: /\b(?:run(?:ning)? ?time|battery|operating time|burn(?:ing)? time|play ?time)\b/i,
    said: anyCase(
      `(?<![\\w.,–-])${number}[\\s-]?h(?:ours|rs?)? (?:of (?:light|use|music|play|listening|work|battery|heat|runtime)|battery life|on (?:one|a single) charge)\\b`,
      'giu',
    ),
    cell: anyCase(`^(?:up to )?${number}\\s?h(?:ours|rs?)?$`),
  },
  {
    name: 'the range',
    label: /\brange\b/i,
    said: anyCase(
      `\\brange of ${most}${number}\\s?(?:m|metres|meters)\\b|(?<![\\w.,])${number}[\\s-]?(?:m|metres?|meters?) range\\b`,
      'giu',
    ),
    cell: anyCase(`^(?:up to )?${number}\\s?(?:m|metres|meters)$`),
  },
  {
    name: 'the area',
    label: /\b(?:room size|coverage|area|heats|suitable for)\b/i,
    said: anyCase(
      `\\b(?:rooms?|halls?|flats?|gardens?|lawns?|areas?|houses?|homes)(?: of)? ${most}${number}\\s?(?:m²|m2|sqm|square metres)`,
      'giu',
    ),
    cell: anyCase(`^(?:up to )?${number}\\s?(?:m²|m2|sqm|square metres)$`),
  },
  {
    name: 'the protection rating',
    label: /\bingress\b|\bIP (?:rating|code|class)\b|\bprotection (?:class|rating)\b|^IP$/i,
    said: /\bIP(\d\d)\b/giu,
    cell: /^IP(\d\d)$/i,
  },
]
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const valueIn = (written: string): number =>
  words.includes(written.toLowerCase())
    ? words.indexOf(written.toLowerCase()) + 2
    : parseNumber(written.replace(/^\D+/, '')) * (/^(?:[−–-]|minus)/i.test(written) ? -1 : 1)
/** Of one version, in one case, or roughly. */
const other =
  /\b(?:about|around|roughly|almost|nearly|optional\w*|if|with the|without|per|each|every|version|model|pro|plus|mini|xl|connector|lid)\b|[~≈]/i

/** Of one case of several, where the best may be told. */
const inCase =
  /\b(?:indoors?|typical|usual|average|recommended|high|full power|boost|per|minimum load|store|storage|short|reserve)\b/i
const cellsOf = (told: Told) => told.text.split('|').map(cell => cell.trim())

/** All cells that the table gives for it: beside its label, and below its head. */
function cellsFor(rows: readonly Told[], { label, cell }: Rating): { told: Told; value: number }[] {
  const found: { told: Told; value: number }[] = []
  const take = (told: Told, text: string) => {
    const match = cell.exec(text)
    if (match?.[1]) found.push({ told, value: valueIn(match[1]) })
  }
  let columns: number[] = []
  let width = 0
  for (const told of rows) {
    const cells = cellsOf(told)
    const isHead = !cells.slice(1).some(each => /\d/.test(each))
    if (isHead && cells.length > 1) {
      columns = cells.flatMap((each, at) => (label.test(each) && !inCase.test(each) ? [at] : []))
      width = cells.length
      continue
    }
    if (label.test(cells[0] ?? '') && !inCase.test(cells[0] ?? '')) for (const each of cells.slice(1)) take(told, each)
    else if (cells.length === width) for (const at of columns) take(told, cells[at] ?? '')
  }
  return found
}

export function ratedValue(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading)
  const isRow = ({ parts }: Told) => parts[0]?.block.type === 'table_row'
  const rows = all.filter(isRow)
  if (rows.length === 0) return []
  const lines = all.filter(
    told => !isRow(told) && !isOfOthers(told.text) && !isPast(told.text) && !/\?\s*$/.test(told.text),
  )
  for (const rating of ratings) {
    const given = cellsFor(rows, rating)
    if (given.length === 0) continue
    const better = (a: number, b: number) => (rating.low === true ? a < b : a > b)
    const best = given.reduce((a, b) => (better(b.value, a.value) ? b : a))
    for (const told of lines) {
      if (other.test(told.text) || rating.not?.test(told.text)) continue
      const claims = everyMatch(rating.said, told.text)
      const [claim] = claims
      const value = valueIn(claim?.groups.find(group => group !== undefined) ?? '')
      if (!claim || claims.length > 1 || Number.isNaN(value) || !areApart(told, best.told)) continue
      const far = rating.low === true || rating.name === 'the protection rating' ? 1 : 0.1 * Math.abs(value)
      if (!better(value, best.value) || Math.abs(value - best.value) < far) continue
      return [
        clash(reading, rating.name, 'The best value in the table does not reach as far.', [
          { told, words: claim.text.trim() },
          { told: best.told, words: best.told.text.slice(0, 90).trim() },
        ]),
      ]
    }
  }
  return []
}
