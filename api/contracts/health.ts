import { z } from 'zod'

export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() })

/** Reviews that have not ended. A server without a running worker still accepts reviews; only these counts show it. */
export const unfinishedSchema = z.object({
  waiting: z.int(),
  running: z.int(),
  /** When the review that has waited longest began to wait. */
  waitingSince: z.iso.datetime().nullable(),
  /** How many workers are connected to the database. */
  workers: z.int(),
})

export const readySchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  checks: z.record(z.string(), z.boolean()),
  /** Null if the database does not answer. */
  reviews: unfinishedSchema.nullable(),
})
export type Ready = z.infer<typeof readySchema>
