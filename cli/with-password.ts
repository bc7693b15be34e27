/** What outlives a session is made only with a fresh password: asked for where the server wants it, and then gone on. */
import type { Client } from '#api/client/client.ts'
import { type Context, canAsk } from './context.ts'
import { CommandError } from './errors.ts'
import { readPassword } from './password.ts'
import { type Circumstances, withServer } from './server.ts'

/** Runs calls to the server, once more after the password was given where that is wanted and somebody can be asked. */
export async function withPassword<T>(
  context: Context,
  client: Client,
  calls: () => Promise<T>,
  circumstances: Circumstances = {},
): Promise<T> {
  try {
    return await withServer(context, calls, circumstances)
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 'password_needed' || !canAsk(context)) throw error
    context.stderr.write(`${error.message}\n`)
  }
  const password = await readPassword(context, { label: 'Your password' })
  await withServer(context, () => client.call('confirmPassword', { body: { password } }))
  return withServer(context, calls, circumstances)
}
