// `npm run panel -- <command>`: the terminal program from a clone, built where it is stale.
import { endOnEarlyStop, endStopped } from './early-stop.mjs'
import { ensureInstalled, runPinned } from './install.mjs'

const args = process.argv.slice(2)
endOnEarlyStop(args)
const fresh = await ensureInstalled()
await runPinned('panel.ts', args, { fresh, signalled: () => endStopped(args) })
