import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * `folder` is absolute; `mode` applies to each level created. Goes level by level because Node's recursive mkdir never
 * returns where nothing can be created, as in /proc.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const missing: string[] = []
  for (let at = folder; at !== dirname(at) && !(await isThere(at)); at = dirname(at)) missing.unshift(at)
  for (const level of missing) {
    await mkdir(level, { mode }).catch((error: NodeJS.ErrnoException) => {
      // Another process may have created it.
      if (error.code === 'EEXIST') return
      // The parent exists by now, so ENOENT means that nothing can be created.
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
