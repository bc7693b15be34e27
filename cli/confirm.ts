/** Asks before something is lost. Plain lines: no screen is drawn for one letter. */
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
 * Returns where the person agrees, or has agreed with --yes. `what` says what will happen, as a question. Throws with
 * the exit code of a cancellation on any other answer, Ctrl-C and Ctrl-D, and where nobody can be asked.
 */
export async function confirm(context: Context, what: string, options: { yes?: boolean | undefined }): Promise<void> {
  if (options.yes) return
  if (!canAsk(context)) {
    throw new CommandError(`${withoutControls(what)} Nobody can be asked here, so nothing was changed.`, {
      next: `${context.call} --yes`,
      code: 'confirmation_needed',
    })
  }
  // The terminal stays as it is: it edits the line itself, and Ctrl-C is a signal, which the program hears.
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
