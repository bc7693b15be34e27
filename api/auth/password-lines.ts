/** Fair queues for password hashing: flooding one line delays others in that line, but not those in other lines. */
import { ApiError } from '../http/errors.ts'

/** The line in which a password waits, and its caller. */
export interface Place {
  /** `known`: sign-in from an IP address that the account has used before. `member`: with a session. */
  line: 'known' | 'signIn' | 'register' | 'member'
  /** A visitor's IP address or a member's id. Each has at most one password hashed at a time. */
  who: string
}

interface Waiting extends Place {
  /** The turns that `who` had taken or was waiting for on arrival; the fewest go first. */
  turns: number
  start(): void
  refuse(): void
}

type RunInLine = <T>(place: Place, step: () => Promise<T>) => Promise<T>

/** Bounds the memory for turn counts. */
const rememberedMax = 20_000

/**
 * Runs at most `concurrency` steps at once, with at most `waiting` more in each line. The lines take turns. Within a line,
 * whoever has had the fewest turns since the queues were last idle goes next; when a line is full, whoever has had the most
 * is refused. So callers in a loop wait behind everyone who comes once. Being refused does not count as a turn.
 */
export function createLines(concurrency: number, waiting: number): RunInLine {
  let running = 0
  const busy = new Set<string>()
  // The line that is served next comes first; each line is sorted in serving order.
  const lines = new Map<Place['line'], Waiting[]>()
  const turns = new Map<string, number>()

  const addTurn = (place: Place, number: 1 | -1) => {
    // An attacker gains nothing from clearing the counts: each entry that fills the map costs a turn.
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

  /** Removes the next place from its line. Places whose caller has a step running, in any line, must wait. */
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
    // This overtakes nobody: while fewer than `concurrency` steps run, a place waits only for its own caller's earlier step.
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
      if (running === 0) turns.clear()
    }
  }
}

const keyOf = ({ line, who }: Place): string => `${line} ${who}`

const congested = () =>
  new ApiError('too_many_requests', 'Too many passwords are being checked right now. Please try again shortly.', {
    retryAfter: 2,
  })
