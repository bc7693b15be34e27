import { child, descend, type Element } from '../../xml.ts'
import type { Area } from '../coverage.ts'
import { isTitle, placeholderOf } from './text.ts'

/** The layout and master from which a slide's placeholders inherit their positions. */
export interface Sheets {
  layout: Element | undefined
  master: Element | undefined
}

/** Converts a group's coordinates to the slide's. */
export type Frame = (area: Area) => Area

const number = (element: Element | undefined, name: string) => Number(element?.attributes[name] ?? 0) || 0

export function areaOf(transform: Element | undefined): Area | null {
  const offset = child(transform, 'off')
  const extent = child(transform, 'ext')
  if (!offset || !extent) return null
  return { x: number(offset, 'x'), y: number(offset, 'y'), width: number(extent, 'cx'), height: number(extent, 'cy') }
}

/** A shape's own position; for a placeholder without one, that of its layout or master. */
export function placeOf(shape: Element, slide: Sheets): Area | null {
  const own = areaOf(descend(shape, 'spPr', 'xfrm') ?? child(shape, 'xfrm'))
  const placeholder = placeholderOf(shape)
  if (own || !placeholder) return own
  for (const sheet of [slide.layout, slide.master]) {
    const shapes = descend(sheet, 'cSld', 'spTree')?.children ?? []
    const twin = shapes.find(other => {
      const role = placeholderOf(other)
      return role && (role.index === placeholder.index || (isTitle(role) && isTitle(placeholder)))
    })
    const inherited = areaOf(descend(twin, 'spPr', 'xfrm'))
    if (inherited) return inherited
  }
  return null
}

export function groupFrame(group: Element, outer: Frame): Frame {
  const transform = descend(group, 'grpSpPr', 'xfrm')
  const own = areaOf(transform)
  const inner = child(transform, 'chOff')
  const extent = child(transform, 'chExt')
  if (!own || !inner || !extent) return outer
  const across = own.width / (number(extent, 'cx') || 1)
  const down = own.height / (number(extent, 'cy') || 1)
  return area =>
    outer({
      x: own.x + (area.x - number(inner, 'x')) * across,
      y: own.y + (area.y - number(inner, 'y')) * down,
      width: area.width * across,
      height: area.height * down,
    })
}

/** Areas may have negative sizes. */
export function overlap(one: Area, other: Area): boolean {
  const meet = (a: number, size: number, b: number, otherSize: number) =>
    Math.min(a, a + size) < Math.max(b, b + otherSize) && Math.min(b, b + otherSize) < Math.max(a, a + size)
  return meet(one.x, one.width, other.x, other.width) && meet(one.y, one.height, other.y, other.height)
}

const fills = ['solidFill', 'gradFill', 'blipFill', 'pattFill']

/** Whether it is filled with something other than white. */
export function isPainted(shape: Element): boolean {
  const properties = child(shape, 'spPr')
  const fill = properties?.children.find(({ name }) => fills.includes(name) || name === 'noFill' || name === 'grpFill')
  // A theme's fill is hardly ever white; a group's fill is that of its members.
  if (!fill) return child(shape, 'style') !== undefined
  return fill.name !== 'noFill' && !/^ffffff$/i.test(child(fill, 'srgbClr')?.attributes.val ?? '')
}

export function paintedAreas(tree: Element | undefined, sheets: Sheets, frame: Frame = area => area): Area[] {
  return (tree?.children ?? []).flatMap(shape => {
    if (shape.name === 'grpSp') return paintedAreas(shape, sheets, groupFrame(shape, frame))
    if (shape.name === 'AlternateContent')
      return paintedAreas(child(shape, 'Choice') ?? child(shape, 'Fallback'), sheets, frame)
    const own = isPainted(shape) ? placeOf(shape, sheets) : null
    return own ? [frame(own)] : []
  })
}
