/** What a server says of itself, to whoever watches over it. */
import { z } from 'zod'

export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() })

/** Reviews that have not ended. A server without a worker takes reviews in and answers: only here it shows. */
export const unfinishedSchema = z.object({
  waiting: z.int(),
  running: z.int(),
  /** Since when the one that waits longest has waited. */
  waitingSince: z.iso.datetime().nullable(),
  /** When a worker last wrote something down about one of them. */
  progressAt: z.iso.datetime().nullable(),
})

export const readySchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  checks: z.record(z.string(), z.boolean()),
  /** Null where the database does not answer. */
  reviews: unfinishedSchema.nullable(),
})
export type Ready = z.infer<typeof readySchema>
