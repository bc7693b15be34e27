// `npm start`: everything on one machine, with nothing installed beforehand.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ensureInstalled, runPinned } from './install.mjs'

/** The parent and command line of a process; null if there is none, or the system does not say. */
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
 * npm runs scripts in a shell. A signal to npm alone ends that shell, which does not forward it, and killing npm leaves the
 * shell running. Some shells replace themselves by the command; then the parent is npm itself, and only it matters.
 */
function watchNpm() {
  const shell = process.ppid
  const above = processOf(shell)
  const npm = above?.command.includes('start.mjs') ? above.parent : null
  // On Linux a zombie counts as gone; elsewhere asking for the parent would start a process each time.
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
    // Only once, as soon as there is a listener: a second signal would mean to stop at once.
    if ((process.ppid !== shell || npmIsGone()) && process.emit('SIGTERM')) clearInterval(watch)
  }, 250)
  watch.unref()
}

if (process.env.npm_lifecycle_event) watchNpm()

const fresh = await ensureInstalled()
await runPinned('start.ts', process.argv.slice(2), { fresh })
