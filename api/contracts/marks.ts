import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { dismissReasons, markStates } from '#db/vocabulary.ts'
import { lines, timestamp } from './fields.ts'

const state = z.enum([...markStates.claim, ...markStates.choice], 'Please select a state')
const reason = z.enum(dismissReasons, 'Please select a reason')

/** What is left out stays as it is. An empty state and note remove the mark. */
export const markBody = z.object({
  /** `done` or `dismissed` for a claim; `back`, `doubt` or `open` for a choice. Only `dismissed` keeps the reason. */
  state: state.nullable().exactOptional(),
  /** Why a claim is dismissed; null if the note gives the reason in other words. */
  reason: reason.nullable().exactOptional(),
  note: lines(limits.markNoteMax, 'Note').exactOptional(),
})

const markSchema = z
  .object({
    /** The id of the claim or choice in the requested report. */
    id: z.string(),
    kind: z.enum(['claim', 'choice']),
    state: state.nullable(),
    reason: reason.nullable(),
    note: z.string(),
    /** The version on whose report the mark was made; an earlier version if the mark was carried over. */
    version: z.int(),
    /** Whether the claim or choice has lost a quote since it was marked. */
    otherWords: z.boolean(),
    updatedAt: timestamp,
  })
  .meta({ id: 'Mark' })
export type Mark = z.infer<typeof markSchema>

export const marksSchema = z.object({
  /** The review of this report. Send it with a mark, because there may be a newer report by then. */
  reviewId: z.string(),
  marks: z.array(markSchema),
})
