/** Folders that this program needs, made where they are missing. */
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * `folder` is absolute; `mode` is for each level that is made. One level after the other: where nothing can be made, as
 * in /proc, Node's own way through all levels never ends.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const missing: string[] = []
  for (let at = folder; at !== dirname(at) && !(await isThere(at)); at = dirname(at)) missing.unshift(at)
  for (const level of missing) {
    await mkdir(level, { mode }).catch((error: NodeJS.ErrnoException) => {
      // Another run beside this one.
      if (error.code === 'EEXIST') return
      // What it stands in is there by now.
      throw error.code === 'ENOENT' ? new Error(`no folder can be made in ${dirname(level)}`) : error
    })
  }
  if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error('it is a file'), { code: 'ENOTDIR' })
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
