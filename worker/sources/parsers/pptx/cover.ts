/** Text that lies under a shape drawn later. In doubt, it counts as visible. */
import type { DraftBlock } from '../../draft.ts'
import { child, descend, type Element } from '../../xml.ts'
import type { Area } from '../coverage.ts'
import type { TextParagraph } from './text.ts'

export type DrawnTexts = { area: Area; blocks: DraftBlock[] }[]

export const emuPerPoint = 12_700
export const underPicture = 'It lies under a picture.'

/** Whether a shape or a group is rotated or mirrored, so that its content is not drawn where its area says. */
export const isTurned = (shape: Element): boolean =>
  /"(rot|flip.)":"[^0f]/.test(JSON.stringify([child(child(shape, 'spPr') ?? child(shape, 'grpSpPr'), 'xfrm')]))

/** Whether all its letters are surely within its area. */
export function isContained(shape: Element, paragraphs: TextParagraph[], { width, height }: Area): boolean {
  const { wrap, vert = 'horz' } = descend(shape, 'txBody', 'bodyPr')?.attributes ?? {}
  const size = Math.max(...paragraphs.map(each => each.size ?? 18)) * emuPerPoint
  // A line takes 1.3 times the letter size, and a byte about half of it, since letters of more bytes are wider.
  const lines = paragraphs.map(({ text }) => Math.ceil((Buffer.byteLength(text) * 0.55 * size) / width))
  if (vert !== 'horz' || isTurned(shape) || (wrap === 'none' && lines.some(count => count > 1))) return false
  return lines.reduce((sum, count) => sum + count, 0) * 1.3 * size <= height
}

/** Marks the texts that a shape covers: a rectangle in one colour, or a picture in a format without transparency. */
export function cover(shape: Element, area: Area, drawn: DrawnTexts, file: (id: string) => Uint8Array | null): void {
  const [properties, picture] = [child(shape, 'spPr'), child(shape, 'blipFill')]
  if (child(properties, 'prstGeom')?.attributes.prst !== 'rect' || isTurned(shape)) return
  if (/"(alpha|clrChange|blur|svgBlip|softEdge|scene3d)|"[ltrb]":"-/.test(JSON.stringify([properties, picture]))) return
  const isWithin = (at: number, size: number, from: number, room: number) => at >= from && at + size <= from + room
  const under = drawn
    .filter(text => isWithin(text.area.x, text.area.width, area.x, area.width))
    .filter(text => isWithin(text.area.y, text.area.height, area.y, area.height))
  if (under.length === 0) return
  const bytes = Buffer.from(file(child(picture, 'blip')?.attributes['r:embed'] ?? '') ?? [])
  const hasAlpha = bytes[0] === 0x89 ? [4, 6].includes(bytes[25] ?? 6) || bytes.includes('tRNS') : bytes[0] !== 0xff
  if (hasAlpha && !child(properties, 'solidFill')) return
  const why = picture ? underPicture : 'It lies under a filled shape.'
  for (const { blocks } of under) for (const block of blocks) block.hidden = why
}
