import type { Box } from '#db/located-document.ts'
import type { ScreenText } from './in-page/first-screen.ts'
import type { World } from './isolated-world.ts'

export interface Snapshot {
  at: number
  texts: ScreenText[]
  mayMove: boolean
}

const minMs = 1_200
/** Rotating messages usually change every four to six seconds. */
const maxMs = 6_500
const maxPairs = 10

export async function takeSnapshot(world: World): Promise<Snapshot> {
  return { at: Date.now(), ...(await world.run('firstScreen')) }
}

/** If `asRead` shows a change too, that pair is returned: one of its texts must be in the document, and a clock moves on. */
export async function changesSince(
  first: Snapshot,
  asRead: ScreenText[],
  world: World,
  wait: (ms: number) => Promise<void>,
): Promise<{ before: string; after: string }[]> {
  let until = first.at + (first.mayMove ? maxMs : minMs)
  const found = new Map<string, { before: string; after: string }>()
  const read = new Map(pairChanges(first.texts, asRead).map(pair => [pair.before, pair]))
  for (;;) {
    const left = Math.min(until, Date.now() + 1_000) - Date.now()
    if (left > 0) await wait(left)
    for (const pair of pairChanges(first.texts, (await takeSnapshot(world)).texts)) {
      if (!found.has(pair.before)) found.set(pair.before, read.get(pair.before) ?? pair)
    }
    const pairs = [...found.values()]
    if (pairs.length > 0) until = first.at + maxMs
    // A clock changes at once; other texts may take longer, so the wait goes on.
    if (pairs.some(pair => !isClock(pair)) || Date.now() >= until) return pairs.slice(0, maxPairs)
  }
}

function isClock({ before, after }: { before: string; after: string }): boolean {
  return before.replace(/\d+/g, '#') === after.replace(/\d+/g, '#')
}

/** Pairs each text that has disappeared with a new text in the same place. Pure. */
export function pairChanges(before: ScreenText[], after: ScreenText[]): { before: string; after: string }[] {
  const texts = (list: ScreenText[]) => new Set(list.map(item => item.text))
  const [was, is] = [texts(before), texts(after)]
  const removed = before.filter(item => !is.has(item.text))
  const added = after.filter(item => !was.has(item.text))
  return removed
    .flatMap(old => {
      const next = added.find(item => overlap(old.box, item.box) >= 0.5)
      return next ? [{ before: old.text, after: next.text }] : []
    })
    .slice(0, maxPairs)
}

/** The share of the smaller box that both cover, from 0 to 1. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const smaller = Math.min(one.width * one.height, other.width * other.height)
  return width > 0 && height > 0 && smaller > 0 ? (width * height) / smaller : 0
}
