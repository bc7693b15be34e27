import { type FSWatcher, watch } from 'node:fs'
import path from 'node:path'

/** Editors write a file in several steps. */
const settleMs = 150

/** Calls `changed` after each burst of changes in the folders, ignoring tests. */
export function watchFolders(folders: string[], changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map(
    (folder): FSWatcher =>
      watch(folder, { recursive: true }, (_, file) => {
        if (!file || file.split(path.sep).includes('test')) return
        clearTimeout(timer)
        timer = setTimeout(changed, settleMs)
      }),
  )
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
