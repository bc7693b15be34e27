/** Invitations as every surface takes them: the link that somebody is sent, and what has become of it. */
import type { z } from 'zod'
import type { invitationSchema } from './settings.ts'

export type Invitation = z.output<typeof invitationSchema>

const parameter = 'invitation'

/** `origin` is the server's own address, without a slash at its end. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}/auth?${new URLSearchParams({ [parameter]: token })}`

/** The token in an address of /auth; null where it has none. */
export const invitationIn = (search: URLSearchParams): string | null => search.get(parameter)?.trim() || null

/** The same parameters without it. */
export function withoutInvitation(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(parameter)
  return rest
}

export type InvitationState = 'waiting' | 'used' | 'expired'

export function invitationState({ usedAt, expiresAt }: Invitation, now: number): InvitationState {
  if (usedAt) return 'used'
  return Date.parse(expiresAt) <= now ? 'expired' : 'waiting'
}

/** What it is called, also where nobody wrote for whom it is. */
export const invitationName = ({ note, id }: Pick<Invitation, 'note' | 'id'>): string => note ?? `Invitation ${id}`
