// `npm run panel -- <command>`: the terminal program from a clone, built where it is stale.
import { ensureInstalled, runPinned } from './install.mjs'

const fresh = await ensureInstalled()
await runPinned('panel.ts', process.argv.slice(2), { fresh })
