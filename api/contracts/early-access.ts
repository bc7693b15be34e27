import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { earlyAccessStatuses } from '#db/vocabulary.ts'
import { emailRequired } from './early-access-words.ts'
import { emailField, lines, timestamp } from './fields.ts'

export const earlyAccessBody = z.object({
  email: z.string(emailRequired).trim().min(1, { error: emailRequired, abort: true }).pipe(emailField),
})

export const earlyAccessAnswer = z.object({ message: z.string() })

export const earlyAccessSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    status: z.enum(earlyAccessStatuses),
    notes: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'EarlyAccessRequest' })

/** Notes that are left out stay as they are; empty ones are removed. */
export const earlyAccessStatusBody = z.object({
  status: z.enum(earlyAccessStatuses, 'Please select a status'),
  notes: lines(limits.notesMax, 'Notes')
    .nullable()
    .transform(notes => notes || null)
    .optional(),
})
