// `npm start`: everything on one machine, with nothing installed beforehand.
import { ensureInstalled, runPinned } from './install.mjs'

// npm runs scripts in a shell. A signal that is sent to npm alone ends that shell, which does not pass it on.
const shell = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== shell) process.emit('SIGTERM')
  }, 500).unref()
}

const fresh = await ensureInstalled()
await runPinned('start.ts', process.argv.slice(2), { fresh })
