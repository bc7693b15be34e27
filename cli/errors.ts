/** What can end a command early. Exit codes are part of the interface: scripts depend on them. */

export const exitCodes = { ok: 0, error: 1, cancelled: 2, notSignedIn: 4 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** One sentence for people, and the next command to try. */
export class CommandError extends Error {
  readonly exitCode: ExitCode
  readonly next: string | null

  constructor(message: string, options: { next?: string; exitCode?: ExitCode } = {}) {
    super(message)
    this.next = options.next ?? null
    this.exitCode = options.exitCode ?? exitCodes.error
  }
}
