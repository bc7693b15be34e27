import { type Invitation, type InvitationState, invitationState } from '#api/contracts/invitations.ts'
import { dollars, sizeInWords } from '#api/contracts/share-words.ts'
import { limits, type Settings } from '#db/limits.ts'
import type { RegistrationMode } from '#db/vocabulary.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'

const invitationDays = limits.invitationMs / (24 * 60 * 60_000)

export const registrationWords: Record<RegistrationMode, { label: string; text: string }> = {
  open: { label: 'Open', text: 'Everybody who finds this site can make an account.' },
  invitation: {
    label: 'By invitation',
    text: `An account is made with a link from below. Each works once, for ${invitationDays} days.`,
  },
  closed: { label: 'Closed', text: 'Nobody can make an account, with or without a link. Existing accounts stay.' },
}

export const invitationsNow: Record<RegistrationMode, string> = {
  open: 'Nobody needs one at the moment: registration is open.',
  invitation: `Each link lets one person make an account, within ${invitationDays} days.`,
  closed: 'None of them works at the moment: registration is closed.',
}

interface ShareField {
  name: Exclude<keyof Settings, 'registration'>
  label: string
  inputMode: 'numeric' | 'decimal'
  hint(value: number): string
}

const MiB = 1024 * 1024
const readable = (value: number, said: string, other: string): string =>
  Number.isFinite(value) && value > 0 ? said : other

export const shareFields: ShareField[] = [
  {
    name: 'reviewsAtOnce',
    label: 'Reviews at once',
    inputMode: 'numeric',
    hint: () => 'What somebody starts beyond that waits until one has ended.',
  },
  {
    name: 'reviewsPerDay',
    label: 'Reviews a day',
    inputMode: 'numeric',
    hint: () => 'Days begin at midnight UTC.',
  },
  {
    name: 'storedMiB',
    label: 'Storage (MiB)',
    inputMode: 'numeric',
    hint: value =>
      `${readable(value, `${sizeInWords(value * MiB)} for files`, 'For files')}, their text and the pictures of pages.`,
  },
  {
    name: 'costPerDay',
    label: 'Model cost a day (US dollars)',
    inputMode: 'decimal',
    hint: value =>
      `${readable(value, `${dollars(value)}, counted`, 'Counted')} where the prices of the model are known.`,
  },
]

/** An empty field becomes NaN, so that the schema rejects it with its message. */
export const parseNumber = (typed: string | number): number =>
  typeof typed === 'string' && typed.trim() === '' ? Number.NaN : Number(typed)

export const invitationTones: Record<InvitationState, BadgeTone> = {
  waiting: 'warning',
  used: 'success',
  expired: 'neutral',
}

export function invitationWords(invitation: Invitation, now: number): string {
  const state = invitationState(invitation, now)
  if (state === 'used') return invitation.usedBy ? `Used by ${invitation.usedBy}` : 'Used'
  return state === 'waiting' ? 'Waiting' : 'Expired'
}
