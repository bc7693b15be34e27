/** Texts of some length that nobody sees before a script shows them. */
import type { Box } from '#db/located-document.ts'
import { standsApart } from './folds.ts'
import type { RawBlock, RawUnread } from './raw-block.ts'

/** Each with where the page would show it. */
export function unshownIn(blocks: RawBlock[], places: Element[]): RawUnread[] {
  const shown = new Set(blocks.flatMap(({ hidden, text }) => (hidden === undefined ? [text] : [])))
  const found: RawUnread[] = []
  let words = 0
  let box: Box | null = null
  let enough = 0
  const end = () => {
    if (words >= enough && words > 0)
      found.push({ box: box ?? { x: 0, y: 0, width: 0, height: 0 }, what: 'unshown', from: '', words })
    words = 0
  }
  for (const [at, block] of blocks.entries()) {
    const fewest = block.hidden === 'opened by a control' ? 15 : block.hidden === 'not displayed' ? 40 : 0
    const place = places[at]
    if (fewest === 0 || fewest !== enough) end()
    enough = fewest
    if (block.hidden === undefined) box = block.box
    if (fewest === 0 || !place || shown.has(block.text) || standsApart(place)) continue
    words += block.text.split(' ').filter(word => /[\p{L}\p{N}]/u.test(word)).length
  }
  end()
  return found
}
