import type { Box } from '#db/located-document.ts'
import { standsApart } from './folds.ts'
import type { RawBlock, RawUnread } from './raw-block.ts'

/** Longer texts that only a script shows, each with the box of the visible block before it. */
export function unshownIn(blocks: RawBlock[], places: Element[]): RawUnread[] {
  const shown = new Set(blocks.flatMap(({ hidden, text }) => (hidden === undefined ? [text] : [])))
  const found: RawUnread[] = []
  let words = 0
  let box: Box | null = null
  let minWords = 0
  const end = () => {
    if (words >= minWords && words > 0)
      found.push({ box: box ?? { x: 0, y: 0, width: 0, height: 0 }, what: 'unshown', from: '', words })
    words = 0
  }
  for (const [at, block] of blocks.entries()) {
    const required = block.hidden === 'opened by a control' ? 15 : block.hidden === 'not displayed' ? 40 : 0
    const place = places[at]
    if (required === 0 || required !== minWords) end()
    minWords = required
    if (block.hidden === undefined) box = block.box
    if (required === 0 || !place || shown.has(block.text) || standsApart(place)) continue
    words += block.text.split(' ').filter(word => /[\p{L}\p{N}]/u.test(word)).length
  }
  end()
  return found
}
