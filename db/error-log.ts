/** Errors as they may be logged. drizzle's messages repeat the query's parameters, Postgres's details repeat values. */

/** Name, code, message and stack of the innermost cause that says anything; never parameters. */
export function safeError(error: unknown): Record<string, unknown> {
  let at = error
  // "Failed query: … params: …" wraps the driver's own error, which says what happened without them.
  while (at instanceof Error && at.message.startsWith('Failed query:') && at.cause !== undefined) at = at.cause
  if (!(at instanceof Error)) return { message: 'not an Error' }
  const code = 'code' in at ? at.code : undefined
  const constraint = 'constraint_name' in at ? at.constraint_name : undefined
  const message = at.message.startsWith('Failed query:') ? 'Failed query' : at.message
  const frames = at.stack?.split('\n').filter(line => /^\s+at /.test(line))
  return { type: at.name, code, constraint, message, stack: frames?.join('\n') }
}
