/** The buttons that carry a page's purpose. */
import type { Block } from '#db/shapes.ts'
import { type Intent, intentOf, isUtility, plainLabel } from './labels.ts'
import { boxOf, isChrome, isClickable, onFirstScreen } from './place.ts'

/** A primary button: drawn as one, out of the chrome, named in the lists or the largest of its section. */
export interface Action {
  block: Block
  label: string
  /** Null where the label is on no list and only its look makes it primary. */
  intent: Intent | null
  /** What it leads to: the address, else the label. Two actions with one target are one way forward. */
  target: string
  /** Square pixels; 0 where unknown. */
  area: number
  firstScreen: boolean
}

function areaOf(block: Block): number {
  const box = boxOf(block)
  return box ? box.width * box.height : 0
}

/** Drawn with its own background or border; a button whose look is unknown counts as drawn, a link does not. */
function isDrawn(block: Block): boolean {
  return block.style?.filled ?? block.type === 'button'
}

function tallEnough(block: Block): boolean {
  const box = boxOf(block)
  return box === null || box.height >= 24
}

export function targetOf(block: Block): string {
  const href = block.href?.trim() ?? ''
  if (href === '' || href === '#' || /^javascript:/i.test(href)) return `label:${plainLabel(block.text)}`
  return href.replace(/[?#].*$/, '').replace(/\/$/, '') || href
}

function toAction(block: Block): Action {
  return {
    block,
    label: block.text.trim(),
    intent: intentOf(block.text),
    target: targetOf(block),
    area: areaOf(block),
    firstScreen: onFirstScreen(block),
  }
}

/** The primary buttons among the visible blocks, in order. Those of an overlay belong to the overlay. */
export function actionsOf(visible: Block[]): Action[] {
  const drawn = visible.filter(
    block =>
      isClickable(block) &&
      !isChrome(block) &&
      block.zone !== 'overlay' &&
      isDrawn(block) &&
      tallEnough(block) &&
      !isUtility(block.text),
  )
  const largest = new Map<number, number>()
  for (const block of drawn) {
    const section = block.section ?? -1
    largest.set(section, Math.max(largest.get(section) ?? 0, areaOf(block)))
  }
  return drawn
    .map(toAction)
    .filter(
      action =>
        action.intent !== null ||
        action.block.style?.filled === undefined ||
        (action.area > 0 && action.area >= (largest.get(action.block.section ?? -1) ?? 0)),
    )
}

/** The primary button that a visitor meets first: one of the lists on the first screen, else the largest there, else the first. */
export function mainOf(actions: Action[]): Action | null {
  const first = actions.filter(action => action.firstScreen)
  const listed = first.find(action => action.intent !== null)
  if (listed) return listed
  const bySize = [...first].sort((a, b) => b.area - a.area)[0]
  return bySize ?? actions[0] ?? null
}

/** Each target once, in order. */
export function byTarget(actions: Action[]): Action[] {
  return actions.filter((action, at) => actions.findIndex(other => other.target === action.target) === at)
}
