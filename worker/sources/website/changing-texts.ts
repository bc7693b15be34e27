/** Which words of the first screen changed by themselves between two looks. */
import type { Box } from '#db/located-document.ts'
import type { ScreenText } from './in-page/first-screen.ts'
import type { World } from './isolated-world.ts'

export interface Look {
  at: number
  texts: ScreenText[]
  mayMove: boolean
}

const leastMs = 1_200
/** Rotating messages usually stand for four to six seconds. */
const longestMs = 6_500
const mostPairs = 10

export async function look(world: World): Promise<Look> {
  return { at: Date.now(), ...(await world.run('firstScreen')) }
}

/**
 * Looks again, later where something there looks as if it moves, and pairs the words that took each other's place. Where
 * others stood there as the blocks were read, those are the ones that came: on a slow machine a clock shows a third time
 * by then, and who looks for a pair in the document has to find one of its two there.
 */
export async function changesSince(
  first: Look,
  asRead: ScreenText[],
  world: World,
  wait: (ms: number) => Promise<void>,
): Promise<{ before: string; after: string }[]> {
  let until = first.at + (first.mayMove ? longestMs : leastMs)
  const found = new Map<string, { before: string; after: string }>()
  const read = new Map(pairChanges(first.texts, asRead).map(pair => [pair.before, pair]))
  for (;;) {
    const left = Math.min(until, Date.now() + 1_000) - Date.now()
    if (left > 0) await wait(left)
    for (const pair of pairChanges(first.texts, (await look(world)).texts)) {
      if (!found.has(pair.before)) found.set(pair.before, read.get(pair.before) ?? pair)
    }
    const pairs = [...found.values()]
    if (pairs.length > 0) until = first.at + longestMs
    // A clock changes at once, and what else changes there does so more slowly.
    if (pairs.some(pair => !isClock(pair)) || Date.now() >= until) return pairs.slice(0, mostPairs)
  }
}

/** Only digits differ. */
function isClock({ before, after }: { before: string; after: string }): boolean {
  return before.replace(/\d+/g, '#') === after.replace(/\d+/g, '#')
}

/** Words gone from their place, each with the new words that now stand where they stood. Pure. */
export function pairChanges(before: ScreenText[], after: ScreenText[]): { before: string; after: string }[] {
  const texts = (list: ScreenText[]) => new Set(list.map(item => item.text))
  const [was, is] = [texts(before), texts(after)]
  const gone = before.filter(item => !is.has(item.text))
  const come = after.filter(item => !was.has(item.text))
  return gone
    .flatMap(old => {
      const next = come.find(item => overlap(old.box, item.box) >= 0.5)
      return next ? [{ before: old.text, after: next.text }] : []
    })
    .slice(0, mostPairs)
}

/** The part of the smaller box that both cover. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const smaller = Math.min(one.width * one.height, other.width * other.height)
  return width > 0 && height > 0 && smaller > 0 ? (width * height) / smaller : 0
}
