/** What a visitor sees of a page, and what can be pressed there. */
import type { Block } from '#db/located-document.ts'
import type { Annotated } from './annotation.ts'

/** What the whole page shows, cookie notices aside: those are dismissed before anybody reads. */
export function seenOf({ document }: Annotated): Block[] {
  return document.blocks.filter(
    ({ hidden, type, zone }) => hidden === undefined && type !== 'notes' && zone !== 'consent',
  )
}

const around = new Set<Block['zone']>(['nav', 'header', 'footer', 'overlay'])

/** What the page shows apart from what stands around its content. */
export const contentOf = (reading: Annotated): Block[] => seenOf(reading).filter(({ zone }) => !around.has(zone))

export const isPressed = ({ type }: Block): boolean => type === 'link' || type === 'button'
