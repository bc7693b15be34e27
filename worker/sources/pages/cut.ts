import type { DrawnPage, PageWord } from '#db/page-words.ts'
import { wellFormedText } from '../../panel/text/well-formed-text.ts'

interface Sheet {
  width: number
  height: number
  words: PageWord[]
}

/** Pages without gaps between them. No cut crosses a word, unless the lower half of a page leaves no gap. */
export function cutIntoPages({ width, height, words }: Sheet, tall: number, firstNumber = 1): DrawnPage[] {
  const pages: DrawnPage[] = []
  for (let top = 0; top < height; ) {
    const bottom = height - top <= tall ? height : gapAbove(words, top + tall, top + tall / 2)
    const inside = words.filter(([, , y, , tallness]) => y + tallness / 2 >= top && y + tallness / 2 < bottom)
    pages.push({
      number: firstNumber + pages.length,
      width,
      height: bottom - top,
      top,
      // A font may map a glyph to a character that cannot be stored.
      words: inside.map(([text, x, y, wide, tallness]) => [wellFormedText(text), x, y - top, wide, tallness]),
    })
    top = bottom
  }
  return pages
}

/** The lowest height from `least` to `most` that crosses no word; `most` if there is none. */
function gapAbove(words: PageWord[], most: number, least: number): number {
  let at = most
  for (;;) {
    const crossed = words.filter(([, , y, , height]) => y < at && y + height > at)
    if (crossed.length === 0) return Math.floor(at)
    at = Math.min(...crossed.map(([, , y]) => y)) - 1
    if (at < least) return most
  }
}
