/** Folders that the browser's user can reach. A checkout or data folder under a 0700 home is not among them. */
import { chmod, chown, lstat, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The user that Chromium runs as where Panel runs as root: Chromium keeps its sandbox only as somebody else. A number
 * at the far end of the range that machines fill from 1000 up, so that nothing else belongs to it.
 */
export const browserUser = 59_731

const isRoot = process.getuid?.() === 0

/** True where any user may step into `folder`: each folder above it lets others through. */
export async function isReachable(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const mode = (await stat(at).catch(() => null))?.mode
    if (mode !== undefined && (mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/**
 * Where the unpacked browser is kept from one start to the next: in the data folder, or, as root with a data folder
 * that nobody else can reach, in a folder of the machine's temporary files that only root can write.
 */
export async function keptFolder(dataDir: string, name: string): Promise<string> {
  if (!isRoot || (await isReachable(dataDir))) {
    const folder = path.join(dataDir, 'browser', name)
    await mkdir(folder, { recursive: true, mode: 0o755 })
    return folder
  }
  const folder = path.join(await sharedTemporary(), `panel-browser-${name}`)
  await mkdir(folder, { mode: 0o755 }).catch(() => undefined)
  const found = await lstat(folder)
  // Somebody else may have made a folder of this name first, to have root run what they put there.
  const ours = found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
  return ours ? folder : temporaryFolder(0o755)
}

/** A new empty folder for one run of the browser: its home, profile and temporary files. Belongs to `user`. */
export async function runFolder(user: number | null): Promise<string> {
  const folder = await temporaryFolder(0o700)
  if (user !== null) {
    await chown(folder, user, user).catch(async error => {
      await rm(folder, { recursive: true })
      throw error
    })
  }
  return folder
}

async function temporaryFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(path.join(await sharedTemporary(), 'panel-browser-'))
  await chmod(folder, mode)
  return folder
}

async function sharedTemporary(): Promise<string> {
  if (!isRoot || (await isReachable(tmpdir()))) return tmpdir()
  return '/var/tmp'
}
