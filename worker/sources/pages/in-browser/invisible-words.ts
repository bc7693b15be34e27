/// <reference lib="dom" />
import type { PageWord } from '#db/page-words.ts'

/** Of 255, in any colour channel. Fainter letters have a contrast below 1.3 to 1. */
const leastDifference = 24

/** Indexes of invisible words, whose boxes on the painted page have a single colour. */
export function unseenWords(words: PageWord[]): number[] {
  const canvas = document.querySelector('canvas')
  const context = canvas?.getContext('2d')
  if (!canvas || !context) throw new Error('The page is not painted')
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const scale = width / canvas.getBoundingClientRect().width
  const shows = ([, x, y, wide, tall]: PageWord) => {
    const [left, top] = [Math.max(0, Math.floor(x * scale)), Math.max(0, Math.floor(y * scale))]
    const right = Math.min(width, Math.ceil((x + wide) * scale))
    const bottom = Math.min(height, Math.ceil((y + tall) * scale))
    const ground = (top * width + left) * 4
    for (let row = top; row < bottom; row++)
      for (let at = (row * width + left) * 4, end = at + (right - left) * 4; at < end; at++)
        if (Math.abs((data[at] ?? 0) - (data[ground + (at % 4)] ?? 0)) >= leastDifference) return true
    return false
  }
  return words.flatMap((word, at) => (shows(word) ? [] : [at]))
}
