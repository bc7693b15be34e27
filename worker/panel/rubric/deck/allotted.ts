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

/** The rows of a table of uses, each with one amount, in the currency and the unit of its head. */
export function allotted(slide: Slide): { parts: AllottedPart[]; head: Block } | null {
  for (const [head, ...rows] of tablesOf(slide)) {
    if (!head || rows.length < 3 || !uses.test(`${head.text} ${slide.title}`)) continue
    const unit = tableScale(head.text)
    const parts = rows.flatMap((block): AllottedPart[] => {
      const [label = '', ...cells] = cellsOf(block)
      const [cell = '', other] = cells.filter(one => /\d/.test(one))
      const paid = moneyIn(cell)[0]
      const value =
        paid?.text.trim() === cell
          ? paid.value
          : /^\d[\d.,' ]*$/.test(cell)
            ? numberOf({ text: cell }) * unit.scale
            : null
      const written = paid
        ? cell
        : `${unit.before.trim()}${/\w$/.test(unit.before.trim()) ? ' ' : ''}${cell}${unit.after}`
      return !other && value !== null && value > 0 && /\p{L}{2}/u.test(label)
        ? [{ block, label, value, text: cell, written }]
        : []
    })
    if (parts.length === rows.length) return { parts, head }
  }
  return null
}
