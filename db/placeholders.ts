/** Refuses the placeholder passwords of `docker-compose.yml`, which everybody can read. */

const placeholder = 'CHANGE-ME'
const own = /^(?:DATABASE_URL|REDIS_URL|OPENAI_\w+|PANEL_\w+)$/

/** An error that names the first of Panel's variables with a placeholder; null if none has one. */
export function placeholderLeft(env: Record<string, string | undefined>): string | null {
  const name = Object.keys(env).find(key => own.test(key) && env[key]?.toUpperCase().includes(placeholder))
  if (name === undefined) return null
  return `${name} still holds ${placeholder}, which everybody knows: put a password of your own in its place`
}
