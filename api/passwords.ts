/**
 * Passwords: argon2id with 64 MiB and 3 passes, the memory-constrained choice of RFC 9106. Each hash takes that memory
 * for about a tenth of a second, so only a few run at once, only a few more may wait, and the rest are told to come back.
 */
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { ApiError } from './errors.ts'

export interface PasswordCost {
  /** In KiB. */
  memoryCost: number
  timeCost: number
}

export const passwordCost: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3 }

export interface Passwords {
  /** The PHC string to store. Throws `too_many_requests` where too many wait. */
  hash(password: string): Promise<string>
  /**
   * Whether this is the password. `stored` null (no such user) takes the same time and is false. Throws
   * `too_many_requests` where too many wait.
   */
  verify(stored: string | null, password: string): Promise<boolean>
}

export function createPasswords(
  options: { cost?: PasswordCost; concurrency?: number; waiting?: number } = {},
): Passwords {
  const cost = options.cost ?? passwordCost
  const inLine = createLine(options.concurrency ?? 2, options.waiting ?? 32)
  // Nobody's password: checked against where there is no user, so that both answers take as long.
  const nobody = hash(randomBytes(32), cost)
  return {
    hash: password => inLine(() => hash(password, cost)),
    verify: (stored, password) =>
      inLine(async () => {
        const matches = await verify(stored ?? (await nobody), password).catch(() => false)
        return matches && stored !== null
      }),
  }
}

/** Runs at most `concurrency` steps at once, lets `waiting` more stand in line, and refuses the rest. */
function createLine(concurrency: number, waiting: number) {
  let running = 0
  const line: (() => void)[] = []
  return async <T>(step: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (line.length >= waiting)
        throw new ApiError('too_many_requests', 'Too many people are signing in right now. Please try again shortly.', {
          retryAfter: 2,
        })
      // Whoever leaves hands its place over, so `running` stays as it is.
      await new Promise<void>(resolve => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await step()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
