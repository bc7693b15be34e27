import { statfs } from 'node:fs/promises'

/** In bytes: enough for a few large pages at once. Docker's default for a container is 64 MB. */
const enough = 1024 ** 3

/** Keeps each picture in a temporary file, which is slower than shared memory. */
export const withoutSharedMemory = '--disable-dev-shm-usage'

export async function hasSharedMemory(): Promise<boolean> {
  const found = await statfs('/dev/shm').catch(() => null)
  return found !== null && found.bavail * found.bsize >= enough
}
