/** Whether a process lives, and whether it is still the one it was: ids are used again after a restart of the machine. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface Stat {
  state: string
  started: string
}

/** Linux: state and start time (clock ticks since boot) as /proc states them; null where there is no such process. */
function linuxStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold anything, so count from its end.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** A zombie counts as dead: in a container whose first process does not reap, it stays for ever. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    const stat = linuxStat(pid)
    return stat !== null && stat.state !== 'Z' && stat.state !== 'X'
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** No process has this id, not even one that only waits to be reaped. */
export function isFree(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Something that differs between two processes that had the same id; '' where the system does not say. */
export function startMark(pid: number): string {
  if (process.platform === 'linux') return linuxStat(pid)?.started ?? ''
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** Whether this live process is a Postgres that works in `folder`. */
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
    return true // another user's: the name has to do
  }
}

/** Whether any process of a Postgres still works in `folder`; Linux only, false elsewhere. */
export function anyPostgresIn(folder: string): boolean {
  if (process.platform !== 'linux') return false
  return readdirSync('/proc').some(name => /^\d+$/.test(name) && isPostgresIn(Number(name), folder))
}

/** Resolves to whether the condition came true within `ms`, looking every 20 ms. For what gives no event: other programs. */
export async function within(ms: number, condition: () => boolean): Promise<boolean> {
  const end = Date.now() + ms
  while (!condition()) {
    if (Date.now() > end) return false
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return true
}
