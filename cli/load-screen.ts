/** Loads screens on demand: Ink costs a tenth of a second and more. */
import type { Context } from './context.ts'

/** Ink's colour library only reads FORCE_COLOR, when it is loaded; people set NO_COLOR. */
export function loadScreen<T>(context: Context, load: () => Promise<T>): Promise<T> {
  if (context.env.NO_COLOR) process.env.FORCE_COLOR = '0'
  return load()
}

/** Ink's settings: draws on standard error, because standard output is for the result. */
export const inkOptions = ({ stdin, stderr }: Pick<Context, 'stdin' | 'stderr'>) => ({
  stdin,
  stdout: stderr,
  /** The screen handles Ctrl-C as a key, with its own exit code. */
  exitOnCtrlC: false,
  /** `canDraw` decides this instead. */
  interactive: true,
  patchConsole: false,
})
