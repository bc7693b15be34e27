import { ensureInstalled, runPinned } from './install.mjs'

const fresh = await ensureInstalled()
await runPinned('bench.ts', process.argv.slice(2), { fresh })
