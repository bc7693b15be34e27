import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import path from 'node:path'

/** Level by level, because Node's recursive mkdir never returns on file systems that create no folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Throws the system's error. Actually writes, because permission bits say nothing for root. */
export function makeWritable(folder: string): void {
  makeFolder(folder)
  rmdirSync(mkdtempSync(path.join(folder, '.writable-')))
}
