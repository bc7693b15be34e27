/**
 * Watches a parser's memory from outside: a thread in it could, but then what takes the parser over could have threads too,
 * and Node's permissions do not hold those. The engine's own cap does not hold buffers, which lie outside its heap.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const isLinux = process.platform === 'linux'
/** Elsewhere a program is started for each look. */
const everyMs = isLinux ? 25 : 250

/** What a process has in memory. Rejects where the system does not say: on Windows, and once the process is gone. */
async function residentKiB(pid: number): Promise<number> {
  if (isLinux) return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1])
  return Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout)
}

/** Calls `tell` once a process has more in memory than `mostMiB`. Looks until what this gives is called. */
export function onceAbove(pid: number, mostMiB: number, tell: () => void): () => void {
  let next: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    const found = await residentKiB(pid).catch(() => 0)
    if (isOver) return
    if (found > mostMiB * 1024) tell()
    else next = setTimeout(look, everyMs)
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(next)
  }
}
