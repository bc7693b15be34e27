import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileStore, FileMissing } from '../files/files.ts'
import { installationSecret } from '../sealing.ts'

let base: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'panel-files-'))
})
afterEach(() => rm(base, { recursive: true, force: true }))

const bytes = new TextEncoder().encode('The bytes of an upload')

describe('the file store', () => {
  it('returns what was stored, whole or as a stream, until it is deleted', async () => {
    const store = createFileStore(join(base, 'files'))
    const key = await store.put(bytes)
    expect(new Uint8Array(await store.read(key))).toEqual(bytes)
    const { size, body } = await store.stream(key)
    expect(size).toBe(bytes.length)
    expect(await new Response(body).bytes()).toEqual(bytes)
    await store.delete(key)
    await store.delete(key)
    await expect(store.read(key)).rejects.toBeInstanceOf(FileMissing)
    await expect(store.stream(key)).rejects.toBeInstanceOf(FileMissing)
  })

  it('gives each put its own key and leaves nothing half-written beside it', async () => {
    const store = createFileStore(join(base, 'files'))
    const keys = await Promise.all(Array.from({ length: 20 }, () => store.put(bytes)))
    expect(new Set(keys).size).toBe(20)
    const names = await readdir(join(base, 'files'), { recursive: true, withFileTypes: true })
    expect(
      names
        .filter(name => name.isFile())
        .map(name => name.name)
        .sort(),
    ).toEqual(keys.toSorted())
  })

  it.runIf(process.platform !== 'win32')('lets nobody but its owner read', async () => {
    const store = createFileStore(join(base, 'files'))
    const key = await store.put(bytes)
    expect((await stat(join(base, 'files', key.slice(0, 2), key))).mode & 0o777).toBe(0o600)
    expect((await stat(join(base, 'files'))).mode & 0o777).toBe(0o700)
  })

  it.each(['../secret', '/etc/passwd', `${'a'.repeat(32)}\n`, ''])('refuses %j as a key', async key => {
    await writeFile(join(base, 'secret'), 'outside')
    const store = createFileStore(join(base, 'files'))
    await expect(store.read(key)).rejects.toBeInstanceOf(FileMissing)
    await expect(store.stream(key)).rejects.toBeInstanceOf(FileMissing)
    await expect(store.delete(key)).rejects.toBeInstanceOf(FileMissing)
  })
})

it('the installation’s secret stays the same, and one that a full disk left empty seals nothing', async () => {
  const secret = () => installationSecret({ dataDir: base, secret: undefined })
  const first = secret()
  expect(secret()).toEqual(first)
  await writeFile(join(base, 'secret'), '')
  expect(secret).toThrow(/“secret” in the data folder is cut short: remove it/)
})
