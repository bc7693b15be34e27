import { signInLimits } from '#db/limits.ts'
import { addressKey } from '#db/public-address.ts'
import { findApiKey, recordUse, shouldRecordUse } from '#db/queries/api-keys.ts'
import { extendSession, findSession, needsExtension } from '#db/queries/sessions.ts'
import type { ApiContext, AppDeps, HashedCredential, SignedIn } from '../context.ts'
import { ApiError, notSignedIn } from '../http/errors.ts'
import { roleOfKey } from './policies.ts'
import { bearerCredential, hashToken } from './tokens.ts'

/**
 * The caller's IP address as a key for rate limits; all addresses of an IPv6 /64 share one key. Of `x-forwarded-for`, only
 * the entries that trusted proxies added are used.
 */
export function callerAddress(c: ApiContext, trustedProxies: number): string {
  const socket = c.env.incoming.socket.remoteAddress ?? 'unknown'
  const forwarded =
    trustedProxies > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim()) : []
  const address = (forwarded.at(-trustedProxies) || socket).slice(0, 64)
  return addressKey(address)
}

type Deps = Pick<AppDeps, 'db' | 'log'>

/** The current owner of a credential; null for an unknown session, a sentence that says why for an unusable key. */
export async function resolveCredential(deps: Deps, credential: HashedCredential): Promise<SignedIn | string | null> {
  const { db, log } = deps
  const { tokenHash } = credential
  if (credential.kind === 'key') {
    const found = await findApiKey(db, { tokenHash })
    if (!found) return 'This API key is not known here. Check that it belongs to this installation.'
    const { user, key } = found
    if (key.revokedAt) return 'This API key was revoked. Make a new one under Account Settings, Developer.'
    if (key.expiresAt && key.expiresAt.getTime() <= Date.now())
      return 'This API key has expired. Make a new one under Account Settings, Developer.'
    if (shouldRecordUse(key.lastUsedAt, Date.now()))
      recordUse(db, { keyId: key.id }).catch(() => log.warn('the use of a key could not be recorded'))
    return { user: { ...user, role: roleOfKey(user.role, key.scopes) }, credential, key, confirmedAt: null }
  }
  const session = await findSession(db, { tokenHash })
  if (!session) return null
  if (needsExtension(session, Date.now())) {
    // Not awaited: if it fails, a later request extends the session.
    extendSession(db, { tokenHash, createdAt: session.createdAt }).catch(() =>
      log.warn('a session could not be extended'),
    )
  }
  return { user: session.user, credential, key: null, confirmedAt: session.confirmedAt }
}

/** The session or the key of this request; null if there is none, a sentence for an unusable key. */
async function identify(c: ApiContext, deps: Deps): Promise<SignedIn | string | null> {
  const credential = bearerCredential(c.req.header('authorization'))
  if (credential === 'broken_key')
    return 'This is not a whole API key: it was cut off or mistyped. Copy it again from where you keep it.'
  if (!credential) return null
  const found = await resolveCredential(deps, { kind: credential.kind, tokenHash: hashToken(credential.token) })
  if (found === null || typeof found === 'string') return found
  c.set('userId', found.user.id)
  if (found.key) c.set('keyId', found.key.id)
  return found
}

/** Null for a visitor, an ended session or an unusable key. */
export async function findCaller(c: ApiContext, deps: Deps): Promise<SignedIn | null> {
  const caller = await identify(c, deps)
  return typeof caller === 'string' ? null : caller
}

export async function requireCaller(c: ApiContext, deps: Deps): Promise<SignedIn> {
  const caller = await identify(c, deps)
  if (caller === null) throw notSignedIn()
  if (typeof caller === 'string') throw notSignedIn(caller)
  return caller
}

/** Throws `password_needed` if this session gave the password too long ago. Passes for API keys. */
export function requireFreshPassword({ confirmedAt }: SignedIn): void {
  if (confirmedAt && Date.now() - confirmedAt.getTime() > signInLimits.freshPasswordMs)
    throw new ApiError('password_needed', 'Please enter your password again: this change outlasts your session.')
}
