/** Passwords that nobody has chosen yet: everybody can read them in `docker-compose.yml`. */

/** What stands in their place there. */
const placeholder = 'CHANGE-ME'
const own = /^(?:DATABASE_URL|REDIS_URL|OPENAI_\w+|PANEL_\w+)$/

/** Names the first of Panel's variables that still holds one, and what to do. Null where none does. */
export function placeholderLeft(env: Record<string, string | undefined>): string | null {
  const name = Object.keys(env).find(key => own.test(key) && env[key]?.toUpperCase().includes(placeholder))
  if (name === undefined) return null
  return `${name} still holds ${placeholder}, which everybody knows: put a password of your own in its place`
}
