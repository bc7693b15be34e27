import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { registrationModes } from '#db/vocabulary.ts'
import { line, timestamp } from './fields.ts'

const whole = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${min} to ${max}`
  return z.int(message).min(min, message).max(max, message)
}

const cost = 'Cost a day must be an amount from 0 to 100000'

export const settingsSchema = z
  .object({
    registration: z.enum(registrationModes, 'Please select who may register'),
    reviewsAtOnce: whole('Reviews at once', 1, 1_000),
    reviewsPerDay: whole('Reviews a day', 1, 100_000),
    storedMiB: whole('Storage', 1, 10_000_000),
    costPerDay: z.number(cost).min(0, cost).max(100_000, cost),
  })
  .meta({ id: 'Settings' })

/** What is left out stays as it is. */
export const settingsBody = settingsSchema.partial().meta({ id: 'ChangedSettings' })

export const registrationSchema = z.object({ mode: z.enum(registrationModes) }).meta({ id: 'Registration' })

export const registrationMessages = {
  closed: 'New accounts are not taken here at the moment. Ask an administrator of this installation.',
  needed:
    'New accounts are made by invitation here. Open the link that you were sent, or ask an administrator for one.',
  spent: 'This invitation was used already, was taken back, or has expired. Ask an administrator for another one.',
} as const

export const invitationField = z.string('This is not an invitation').trim().max(200, 'This is not an invitation')

export const invitationBody = z.object({
  note: line(limits.personNameMax, 'Note')
    .nullish()
    .transform(note => note || null),
})

export const invitationSchema = z
  .object({
    id: z.int(),
    /** Whom it is for, in the words of the administrator who made it. */
    note: z.string().nullable(),
    createdAt: timestamp,
    expiresAt: timestamp,
    usedAt: timestamp.nullable(),
    /** The name of the account made with it; null before that, and once that account is deleted. */
    usedBy: z.string().nullable(),
  })
  .meta({ id: 'Invitation' })

/** The only answer that contains the token; `invitationLink` makes a link of it. */
export const newInvitationSchema = invitationSchema.extend({ token: z.string() }).meta({ id: 'NewInvitation' })

const share = z.object({ used: z.number(), limit: z.number() })

/** Reviews and cost are today's (UTC). Cost is in US dollars and counted only where the model's prices are known. */
export const useSchema = z
  .object({
    reviews: share,
    cost: share,
    storedBytes: share,
    /** When today's counts are reset. */
    resetsAt: timestamp,
  })
  .meta({ id: 'Use' })
