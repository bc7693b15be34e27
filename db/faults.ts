/** Classifies database errors. drizzle wraps the driver's errors, so the whole chain of causes is examined. */

function* chain(error: unknown): Generator<object> {
  for (let depth = 0, at = error; depth < 6 && typeof at === 'object' && at !== null; depth += 1) {
    yield at
    if (at instanceof AggregateError) for (const inner of at.errors) if (typeof inner === 'object' && inner) yield inner
    at = 'cause' in at ? at.cause : null
  }
}

const field = (error: object, name: string): unknown => (error as Record<string, unknown>)[name]

/** `constraint` is the name of the unique index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (const at of chain(error)) {
    if (field(at, 'code') === '23505' && field(at, 'constraint_name') === constraint) return true
  }
  return false
}

/** Whether an insert failed because the user's account was deleted during the request. */
export function isAccountGone(error: unknown): boolean {
  for (const at of chain(error)) {
    const constraint = field(at, 'constraint_name')
    if (field(at, 'code') === '23503' && typeof constraint === 'string' && constraint.endsWith('_user_id_users_id_fk'))
      return true
  }
  return false
}

/** Error codes of the driver and the system for a database that cannot be reached. */
const unavailableCodes = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])

/** Whether the database could not be reached, so that trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const at of chain(error)) {
    const code = field(at, 'code')
    // FATAL ends the connection: the server is starting, stopping, full, or does not let this client in.
    if (field(at, 'severity') === 'FATAL') return true
    // ENOENT from `connect` is a missing socket; from anything else it is a missing file.
    if (code === 'ENOENT' && field(at, 'syscall') !== 'connect') continue
    if (typeof code === 'string' && unavailableCodes.has(code)) return true
  }
  return false
}
