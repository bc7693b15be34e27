/** Passwords come from a pipe or a prompt, never from an argument: those end up in histories and process lists. */
import { type Context, isInteractive } from './context.ts'
import { CommandError } from './errors.ts'
import { readAll } from './input.ts'

export async function readPassword(
  context: Context,
  options: { passwordStdin?: boolean | undefined; label: string },
): Promise<string> {
  if (options.passwordStdin) {
    const text = new TextDecoder().decode(await readAll(context.stdin))
    // A pipe's last line break is the shell's, not the password's.
    const password = text.replace(/\r?\n$/, '')
    if (password === '') throw new CommandError('No password came through standard input.')
    return password
  }
  if (!isInteractive(context)) {
    throw new CommandError('There is no terminal to ask for the password.', {
      next: 'pipe it in with --password-stdin',
    })
  }
  const { askPassword } = await import('./screens/ask-password.tsx')
  return askPassword(context, options.label)
}
