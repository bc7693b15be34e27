// `npm test`: every check and every suite, on a machine that has nothing but Node and npm.
import { ensureInstalled, runPinned } from './install.mjs'

const fresh = await ensureInstalled()
await runPinned('test.ts', process.argv.slice(2), { fresh })
