// `npm start`: everything on one machine, with nothing installed beforehand.
import { ensureInstalled, runPinned } from './install.mjs'

const fresh = await ensureInstalled()
await runPinned('start.ts', process.argv.slice(2), { fresh })
