/** One API for a suite that stands in several files. */
import { afterAll, beforeAll } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

export interface Desk {
  readonly api: Harness
}

/** Starts an API before the suite that calls it, and stops it after. */
export function deskFor(): Desk {
  let api: Harness
  beforeAll(async () => {
    api = await startHarness()
  })
  afterAll(() => api.close())
  return {
    get api() {
      return api
    },
  }
}
