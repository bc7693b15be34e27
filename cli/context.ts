/** A command's access to the outside: streams, environment, the server's address, and Ctrl-C. */
import { CommandError } from './errors.ts'

export interface Context {
  stdin: NodeJS.ReadStream
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: Record<string, string | undefined>
  /** The server's address, without a trailing slash. */
  url: string
  /** The command that was run, quoted for a shell, to be suggested again. */
  call: string
  /**
   * The prefix of every suggested command: "panel" or "npm run panel --", plus the address if it came from --url. An address
   * from PANEL_URL is left out, because the variable is still set for the next command.
   */
  program: string
  stopped: AbortSignal
}

export interface JsonOption {
  json?: boolean
}

export interface YesOption extends JsonOption {
  yes?: boolean
}

const defaultUrl = 'http://127.0.0.1:3000'

export type ProcessStreams = Pick<Context, 'stdin' | 'stdout' | 'stderr' | 'env' | 'stopped'>

/** `url` is the value of --url. Throws if PANEL_URL is not an address. */
export function createContext(streams: ProcessStreams, args: readonly string[], url?: string): Context {
  const { env } = streams
  const fromEnvironment = env.PANEL_URL?.trim() || defaultUrl
  const address = url ?? serverAddress(fromEnvironment)
  if (address === null) {
    throw new CommandError(`PANEL_URL is "${fromEnvironment}". ${addressRule}`, {
      next: `PANEL_URL=${defaultUrl} ${programName(env)} --help`,
      code: 'invalid_address',
    })
  }
  const { stderr, stdin, stdout, stopped } = streams
  const name = programName(env)
  const call = [name, ...args.map(quoted)].join(' ')
  const program = url === undefined ? name : `${name} --url ${quoted(url)}`
  return { stdin, stdout, stderr, env, url: address, call, program, stopped }
}

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

export const addressRule = `It must be the http(s) address of a Panel server, as in ${defaultUrl}.`

/**
 * The normalised address under which sessions are stored; null for other schemes, credentials or a query. The API's
 * address counts as the server's.
 */
export function serverAddress(text: string): string | null {
  const url = URL.parse(text)
  if (!url || !/^https?:\/\//i.test(text) || url.username || url.password || url.search || url.hash) return null
  return url.href.replace(/\/+$/, '').replace(/\/+api$/, '')
}

export const programName = (env: Context['env']): string =>
  env.npm_lifecycle_event === 'panel' ? 'npm run panel --' : 'panel'

/** Calls `act` on Ctrl-C, at once if it was pressed already. Returns a function that stops listening. */
export function onStop({ stopped }: Pick<Context, 'stopped'>, act: () => void): () => void {
  if (stopped.aborted) act()
  else stopped.addEventListener('abort', act)
  return () => stopped.removeEventListener('abort', act)
}

export const isHere = (context: Context): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(context.url).hostname)

/** Whether a screen may be drawn on standard error: somebody is watching, and the terminal can move its cursor. */
export const canDraw = (context: Context): boolean =>
  Boolean(context.stderr.isTTY) && context.env.TERM !== 'dumb' && !context.env.CI

export const canAsk = (context: Context): boolean => canDraw(context) && Boolean(context.stdin.isTTY)

/** Columns to wrap text at, at most 100: longer lines are hard to read, however wide the terminal. */
export function widthOf(context: Context): number {
  const columns = context.stdout.columns || Number(context.env.COLUMNS) || 80
  return Math.max(24, Math.min(Math.floor(columns), 100))
}
