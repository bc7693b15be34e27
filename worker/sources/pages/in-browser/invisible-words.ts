/// <reference lib="dom" />
import type { PageWord } from '#db/page-words.ts'

/** Of 255 in any colour. Fainter letters have a contrast below 1.3 to 1; the picture's compression changes less. */
const leastDifference = 24

/** Indexes of invisible words, whose boxes have a single colour. `scale` is the picture's pixels for each of the page's. */
export async function unseenWords(words: PageWord[], picture: string, scale: number): Promise<number[]> {
  const { data, width, height } = await pixelsOf(picture)
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

async function pixelsOf(base64: string): Promise<ImageData> {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))]))
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}
