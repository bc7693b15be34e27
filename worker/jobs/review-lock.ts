/**
 * One worker on a review at a time, whatever the queue believes. The lock lives in a Postgres session, so a worker that
 * is killed lets go of it in the same moment.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '#db/connection.ts'

const lookEveryMs = 250

/** Waits for the review's lock, runs the step and lets go. Rejects with the signal's reason when it aborts first. */
export async function withReviewLock(
  sql: Sql,
  reviewId: string,
  signal: AbortSignal,
  step: () => Promise<void>,
): Promise<void> {
  const session = await sql.reserve()
  try {
    while (!(await tryLock(session, reviewId))) await pause(lookEveryMs, undefined, { signal })
    try {
      await step()
    } finally {
      // Where the session is gone, so is its lock.
      await session`select pg_advisory_unlock(hashtextextended(${reviewId}, 0))`.catch(() => {})
    }
  } finally {
    session.release()
  }
}

async function tryLock(session: Sql, reviewId: string): Promise<boolean> {
  const [row] = await session<{ held: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${reviewId}, 0)) as held`
  return row?.held ?? false
}
