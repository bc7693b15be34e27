/** What stands together: on one slide or page, else below one heading of a running text. */
import type { Block } from '#db/shapes.ts'
import type { Reading } from '../../../reading.ts'
import { placeOf } from './amount-rows.ts'

const isTitle = ({ type }: Block) => type === 'heading' || type === 'slide_title'
const cache = new WeakMap<Reading, Map<string, number>>()

/** How many titles stand above each block. */
function titlesAbove(reading: Reading): Map<string, number> {
  const known = cache.get(reading)
  if (known) return known
  let titles = 0
  const made = new Map(
    reading.document.blocks.map(block => {
      if (isTitle(block)) titles += 1
      return [block.id, titles]
    }),
  )
  cache.set(reading, made)
  return made
}

export function inOneSection(reading: Reading, one: Block, other: Block): boolean {
  if (one.where.kind !== 'paragraph') return placeOf(one) === placeOf(other)
  const titles = titlesAbove(reading)
  return titles.get(one.id) === titles.get(other.id)
}
