import type { EarlyAccessStatus, Role } from '#db/vocabulary.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

export const earlyAccessWords: Record<EarlyAccessStatus, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'info' },
  contacted: { label: 'Contacted', tone: 'warning' },
  subscribed: { label: 'Subscribed', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
}

export const roleWords: Record<Role, string> = { user: 'User', admin: 'Admin' }
