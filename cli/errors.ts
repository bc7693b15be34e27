/** What can end a command early. Exit codes are part of the interface: scripts depend on them. */

export const exitCodes = { ok: 0, error: 1, cancelled: 2, gateNotMet: 3, notSignedIn: 4, couldNotReview: 5 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

interface ErrorDetails {
  /** The next command to try, or what to do instead; null where nothing is amiss. Left out: the command's help. */
  next?: string | null
  exitCode?: ExitCode
  /** For programs that read `--json`: the server's code where it has one, else one of this program's. */
  code?: string
  /** The project that it is about. */
  projectId?: number
  /** Everything was said already: only the exit code is left. */
  told?: boolean
}

/** One sentence for people, and the next command to try. */
export class CommandError extends Error {
  readonly exitCode: ExitCode
  readonly next: string | null | undefined
  readonly code: string
  readonly projectId: number | null
  readonly told: boolean

  constructor(message: string, details: ErrorDetails = {}) {
    super(message)
    this.next = details.next
    this.exitCode = details.exitCode ?? exitCodes.error
    this.code = details.code ?? 'invalid_input'
    this.projectId = details.projectId ?? null
    this.told = details.told ?? false
  }
}

/** Ctrl-C before there was anything to wait for. */
export const stopped = (): CommandError =>
  new CommandError('Stopped.', { exitCode: exitCodes.cancelled, code: 'stopped' })

/** Ctrl-C is how this command is ended. */
export const ended = (): CommandError =>
  new CommandError('Stopped.', { exitCode: exitCodes.cancelled, code: 'stopped', next: null })

/** Why the operating system refused, in words. */
export function reasonOf(error: unknown): string {
  // The Fetch standard has a list of ports that belong to something else.
  if (error instanceof Error && error.message === 'bad port')
    return 'its port belongs to another protocol; take another'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return systemReasons[code] ?? (error instanceof Error ? error.message : String(error))
}

const systemReasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it would be larger than a file may be',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no such host',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links go in a circle',
}
