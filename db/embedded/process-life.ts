/** Whether a process is alive, and still the same one: pids are reused, at the latest after a reboot. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface Stat {
  state: string
  started: string
}

/** State and start time (clock ticks since boot) from /proc; null if there is no such process. */
function linuxStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name is in parentheses and may contain anything, so parse from its end.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** A zombie counts as dead: in a container whose init does not reap, it would stay forever. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    const stat = linuxStat(pid)
    return stat !== null && stat.state !== 'Z' && stat.state !== 'X'
  }
  return !isFree(pid)
}

/** Whether no process has this pid, not even a zombie. */
export function isFree(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Distinguishes two processes that had the same pid; '' if the system does not say. */
export function startMark(pid: number): string {
  if (process.platform === 'linux') return linuxStat(pid)?.started ?? ''
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

export function isPostgresIn(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.includes('postgres')
  }
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false
  } catch {
    return false
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return true // another user's process: its name has to be enough
  }
}

/** Linux only; false elsewhere. */
export function anyPostgresIn(folder: string): boolean {
  if (process.platform !== 'linux') return false
  return readdirSync('/proc').some(name => /^\d+$/.test(name) && isPostgresIn(Number(name), folder))
}

/** Whether the condition became true within `ms`; polls every 20 ms, since other programs give no events. */
export async function within(ms: number, condition: () => boolean): Promise<boolean> {
  const end = Date.now() + ms
  while (!condition()) {
    if (Date.now() > end) return false
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return true
}
