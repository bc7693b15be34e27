/**
 * Has suites read documents with the parsers that were built for the terminal, where those are of these very sources, as
 * they are under `npm test`: a quarter of the suites' CPU in worker/test/sources went into stripping types, file by file,
 * in each fresh process.
 */
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { cliIsFresh } from '../building/cli.ts'
import { root } from '../building/stamp.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The parsers' program as it was built; null where sources changed since. */
    builtParser: string | null
  }
}

export function setup(project: TestProject): void {
  project.provide('builtParser', cliIsFresh() ? path.join(root, 'dist', 'cli', 'parser-entry.js') : null)
}
