/**
 * Stores uploads, images and screenshots: one file per key in one directory. Files are written under a temporary name, synced
 * and renamed, so that after a kill a key names either the whole file or nothing.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

export interface FileStore {
  put(bytes: Uint8Array): Promise<string>
  /** Throws `FileMissing`. */
  read(key: string): Promise<Buffer>
  /** Avoids holding the whole file in memory. Throws `FileMissing`. */
  stream(key: string): Promise<{ size: number; body: ReadableStream<Uint8Array> }>
  /** A missing file is not an error, so that a delete can be retried. */
  delete(key: string): Promise<void>
}

export class FileMissing extends Error {}

const keyPattern = /^[0-9a-f]{32}$/

/** The directory is created with the first file; only its owner can read it. */
export function createFileStore(directory: string): FileStore {
  // Subfolders by the first two characters of the key keep folders small.
  const folderOf = (key: string) => join(directory, key.slice(0, 2))
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new FileMissing('This is not the key of a stored file')
    return join(folderOf(key), key)
  }
  return {
    async put(bytes) {
      const key = randomBytes(16).toString('hex')
      await mkdir(folderOf(key), { recursive: true, mode: 0o700 })
      const temporary = `${pathOf(key)}.part`
      try {
        const handle = await open(temporary, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, pathOf(key))
        await syncFolder(folderOf(key))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      return key
    },
    async read(key) {
      return readFile(pathOf(key)).catch(missing)
    },
    async stream(key) {
      const path = pathOf(key)
      const { size } = await stat(path).catch(missing)
      return { size, body: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

function missing(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new FileMissing('The stored file is gone')
  throw error
}

/** Makes the rename survive a power cut. Windows cannot open a folder for this and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
