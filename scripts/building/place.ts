/** What is built is built aside and moved into its place whole, so that a build that fails leaves the last good one. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Ctrl-C reaches the builder's process too, and its end can be heard of before the key itself. */
const keyMs = 200

/** Where the build that will stand at `output` is made. */
export const aside = (output: string): string => `${output}.${process.pid}.new`

/** Removes what a failed build left aside, and fails with its reason. */
export function leaveNothing(fresh: string): (error: unknown) => Promise<never> {
  return async error => {
    rmSync(fresh, { recursive: true, force: true })
    await pause(keyMs)
    throw error
  }
}

/**
 * The last build makes room by a rename, so that a program that starts meanwhile misses it for no time to speak of.
 * Another process may have built the same and be there first: then its copy stays.
 */
export function putInPlace(fresh: string, output: string): void {
  const last = `${fresh}.last`
  try {
    if (existsSync(output)) renameSync(output, last)
    renameSync(fresh, output)
  } catch (error) {
    if (!existsSync(output)) throw error
  } finally {
    for (const left of [fresh, last]) rmSync(left, { recursive: true, force: true })
  }
}
