/** A process of its own, because the package unpacks into its process's `TMPDIR`. Arguments: the archives. */
import { chmod } from 'node:fs/promises'
import { inflate } from '@sparticuz/chromium'

for (const archive of process.argv.slice(2)) {
  const unpacked = await inflate(archive)
  await chmod(unpacked, 0o755)
}
