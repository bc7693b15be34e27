import type { ApiKey } from '#api/contracts/keys.ts'
import type { KeyScope } from '#db/vocabulary.ts'
import { formatDay } from '../projects/words.ts'

export const scopeWords: Record<KeyScope, { label: string; text: string }> = {
  read: { label: 'Read', text: 'See projects, progress, reports and files.' },
  submit: {
    label: 'Submit',
    text: 'Create, edit, submit, cancel and delete projects. With Read, set up webhooks and deploy hooks, which keep working after the key is revoked.',
  },
  admin: {
    label: 'Admin',
    text: 'Whatever administrators may do (users, analysts, everyone’s projects), except make another one.',
  },
}

export const neverExpires = 'never'

export const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: neverExpires, label: 'Until it is revoked' },
] as const

const dayMs = 24 * 60 * 60 * 1000

export const expiryOf = (lifetime: string, now: number): string | null =>
  lifetime === neverExpires ? null : new Date(now + Number(lifetime) * dayMs).toISOString()

export type KeyState = 'usable' | 'expired' | 'revoked'

export function stateOf({ revokedAt, expiresAt }: ApiKey, now: number): KeyState {
  if (revokedAt) return 'revoked'
  return expiresAt && Date.parse(expiresAt) <= now ? 'expired' : 'usable'
}

const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** "3 minutes ago", "yesterday"; a date if it is a week ago or more. */
export function timeAgo(timestamp: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(timestamp)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return ago.format(-minutes, 'minute')
  if (minutes < 24 * 60) return ago.format(-Math.floor(minutes / 60), 'hour')
  return minutes < 7 * 24 * 60 ? ago.format(-Math.floor(minutes / 60 / 24), 'day') : formatDay(timestamp)
}
