/** Who may do what. Pure rules; the queries repeat ownership in SQL. */
import type { KeyScope, Role } from '#db/vocabulary.ts'
import { type Endpoint, scopesOf } from '../contracts/endpoint.ts'

export interface Actor {
  id: number
  role: Role
}

/** Whose projects this person may see and delete: null is everyone's, which only administrators get. */
export const visibleOwner = (actor: Actor): number | null => (actor.role === 'admin' ? null : actor.id)

/** A project's status is changed by hand only by administrators; others submit and cancel. */
export const maySetStatus = (actor: Actor): boolean => actor.role === 'admin'

/** Inactive analysts and prompts are an administrator's business. */
export const maySeePrompts = (actor: Actor | null): boolean => actor?.role === 'admin'

/** A key without the scope of administrators acts as a standard user, whoever made it; no key makes anybody more. */
export const roleOfKey = (role: Role, scopes: readonly KeyScope[]): Role =>
  role === 'admin' && scopes.includes('admin') ? 'admin' : 'user'

/** A key may hold the scope of administrators only where its maker is one. */
export const mayHoldScopes = (actor: Actor, scopes: readonly KeyScope[]): boolean =>
  actor.role === 'admin' || !scopes.includes('admin')

/** Why this key may not call this endpoint, as a sentence; null where it may. The scopes stand in the endpoint table. */
export function refuseKey(endpoint: Endpoint, scopes: readonly KeyScope[]): string | null {
  if (endpoint.access === 'public') return null
  const needed = scopesOf(endpoint)
  if (!needed) return 'An API key may not do this. Sign in with your username and password.'
  const missing = needed.filter(scope => !scopes.includes(scope)).map(scope => `“${scope}”`)
  if (missing.length === 0) return null
  return `This API key lacks the scope${missing.length > 1 ? 's' : ''} ${missing.join(' and ')} that this call needs.`
}
