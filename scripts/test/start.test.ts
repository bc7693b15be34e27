import { chmodSync, chownSync, existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#db/test/free-port.ts'
import { canBeOrdinary, nobody } from '#db/test/ordinary-user.ts'
import { buildServer } from '../building/server.ts'
import { buildSite } from '../building/site.ts'
import { dataFolder, type Launched, type LaunchOptions, launch } from './launched.ts'

const ready = /ready at (\S+)/
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function start(dataDir: string, env: Record<string, string> = {}, options: LaunchOptions = {}): Launched {
  const launched = launch({ PANEL_DATA_DIR: dataDir, ...env }, options)
  cleanups.push(() => {
    launched.child.kill('SIGTERM')
    return launched.ended
  })
  return launched
}

async function health(address: string): Promise<number> {
  return (await fetch(`${address}/api/ready`)).status
}

describe.runIf(process.platform === 'linux')('npm start', { timeout: 60_000 }, () => {
  // One installation, started several times, because creating a database cluster takes longest.
  let dataDir: string
  let as: LaunchOptions & { env: Record<string, string> }
  beforeAll(async () => {
    await Promise.all([buildSite(), buildServer()]) // `nobody`, who runs it below, may not write here
    const made = dataFolder()
    dataDir = made.dataDir
    as = { env: {} }
    if (canBeOrdinary) {
      const home = path.dirname(dataDir)
      chmodSync(home, 0o700)
      chownSync(home, nobody.uid, nobody.gid)
      as = { ...nobody, env: { HOME: home } }
    }
    return made.remove
  })

  // Restarts of what died during a review are in test/end-to-end/recovery.test.ts.
  it('starts from nothing, ends when npm is killed, restarts at once at the same address, and stops in order on a signal to npm alone', async () => {
    const PORT = String(await freePort())
    const address = `http://127.0.0.1:${PORT}`
    const { env, ...user } = as
    /** Kills the previous start, if there is one, and replaces it. */
    async function nextLife(throughNpm: 'npm' | 'shell', before?: Launched): Promise<Launched> {
      before?.child.kill('SIGKILL')
      // Nothing here looks at the samples' pages.
      const next = start(dataDir, { ...env, PANEL_PAGES: 'off', PORT }, { ...user, throughNpm })
      expect((await next.says(ready))[1]).toBe(address)
      expect(await health(address)).toBe(200)
      await before?.ended
      if (before) expect(before.output(), 'in order').toMatch(/database +stopped\n$/)
      return next
    }
    const underNpm = await nextLife('npm')
    expect(underNpm.output()).toMatch(/administrator "admin", password \S{20}/)
    await underNpm.says(/(can review on this machine|run checks only).*: connect (it|one) at http:\S+\/admin\/model/)

    const second = launch({ PANEL_DATA_DIR: dataDir, ...env }, user)
    expect(await second.ended).toBe(1)
    expect(second.errors()).toMatch(/^The data folder .* is already in use by process \d+\. .*PANEL_DATA_DIR\.\n$/)
    expect(second.output(), 'said once, and nothing was stopped').not.toContain('database')
    expect(await health(address), 'and the first is not disturbed').toBe(200)

    const launched = await nextLife('shell', underNpm)
    expect(launched.output(), 'shown once').not.toContain('password')

    const { hostname, port } = new URL(address)
    // A request that never ends, for which the API waits.
    const socket = connect(Number(port), hostname)
    cleanups.push(() => socket.destroy())
    socket.on('error', () => {})
    socket.write('POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0)
    launched.child.kill('SIGTERM')
    await launched.says(/stopping/)
    await new Promise(resolve => setTimeout(resolve, 2_000))
    expect(launched.output()).not.toMatch(/at once\n|stopped/)
    socket.destroy()
    await launched.ended
    expect(launched.errors()).toBe('')
    expect(launched.output()).toMatch(/api +stopped[\s\S]*worker +stopped[\s\S]*database +stopped\n$/)
  })

  it('stops in order when its process group is signalled while the database is created', async () => {
    const own = dataFolder()
    cleanups.push(own.remove)
    const launched = start(own.dataDir, {}, { detached: true })
    await expect
      .poll(() => existsSync(path.join(own.dataDir, 'postgres.new')), { timeout: 20_000, interval: 5 })
      .toBe(true)
    process.kill(-(launched.child.pid ?? 0), 'SIGTERM')
    const code = await launched.ended
    expect(launched.errors()).toBe('')
    expect(code).toBe(0)
    expect(launched.output()).toMatch(/database +stopped\n$/)
  })
})
