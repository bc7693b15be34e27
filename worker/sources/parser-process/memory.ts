/** Watches from outside: V8's limit ignores buffers, and a parser could misuse the permission that a thread would need. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const isLinux = process.platform === 'linux'
/** On other systems each check starts a program. */
const everyMs = isLinux ? 25 : 250

/** The resident memory of a process. Rejects if it is unknown: on Windows, and once the process has ended. */
async function residentKiB(pid: number): Promise<number> {
  if (isLinux) return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1])
  return Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout)
}

/** Calls `tell` once a process uses more than `maxMiB`. Watches until the returned function is called. */
export function onceAbove(pid: number, maxMiB: number, tell: () => void): () => void {
  let next: NodeJS.Timeout | undefined
  let isOver = false
  const check = async () => {
    const found = await residentKiB(pid).catch(() => 0)
    if (isOver) return
    if (found > maxMiB * 1024) tell()
    else next = setTimeout(check, everyMs)
  }
  void check()
  return () => {
    isOver = true
    clearTimeout(next)
  }
}
