/** Rate limits, counted in the database so that all API processes share them and they survive restarts. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Sql } from '#db/connection.ts'
import type { RateLimits } from '../config.ts'
import { ApiError } from './errors.ts'

/** The state of a limit after it counted a request; times in seconds. */
export interface Quota {
  policy: keyof RateLimits
  points: number
  window: number
  left: number
  reset: number
}

export interface Limiter {
  /** Takes one point and records the quota with the request; throws `too_many_requests` if no point is left. */
  take(key: string, request: QuotaRecorder): Promise<void>
  giveBack(key: string): Promise<void>
  /** Resets the key's count. */
  forget(key: string): Promise<void>
}

interface QuotaRecorder {
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

/** Not sent in headers: whoever guesses passwords must not learn how many guesses are left. */
const hiddenLimits: (keyof RateLimits)[] = ['login', 'loginName', 'loginAddress']

/** The library's Postgres store expects a `pg` client; this adapts the existing postgres.js pool. */
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
    const record = (request: QuotaRecorder, state: RateLimiterRes) => {
      if (hiddenLimits.includes(name)) return
      const quota = { policy: name, points, window: seconds, left: state.remainingPoints, reset: resetOf(state) }
      request.set('quotas', [...(request.get('quotas') ?? []), quota])
    }
    return {
      async take(key, request) {
        try {
          record(request, await store.consume(key))
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          record(request, error)
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
  const names = Object.keys(limits) as (keyof RateLimits)[]
  return Object.fromEntries(names.map(name => [name, make(name)])) as Limiters
}

/** A limit and whom it counts. */
export type Point = readonly [limiter: Limiter, key: string]

/**
 * Takes all points before the work begins, so that concurrent requests all count. They are given back if the work throws or
 * another limit refuses, since then no guess was made.
 */
export async function withPoints<T>(
  points: readonly Point[],
  request: QuotaRecorder,
  work: () => Promise<T>,
): Promise<T> {
  const taken: Point[] = []
  try {
    for (const [limiter, key] of points) {
      await limiter.take(key, request)
      taken.push([limiter, key])
    }
    return await work()
  } catch (error) {
    // If this fails too, the first error is the one worth reporting.
    await giveBack(taken).catch(() => {})
    throw error
  }
}

export async function giveBack(points: readonly Point[]): Promise<void> {
  await Promise.all(points.map(([limiter, key]) => limiter.giveBack(key)))
}

const resetOf = (state: RateLimiterRes): number => Math.max(1, Math.ceil(state.msBeforeNext / 1000))

/** The headers of the IETF draft "RateLimit header fields for HTTP": the limits, and what is left of them. */
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
