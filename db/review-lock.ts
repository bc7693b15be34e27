/**
 * Ensures that one worker at a time runs a review, whatever the queue says. The advisory lock belongs to a Postgres session of
 * its own, so it is released at once when the worker is killed, and the worker notices at once when the session ends.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The session that held the lock ended while the step ran: the step must stop and be tried again. */
export class LockLost extends Error {}

const pollMs = 250
/** How often to query, to detect a session that died silently. */
const pulseMs = 5_000

/**
 * Waits for the review's lock, runs the step and releases the lock. The step's signal aborts with the caller's reason or with
 * `LockLost`. Rejects with the signal's reason if that aborts first, or with the driver's error if the database is down.
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
      await pause(pollMs, undefined, { signal: both }).catch(() => both.throwIfAborted())
    }
    pulse = setInterval(() => session.query('select 1').catch(lose), pulseMs)
    both.throwIfAborted()
    await step(both)
  } finally {
    clearInterval(pulse)
    // Ending the session releases the lock.
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
