/** "11-second cycle" in the text, and "Cycle time | 14 seconds" in the table of what the thing measures. */
import { anyCase } from '../../../any-case.ts'
import { parseNumber } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch, literal } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'
import { areApart, clash, isOfOthers, isPast, isSupposed, type Told, toldOf } from '../told-whole.ts'

const units =
  'seconds?|minutes?|hours?|litres?|liters?|gallons?|watts?|volts?|tons?|tonnes?|pounds?|inch(?:es)?|feet|kg|lb|cm|mm|km|miles?|metres?|meters?|gal|cc|ml|kWh|Wh|mAh'
const measure = '(?:time|life|length|weight|height|width|depth|size|capacity|range|power|volume|force|run ?time)'
/** Two cells: what is measured, and one number with its unit. */
const row = anyCase(`^(\\p{L}{4,}(?: \\p{L}{3,})?)(?: ${measure})?\\s*\\|\\s*(\\d[\\d.,]*)[\\s-]?(${units})\\.?$`)
const measured = new RegExp(`\\s${measure}$`, 'i')
/** What is not of the thing as it is sold, or not exactly so. */
const other =
  /\b(?:about|around|nearly|almost|up to|over|more than|less than|under|from|to|optional\w*|extra|with the|in (?:eco|fast|boost|turbo)|mode|models?|versions?|larger|smaller|most|per|each|every|wait\w*|free|first)\b|[–~≈<>]/i

const singular = (unit: string) => unit.toLowerCase().replace(/(?<=inch)es$|(?<=[a-z]{3})s$/, '')

export function specification(reading: Reading): Conflict[] {
  const rows = everythingTold(reading).flatMap(({ text, block }) => {
    const match = block.type === 'table_row' ? row.exec(text.trim()) : null
    const of = (match?.[1] ?? '').replace(measured, '').toLowerCase()
    return match && of !== '' ? [{ of, text, block, value: parseNumber(match[2] ?? ''), unit: match[3] ?? '' }] : []
  })
  const all: Told[] = rows.length > 0 ? toldOf(reading) : []
  for (const one of rows) {
    // Two of one name are two things.
    if (rows.filter(({ of }) => of === one.of).length > 1) continue
    const beside = all.find(({ parts }) => parts[0]?.block === one.block)
    const pattern = anyCase(
      `(?<![\\w.,/-])(\\d[\\d.,]*)[\\s-]${literal(singular(one.unit))} ${literal(one.of)}(?=\\W*$|[.,;:!)]| (?:and|that|which|is|gives|lets|means)\\b)`,
    )
    const said = all.flatMap(told => {
      const away = told.parts.some(({ block }) => block.type === 'table_row')
      const [match] =
        away || isOfOthers(told.text) || isPast(told.text) || isSupposed(told.text)
          ? []
          : everyMatch(pattern, told.text)
      return match && !other.test(told.text)
        ? [{ told, words: match.text, value: parseNumber(match.groups[0] ?? '') }]
        : []
    })
    const [first] = said
    if (!first || !beside || new Set(said.map(({ value }) => value)).size > 1 || !areApart(first.told, beside)) continue
    // A rounded number is told as well: 2.8 and 3, 0.95 and 1.
    if (Math.abs(first.value - one.value) <= 0.1 * Math.max(first.value, one.value)) continue
    const because = `The table gives ${one.value} for the ${one.of}.`
    return [clash(reading, `the ${one.of}`, because, [first, { told: beside, words: one.text.trim() }])]
  }
  return []
}
