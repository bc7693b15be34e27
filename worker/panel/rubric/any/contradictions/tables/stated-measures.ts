/** "It weighs 2.4 kg" in the text, and "Weight | 3.1 kg" in the table. Beside `specification.ts`, which knows "11-second cycle". */
import { anyCase } from '../../../any-case.ts'
import { parseNumber } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, isPast, isSupposed, type Told, toldOf } from '../told-whole.ts'

const number = "(\\d{1,3}(?:[,.' \\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)"
const masses: Record<string, number> = {
  g: 1,
  gram: 1,
  kg: 1000,
  kilo: 1000,
  kilogram: 1000,
  lb: 453.6,
  pound: 453.6,
  oz: 28.35,
  ounce: 28.35,
}
const lengths: Record<string, number> = {
  mm: 1,
  cm: 10,
  m: 1000,
  metre: 1000,
  meter: 1000,
  inch: 25.4,
  ft: 304.8,
  foot: 304.8,
  feet: 304.8,
}
const times: Record<string, number> = { minute: 1, min: 1, hour: 60, h: 60, hr: 60 }
const mass = '(g|grams?|kg|kilos?|kilograms?|lbs?|pounds?|oz|ounces?)'
const length = '(mm|cm|m|metres?|meters?|inch(?:es)?|ft|foot|feet)'
const time = '(minutes?|mins?|hours?|hrs?|h)'
const only = '(?:only |just |a mere |exactly )?'

interface Kind {
  name: string
  row: RegExp
  said: RegExp
  units: Record<string, number>
}

const dimension = (name: string, rows: string, adjective: string): Kind => ({
  name,
  row: anyCase(`^(?:total |overall )?(?:${rows})\\s*\\|\\s*${number}\\s?${length}\\.?$`),
  said: anyCase(`(?<![\\w.,×x/-]|[×x] )${number}[\\s-]?${length} (?:${adjective})\\b`, 'giu'),
  units: lengths,
})

const kinds: Kind[] = [
  {
    name: 'weight',
    row: anyCase(`^(?:net |total )?weight\\s*\\|\\s*${number}\\s?${mass}\\.?$`),
    said: anyCase(
      `\\b(?:weighs?|weighing)(?: in at)? ${only}${number}\\s?${mass}\\b|^At ${only}${number}\\s?${mass}(?=,? (?:it|you|the|this)\\b)`,
      'giu',
    ),
    units: masses,
  },
  dimension('length', 'length', 'long'),
  dimension('width', 'width', 'wide'),
  dimension('height', 'height', 'high|tall'),
  dimension('depth', 'depth', 'deep'),
  {
    name: 'battery life',
    row: anyCase(`^(?:battery(?: life)?|run ?time|operating time)\\s*\\|\\s*${number}\\s?${time}\\.?$`),
    said: anyCase(
      `(?<![\\w.,–-])${number}[\\s-]?${time} (?:on (?:one|a single|a) charge|of battery life|battery life)\\b`,
      'giu',
    ),
    units: times,
  },
]
/** Not of the thing as it stands there, or not exactly so. */
const other =
  /\b(?:up to|over|more than|less than|under|about|around|nearly|almost|roughly|from|between|per|each|with|without|packed|packag\w+|empty|filled|loaded|optional\w*|larger|smaller|bigger|model|version|size|folded|open|extended|max\w*|min\w*|load|carries|holds|baby|person|puppy|rider|child|another|saddle|strap|cable|cord|handle)\b|[–~≈<>±]/i

const singular = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^inches$/, 'inch')
    .replace(/(?<=[a-z]{2})s$/, '')

export function statedMeasures(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  for (const { name, row, said, units } of kinds) {
    const value = (figure = '', unit = '') => parseNumber(figure) * (units[singular(unit)] ?? Number.NaN)
    const rows = all.flatMap((told: Told) => {
      const match = told.parts[0]?.block.type === 'table_row' ? row.exec(told.text.trim()) : null
      return match ? [{ told, words: told.text.trim(), value: value(match[1], match[2]) }] : []
    })
    // Two rows are those of two sizes.
    const [one, another] = rows
    if (!one || another || Number.isNaN(one.value)) continue
    const claims = all
      .filter(({ text, parts }) => parts[0]?.block.type !== 'table_row' && !other.test(text))
      .filter(({ text }) => !isOfOthers(text) && !isPast(text) && !isSupposed(text))
      .flatMap(told =>
        everyMatch(said, told.text).map(({ text, groups }) => ({
          told,
          words: text.trim(),
          value: value(groups[0] ?? groups[2] ?? '', groups[1] ?? groups[3] ?? ''),
        })),
      )
    const [claim] = claims
    if (!claim || new Set(claims.map(each => Math.round(each.value))).size > 1 || !areApart(claim.told, one.told))
      continue
    // What is rounded in a sentence is told as well.
    if (!(Math.abs(claim.value - one.value) > 0.1 * Math.max(claim.value, one.value))) continue
    return [clash(reading, `the ${name}`, 'The table is of the same thing.', [claim, one])]
  }
  return []
}
