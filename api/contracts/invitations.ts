import type { z } from 'zod'
import type { invitationSchema } from './settings.ts'

export type Invitation = z.output<typeof invitationSchema>

/** The token is in the fragment, which browsers do not send, so that it ends up in no server's log. */
const fragment = '#invitation='

/** `origin` has no trailing slash. */
export const invitationLink = (origin: string, token: string): string => `${origin}/auth${fragment}${token}`

/** The token in `location.hash` of the page /auth; null if there is none. */
export const invitationIn = (hash: string): string | null =>
  hash.startsWith(fragment) ? hash.slice(fragment.length).trim() || null : null

export type InvitationState = 'waiting' | 'used' | 'expired'

export function invitationState({ usedAt, expiresAt }: Invitation, now: number): InvitationState {
  if (usedAt) return 'used'
  return Date.parse(expiresAt) <= now ? 'expired' : 'waiting'
}

export const invitationName = ({ note, id }: Pick<Invitation, 'note' | 'id'>): string => note ?? `Invitation ${id}`
