/** The parts of a round in a table of uses, with the unit that its head gives to them. */
import type { Block } from '#db/shapes.ts'
import { moneyIn, parseNumber } from '../numbers.ts'
import type { Slide } from './slides.ts'
import { cellsOf, tableScale, tablesOf } from './tables.ts'

const uses =
  /\b(?:uses?(?: of (?:the )?(?:funds|proceeds|money))?|where (?:it|the money) goes|allocation|what (?:it|the money) is for)\b/i
const digits = /\d[\d.,' ]*\d|\d/

export interface AllottedPart {
  block: Block
  label: string
  value: number
  text: string
  /** With the unit that the head gives to all cells: "Rs 9.0 crore". */
  written: string
}

/** The number of a part as it is written, before its unit: 9 of "Rs 9.0 crore". */
export const numberOf = ({ text }: Pick<AllottedPart, 'text'>): number =>
  parseNumber(digits.exec(text)?.[0].replace(/[' ]/g, '') ?? '0', /\.\d{1,2}(?!\d)/.test(text))

/** Another amount in the unit of a part: "Rs 23.4 crore" beside "Rs 9.0 crore". */
export function likePart(part: AllottedPart, amount: number): string {
  const unit = part.value / (numberOf(part) || 1)
  return part.written.replace(digits, Number((amount / unit).toPrecision(4)).toLocaleString('en-GB'))
}

const partOf = (block: Block, unit: { scale: number; before: string; after: string }): AllottedPart | null => {
  const [label = '', ...cells] = cellsOf(block)
  // A share of the whole may stand beside the amount, and thousands may be a part of the currency's name.
  const amounts = cells.filter(one => /\d/.test(one) && !/^[\d.,\s]+%$/.test(one))
  const [cell = '', other] = amounts
  const [, digitsOnly, currency] = /^(\d[\d.,' ]*?)\s?[Tk](EUR|CHF|USD|GBP|€)$/.exec(cell) ?? []
  const paid = moneyIn(cell)[0]
  const value =
    digitsOnly !== undefined
      ? numberOf({ text: digitsOnly }) * 1e3
      : paid?.text.trim() === cell
        ? paid.value
        : /^\d[\d.,' ]*$/.test(cell)
          ? numberOf({ text: cell }) * unit.scale
          : null
  const written =
    paid || currency ? cell : `${unit.before.trim()}${/\w$/.test(unit.before.trim()) ? ' ' : ''}${cell}${unit.after}`
  return !other && value !== null && value > 0 && /\p{L}{2}/u.test(label)
    ? { block, label, value, text: cell, written }
    : null
}

/** The rows of a table of uses, each with one amount, in the currency and the unit of its head or of the line above it. */
export function allotted(slide: Slide): { parts: AllottedPart[]; head: Block } | null {
  for (const table of tablesOf(slide)) {
    const [first, ...below] = table
    const above = first && slide.blocks[slide.blocks.indexOf(first) - 1]
    if (!first) continue
    // Without a head of its own the line above it is one.
    const isHeadless = above !== undefined && partOf(first, tableScale(above.text)) !== null && uses.test(above.text)
    const [head, rows] = isHeadless ? [above, table] : [first, below]
    if (rows.length < 3 || !uses.test(`${head.text} ${slide.title}`)) continue
    const unit = tableScale(head.text)
    const parts = rows.flatMap(block => partOf(block, unit) ?? [])
    if (parts.length === rows.length) return { parts, head }
  }
  return null
}
