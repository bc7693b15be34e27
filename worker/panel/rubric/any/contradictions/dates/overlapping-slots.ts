/** A programme in which one thing begins before the one before it is over. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'

const time = '(\\d{1,2})(?:[:.h](\\d{2}))?\\s?([ap]\\.?m\\.?)?'
const slot = anyCase(
  `^\\s*${time}\\s?(?:[–—-]|to|until)\\s?${time}(?!\\d)\\s*(?:Uhr|hrs|h)?\\s*(?:[|:,·–—-]|\\s)\\s*(?=\\p{L})`,
)
/** What goes on beside something else on purpose. */
const beside =
  /\b(?:parallel|track|tracks|stream|stage|room|hall [a-z\d]|optional\w*|meanwhile|drop[- ]in|all day|open|exhibition|expo|registration|check[- ]in|doors|arriv\w+|help ?desk|walk[- ]in|ongoing|crèche|childcare|networking|kids|children|group [a-d\d]|team [a-d\d]|class [a-d\d]|beginners?|advanced|shift|handover|overlap\w*)\b/i
/** So few rows are no programme. */
const fewest = 4

interface Slot {
  from: number
  to: number
  block: Block
  words: string
}

function minutesOf(hour: string | undefined, minute: string | undefined, half: string | undefined): number {
  const hours = Number(hour) % (half ? 12 : 25)
  return 60 * (hours + (/^p/i.test(half ?? '') ? 12 : 0)) + Number(minute ?? 0)
}

function slotOf(block: Block): Slot | null {
  const match = slot.exec(block.text)
  if (!match || !['table_row', 'list_item', 'paragraph'].includes(block.type)) return null
  const [, h1, m1, half1, h2, m2, half2] = match
  // "9–10" without minutes may be a page or a price.
  if (m1 === undefined && half1 === undefined && half2 === undefined) return null
  const [from, to] = [minutesOf(h1, m1, half1 ?? half2), minutesOf(h2, m2, half2)]
  return to > from && to <= 24 * 60 ? { from, to, block, words: match[0].replace(/[\s|:,·–—-]+$/u, '').trim() } : null
}

/** Rows or lines below each other, each with its time. */
function programmesOf(reading: Reading): Slot[][] {
  const programmes: Slot[][] = []
  let run: Slot[] = []
  const end = () => {
    if (run.length >= fewest) programmes.push(run)
    run = []
  }
  for (const block of reading.visible) {
    const one = slotOf(block)
    const last = run.at(-1)
    if (!one) {
      // "08:30 | Doors": a row with a beginning only.
      if (!(last && last.block.group === block.group && last.block.type === block.type)) end()
      continue
    }
    if (last && (last.block.type !== block.type || last.block.group !== block.group)) end()
    run.push(one)
  }
  end()
  return programmes
}

export function overlappingSlots(reading: Reading): Conflict[] {
  for (const programme of programmesOf(reading)) {
    // Cells of a third column are rooms, and what stands side by side is no sequence.
    if (programme.some(({ block }) => block.text.split('|').length > 3 || /\bparallel\b/i.test(block.text))) continue
    const steps = programme.slice(1).map((next, at) => ({ one: programme[at], next }))
    if (steps.some(({ one, next }) => one && next.from < one.from)) continue
    const over = steps.filter(({ one, next }) => one && next.from < one.to)
    const [only, more] = over
    if (!only?.one || more) continue
    const { one, next } = only
    // What begins with it, or is over before it, is a part of it.
    if (next.from <= one.from || next.to <= one.to || one.to - next.from < 5) continue
    if (beside.test(one.block.text) || beside.test(next.block.text)) continue
    return [
      {
        subject: 'the programme',
        first: one.words,
        second: next.words,
        because: 'The second begins before the first is over.',
        quotes: [one.block, next.block].map(({ id, text }) => ({ blockId: id, text: clip(text, quoteLength).trim() })),
        severity: 2,
      },
    ]
  }
  return []
}
