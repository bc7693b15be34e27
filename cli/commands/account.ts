/** panel register, login, logout, whoami. */
import type { Context } from '../context.ts'
import { readPassword } from '../password.ts'
import { signedIn, visitor, withServer } from '../server.ts'
import { forgetSession, keepSession } from '../session.ts'

export interface Credentials {
  username: string
  passwordStdin?: boolean
}

export async function register(
  context: Context,
  options: Credentials & { email: string; firstName?: string; lastName?: string },
): Promise<void> {
  const password = await readPassword(context, { ...options, label: 'Choose a password (at least 6 characters)' })
  const { username, email, firstName = null, lastName = null } = options
  const session = await withServer(context, () =>
    visitor(context).call('register', { body: { username, email, password, firstName, lastName } }),
  )
  await keepSession(context, { token: session.token, username: session.user.username })
  context.stdout.write(`Welcome, ${session.user.username}. Next: ${context.program} submit <file or address>\n`)
}

export async function login(context: Context, options: Credentials): Promise<void> {
  const password = await readPassword(context, { ...options, label: `Password for ${options.username}` })
  const session = await withServer(context, () =>
    visitor(context).call('login', { body: { username: options.username, password } }),
  )
  await keepSession(context, { token: session.token, username: session.user.username })
  context.stdout.write(`Welcome back, ${session.user.firstName ?? session.user.username}!\n`)
}

/** Forgets the token here even where the server cannot be told. */
export async function logout(context: Context): Promise<void> {
  const client = await signedIn(context)
  try {
    await withServer(context, () => client.call('logout', {}))
  } finally {
    await forgetSession(context)
  }
  context.stdout.write('You have been logged out.\n')
}

export async function whoami(context: Context, options: { json?: boolean }): Promise<void> {
  const client = await signedIn(context)
  const user = await withServer(context, () => client.call('getUser', {}))
  if (options.json) {
    context.stdout.write(`${JSON.stringify(user)}\n`)
    return
  }
  context.stdout.write(`${user.username} <${user.email}>, ${user.role}, at ${context.url}\n`)
}
