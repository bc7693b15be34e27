// `npm start`: everything on one machine, with nothing installed beforehand.
import { ensureInstalled, runPinned } from './install.mjs'

// npm runs scripts in a shell. A signal that is sent to npm alone ends that shell, which does not pass it on.
const shell = process.ppid
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    // Once, as soon as somebody listens: a second one would be taken for a second request, which stops at once.
    if (process.ppid !== shell && process.emit('SIGTERM')) clearInterval(watch)
  }, 500)
  watch.unref()
}

const fresh = await ensureInstalled()
await runPinned('start.ts', process.argv.slice(2), { fresh })
