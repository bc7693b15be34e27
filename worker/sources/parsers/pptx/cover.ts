/** Text that lies under a shape drawn later. In doubt, it counts as visible. */
import type { DraftBlock } from '../../draft.ts'
import { all, child, descend, type Element } from '../../xml.ts'
import type { Area } from '../coverage.ts'
import { type TextParagraph, textParagraphs } from './text.ts'

export type DrawnTexts = { area: Area; blocks: DraftBlock[] }[]

export const emuPerPoint = 12_700
export const underPicture = 'It lies under a picture.'

/** Whether a shape or a group is rotated or mirrored, so that its content is not drawn where its area says. */
export const isTurned = (shape: Element): boolean =>
  /"(rot|flip.)":"[^0f]/.test(JSON.stringify([child(child(shape, 'spPr') ?? child(shape, 'grpSpPr'), 'xfrm')]))

const sizeOf = (paragraphs: TextParagraph[]) => Math.max(1, ...paragraphs.map(each => each.size ?? 18)) * emuPerPoint

/** A line takes 1.3 times the letter size, and a byte about half of it, since letters of more bytes are wider. */
function heightOf(shape: Element, paragraphs: TextParagraph[], width: number): number {
  const bare = all(shape, 'p').length - paragraphs.length + all(shape, 'br').length
  const shares = paragraphs.map(({ text }) => (Buffer.byteLength(text) * 0.55 * sizeOf(paragraphs)) / width)
  return shares.reduce((sum, share) => sum + Math.ceil(share), bare) * 1.3 * sizeOf(paragraphs)
}

/** Where all its letters surely are; null if they may be anywhere. A line that does not wrap may run over both sides. */
export function textArea(shape: Element, paragraphs: TextParagraph[], area: Area, slideWidth: number): Area | null {
  const { wrap, vert = 'horz' } = descend(shape, 'txBody', 'bodyPr')?.attributes ?? {}
  const longest = wrap === 'none' ? Math.max(...paragraphs.map(({ text }) => text.length)) * sizeOf(paragraphs) : 0
  const width = Math.max(area.width, longest)
  if (vert !== 'horz' || isTurned(shape) || heightOf(shape, paragraphs, width) > area.height) return null
  const left = Math.max(0, area.x + area.width - width)
  return { ...area, x: left, width: Math.min(slideWidth, area.x + width) - left }
}

/** A table's rows grow with their text, for which at least half of a column is left between the margins. */
export function tableArea(table: Element, area: Area): Area {
  const columns = all(table, 'gridCol').map(({ attributes }) => Number(attributes.w))
  const text = (cell: Element) => textParagraphs(child(cell, 'txBody'), [])
  const height = all(table, 'tr').reduce((sum, row) => {
    const needed = all(row, 'tc').map((cell, at) => heightOf(cell, text(cell), (columns[at] ?? 0) / 2) + 91_440)
    return sum + Math.max(Number(row.attributes.h), ...needed)
  }, 0)
  return { ...area, height: Math.max(area.height, height) }
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
