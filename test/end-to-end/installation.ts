/** Panel as `npm start` runs it, in its own folder, whose processes a test can kill. */
import { expect } from 'vitest'
import { type Client, createClient } from '#api/client/client.ts'
import { freePort } from '#db/test/free-port.ts'
import { programs } from '../../scripts/building/server.ts'
import { childrenOf, dataFolder, type Launched, launch } from '../../scripts/test/launched.ts'

export const victims = ['worker', 'api', 'postgres', 'launcher'] as const
export type Victim = (typeof victims)[number]

export interface Installation {
  url: string
  client(token?: string): Client
  /** Kills these at once with SIGKILL, in the given order. */
  kill(names: Victim[]): Promise<void>
  /** Resolves when what was killed is back. It starts a killed launcher itself; the launcher restarts the others. */
  back(names: Victim[]): Promise<void>
  log(): string
  /** Stops it like Ctrl-C, and returns its exit code. */
  close(): Promise<number | null>
}

const commands = { ...programs, postgres: 'postgres' }
/** The log line that shows that it is back. */
const returns = { worker: 'worker ready', api: 'api ready', postgres: 'is back', launcher: 'ready at http' }
const names = { worker: 'worker', api: 'api', postgres: 'database' }

export async function install(env: Record<string, string>): Promise<Installation> {
  const { dataDir, remove } = dataFolder()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let earlier = ''
  let launched: Launched = start()
  /** How often each line had come before the kill. */
  const seen = new Map<Victim, number>()

  function start(): Launched {
    return launch({ PANEL_DATA_DIR: dataDir, PORT: String(port), ...env })
  }
  const times = (words: string) => launched.output().split(words).length - 1

  async function pidOf(name: Victim): Promise<number> {
    const launcher = launched.child.pid ?? 0
    if (name === 'launcher') return launcher
    // A process that has just been restarted may not be there yet.
    await expect.poll(() => childrenOf(launcher, commands[name]).length, { timeout: 15_000 }).toBeGreaterThan(0)
    return childrenOf(launcher, commands[name])[0] ?? 0
  }

  await launched.says(/ready at http/)
  return {
    url,
    client: token => createClient({ baseUrl: url, token: token ?? null }),
    async kill(killed) {
      const pids = await Promise.all(killed.map(pidOf))
      for (const name of killed) seen.set(name, times(returns[name]))
      for (const pid of pids) process.kill(pid, 'SIGKILL')
    },
    async back(killed) {
      if (killed.includes('launcher')) {
        // The log ends when its last writer is gone: the API and the worker have noticed, and the port is free.
        await launched.ended
        earlier += launched.output() + launched.errors()
        launched = start()
        await launched.says(/ready at http/)
      }
      for (const name of killed) {
        if (name === 'launcher' || killed.includes('launcher')) continue
        const again = (seen.get(name) ?? 0) + 1
        await launched.says(new RegExp(`(?:${returns[name]}[\\s\\S]*?){${again}}`))
        expect(launched.output()).toMatch(new RegExp(`${names[name]} +ended \\(SIGKILL\\); starting it again`))
      }
      await expect.poll(async () => (await fetch(`${url}/api/ready`)).status).toBe(200)
    },
    log: () => earlier + launched.output() + launched.errors(),
    async close() {
      launched.child.kill('SIGINT')
      const code = await launched.ended
      remove()
      return code
    },
  }
}
