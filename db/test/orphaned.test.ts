import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('a process whose launcher is gone ends, whatever it still had to write', async () => {
  const child = fork(fileURLToPath(new URL('orphan.ts', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  try {
    await once(child, 'message')
    const ended = once(child, 'exit')
    // Both ends of the pipes close, as when the launcher dies.
    child.stdout?.destroy()
    child.disconnect()
    expect(await ended).toEqual([null, 'SIGKILL'])
  } finally {
    child.kill('SIGKILL')
  }
})
