import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findClone, startFile } from '../clone.ts'
import { type Context, onStop } from '../context.ts'
import { CommandError, ended, exitCodes } from '../errors.ts'

export async function serve(context: Context, options: { port?: string; host?: string }): Promise<void> {
  const clone = findClone()
  if (clone === null) {
    throw new CommandError(
      'This is the terminal program alone: npm start in a clone of Panel runs a server, and panel ci needs none.',
      { next: `${context.program} ci --help`, code: 'no_server_here' },
    )
  }
  const { env } = context
  const child = spawn(process.execPath, [join(clone, startFile)], {
    cwd: clone,
    env: {
      ...env,
      ...(options.port ? { PORT: options.port } : {}),
      ...(options.host ? { HOST: options.host } : {}),
      // Its parent is this process, so it must not watch for the end of npm.
      npm_lifecycle_event: undefined,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    // In its own process group: otherwise the terminal's Ctrl-C would arrive in addition to the one passed on, and the
    // second means "at once".
    detached: true,
  })
  const forget = onStop(context, () => void child.kill('SIGTERM'))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  forget()
  if (context.stopped.aborted) throw ended()
  // The child has already said why.
  if (code !== 0) throw new CommandError('The server has stopped.', { exitCode: exitCodes.error, told: true })
}
