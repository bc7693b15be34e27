/** The contract of the queue, on Postgres and, if one answers, on Redis. */
import { describe, expect, it } from 'vitest'
import { benchFor, withRedis } from './queue/bench.ts'
import { losses } from './queue/losses.ts'
import { work } from './queue/work.ts'

it('there is a Redis if the pipeline requires one', () => {
  expect(withRedis || process.env.PANEL_REQUIRE_REDIS !== '1').toBe(true)
})

const backends = ['postgres', ...(withRedis ? (['redis'] as const) : [])] as const

// test/end-to-end/recovery.test.ts shows that a killed Postgres loses no review.
// The tests are concurrent, because they mostly wait: for pauses, expiring locks, restarting servers.
describe.concurrent.each(backends)('the queue on %s', backend => {
  const bench = benchFor(backend)
  work(bench)
  losses(bench)
})
