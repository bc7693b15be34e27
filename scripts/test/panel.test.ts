/** `npm run panel` from its first moment: Ctrl-C before the terminal program has started. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { makeClone } from '#cli/test/ci/clone.ts'
import { outputOf } from '#db/test/child-output.ts'
import { root } from '../building/stamp.ts'
import { childrenOf } from './launched.ts'

interface Started {
  child: ChildProcess
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }>
}

/** In its own process group, which a terminal's Ctrl-C would signal as a whole. */
function start(args: string[], env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, HOME: '/nonexistent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const { ended, said } = outputOf(child)
  return { child, ended: ended.then(code => ({ code, signal: child.signalCode, ...said })) }
}

const scriptUrl = (name: string) => JSON.stringify(pathToFileURL(path.join(root, 'scripts', name)).href)

/** Emits SIGINT once anything listens for it; a real one would come a turn later, perhaps when all is loaded. */
const interruptsItself = `data:text/javascript,${encodeURIComponent(
  "process.once('newListener', () => queueMicrotask(() => process.emit('SIGINT', 'SIGINT')))",
)}`

/** What panel.mjs does on a Node that is not the pinned one. */
const onAnotherNode = `
  import { endOnEarlyStop, endStopped } from ${scriptUrl('early-stop.mjs')}
  import { runPinned } from ${scriptUrl('install.mjs')}
  const args = process.argv.slice(1)
  endOnEarlyStop(args)
  await runPinned('panel.ts', args, { fresh: true, signalled: () => endStopped(args) })`

const onThePinnedNode = (folder: string) => `
  import { endOnEarlyStop } from ${scriptUrl('early-stop.mjs')}
  endOnEarlyStop(process.argv.slice(1))
  await import(${JSON.stringify(pathToFileURL(path.join(folder, 'scripts/panel.ts')).href)})`

const calls: [string[], string, Record<string, string>][] = [
  [['list'], 'panel list --help', {}],
  [['webhooks', 'list', '--json'], 'panel webhooks list --help', {}],
  [['submit', '/no/such/file', '--json'], 'npm run panel -- submit --help', { npm_lifecycle_event: 'panel' }],
]

describe.runIf(process.platform === 'linux')('Ctrl-C during a start gives a sentence, a command and code 2', () => {
  async function expectStopped({ ended }: Started, args: string[], next: string) {
    const { code, signal, stderr, stdout } = await ended
    expect({ code, signal, stderr }).toEqual({ code: 2, signal: null, stderr: `Stopped.\nTry: ${next}\n` })
    const error = { code: 'stopped', message: 'Stopped.', next, projectId: null }
    expect(stdout).toBe(args.includes('--json') ? `${JSON.stringify({ error })}\n` : '')
  }

  it.each(calls)('before anything is loaded: %j', async (args, next, env) => {
    const script = path.join(root, 'scripts/panel.mjs')
    await expectStopped(start(['--import', interruptsItself, script, ...args], env), args, next)
  })

  it.each(calls.slice(1))('while the pinned Node starts: %j', async (args, next, env) => {
    const started = start(['--input-type=module', '-e', onAnotherNode, '--', ...args], env)
    const pid = started.child.pid ?? 0
    await expect.poll(() => childrenOf(pid, 'panel.ts'), { interval: 1 }).toHaveLength(1)
    process.kill(-pid, 'SIGINT')
    await expectStopped(started, args, next)
  })

  it('while it is built, although that stops the builder too', async test => {
    const clone = mkdtempSync(path.join(tmpdir(), 'panel-early-'))
    test.onTestFinished(() => rmSync(clone, { recursive: true, force: true }))
    makeClone(root, clone)
    const started = start(['--input-type=module', '-e', onThePinnedNode(clone), '--', 'list', '--json'])
    const pid = started.child.pid ?? 0
    await expect.poll(() => childrenOf(pid, 'esbuild').length, { interval: 1 }).toBeGreaterThan(0)
    process.kill(-pid, 'SIGINT')
    await expectStopped(started, ['--json'], 'panel list --help')
  })
})
