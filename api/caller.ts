/** Who is asking: the address for rate limits, and the session behind a bearer token. */
import { isIPv6 } from 'node:net'
import { extendSession, findSession, needsExtension } from '#db/queries/sessions.ts'
import type { ApiContext, AppDeps, SignedIn } from './context.ts'
import { notSignedIn } from './errors.ts'
import { bearerToken, hashToken } from './tokens.ts'

/**
 * The caller's address, as one key: an IPv6 network of 64 bits counts as one caller. Forwarded addresses are believed
 * only as far as proxies are trusted, counted from the nearest.
 */
export function callerAddress(c: ApiContext, trustedProxies: number): string {
  const socket = c.env.incoming.socket.remoteAddress ?? 'unknown'
  const forwarded =
    trustedProxies > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim()) : []
  const address = (forwarded.at(-trustedProxies) || socket).slice(0, 64)
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? network64(plain) : plain
}

/** The first four groups of an IPv6 address, written out. */
function network64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0')
  return `${[...groups, ...after]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The session of this request; null where there is none or it has ended. */
export async function findCaller(c: ApiContext, deps: Pick<AppDeps, 'db' | 'log'>): Promise<SignedIn | null> {
  const token = bearerToken(c.req.header('authorization'))
  if (!token) return null
  const tokenHash = hashToken(token)
  const session = await findSession(deps.db, { tokenHash })
  if (!session) return null
  c.set('userId', session.user.id)
  if (needsExtension(session.expiresAt, Date.now())) {
    // The answer need not wait, and a session that is not extended today is extended tomorrow.
    extendSession(deps.db, { tokenHash }).catch(() => deps.log.warn('a session could not be extended'))
  }
  return { user: session.user, tokenHash }
}

/** The same, where one is required. */
export async function requireCaller(c: ApiContext, deps: Pick<AppDeps, 'db' | 'log'>): Promise<SignedIn> {
  const caller = await findCaller(c, deps)
  if (!caller) throw notSignedIn()
  return caller
}
