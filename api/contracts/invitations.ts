/** Invitations as every surface takes them: the link that somebody is sent, and what has become of it. */
import type { z } from 'zod'
import type { invitationSchema } from './settings.ts'

export type Invitation = z.output<typeof invitationSchema>

/** Before the token, behind the hash: no browser sends that part of an address, so no log on the way keeps it. */
const mark = '#invitation='

/** `origin` is the server's own address, without a slash at its end. */
export const invitationLink = (origin: string, token: string): string => `${origin}/auth${mark}${token}`

/** The token in the hash of an address of /auth; null where it has none. */
export const invitationIn = (hash: string): string | null =>
  hash.startsWith(mark) ? hash.slice(mark.length).trim() || null : null

export type InvitationState = 'waiting' | 'used' | 'expired'

export function invitationState({ usedAt, expiresAt }: Invitation, now: number): InvitationState {
  if (usedAt) return 'used'
  return Date.parse(expiresAt) <= now ? 'expired' : 'waiting'
}

/** What it is called, also where nobody wrote for whom it is. */
export const invitationName = ({ note, id }: Pick<Invitation, 'note' | 'id'>): string => note ?? `Invitation ${id}`
