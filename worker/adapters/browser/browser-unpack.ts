/**
 * Runs as a process of its own, because the package unpacks into the temporary folder (`TMPDIR`) of its process. Arguments:
 * the archives. What is unpacked is made readable for the user that the browser will run as.
 */
import { chmod } from 'node:fs/promises'
import { inflate } from '@sparticuz/chromium'

for (const archive of process.argv.slice(2)) {
  const unpacked = await inflate(archive)
  await chmod(unpacked, 0o755)
}
