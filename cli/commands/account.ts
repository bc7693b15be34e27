import type { z } from 'zod'
import type { Client } from '#api/client/client.ts'
import { ApiFailure } from '#api/client/failure.ts'
import { passwordBody, registerBody, revokeWords, sessionSchema, userSchema } from '#api/contracts/account.ts'
import { invitationIn } from '#api/contracts/invitations.ts'
import { registrationMessages } from '#api/contracts/settings.ts'
import { shareLine } from '#api/contracts/share-words.ts'
import type { Context, JsonOption } from '../context.ts'
import { CommandError } from '../errors.ts'
import { writeJson } from '../output/json.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { readNewPassword, readPassword } from '../password.ts'
import { expectPanel, signedIn, visitor, withServer } from '../server-calls.ts'
import { findStoredToken, findToken, forgetSession, keepSession, prepareSessions } from '../session.ts'
import { shareOf } from '../share.ts'

interface Credentials {
  username: string
  passwordStdin?: boolean
  json?: boolean
}

export async function register(
  context: Context,
  options: Credentials & { email: string; firstName?: string; lastName?: string; invitation?: string },
): Promise<void> {
  const { username, email, firstName = null, lastName = null } = options
  // Validates the other arguments before asking for a password.
  const invitation = options.invitation === undefined ? undefined : tokenIn(options.invitation)
  const fields = registerBody.omit({ password: true }).safeParse({ username, email, firstName, lastName, invitation })
  if (!fields.success) throw invalid(fields.error.issues)
  await expectRegistrationOpen(context, invitation)
  await prepareSessions(context)
  const password = await readPassword(context, {
    ...options,
    label: 'Choose a password',
    check: text => registerBody.shape.password.safeParse(text).error?.issues[0]?.message ?? null,
    repeat: true,
  })
  const session = await begin(context, client => client.call('register', { body: { ...fields.data, password } })).catch(
    (error: unknown) => {
      // The usual advice for `not_allowed`, to sign in as an administrator, does not help here.
      if (!(error instanceof CommandError) || error.code !== 'not_allowed') throw error
      throw registrationRefused(error.message, signInCommand(context))
    },
  )
  await keep(context, session, options)
  if (!options.json)
    context.stdout.write(`Welcome, ${session.user.username}.\nNext: ${context.program} submit <file or address>\n`)
}

function tokenIn(text: string): string {
  const link = URL.parse(text)
  const token = link ? invitationIn(link.hash) : text.trim()
  if (token) return token
  throw new CommandError('There is no invitation in this link.')
}

/** Fails early, before asking for a password, if registration is known to be refused. The server decides. */
async function expectRegistrationOpen(context: Context, invitation: string | undefined): Promise<void> {
  const mode = await visitor(context)
    .call('getRegistration', {})
    .then(
      answer => answer.mode,
      () => null,
    )
  if (mode === 'closed') throw registrationRefused(registrationMessages.closed, signInCommand(context))
  if (mode === 'invitation' && invitation === undefined)
    throw registrationRefused(registrationMessages.needed, `${context.call} --invitation <link>`)
}

const registrationRefused = (message: string, next: string) => new CommandError(message, { next, code: 'not_allowed' })
const signInCommand = (context: Context): string => `${context.program} login --username <name>`

export async function login(context: Context, options: Credentials): Promise<void> {
  await prepareSessions(context)
  const password = await readPassword(context, { ...options, label: `Password for ${options.username}` })
  const { username: name } = options
  const session = await begin(context, client => client.call('login', { body: { username: name, password } }))
  await keep(context, session, options)
  const { firstName, username } = withoutControls(session.user)
  if (!options.json) context.stdout.write(`Welcome back, ${firstName ?? username}!\n`)
}

type Session = z.output<typeof sessionSchema>

const begin = (context: Context, call: (client: Client) => Promise<Session>): Promise<Session> =>
  withServer(context, async () => expectPanel(context, sessionSchema, await call(visitor(context))))

async function keep(context: Context, session: Session, options: JsonOption): Promise<void> {
  await keepSession(context, { token: session.token, username: session.user.username })
  if (context.env.PANEL_TOKEN) context.stderr.write('PANEL_TOKEN is set and goes before this session.\n')
  // Never prints the token: output ends up in logs.
  if (options.json) writeJson(context, { user: session.user, url: context.url })
}

export async function changePassword(
  context: Context,
  options: JsonOption & { passwordStdin?: boolean; revokeKeys?: boolean },
): Promise<void> {
  const client = await signedIn(context)
  const { revokeKeys = false } = options
  const check = (text: string) => passwordBody.shape.newPassword.safeParse(text).error?.issues[0]?.message ?? null
  const passwords = await readNewPassword(context, { ...options, check })
  await withServer(context, () => client.call('changePassword', { body: { ...passwords, revokeKeys } }))
  if (options.json) return writeJson(context, { changed: 'password', revokedKeys: revokeKeys })
  context.stdout.write(`The password is changed, and your other sessions have ended.\n`)
  if (revokeKeys) context.stdout.write(`${revokeWords.done}\n`)
  else context.stderr.write(`Your API keys go on. Next: ${context.program} keys list\n`)
}

const invalid = (issues: readonly { message: string }[]): CommandError =>
  new CommandError([...new Set(issues.map(issue => issue.message))].join('. '))

/** Forgets the token here even if the server cannot be reached. */
export async function logout(context: Context, options: JsonOption): Promise<void> {
  if (context.env.PANEL_TOKEN?.trim()) return logoutOfEnvironmentToken(context, options)
  const client = await signedIn(context)
  const token = (await findToken(context)) ?? ''
  try {
    await withServer(context, () => client.call('logout', {}))
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 'unreachable') throw error
    throw new CommandError(`You are signed out here, but ${context.url} could not be told.`, { code: error.code })
  } finally {
    await forgetSession(context, token)
  }
  if (options.json) return writeJson(context, { signedOut: context.url })
  context.stdout.write('You have been logged out.\n')
}

/** No program can unset a variable of its calling shell, and the server ends sessions only, not keys. */
async function logoutOfEnvironmentToken(context: Context, options: JsonOption): Promise<void> {
  const client = await signedIn(context)
  const token = (await findToken(context)) ?? ''
  const left = (message: string, code: string) => new CommandError(message, { next: 'unset PANEL_TOKEN', code })
  try {
    await withServer(context, () => client.call('getUser', {}))
    await withServer(context, () => client.call('logout', {}))
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 'unreachable') throw error
    throw left(`You are not signed out: ${context.url} could not be told, and PANEL_TOKEN is still set.`, error.code)
  }
  if (await isSignedIn(client)) {
    throw left('You are not signed out: PANEL_TOKEN holds an API key, which ends when it is revoked.', 'api_key')
  }
  await forgetSession(context, token)
  const other = (await findStoredToken(context)) !== null
  if (options.json) writeJson(context, { signedOut: context.url })
  else context.stdout.write('The session of PANEL_TOKEN has ended; the variable is still set.\n')
  if (other) context.stderr.write('Another session is stored here. It was left as it is.\n')
  context.stderr.write('Next: unset PANEL_TOKEN\n')
}

const isSignedIn = (client: Client): Promise<boolean> =>
  client.call('getUser', {}).then(
    () => true,
    (error: unknown) => !(error instanceof ApiFailure && error.code === 'not_signed_in'),
  )

export async function whoami(context: Context, options: JsonOption): Promise<void> {
  const client = await signedIn(context)
  const [user, use] = await Promise.all([
    withServer(context, async () => expectPanel(context, userSchema, await client.call('getUser', {}))),
    shareOf(client),
  ])
  if (options.json) return writeJson(context, { ...user, use })
  const { username, email, role } = withoutControls(user)
  context.stdout.write(`${username} <${email}>, ${role}, at ${context.url}\n`)
  if (use) context.stdout.write(`${shareLine(use)}\n`)
}
