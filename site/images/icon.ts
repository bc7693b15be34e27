/** The icon: a column, and two voices beside it. */
import sharp from 'sharp'
import { palette } from './palette.ts'

const column = 'M1 1h6v14H1z'
const voices = 'M9 1h6v6H9zM9 9h6v6H9z'

/** For browser tabs: follows the theme of the browser. */
export function iconSvg(): string {
  const dark = `@media(prefers-color-scheme:dark){.i{fill:${palette.darkInk}}.v{fill:${palette.darkRubric}}}`
  const style = `.i{fill:${palette.ink}}.v{fill:${palette.rubric}}${dark}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><style>${style}</style><path class="i" d="${column}"/><path class="v" d="${voices}"/></svg>`
}

/**
 * For home screens: on paper, with room at the edges for the shape that a system cuts out.
 * @param size of a side, in pixels
 */
export async function iconPng(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 28 28" width="${size}" height="${size}"><path fill="${palette.sheet}" d="M-6-6h28v28H-6z"/><path fill="${palette.ink}" d="${column}"/><path fill="${palette.rubric}" d="${voices}"/></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer())
}

/** favicon.ico for programs that ask for nothing else: one PNG of 32 pixels, without paper, in ICO's envelope. */
export async function iconIco(): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="32" height="32"><path fill="#76807b" d="${column}"/><path fill="${palette.rubric}" d="${voices}"/></svg>`
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  // ICONDIR, then one ICONDIRENTRY: 32 by 32, one plane, 32 bits a pixel, length and offset of the picture.
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return new Uint8Array(Buffer.concat([head, png]))
}
