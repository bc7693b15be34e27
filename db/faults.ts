/** What went wrong in the database, told apart. drizzle wraps the driver's errors, so the chain of causes is walked. */

function* chain(error: unknown): Generator<object> {
  for (let depth = 0, at = error; depth < 6 && typeof at === 'object' && at !== null; depth += 1) {
    yield at
    if (at instanceof AggregateError) for (const inner of at.errors) if (typeof inner === 'object' && inner) yield inner
    at = 'cause' in at ? at.cause : null
  }
}

const field = (error: object, name: string): unknown => (error as Record<string, unknown>)[name]

/** True where a row with this key exists already. `constraint` is the name of the index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (const at of chain(error)) {
    if (field(at, 'code') === '23505' && field(at, 'constraint_name') === constraint) return true
  }
  return false
}

/** True where a row was to belong to an account that is no longer there: it was deleted after it had asked. */
export function isAccountGone(error: unknown): boolean {
  for (const at of chain(error)) {
    const constraint = field(at, 'constraint_name')
    if (field(at, 'code') === '23503' && typeof constraint === 'string' && constraint.endsWith('_user_id_users_id_fk'))
      return true
  }
  return false
}

/** The driver's and the system's codes for a database that is away. */
const awayCodes = new Set([
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

/** True where the database could not be reached: trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const at of chain(error)) {
    const code = field(at, 'code')
    // Postgres's own word for an error that ended the connection: starting, stopping, full, closed to others.
    if (field(at, 'severity') === 'FATAL') return true
    // ENOENT is a missing socket here, and a missing file elsewhere: only a connection attempt says `connect`.
    if (code === 'ENOENT' && field(at, 'syscall') !== 'connect') continue
    if (typeof code === 'string' && awayCodes.has(code)) return true
  }
  return false
}
