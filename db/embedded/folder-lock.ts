/**
 * One program at a time on one folder. The lock is a file that names its holder; a holder that was killed is noticed
 * because its id is gone or belongs to a younger process, so no lock ever has to be removed by hand.
 */
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, startMark, within } from './process-life.ts'

interface Holder {
  pid: number
  started: string
  /** It is about to give the folder back. */
  ending?: boolean
}

export interface FolderLock {
  /** Says that the folder will be given back: whoever wants it waits. */
  announceEnd(): void
  release(): void
}

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof holder.pid === 'number' ? { ...holder, pid: holder.pid, started: holder.started ?? '' } : null
  } catch {
    return null
  }
}

function holds({ pid, started }: Holder): boolean {
  return isAlive(pid) && startMark(pid) === started
}

/** Links `mine` to `file`, which fails where that exists. File systems without links get an exclusive write. */
function claim(mine: string, file: string, text: string): boolean {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EEXIST') return false
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error
  }
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the holder has said that it will give the folder back. */
const isEnding = (file: string): boolean => readHolder(file)?.ending === true

/**
 * Takes the lock `file`. Answers a function that gives it back, or the id of the process that holds it.
 * Throws where the folder cannot be written.
 */
export function takeLock(file: string): FolderLock | { heldBy: number } {
  const holder: Holder = { pid: process.pid, started: startMark(process.pid) }
  const text = JSON.stringify(holder)
  const mine = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  writeFileSync(mine, text)
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (claim(mine, file, text)) {
        return {
          announceEnd() {
            writeFileSync(mine, JSON.stringify({ ...holder, ending: true }))
            renameSync(mine, file)
          },
          release: () => rmSync(file, { force: true }),
        }
      }
      const other = readHolder(file)
      if (other && holds(other)) return { heldBy: other.pid }
      // Move the dead holder's file aside; if another starter was quicker, what moved is its live lock: put that back.
      const aside = `${mine}.stale`
      try {
        renameSync(file, aside)
      } catch {
        continue
      }
      const moved = readHolder(aside)
      if (moved && holds(moved)) claim(aside, file, readFileSync(aside, 'utf8'))
      rmSync(aside, { force: true })
    }
    return { heldBy: readHolder(file)?.pid ?? 0 }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** One whose npm was killed a moment ago still notices; what it runs may then take its time to stop. */
const noticeMs = 3_000
const endingMs = 60_000

/** The same after a while, where the holder is about to end or has not noticed yet that it has to. */
export async function takeLockPatiently(file: string): Promise<ReturnType<typeof takeLock>> {
  const lock = takeLock(file)
  if (!('heldBy' in lock) || lock.heldBy === process.pid) return lock
  const ended = () => !isAlive(lock.heldBy) || !existsSync(file)
  await within(noticeMs, () => ended() || isEnding(file))
  if (isEnding(file)) await within(endingMs, ended)
  return takeLock(file)
}
