/**
 * Passwords are hashed with argon2id, 64 MiB and 3 passes (the memory-constrained option of RFC 9106). A hash holds that
 * memory for about a tenth of a second, so only a few run at once and the number that may wait is limited.
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

/** The PHC string to store. Does not queue. */
export const hashPassword = (password: string, cost = passwordCost): Promise<string> => hash(password, cost)

export interface Passwords {
  /** The PHC string to store. Every method throws `too_many_requests` when the line is full. */
  hash(password: string, place: Place): Promise<string>
  /** Whether the password is right. `stored` null (no such user) takes the same time and is false. */
  verify(stored: string | null, password: string, place: Place): Promise<boolean>
  /**
   * The PHC string of the `next` password if `password` is the current one, null otherwise. Both steps are one turn, so that
   * the second cannot be refused after the first.
   */
  replace(stored: string | null, password: string, next: string, place: Place): Promise<string | null>
}

export function createPasswords(
  options: { cost?: PasswordCost; concurrency?: number; waiting?: number } = {},
): Passwords {
  const { cost = passwordCost, concurrency = 2, waiting = 64 } = options
  const inLine = createLines(concurrency, waiting)
  // Verified against when there is no such user, so that the response time does not reveal whether a user exists.
  const dummyHash = hash(randomBytes(32), cost)
  const isRight = async (stored: string | null, password: string) => {
    const matches = await verify(stored ?? (await dummyHash), password).catch(() => false)
    return matches && stored !== null
  }
  return {
    hash: (password, place) => inLine(place, () => hash(password, cost)),
    verify: (stored, password, place) => inLine(place, () => isRight(stored, password)),
    replace: (stored, password, next, place) =>
      inLine(place, async () => ((await isRight(stored, password)) ? hash(next, cost) : null)),
  }
}
