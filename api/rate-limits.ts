/** Rate limits, counted in the database: every API process counts together, and a restart forgives nothing. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Sql } from '#db/connection.ts'
import type { RateLimits } from './config.ts'
import { ApiError } from './errors.ts'

export interface Limiter {
  /** Takes one point of this key; throws `too_many_requests` where none is left. */
  take(key: string): Promise<void>
  /** Gives one point back. */
  giveBack(key: string): Promise<void>
  /** Forgets what this key has used. */
  forget(key: string): Promise<void>
}

export type Limiters = Record<keyof RateLimits, Limiter>

const sentences: Record<keyof RateLimits, string> = {
  login: 'Too many attempts to sign in.',
  loginAddress: 'Too many attempts to sign in.',
  register: 'Too many accounts were created from this address.',
  submit: 'You have submitted a lot in a short time.',
  earlyAccess: 'Too many sign-ups came from this address.',
}

/** The library's Postgres store speaks to a `pg` client; this is one over the pool that is already there. */
const storeClient = (sql: Sql) => ({
  async query(query: { text: string; values?: (string | number | null)[] }) {
    const rows = await sql.unsafe(query.text, query.values ?? [], { prepare: true })
    return { rows, rowCount: rows.count }
  },
})

export function createLimiters(sql: Sql, limits: RateLimits): Limiters {
  const client = storeClient(sql)
  const make = (name: keyof RateLimits): Limiter => {
    const { points, seconds } = limits[name]
    const store = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    return {
      async take(key) {
        try {
          await store.consume(key)
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
          const message = `${sentences[name]} Please try again in ${inWords(retryAfter)}.`
          throw new ApiError('too_many_requests', message, { retryAfter })
        }
      },
      async giveBack(key) {
        await store.reward(key)
      },
      async forget(key) {
        await store.delete(key)
      },
    }
  }
  return {
    login: make('login'),
    loginAddress: make('loginAddress'),
    register: make('register'),
    submit: make('submit'),
    earlyAccess: make('earlyAccess'),
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
