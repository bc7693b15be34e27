/**
 * Before each suite: uses the build that `built-parser.ts` found, and starts no parser in advance, since most suites read at
 * most one document. Suites about starting in advance turn it on.
 */
import { inject } from 'vitest'
import { readWithBuiltParser, startParsersAhead } from '#worker/sources/parser-process/process.ts'

const file = inject('builtParser')
if (file) readWithBuiltParser(file)
startParsersAhead(null)
