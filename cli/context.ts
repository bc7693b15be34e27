/** What a command may touch of the outside: streams, environment, the server's address, and Ctrl-C. */
import { CommandError } from './errors.ts'

export interface Context {
  stdin: NodeJS.ReadStream
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: Record<string, string | undefined>
  /** The server's address, without a slash at its end. */
  url: string
  /** What was called, as a line that a shell takes: to be tried again, or with more. */
  call: string
  /**
   * What every next command starts with: "panel" or "npm run panel --", and the address where --url named it, since a
   * variable is still there for the next command and an option is not.
   */
  program: string
  /** Aborted by Ctrl-C. */
  stopped: AbortSignal
}

const defaultUrl = 'http://127.0.0.1:3000'

/** What a process lends a command. */
export type Surroundings = Pick<Context, 'stdin' | 'stdout' | 'stderr' | 'env' | 'stopped'>

/** `url` is --url, where it was given. Throws where PANEL_URL is no address. */
export function createContext(around: Surroundings, args: readonly string[], url?: string): Context {
  const { env } = around
  const fromEnvironment = env.PANEL_URL?.trim() || defaultUrl
  const address = url ?? serverAddress(fromEnvironment)
  if (address === null) {
    throw new CommandError(`PANEL_URL is "${fromEnvironment}". ${addressRule}`, {
      next: `PANEL_URL=${defaultUrl} ${programName(env)} --help`,
      code: 'invalid_address',
    })
  }
  const { stderr, stdin, stdout, stopped } = around
  const name = programName(env)
  const call = [name, ...args.map(quoted)].join(' ')
  const program = url === undefined ? name : `${name} --url ${quoted(url)}`
  return { stdin, stdout, stderr, env, url: address, call, program, stopped }
}

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

export const addressRule = `It must be the http(s) address of a Panel server, as in ${defaultUrl}.`

/**
 * The address as sessions are kept under it; null where it is none: other schemes, a login in it, a query. The address of
 * its API is taken as the server's own.
 */
export function serverAddress(text: string): string | null {
  const url = URL.parse(text)
  if (!url || !/^https?:\/\//i.test(text) || url.username || url.password || url.search || url.hash) return null
  return url.href.replace(/\/+$/, '').replace(/\/+api$/, '')
}

export const programName = (env: Context['env']): string =>
  env.npm_lifecycle_event === 'panel' ? 'npm run panel --' : 'panel'

/** Calls `act` on Ctrl-C, at once where that came before. Answers what ends the listening. */
export function onStop({ stopped }: Pick<Context, 'stopped'>, act: () => void): () => void {
  if (stopped.aborted) act()
  else stopped.addEventListener('abort', act)
  return () => stopped.removeEventListener('abort', act)
}

/** The server is one of this very machine. */
export const isHere = (context: Context): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(context.url).hostname)

/** A screen may be drawn on standard error: somebody watches, and the terminal can move its cursor. */
export const canDraw = (context: Context): boolean =>
  Boolean(context.stderr.isTTY) && context.env.TERM !== 'dumb' && !context.env.CI

/** Somebody can be asked. */
export const canAsk = (context: Context): boolean => canDraw(context) && Boolean(context.stdin.isTTY)

/** Columns to fold text to. Longer lines than 100 are hard to read, whatever the terminal's width. */
export function widthOf(context: Context): number {
  const columns = context.stdout.columns || Number(context.env.COLUMNS) || 80
  return Math.max(24, Math.min(Math.floor(columns), 100))
}
