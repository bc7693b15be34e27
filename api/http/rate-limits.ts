/** Rate limits, counted in the database: every API process counts together, and a restart forgives nothing. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Sql } from '#db/connection.ts'
import type { RateLimits } from '../config.ts'
import { ApiError } from './errors.ts'

/** What a limit has left after a request was counted: times in seconds. */
export interface Quota {
  policy: keyof RateLimits
  points: number
  window: number
  left: number
  reset: number
}

export interface Limiter {
  /** Takes one point of this key, and notes with the request what is left; throws `too_many_requests` where none is. */
  take(key: string, request: QuotaNotes): Promise<void>
  /** Gives one point back. */
  giveBack(key: string): Promise<void>
  /** Forgets what this key has used. */
  forget(key: string): Promise<void>
}

/** The part of a request's context that quotas are noted in. */
interface QuotaNotes {
  get(name: 'quotas'): Quota[] | undefined
  set(name: 'quotas', quotas: Quota[]): void
}

export type Limiters = Record<keyof RateLimits, Limiter>

const sentences: Record<keyof RateLimits, string> = {
  login: 'Too many attempts to sign in.',
  loginName: 'Too many attempts to sign in.',
  loginAddress: 'Too many attempts to sign in.',
  register: 'Too many accounts or email addresses were tried from here.',
  submit: 'You have submitted a lot in a short time.',
  earlyAccess: 'Too many sign-ups came from this address.',
  calls: 'Your API keys made too many calls in a short time.',
  sends: 'You have sent a lot to your webhooks by hand in a short time.',
}

/** Whoever guesses passwords is not told how many guesses are left. */
const untold: (keyof RateLimits)[] = ['login', 'loginName', 'loginAddress']

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
    const note = (request: QuotaNotes, state: RateLimiterRes) => {
      if (untold.includes(name)) return
      const quota = { policy: name, points, window: seconds, left: state.remainingPoints, reset: resetOf(state) }
      request.set('quotas', [...(request.get('quotas') ?? []), quota])
    }
    return {
      async take(key, request) {
        try {
          note(request, await store.consume(key))
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          note(request, error)
          const retryAfter = resetOf(error)
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
    loginName: make('loginName'),
    loginAddress: make('loginAddress'),
    register: make('register'),
    submit: make('submit'),
    earlyAccess: make('earlyAccess'),
    calls: make('calls'),
    sends: make('sends'),
  }
}

/** A limit, and for whom it counts. */
export type Point = readonly [limiter: Limiter, key: string]

/**
 * Takes a point of each before the work begins, so that what is sent side by side all counts. They are given back where
 * nothing came of it: where another limit or a full line refused, no guess was made.
 */
export async function withPoints<T>(points: readonly Point[], request: QuotaNotes, work: () => Promise<T>): Promise<T> {
  const taken: Point[] = []
  try {
    for (const [limiter, key] of points) {
      await limiter.take(key, request)
      taken.push([limiter, key])
    }
    return await work()
  } catch (error) {
    // Where the database is away, why the work failed is more worth saying.
    await giveBack(taken).catch(() => {})
    throw error
  }
}

export async function giveBack(points: readonly Point[]): Promise<void> {
  await Promise.all(points.map(([limiter, key]) => limiter.giveBack(key)))
}

const resetOf = (state: RateLimiterRes): number => Math.max(1, Math.ceil(state.msBeforeNext / 1000))

/** The two header fields of the IETF's draft "RateLimit header fields for HTTP": the limits, and what is left of them. */
export function quotaHeaders(quotas: readonly Quota[]): Record<string, string> {
  return {
    'ratelimit-policy': quotas.map(({ policy, points, window }) => `"${policy}";q=${points};w=${window}`).join(', '),
    ratelimit: quotas.map(({ policy, left, reset }) => `"${policy}";r=${left};t=${reset}`).join(', '),
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
