/**
 * An error without data from queries, for logs: drizzle's messages repeat parameters, and Postgres's details repeat values.
 * Keeps name, code, message and stack of the innermost useful cause.
 */
export function safeError(error: unknown): Record<string, unknown> {
  let at = error
  // "Failed query: … params: …" wraps the driver's error, which has no parameters.
  while (at instanceof Error && at.message.startsWith('Failed query:') && at.cause !== undefined) at = at.cause
  if (!(at instanceof Error)) return { message: 'not an Error' }
  const code = 'code' in at ? at.code : undefined
  const constraint = 'constraint_name' in at ? at.constraint_name : undefined
  const message = at.message.startsWith('Failed query:') ? 'Failed query' : at.message
  const frames = at.stack?.split('\n').filter(line => /^\s+at /.test(line))
  return { type: at.name, code, constraint, message, stack: frames?.join('\n') }
}
