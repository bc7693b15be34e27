/** The lines in which passwords wait to be hashed. Whoever fills one holds up those who do the same, and nobody else. */
import { ApiError } from '../http/errors.ts'

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

interface Waiting extends Place {
  /** How many turns they had, or waited for, when they came: who had fewest goes first. */
  turns: number
  start(): void
  refuse(): void
}

type InLine = <T>(place: Place, step: () => Promise<T>) => Promise<T>

/** Of so many at most it is known during one rush how often they had their turn. */
const rememberedMax = 20_000

/**
 * Runs at most `concurrency` steps at once, and lets `waiting` more stand in each line. The lines take turns. In a line the
 * next is whoever had fewest turns since the rush began, and where it is full, whoever had most gives way: who comes again
 * and again waits behind all who come once, however many they are, and a refusal makes nobody's place worse.
 */
export function createLines(concurrency: number, waiting: number): InLine {
  let running = 0
  const busy = new Set<string>()
  // In the order of turns: the line that had one goes to the end. In a line, those first who go first.
  const lines = new Map<Place['line'], Waiting[]>()
  const turns = new Map<string, number>()

  const addTurn = (place: Place, number: 1 | -1) => {
    // Whoever makes so many names for themselves had as many turns with them.
    if (turns.size >= rememberedMax) turns.clear()
    const left = (turns.get(keyOf(place)) ?? 0) + number
    if (left > 0) turns.set(keyOf(place), left)
    else turns.delete(keyOf(place))
  }

  const wait = (place: Place) =>
    new Promise<void>((start, reject) => {
      const line = lines.get(place.line) ?? []
      const mine: Waiting = {
        ...place,
        turns: turns.get(keyOf(place)) ?? 0,
        start,
        refuse: () => reject(congested()),
      }
      if (line.length >= waiting) {
        const last = line.at(-1)
        if (!last || last.turns <= mine.turns) return mine.refuse()
        line.pop()
        addTurn(last, -1)
        last.refuse()
      }
      addTurn(place, 1)
      line.splice(line.findLastIndex(other => other.turns <= mine.turns) + 1, 0, mine)
      lines.set(place.line, line)
    })

  /** The next whose turn it is, taken out of its line; undefined where all who wait have one running. */
  const takeNext = (): Waiting | undefined => {
    for (const [name, line] of lines) {
      const index = line.findIndex(place => !busy.has(keyOf(place)))
      if (index < 0) continue
      lines.delete(name)
      const [next] = line.splice(index, 1)
      if (line.length > 0) lines.set(name, line)
      return next
    }
    return undefined
  }

  const begin = (place: Place) => {
    running += 1
    busy.add(keyOf(place))
  }

  return async (place, step) => {
    // Nobody is overtaken: where there is room, all who wait have one running already.
    if (running < concurrency && !busy.has(keyOf(place))) {
      begin(place)
      addTurn(place, 1)
    } else await wait(place)
    try {
      return await step()
    } finally {
      running -= 1
      busy.delete(keyOf(place))
      const next = takeNext()
      if (next) {
        begin(next)
        next.start()
      }
      // The rush is over: nobody is behind anybody any more.
      if (running === 0) turns.clear()
    }
  }
}

const keyOf = ({ line, who }: Place): string => `${line} ${who}`

const congested = () =>
  new ApiError('too_many_requests', 'Too many passwords are being checked right now. Please try again shortly.', {
    retryAfter: 2,
  })
