/** How the administrators' lists put things into words. */
import type { EarlyAccessStatus, Role } from '#db/vocabulary.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export const requestWords: Record<EarlyAccessStatus, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'new' },
  contacted: { label: 'Contacted', tone: 'wait' },
  subscribed: { label: 'Subscribed', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
}

export const roleWords: Record<Role, string> = { user: 'User', admin: 'Admin' }
