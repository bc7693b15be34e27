import { expect } from 'vitest'
import type { Sql } from '../connection.ts'

/** Runs `start` for a user with one review left, while another request takes that review. */
export async function takeLastReview<T>(
  sql: Sql,
  { userId, limit, start }: { userId: number; limit: number; start: () => Promise<T> },
): Promise<T> {
  let started: Promise<T> | undefined
  await sql.begin(async tx => {
    // Locked against changes, but readable.
    await tx`lock table daily_use in exclusive mode`
    started = start()
    await expect
      .poll(() => sql`select 1 from pg_locks where relation = 'daily_use'::regclass and not granted`)
      .not.toHaveLength(0)
    await tx`insert into daily_use (user_id, day, reviews) values (${userId}, (now() at time zone 'utc')::date, ${limit})
      on conflict (user_id, day) do update set reviews = excluded.reviews`
  })
  return started as Promise<T>
}
