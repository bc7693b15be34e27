/** Who may do what. Pure rules; the queries repeat ownership in SQL. */
import type { Role } from '#db/vocabulary.ts'

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
