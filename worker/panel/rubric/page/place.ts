/** Where the blocks of a page stand, and how near two of them are. Lengths in CSS pixels of the desktop rendering. */
import type { Block, Box } from '#db/shapes.ts'
import { viewports } from '#db/vocabulary.ts'

/** The block's box in the desktop rendering; null where it has none. */
export function boxOf(block: Block): Box | null {
  return block.where.kind === 'box' && block.where.viewport === 'desktop' ? block.where.box : null
}

/** The block starts on the first screen. */
export function onFirstScreen(block: Block): boolean {
  if (block.aboveFold !== undefined) return block.aboveFold
  const box = boxOf(block)
  return box !== null && box.y < viewports.desktop.height
}

/** The block starts on the first or the second screen. */
export function onFirstTwoScreens(block: Block): boolean {
  const box = boxOf(block)
  return onFirstScreen(block) || (box !== null && box.y < 2 * viewports.desktop.height)
}

/** The gap between two boxes, along the longer of the two ways; null where a box is unknown. */
export function gap(one: Block, other: Block): number | null {
  const a = boxOf(one)
  const b = boxOf(other)
  if (!a || !b) return null
  const across = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width), 0)
  const down = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height), 0)
  return Math.max(across, down)
}

/** One card or row holds both. */
export function sameGroup(one: Block, other: Block): boolean {
  return one.group !== undefined && one.group === other.group
}

/** Within `pixels`; where boxes are unknown, in one group or at most `steps` blocks apart. */
export function near(blocks: Block[], one: Block, other: Block, pixels: number, steps = 3): boolean {
  if (sameGroup(one, other)) return true
  const distance = gap(one, other)
  if (distance !== null) return distance <= pixels
  return Math.abs(blocks.indexOf(one) - blocks.indexOf(other)) <= steps
}

/** A part of the page around its content: navigation, footer, what a cookie notice says. */
export function isChrome(block: Block): boolean {
  if (block.zone === 'nav' || block.zone === 'footer' || block.zone === 'consent') return true
  if (block.zone !== 'header') return false
  const box = boxOf(block)
  return block.type !== 'heading' && (box === null || box.y < 120)
}

export function isClickable(block: Block): boolean {
  return block.type === 'link' || block.type === 'button'
}

/** Links and buttons in order, those inside running text among them: such a one is quoted from the block it stands in. */
export function clickablesOf(blocks: Block[]): Block[] {
  return blocks.flatMap(block => {
    if (isClickable(block)) return [block]
    return (block.links ?? [])
      .filter(({ text }) => block.text.includes(text))
      .map(
        ({ text, href }): Block => ({ id: block.id, type: 'link', where: block.where, text, href, ...zoneOf(block) }),
      )
  })
}

function zoneOf({ zone, section, group }: Block): Pick<Block, 'zone' | 'section' | 'group'> {
  return {
    ...(zone === undefined ? {} : { zone }),
    ...(section === undefined ? {} : { section }),
    ...(group === undefined ? {} : { group }),
  }
}

/** Clickables and fields are not prose. */
export function isText(block: Block): boolean {
  return !isClickable(block) && block.type !== 'form_field' && block.type !== 'image'
}
