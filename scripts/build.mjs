// `npm run build`: the site into dist/site and the terminal program into dist/cli, where their sources changed.
import { ensureInstalled, runPinned } from './install.mjs'

const fresh = await ensureInstalled()
await runPinned('build.ts', process.argv.slice(2), { fresh })
