/** The lines in which passwords wait to be hashed. Whoever fills one holds up those who do the same, and nobody else. */
import { ApiError } from './errors.ts'

/** Whose password it is, and where it waits. */
export interface Place {
  /**
   * Whoever signs in from where they have before, other visitors who sign in, those who make an account, and members: each
   * kind waits apart.
   */
  line: 'known' | 'signIn' | 'register' | 'member'
  /** Whose turn it is in that line: a visitor's address, a member's id. Each has one password hashed at a time. */
  who: string
}

interface Waiting {
  start(): void
  refuse(): void
}

type InLine = <T>(place: Place, step: () => Promise<T>) => Promise<T>

/**
 * Runs at most `concurrency` steps at once, and lets `waiting` more stand in each line. The lines take turns, and in a line
 * those who wait in it. Where one is full, the last of whoever has most in it gives way to somebody with less.
 */
export function createLines(concurrency: number, waiting: number): InLine {
  let running = 0
  const busy = new Set<string>()
  // Both maps are in the order of turns: whoever had one goes to the end.
  const lines = new Map<Place['line'], Map<string, Waiting[]>>()
  const keyOf = ({ line, who }: Place) => `${line} ${who}`

  const wait = ({ line, who }: Place) =>
    new Promise<void>((start, reject) => {
      const all = lines.get(line) ?? new Map<string, Waiting[]>()
      const own = all.get(who) ?? []
      if (sum(all) >= waiting) {
        const [longest = own] = [...all.values()].toSorted((a, b) => b.length - a.length)
        if (longest.length <= own.length + 1) return reject(congested())
        longest.pop()?.refuse()
      }
      lines.set(line, all.set(who, own))
      own.push({ start, refuse: () => reject(congested()) })
    })

  /** The next whose turn it is, taken out of its line; undefined where all who wait have one running. */
  const takeNext = (): { place: Place; next: Waiting } | undefined => {
    for (const [line, all] of lines)
      for (const [who, own] of all) {
        const next = busy.has(keyOf({ line, who })) ? undefined : own.shift()
        if (!next) continue
        all.delete(who)
        if (own.length > 0) all.set(who, own)
        lines.delete(line)
        if (all.size > 0) lines.set(line, all)
        return { place: { line, who }, next }
      }
    return undefined
  }

  const begin = (place: Place) => {
    running += 1
    busy.add(keyOf(place))
  }

  return async (place, step) => {
    // Nobody is overtaken: where there is room, all who wait have one running already.
    if (running < concurrency && !busy.has(keyOf(place))) begin(place)
    else await wait(place)
    try {
      return await step()
    } finally {
      running -= 1
      busy.delete(keyOf(place))
      const found = takeNext()
      if (found) {
        begin(found.place)
        found.next.start()
      }
    }
  }
}

const sum = (all: ReadonlyMap<string, Waiting[]>): number =>
  [...all.values()].reduce((number, own) => number + own.length, 0)

const congested = () =>
  new ApiError('too_many_requests', 'Too many passwords are being checked right now. Please try again shortly.', {
    retryAfter: 2,
  })
