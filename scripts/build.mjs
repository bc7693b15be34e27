// `npm run build`: builds what has changed, the site into dist/site, API and worker into dist/server, and the terminal program
// into dist/cli.
import { ensureInstalled, runPinned } from './install.mjs'

const fresh = await ensureInstalled()
await runPinned('build.ts', process.argv.slice(2), { fresh })
