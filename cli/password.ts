/** Reads passwords from a pipe or a prompt, never from an argument: arguments end up in histories and process lists. */
import { type Context, canAsk } from './context.ts'
import { CommandError } from './errors.ts'
import { readStdin } from './input.ts'
import { loadScreen } from './load-screen.ts'
import type { PasswordRequest } from './screens/ask-password.tsx'

export async function readPassword(
  context: Context,
  options: PasswordRequest & { passwordStdin?: boolean | undefined },
): Promise<string> {
  if (options.passwordStdin && !context.stdin.isTTY) {
    const password = await readPiped(context)
    if (password !== '') return password
    throw new CommandError('No password came through standard input.', { next: piped(context.call) })
  }
  // On a terminal, --password-stdin would echo the password; the prompt does not.
  if (canAsk(context)) {
    // Raw mode starts before the prompt is even loaded: until then the terminal echoes and edits the line itself.
    context.stdin.setRawMode(true)
    try {
      const { askPassword } = await loadScreen(context, () => import('./screens/ask-password.tsx'))
      return await askPassword(context, options)
    } finally {
      context.stdin.setRawMode(false)
    }
  }
  throw new CommandError('There is no terminal to ask for the password.', {
    next: piped(options.passwordStdin ? context.call : `${context.call} --password-stdin`),
  })
}

/** The piped password. Its final line break comes from the shell. */
async function readPiped(context: Context): Promise<string> {
  const text = new TextDecoder().decode(await readStdin(context))
  return text.replace(/\r?\n$/, '')
}

/** The current and the new password; from a pipe, one per line. */
export async function readNewPassword(
  context: Context,
  { passwordStdin, check }: Pick<PasswordRequest, 'check'> & { passwordStdin?: boolean | undefined },
): Promise<{ currentPassword: string; newPassword: string }> {
  if (canAsk(context)) {
    const currentPassword = await readPassword(context, { label: 'Your present password' })
    const wanted = { label: 'Choose another password', repeat: true, ...(check ? { check } : {}) }
    return { currentPassword, newPassword: await readPassword(context, wanted) }
  }
  const next = `cat <file> | ${context.call}`
  if (!passwordStdin)
    throw new CommandError('There is no terminal to ask for the passwords.', { next: `${next} --password-stdin` })
  const [currentPassword = '', newPassword = ''] = (await readPiped(context)).split(/\r?\n/)
  if (newPassword !== '') return { currentPassword, newPassword }
  throw new CommandError('The present password and the new one must come through standard input, a line for each.', {
    next,
  })
}

const piped = (call: string): string => `echo "$PASSWORD" | ${call}`
