/** Who is asking: the address for rate limits, and the session or the key behind a bearer token. */

import { signInLimits } from '#db/limits.ts'
import { addressKey } from '#db/public-address.ts'
import { findApiKey, needsUse, noteUse } from '#db/queries/api-keys.ts'
import { extendSession, findSession, needsExtension } from '#db/queries/sessions.ts'
import type { ApiContext, AppDeps, HashedCredential, SignedIn } from '../context.ts'
import { ApiError, notSignedIn } from '../http/errors.ts'
import { roleOfKey } from './policies.ts'
import { bearerCredential, hashToken } from './tokens.ts'

/**
 * The caller's address, as one key: an IPv6 network of 64 bits counts as one caller. Forwarded addresses are believed
 * only as far as proxies are trusted, counted from the nearest.
 */
export function callerAddress(c: ApiContext, trustedProxies: number): string {
  const socket = c.env.incoming.socket.remoteAddress ?? 'unknown'
  const forwarded =
    trustedProxies > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim()) : []
  const address = (forwarded.at(-trustedProxies) || socket).slice(0, 64)
  return addressKey(address)
}

type Deps = Pick<AppDeps, 'db' | 'log'>

/** Who is behind a credential at this moment; a sentence where a key that was real does not hold any more. */
export async function lookUp(deps: Deps, credential: HashedCredential): Promise<SignedIn | string | null> {
  const { db, log } = deps
  const { tokenHash } = credential
  if (credential.kind === 'key') {
    const found = await findApiKey(db, { tokenHash })
    if (!found) return 'This API key is not known here. Check that it belongs to this installation.'
    const { user, key } = found
    if (key.revokedAt) return 'This API key was revoked. Make a new one under Account Settings, Developer.'
    if (key.expiresAt && key.expiresAt.getTime() <= Date.now())
      return 'This API key has expired. Make a new one under Account Settings, Developer.'
    if (needsUse(key.lastUsedAt, Date.now()))
      noteUse(db, { keyId: key.id }).catch(() => log.warn('the use of a key could not be noted'))
    return { user: { ...user, role: roleOfKey(user.role, key.scopes) }, credential, key, confirmedAt: null }
  }
  const session = await findSession(db, { tokenHash })
  if (!session) return null
  if (needsExtension(session, Date.now())) {
    // The answer need not wait, and a session that is not extended today is extended tomorrow.
    extendSession(db, { tokenHash, createdAt: session.createdAt }).catch(() =>
      log.warn('a session could not be extended'),
    )
  }
  return { user: session.user, credential, key: null, confirmedAt: session.confirmedAt }
}

/** The session or the key of this request; null where there is none, a sentence where a key does not hold. */
async function whoCalls(c: ApiContext, deps: Deps): Promise<SignedIn | string | null> {
  const credential = bearerCredential(c.req.header('authorization'))
  if (credential === 'broken_key')
    return 'This is not a whole API key: it was cut off or mistyped. Copy it again from where you keep it.'
  if (!credential) return null
  const found = await lookUp(deps, { kind: credential.kind, tokenHash: hashToken(credential.token) })
  if (found === null || typeof found === 'string') return found
  c.set('userId', found.user.id)
  if (found.key) c.set('keyId', found.key.id)
  return found
}

/** Who asks; null is a visitor, or somebody whose session has ended. */
export async function findCaller(c: ApiContext, deps: Deps): Promise<SignedIn | null> {
  const caller = await whoCalls(c, deps)
  return typeof caller === 'string' ? null : caller
}

/** The same, where somebody is required. */
export async function requireCaller(c: ApiContext, deps: Deps): Promise<SignedIn> {
  const caller = await whoCalls(c, deps)
  if (caller === null) throw notSignedIn()
  if (typeof caller === 'string') throw notSignedIn(caller)
  return caller
}

/** Throws where the password was given with this session too long ago for what outlives it. A key is not asked. */
export function holdToFreshPassword({ confirmedAt }: SignedIn): void {
  if (confirmedAt && Date.now() - confirmedAt.getTime() > signInLimits.freshPasswordMs)
    throw new ApiError('password_needed', 'Please give your password again: what you ask for outlasts this session.')
}
