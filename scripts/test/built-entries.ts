/**
 * Lets suites start the processes and threads built for the terminal program if that build is up to date, as it is under
 * `npm test`. Otherwise stripping types in each new process takes a quarter of the CPU time of worker/test/sources.
 */
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { cliIsFresh } from '../building/cli.ts'
import { root } from '../building/stamp.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built entries; null if the sources have changed since. */
    builtEntries: string | null
  }
}

export function setup(project: TestProject): void {
  project.provide('builtEntries', cliIsFresh() ? path.join(root, 'dist', 'cli') : null)
}
