// Runs before and after `npm pack` (`prepack`, `postpack`), in a clone in which nothing may be installed yet.
import { ensureInstalled, runPinned } from './install.mjs'

const after = process.argv[2] === 'after'
const fresh = after ? false : await ensureInstalled()
await runPinned('pack.ts', process.argv.slice(2), { fresh })
