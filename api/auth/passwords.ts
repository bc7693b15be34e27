/**
 * Passwords: argon2id with 64 MiB and 3 passes, the memory-constrained choice of RFC 9106. Each hash takes that memory
 * for about a tenth of a second, so only a few run at once, only a few more may wait, and the rest are told to come back.
 */
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createLines, type Place } from './password-lines.ts'

export interface PasswordCost {
  /** In KiB. */
  memoryCost: number
  timeCost: number
}

export const passwordCost: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3 }

/** The PHC string to store, for whoever need not wait in a line. */
export const hashPassword = (password: string, cost = passwordCost): Promise<string> => hash(password, cost)

export interface Passwords {
  /** The PHC string to store. Throws `too_many_requests` where too many wait. */
  hash(password: string, place: Place): Promise<string>
  /**
   * Whether this is the password. `stored` null (no such user) takes the same time and is false. Throws
   * `too_many_requests` where too many wait.
   */
  verify(stored: string | null, password: string, place: Place): Promise<boolean>
  /**
   * The PHC string of another password, where this one is the present one; null where it is not. Both are done in one turn:
   * whoever had the first is not refused the second.
   */
  replace(stored: string | null, password: string, next: string, place: Place): Promise<string | null>
}

export function createPasswords(
  options: { cost?: PasswordCost; concurrency?: number; waiting?: number } = {},
): Passwords {
  const { cost = passwordCost, concurrency = 2, waiting = 64 } = options
  const inLine = createLines(concurrency, waiting)
  // Nobody's password: checked against where there is no user, so that both answers take as long.
  const nobody = hash(randomBytes(32), cost)
  const isRight = async (stored: string | null, password: string) => {
    const matches = await verify(stored ?? (await nobody), password).catch(() => false)
    return matches && stored !== null
  }
  return {
    hash: (password, place) => inLine(place, () => hash(password, cost)),
    verify: (stored, password, place) => inLine(place, () => isRight(stored, password)),
    replace: (stored, password, next, place) =>
      inLine(place, async () => ((await isRight(stored, password)) ? hash(next, cost) : null)),
  }
}
