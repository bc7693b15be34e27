/** Folders that the browser's user can access, unlike a checkout or data folder under a home with mode 0700. */
import { chmod, chown, lstat, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Chromium refuses its sandbox to root, so root runs it as this user, an id far above those that machines assign. */
export const browserUser = 59_731

const isRoot = process.getuid?.() === 0

export async function isReachable(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const mode = (await stat(at).catch(() => null))?.mode
    if (mode !== undefined && (mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** In the data folder or, if root's data folder is closed to others, in a temporary folder that only root can write. */
export async function keptFolder(dataDir: string, name: string): Promise<string> {
  if (!isRoot || (await isReachable(dataDir))) {
    const folder = path.join(dataDir, 'browser', name)
    await mkdir(folder, { recursive: true, mode: 0o755 })
    return folder
  }
  const folder = path.join(await sharedTemporary(), `panel-browser-${name}`)
  await mkdir(folder, { mode: 0o755 }).catch(() => undefined)
  const found = await lstat(folder)
  // Another user may have created a folder of this name to make root run their program.
  const ours = found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
  return ours ? folder : temporaryFolder(0o755)
}

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
