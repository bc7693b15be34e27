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

const numbers = new Intl.NumberFormat('en-US')

/** "1 user", "1,284 users". */
export const counted = (number: number, [one, many]: Noun): string =>
  `${numbers.format(number)} ${number === 1 ? one : many}`

/** Singular and plural. */
export type Noun = readonly [one: string, many: string]
