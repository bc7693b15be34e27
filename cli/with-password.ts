import type { Client } from '#api/client/client.ts'
import { type Context, canAsk } from './context.ts'
import { CommandError } from './errors.ts'
import { readPassword } from './password.ts'
import { type CallOptions, withServer } from './server-calls.ts'

/** Runs server calls. If they require a fresh password and somebody can be asked, asks for it and runs them again. */
export async function withPassword<T>(
  context: Context,
  client: Client,
  calls: () => Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  try {
    return await withServer(context, calls, options)
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 'password_needed' || !canAsk(context)) throw error
    context.stderr.write(`${error.message}\n`)
  }
  const password = await readPassword(context, { label: 'Your password' })
  await withServer(context, () => client.call('confirmPassword', { body: { password } }))
  return withServer(context, calls, options)
}
