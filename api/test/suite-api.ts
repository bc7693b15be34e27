import { afterAll, beforeAll } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

/** The API of one suite: started before its tests and closed after them. */
export function apiFor(options?: Parameters<typeof startHarness>[0]): Harness {
  let started: Harness
  beforeAll(async () => {
    started = await startHarness(options)
  })
  afterAll(() => started.close())
  return new Proxy({} as Harness, { get: (_, name: keyof Harness) => started[name] })
}
