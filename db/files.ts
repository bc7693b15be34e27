/**
 * Where uploads and screenshots are kept: one file for each key under one directory. A file is written aside, synced
 * and renamed, so that a key either names whole bytes or nothing, whatever is killed in between.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

export interface FileStore {
  /** Keeps the bytes and returns the key that names them from now on. */
  put(bytes: Uint8Array): Promise<string>
  /** Throws `FileMissing` where the key names nothing. */
  read(key: string): Promise<Buffer>
  /** The same bytes as a stream with their size, for answers that should not hold them. Throws `FileMissing`. */
  stream(key: string): Promise<{ size: number; body: ReadableStream<Uint8Array> }>
  /** Removing what is not there is no error: a delete may be tried again. */
  delete(key: string): Promise<void>
}

/** No file has this key: it was deleted, or the key never came from `put`. */
export class FileMissing extends Error {}

const keyPattern = /^[0-9a-f]{32}$/

/** The directory is made with the first file. Only its owner can read it. */
export function createFileStore(directory: string): FileStore {
  // Two characters of fan-out keep folders small; they come from the key, so nothing has to be looked up.
  const folderOf = (key: string) => join(directory, key.slice(0, 2))
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new FileMissing('This is not the key of a stored file')
    return join(folderOf(key), key)
  }
  return {
    async put(bytes) {
      const key = randomBytes(16).toString('hex')
      await mkdir(folderOf(key), { recursive: true, mode: 0o700 })
      const aside = `${pathOf(key)}.part`
      try {
        const handle = await open(aside, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(aside, pathOf(key))
        await syncFolder(folderOf(key))
      } catch (error) {
        await rm(aside, { force: true })
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

/** Makes the rename itself survive a power cut. Windows cannot open a folder for this and does not need to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
