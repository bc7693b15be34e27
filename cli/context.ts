/** What a command may touch of the outside: streams, environment, and the folder where the session is kept. */

export interface Context {
  stdin: NodeJS.ReadStream
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: Record<string, string | undefined>
  /** The server's address, without a slash at its end. */
  url: string
  /** How this program was called, for sentences that name the next command: "panel" or "npm run panel --". */
  program: string
}

const defaultUrl = 'http://127.0.0.1:3000'

export function createContext(options: { url?: string | undefined }): Context {
  const { env } = process
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env,
    url: (options.url ?? env.PANEL_URL ?? defaultUrl).replace(/\/+$/, ''),
    program: env.npm_lifecycle_event === 'panel' ? 'npm run panel --' : 'panel',
  }
}

/** A screen may be drawn: somebody watches, and the terminal can move its cursor. */
export const isInteractive = (context: Context): boolean =>
  Boolean(context.stdout.isTTY && context.stdin.isTTY) && context.env.TERM !== 'dumb' && !context.env.CI

/** Columns to fold text to. */
export const widthOf = (context: Context): number => Math.max(40, Math.min(context.stdout.columns ?? 80, 120))
