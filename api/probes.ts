/** Only the worker reaches models and parses files: the API asks it through the database. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#db/connection.ts'
import type { Probe, ProbeResult } from '#db/probe.ts'
import { countWorkers, createProbe, findProbe } from '#db/queries/model-connection.ts'
import { ApiError } from './http/errors.ts'

/** A worker takes a probe at once. If none has after these times, no worker is connected, or all are stuck. */
const [nobodyMs, takenMs] = [300, 5_000]
const pollMs = 100

export const problemOf = (result: ProbeResult): string | null => (result.kind === 'failed' ? result.message : null)

/** Throws `unavailable` if no worker is running. */
export async function runProbe(db: Db, probe: Probe, longestMs: number): Promise<ProbeResult> {
  const id = await createProbe(db, probe)
  const began = Date.now()
  for (;;) {
    const found = await findProbe(db, { id })
    if (found?.result) return found.result
    const waited = Date.now() - began
    if (!found?.taken && (waited > takenMs || (waited > nobodyMs && (await countWorkers(db)) === 0)))
      throw new ApiError(
        'unavailable',
        'No worker answered, and it is the worker that reaches models and reads files. Start it, then try again.',
      )
    if (waited > longestMs) return { kind: 'failed', message: 'It took too long to answer. Try it again.' }
    await pause(pollMs)
  }
}
