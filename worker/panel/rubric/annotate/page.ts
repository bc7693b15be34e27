import type { Block } from '#db/located-document.ts'
import type { Annotated } from './annotation.ts'

/** Everything that the page shows except cookie notices, which visitors dismiss before they read. */
export function visibleBlocks({ document }: Annotated): Block[] {
  return document.blocks.filter(
    ({ hidden, type, zone }) => hidden === undefined && type !== 'notes' && zone !== 'consent',
  )
}

const around = new Set<Block['zone']>(['nav', 'header', 'footer', 'overlay'])

export const contentBlocks = (reading: Annotated): Block[] =>
  visibleBlocks(reading).filter(({ zone }) => !around.has(zone))

export const isClickable = ({ type }: Block): boolean => type === 'link' || type === 'button'
