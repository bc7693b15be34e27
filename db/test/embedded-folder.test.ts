import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { takeLock, takeLockPatiently } from '../embedded/folder-lock.ts'
import { startEmbedded } from '../embedded.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

function folder(): string {
  const base = mkdtempSync(path.join(tmpdir(), 'panel folder é-'))
  cleanups.push(() => rmSync(base, { recursive: true, force: true }))
  return path.join(base, 'my data')
}

describe('a data folder', () => {
  it.each<[string, string, RegExp]>([
    ['.', 'a file', /my data cannot be written/],
    ['postgres/PG_VERSION', 'of version 9', /made by Postgres 9/],
    ['postgres', 'a link', /postgres leads nowhere\. Move that away, or name/],
    ['postgres/PG_VERSION', 'a file', /PG_VERSION names no version of Postgres, so .* Put a copy that is whole/],
    ['postgres.lock', 'a folder', /postgres\.lock is no file\. Move that away, or name/],
  ])('refuses %s that is %s, in a sentence, and leaves it unchanged', async (name, kind, sentence) => {
    const dataDir = folder()
    const file = path.join(dataDir, name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (kind === 'a file') writeFileSync(file, 'hi\n')
    else if (kind === 'of version 9') writeFileSync(file, '9\n')
    else if (kind === 'a folder') mkdirSync(file)
    else symlinkSync('/no/such/place', file)
    const error = await startEmbedded({ dataDir }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    const { message } = error as Error
    expect(message).toMatch(sentence)
    expect(message).not.toMatch(/[A-Z]{5,}:|\n/)
    expect(lstatSync(file, { throwIfNoEntry: false }), 'nothing was moved').toBeDefined()
  })
})

describe('the lock of a folder', () => {
  it('is released, and taken over from a dead process', () => {
    const base = folder()
    mkdirSync(base, { recursive: true })
    const file = path.join(base, 'lock')
    const first = takeLock(file)
    expect(first).toHaveProperty('release')
    expect(takeLock(file)).toEqual({ heldBy: process.pid })
    if ('release' in first) first.release()

    // The same id, but of a process that started at another time, so the holder is gone.
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'long ago' }))
    const second = takeLock(file)
    expect(second).toHaveProperty('release')
    if ('release' in second) second.release()
    writeFileSync(file, 'not JSON')
    expect(takeLock(file)).toHaveProperty('release')
  })

  it('is waited for if its holder has announced its end', async () => {
    const base = folder()
    mkdirSync(base, { recursive: true })
    const file = path.join(base, 'lock')
    const script = `
      import { takeLock, takeLockPatiently } from ${JSON.stringify(new URL('../embedded/folder-lock.ts', import.meta.url).href)}
      const lock = takeLock(process.argv[1])
      lock.announceEnd()
      process.on('message', () => { lock.release(); process.disconnect() })
      process.send('ending')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, file], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    cleanups.push(() => void child.kill('SIGKILL'))
    await once(child, 'message')
    expect(takeLock(file)).toEqual({ heldBy: child.pid })
    const next = takeLockPatiently(file)
    child.send('now')
    expect(await next).toHaveProperty('release')
  })
})
