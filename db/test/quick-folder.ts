import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Several times what the databases of four concurrent suites use; a container's 64 MB are too little. */
const roomy = 2 * 1024 ** 3

/**
 * In memory if there is room: a cluster has a thousand files and a database three hundred, which are slow to create on a disk
 * that has just deleted as many.
 */
function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomy ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Makes a folder whose name starts with `prefix`. The caller removes it. */
export const makeQuickFolder = (prefix: string): string => mkdtempSync(join(quickFolder(), prefix))
