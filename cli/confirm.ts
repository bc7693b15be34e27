/** Asks before something is lost, in plain lines: a one-letter answer needs no drawn screen. */
import { createInterface } from 'node:readline'
import { type Context, canAsk, onStop } from './context.ts'
import { CommandError, exitCodes } from './errors.ts'
import { withoutControls } from './output/terminal-text.ts'

const unchanged = (context: Context) =>
  new CommandError('Nothing was changed.', {
    exitCode: exitCodes.cancelled,
    code: 'stopped',
    next: context.call,
  })

/**
 * Returns if the person agrees, or has passed --yes. `what` is the question, naming what will happen. Throws with the
 * exit code of a cancellation on any other answer, on Ctrl-C and Ctrl-D, and if nobody can be asked.
 */
export async function confirm(context: Context, what: string, options: { yes?: boolean | undefined }): Promise<void> {
  if (options.yes) return
  if (!canAsk(context)) {
    throw new CommandError(`${withoutControls(what)} Nobody can be asked here, so nothing was changed.`, {
      next: `${context.call} --yes`,
      code: 'confirmation_needed',
    })
  }
  // The terminal stays in cooked mode: it edits the line itself, and Ctrl-C is a signal that the program handles.
  const reader = createInterface({ input: context.stdin, output: context.stderr, terminal: false })
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const stop = () => resolve(null)
  reader.once('line', resolve)
  reader.once('close', stop)
  const forget = onStop(context, stop)
  context.stderr.write(`${withoutControls(what)} [y/N] `)
  try {
    const answer = await promise
    if (answer === null) context.stderr.write('\n')
    if (!/^\s*y(es)?\s*$/i.test(answer ?? '')) throw unchanged(context)
  } finally {
    forget()
    reader.close()
  }
}
