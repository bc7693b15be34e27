/** Errors that end a command early. Exit codes are part of the interface: scripts depend on them. */

export const exitCodes = { ok: 0, error: 1, cancelled: 2, gateNotMet: 3, notSignedIn: 4, couldNotReview: 5 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

interface ErrorDetails {
  /** The next command to try, or other advice; null if there is nothing to do. Left out: the command's help. */
  next?: string | null
  exitCode?: ExitCode
  /** For programs reading `--json`: the server's error code, or one of this program's own. */
  code?: string
  projectId?: number
  /** The message was already printed; only the exit code is needed. */
  told?: boolean
}

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

/** Ctrl-C before anything had started. */
export const stopped = (): CommandError =>
  new CommandError('Stopped.', { exitCode: exitCodes.cancelled, code: 'stopped' })

/** For commands that only Ctrl-C ends. */
export const ended = (): CommandError =>
  new CommandError('Stopped.', { exitCode: exitCodes.cancelled, code: 'stopped', next: null })

export function reasonOf(error: unknown): string {
  // `fetch` refuses the ports that the Fetch standard blocks.
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
