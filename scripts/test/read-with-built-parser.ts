/** Before each suite: what `built-parser.ts` found is used by this process. */
import { inject } from 'vitest'
import { readWithBuiltParser } from '#worker/sources/parser-process.ts'

const file = inject('builtParser')
if (file) readWithBuiltParser(file)
