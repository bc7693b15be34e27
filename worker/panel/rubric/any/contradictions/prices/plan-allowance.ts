/** What a plan includes, by its card and by the table that compares the plans. */
import type { Block } from '#db/shapes.ts'
import { parseNumber } from '../../../amount.ts'
import { countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'

const further = /\b(?:further|additional|extra|overage|beyond|above|more|per|each|test|trial|minimum|history|bonus)\b/i
const before = /\b(?:then|further|additional|extra|each|next|beyond|above|after|per|test|first)\s+(?:\w+\s+)?$/i
const period = /\b(?:day|daily|week|weekly|month|monthly|year|yearly|annual(?:ly)?|quarter|hour|hourly)\b/gi
const cellsOf = (row: Block) => row.text.split('|').map(cell => cell.trim())

function periodsOf(text: string): string {
  return [...new Set((text.toLowerCase().match(period) ?? []).map(word => word.slice(0, 3)))].sort().join(' ')
}

/** "1,000", and no more than a unit beside it. */
function numberIn(cell: string, noun: string): number | null {
  const match = /^(?:up to )?(\d{1,3}(?:[,.' ]\d{3})+|\d+)(k)?(?:\s+([\p{L}-]+))?$/iu.exec(cell)
  if (!match || (match[3] && match[3].toLowerCase() !== noun)) return null
  return parseNumber(match[1] ?? '0') * (match[2] ? 1000 : 1)
}

interface Allowance {
  plan: string
  noun: string
  value: number
  text: string
  block: Block
}

/** "Up to 1,500 shipments" below the heading "Growth", where the table has a column of that name. */
function inCards(reading: Reading, columns: ReadonlySet<string>): Allowance[] {
  return reading.prose.flatMap((head, at) => {
    const plan = head.text.trim()
    if (head.type !== 'heading' || !columns.has(plan.toLowerCase())) return []
    const next = reading.prose.findIndex((block, other) => other > at && block.type === 'heading')
    return reading.prose.slice(at + 1, next < 0 ? undefined : next).flatMap(block =>
      block.type === 'table_row' || block.group !== head.group
        ? []
        : countsIn(block.text)
            .filter(
              ({ qualifier, bound, index }) =>
                qualifier === '' && bound !== 'about' && !before.test(block.text.slice(0, index)),
            )
            .map(({ noun, value, text }) => ({ plan, noun, value, text, block })),
    )
  })
}

export function planAllowance(reading: Reading): Conflict[] {
  const rows = reading.visible.filter(({ type }) => type === 'table_row')
  const said = inCards(reading, new Set(rows.flatMap(cellsOf).map(cell => cell.toLowerCase())))
  if (said.length === 0) return []
  const headings = reading.prose.filter(({ type }) => type === 'heading')
  const plans = new Set(headings.map(({ text }) => text.trim().toLowerCase()))
  let heads: string[] = []
  for (const row of rows) {
    const cells = cellsOf(row)
    if (cells.filter(cell => plans.has(cell.toLowerCase())).length >= 2) {
      heads = cells.map(cell => cell.toLowerCase())
      continue
    }
    const label = cells[0] ?? ''
    if (heads.length === 0 || further.test(label)) continue
    // The cell over the labels may be empty, and is then no cell at all.
    const shift = cells.length - heads.length
    if (shift !== 0 && shift !== 1) continue
    for (const one of said) {
      const column = heads.indexOf(one.plan.toLowerCase())
      const words: string[] = label.toLowerCase().match(/[\p{L}-]+/gu) ?? []
      if (
        column < 0 ||
        !words.includes(one.noun) ||
        said.filter(({ plan, noun }) => plan === one.plan && noun === one.noun).length > 1
      )
        continue
      const cell = cells[column + shift] ?? ''
      const value = numberIn(cell, one.noun)
      if (value === null || value === one.value) continue
      const periods = [periodsOf(label), periodsOf(one.block.text)]
      if (periods[0] && periods[1] && periods[0] !== periods[1]) continue
      return [
        {
          subject: `the ${one.noun} in ${one.plan}`,
          first: one.text,
          second: `${label}: ${cell}`,
          because: `The card of ${one.plan} and its column in the table differ.`,
          quotes: [one.block, row].map(block => ({ blockId: block.id, text: clip(block.text, quoteLength).trim() })),
        },
      ]
    }
  }
  return []
}
