/** Screens are loaded only where one is drawn: Ink costs a tenth of a second and more. */
import type { Context } from './context.ts'

/** Ink's colours know FORCE_COLOR and ask for it when they are loaded; people set NO_COLOR. */
export function loadScreen<T>(context: Context, load: () => Promise<T>): Promise<T> {
  if (context.env.NO_COLOR) process.env.FORCE_COLOR = '0'
  return load()
}

/** Ink's settings: on standard error, so that standard output stays the result's. */
export const drawOn = ({ stdin, stderr }: Pick<Context, 'stdin' | 'stderr'>) => ({
  stdin,
  stdout: stderr,
  /** Ctrl-C is a key here, and has its own exit code. */
  exitOnCtrlC: false,
  /** `canDraw` has decided. */
  interactive: true,
  /** Nothing here writes to the console. */
  patchConsole: false,
})
