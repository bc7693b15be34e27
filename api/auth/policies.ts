/** Who may do what, as pure functions. Queries check ownership again in SQL. */
import type { KeyScope, Role } from '#db/vocabulary.ts'
import { type Endpoint, scopesOf } from '../contracts/endpoint.ts'

export interface Actor {
  id: number
  role: Role
}

/** Whose projects this person may see and delete; null means everyone's. */
export const visibleOwner = (actor: Actor): number | null => (actor.role === 'admin' ? null : actor.id)

/** Only administrators set a status directly; everyone else changes it by submitting or cancelling. */
export const maySetStatus = (actor: Actor): boolean => actor.role === 'admin'

/** Whether this person sees prompts, and inactive analysts. */
export const maySeePrompts = (actor: Actor | null): boolean => actor?.role === 'admin'

/** Without the scope `admin` an administrator's key acts as a standard user. */
export const roleOfKey = (role: Role, scopes: readonly KeyScope[]): Role =>
  role === 'admin' && scopes.includes('admin') ? 'admin' : 'user'

export const mayHoldScopes = (actor: Actor, scopes: readonly KeyScope[]): boolean =>
  actor.role === 'admin' || !scopes.includes('admin')

/** Why a key with these scopes may not call the endpoint, as a sentence; null if it may. */
export function refuseKey(endpoint: Endpoint, scopes: readonly KeyScope[]): string | null {
  if (endpoint.access === 'public') return null
  const needed = scopesOf(endpoint)
  if (!needed) return 'An API key may not do this. Sign in with your username and password.'
  const missing = needed.filter(scope => !scopes.includes(scope)).map(scope => `“${scope}”`)
  if (missing.length === 0) return null
  return `This API key lacks the scope${missing.length > 1 ? 's' : ''} ${missing.join(' and ')} that this call needs.`
}
