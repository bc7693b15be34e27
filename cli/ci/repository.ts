/** Paths as a code host writes them: relative to the root of the repository, with slashes. */
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** The root that the pipeline names, where this folder is inside it; else the nearest folder with a .git; else this. */
export function repositoryRoot(env: Record<string, string | undefined>, folder: string): string {
  for (const named of [env.GITHUB_WORKSPACE, env.CI_PROJECT_DIR]) {
    if (named && isInside(resolve(named), folder)) return resolve(named)
  }
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (at === dirname(at)) return folder
  }
}

const isInside = (root: string, folder: string): boolean => folder === root || folder.startsWith(`${root}${sep}`)

export const pathInRepository = (root: string, folder: string, path: string): string =>
  relative(root, resolve(folder, path)).split(sep).join('/')
