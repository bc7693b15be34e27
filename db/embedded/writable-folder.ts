/** A folder that this process may write in: made where it is missing, and tried. */
import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import path from 'node:path'

/** One level after the other: Node's recursive way never comes back from a file system that makes no folders, as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have been quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Throws the system's error where the folder cannot be made or written. Root is let in everywhere, so this writes. */
export function makeWritable(folder: string): void {
  makeFolder(folder)
  rmdirSync(mkdtempSync(path.join(folder, '.writable-')))
}
