// `npm start`: everything on one machine, with nothing installed beforehand.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ensureInstalled, runPinned } from './install.mjs'

/** The parent of a process and how it was called; null where there is none, or the system does not say. */
function processOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
    }
    if (process.platform === 'win32') return null
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? []
    return parent ? { parent: Number(parent), command } : null
  } catch {
    return null
  }
}

/**
 * npm runs scripts in a shell. A signal that is sent to npm alone ends that shell, which does not pass it on; npm that is
 * killed leaves the shell, too. Some shells become what they run: then the parent is npm itself, and nothing above it counts.
 */
function watchNpm() {
  const shell = process.ppid
  const above = processOf(shell)
  const npm = above?.command.includes('start.mjs') ? above.parent : null
  // On Linux one that waits to be reaped is gone, too; elsewhere asking for its parent would cost a process each time.
  const npmIsGone = () => {
    if (npm === null) return false
    if (process.platform === 'linux') return processOf(shell)?.parent !== npm
    try {
      return !process.kill(npm, 0)
    } catch (error) {
      return error.code === 'ESRCH'
    }
  }
  const watch = setInterval(() => {
    // Once, as soon as somebody listens: a second one would be taken for a second request, which stops at once.
    if ((process.ppid !== shell || npmIsGone()) && process.emit('SIGTERM')) clearInterval(watch)
  }, 250)
  watch.unref()
}

if (process.env.npm_lifecycle_event) watchNpm()

const fresh = await ensureInstalled()
await runPinned('start.ts', process.argv.slice(2), { fresh })
