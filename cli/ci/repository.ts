import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** The root that the pipeline names if this folder is in it; else the nearest folder with a .git; else this one. */
export function repositoryRoot(env: Record<string, string | undefined>, folder: string): string {
  for (const named of [env.GITHUB_WORKSPACE, env.CI_PROJECT_DIR]) {
    if (named && isInside(resolve(named), folder)) return resolve(named)
  }
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (at === dirname(at)) return folder
  }
}

const isInside = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)

/** The path from the root, with slashes; null outside the repository, where a code host shows nothing. */
export function pathInRepository(root: string, folder: string, path: string): string | null {
  const file = resolve(folder, path)
  return isInside(root, file) ? relative(root, file).split(sep).join('/') : null
}

export function workflowFile(env: Record<string, string | undefined>, root: string): string | null {
  const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? '') ?? []
  return path !== undefined && existsSync(join(root, path)) ? path : null
}
