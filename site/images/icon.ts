import sharp from 'sharp'
import { palette } from './palette.ts'

const column = 'M1 1h6v14H1z'
const voices = 'M9 1h6v6H9zM9 9h6v6H9z'

/** For browser tabs: follows the browser's theme. */
export function iconSvg(): string {
  const dark = `@media(prefers-color-scheme:dark){.i{fill:${palette.darkInk}}.v{fill:${palette.darkRubric}}}`
  const style = `.i{fill:${palette.ink}}.v{fill:${palette.rubric}}${dark}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><style>${style}</style><path class="i" d="${column}"/><path class="v" d="${voices}"/></svg>`
}

/** For home screens: on paper colour, with a margin for the shape that the system cuts out. */
export async function iconPng(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 28 28" width="${size}" height="${size}"><path fill="${palette.sheet}" d="M-6-6h28v28H-6z"/><path fill="${palette.ink}" d="${column}"/><path fill="${palette.rubric}" d="${voices}"/></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer())
}

/** For programs that only know favicon.ico: one 32-pixel PNG with a transparent background, in an ICO container. */
export async function iconIco(): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="32" height="32"><path fill="#76807b" d="${column}"/><path fill="${palette.rubric}" d="${voices}"/></svg>`
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  // ICONDIR, then one ICONDIRENTRY: 32 by 32, one plane, 32 bits a pixel, then the picture's length and offset.
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
