/** How much the browser's processes may hand each other without a disk. */
import { statfs } from 'node:fs/promises'

/** For a few large pages at once. Docker gives a container 64 MB unless told otherwise. */
const enough = 1024 ** 3

/**
 * Chromium keeps its pictures among the temporary files with this flag, otherwise in shared memory. Each is a file, and
 * a disk's file system takes its time for each of those.
 */
export const withoutSharedMemory = '--disable-dev-shm-usage'

export async function hasSharedMemory(): Promise<boolean> {
  const found = await statfs('/dev/shm').catch(() => null)
  return found !== null && found.bavail * found.bsize >= enough
}
