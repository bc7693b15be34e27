/** The API of a suite. */
import { afterAll, beforeAll } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

/** Starts an API before the suite that calls it, and stops it after; in between it is the one that was started. */
export function apiFor(options?: Parameters<typeof startHarness>[0]): Harness {
  let started: Harness
  beforeAll(async () => {
    started = await startHarness(options)
  })
  afterAll(() => started.close())
  return new Proxy({} as Harness, { get: (_, name: keyof Harness) => started[name] })
}
