import { type Stats, statSync } from 'node:fs'
import path from 'node:path'

const kinds = {
  postgres: 'folder',
  'postgres/PG_VERSION': 'file',
  'postgres.lock': 'file',
  'postgres.password': 'file',
} as const

/** Throws if a name that the database needs is taken by a file of the wrong kind; nothing is moved. */
export function checkKinds(dataDir: string): void {
  for (const [name, kind] of Object.entries(kinds)) {
    const file = path.join(dataDir, name)
    const stats = statsOf(file)
    if (stats && !(kind === 'folder' ? stats.isDirectory() : stats.isFile()))
      throw unusable(dataDir, `${file} is no ${kind}`)
  }
}

function statsOf(file: string): Stats | null {
  try {
    return statSync(file)
  } catch {
    return null
  }
}

const words: Record<string, string> = {
  EACCES: 'is closed to this user',
  EPERM: 'is closed to this user',
  EEXIST: 'leads nowhere',
  ENOENT: 'leads nowhere',
  ELOOP: 'is a link in a circle',
}

/** Puts a file-system error into words; returns any other error unchanged. */
export function folderTrouble(dataDir: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error && 'path' in error)) return error
  const code = String(error.code)
  if (code === 'ENOSPC' || code === 'EDQUOT') return unusable(dataDir, 'the disk is full', 'Make room')
  return unusable(dataDir, `${error.path} ${words[code] ?? `gives ${code}`}`)
}

const unusable = (dataDir: string, what: string, remedy = 'Move that away'): Error =>
  new Error(`The data folder ${dataDir} cannot be used: ${what}. ${remedy}, or name another folder in PANEL_DATA_DIR.`)
