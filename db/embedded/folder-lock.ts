/**
 * A lock file that lets one program at a time use a folder. It names its holder. If the holder was killed, its pid is gone or
 * belongs to a younger process, so a stale lock never has to be removed by hand.
 */
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, startMark, within } from './process-life.ts'

interface Holder {
  pid: number
  started: string
  /** The holder will release the folder soon. */
  ending?: boolean
}

export interface FolderLock {
  /** Announces the release, so that others who want the folder wait. */
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

/** Creates `file` as a hard link to `mine`, or by exclusive write where links are unsupported; fails if it exists. */
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

const isEnding = (file: string): boolean => readHolder(file)?.ending === true

/** Takes the lock, or returns the pid of its holder. Throws if the folder cannot be written. */
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
      // Move the dead holder's file aside. If another process took the lock meanwhile, this moved its live file: put it back.
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

/** A holder whose npm was just killed needs a moment to notice; once it has announced its end, stopping may take longer. */
const noticeMs = 3_000
const endingMs = 60_000

/** Like `takeLock`, but waits for a holder that is about to end or may not have noticed yet that it must. */
export async function takeLockPatiently(file: string): Promise<ReturnType<typeof takeLock>> {
  const lock = takeLock(file)
  if (!('heldBy' in lock) || lock.heldBy === process.pid) return lock
  const ended = () => !isAlive(lock.heldBy) || !existsSync(file)
  await within(noticeMs, () => ended() || isEnding(file))
  if (isEnding(file)) await within(endingMs, ended)
  return takeLock(file)
}
