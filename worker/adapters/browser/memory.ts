/** Whether the browser's processes can exchange data in shared memory. */
import { statfs } from 'node:fs/promises'

/** In bytes: enough for a few large pages at once. Docker's default for a container is 64 MB. */
const enough = 1024 ** 3

/**
 * With this flag Chromium keeps pictures in temporary files instead of shared memory, which is slower on a disk: each
 * picture is a file.
 */
export const withoutSharedMemory = '--disable-dev-shm-usage'

export async function hasSharedMemory(): Promise<boolean> {
  const found = await statfs('/dev/shm').catch(() => null)
  return found !== null && found.bavail * found.bsize >= enough
}
