import type { ChildProcess } from 'node:child_process'

export function outputOf(child: ChildProcess) {
  const said = { stdout: '', stderr: '' }
  const waiting = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
      for (const look of waiting) look()
    })
  /** Resolves with the exit code once everything was read; null if a signal ended it. */
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  /** Resolves with what `find` finds in the output so far or to come. Rejects if the process ends first. */
  const says = <Found>(wanted: string | RegExp, find: () => Found | null): Promise<Found> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = find()
        if (found === null) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
      const tooSoon = (code: number | null) =>
        reject(new Error(`ended with ${code} before ${wanted}:\n${said.stdout}${said.stderr}`))
      ended.then(tooSoon, reject)
    })
  return { said, ended, says }
}
