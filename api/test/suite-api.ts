import { afterAll, beforeAll, expect } from 'vitest'
import { type Harness, refused, startHarness } from './harness.ts'

/** The API of one suite: started before its tests and closed after them. */
export function apiFor(options?: Parameters<typeof startHarness>[0]): Harness {
  let started: Harness
  beforeAll(async () => {
    started = await startHarness(options)
  })
  afterAll(() => started.close())
  return new Proxy({} as Harness, { get: (_, name: keyof Harness) => started[name] })
}

export async function expectRefusal(call: Promise<unknown>, expected: object): Promise<void> {
  expect(await refused(call)).toMatchObject(expected)
}
