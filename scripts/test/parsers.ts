/**
 * Before each suite: what `built-parser.ts` found is used by this process, and no parser is started ahead of its document,
 * since most suites read one or none. What is about that says so itself.
 */
import { inject } from 'vitest'
import { readWithBuiltParser, startParsersAhead } from '#worker/sources/parser/process.ts'

const file = inject('builtParser')
if (file) readWithBuiltParser(file)
startParsersAhead(null)
