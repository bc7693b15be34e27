/** Refuses the placeholder passwords of `docker-compose.yml`, which everybody can read, and a secret that can be guessed. */

const placeholder = 'CHANGE-ME'
/** Random secrets of this length cannot be guessed by a program that has a backup of the database. */
const secretMin = 16
const own = /^(?:DATABASE_URL|REDIS_URL|OPENAI_\w+|PANEL_\w+)$/

/** An error that names the first of Panel's variables with a placeholder, or a short secret; null if there is none. */
export function placeholderLeft(env: Record<string, string | undefined>): string | null {
  const name = Object.keys(env).find(key => own.test(key) && env[key]?.toUpperCase().includes(placeholder))
  const length = env.PANEL_SECRET?.trim().length
  if (length && length < secretMin)
    return `PANEL_SECRET is shorter than ${secretMin} characters: take one that nobody can guess, such as openssl rand -base64 32 prints`
  if (name === undefined) return null
  return `${name} still holds ${placeholder}, which everybody knows: put a password of your own in its place`
}
