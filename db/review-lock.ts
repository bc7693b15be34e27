/**
 * One worker on a review at a time, whatever the queue believes. The lock lives in a Postgres session of its own, so a
 * worker that is killed lets go of it in the same moment, and one whose session ends hears of it in the same moment:
 * from then on another may hold the lock.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The session that held the lock ended while the step ran. The step is to stop, and to be tried again. */
export class LockLost extends Error {}

const lookEveryMs = 250
/** A session that died without a word is found out by asking. */
const pulseMs = 5_000

/**
 * Waits for the review's lock, runs the step and lets go. The step's signal aborts with the caller's reason, or with
 * `LockLost`. Rejects with the signal's reason when it aborts first, or with the driver's error where there is no
 * database.
 */
export async function withReviewLock(
  place: { databaseUrl: string },
  reviewId: string,
  signal: AbortSignal,
  step: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted()
  const session = new pg.Client({
    connectionString: place.databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    application_name: 'panel holds a review',
  })
  const lost = new AbortController()
  const lose = () => lost.abort(new LockLost(`The lock of review ${reviewId} was lost`))
  session.on('error', lose)
  session.on('end', lose)
  const both = AbortSignal.any([signal, lost.signal])
  let pulse: NodeJS.Timeout | undefined
  try {
    await session.connect()
    while (!(await tryLock(session, reviewId))) {
      await pause(lookEveryMs, undefined, { signal: both }).catch(() => both.throwIfAborted())
    }
    pulse = setInterval(() => session.query('select 1').catch(lose), pulseMs)
    both.throwIfAborted()
    await step(both)
  } finally {
    clearInterval(pulse)
    // The lock goes with the session.
    await session.end().catch(() => {})
  }
}

async function tryLock(session: pg.Client, reviewId: string): Promise<boolean> {
  const { rows } = await session.query<{ held: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
    [reviewId],
  )
  return rows[0]?.held ?? false
}
