/**
 * Before each suite: uses the build that `built-entries.ts` found, and starts no parser in advance, since most suites read at
 * most one document. Suites about starting in advance turn it on.
 */
import { inject } from 'vitest'
import { startFromBuilt } from '#worker/entry-file.ts'
import { startParsersAhead } from '#worker/sources/parser-process/process.ts'

const folder = inject('builtEntries')
if (folder) startFromBuilt(folder)
startParsersAhead(null)
