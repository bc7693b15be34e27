/** What the owner of a report did with its claims, and their own calls on its choices. */
import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { dismissReasons, markStates } from '#db/vocabulary.ts'
import { lines, timestamp } from './fields.ts'
import { reviewIdParam } from './past-reviews.ts'

const state = z.enum([...markStates.claim, ...markStates.choice], 'Please select a state')
const reason = z.enum(dismissReasons, 'Please select a reason')

/** With no state and no note there is no mark any more. */
export const markBody = z
  .object({
    /** Of a claim done or dismissed; of a choice back, doubt or open. */
    state: state.nullable().optional().default(null),
    /** Why a claim is dismissed; null where the note says it in other words. */
    reason: reason.nullable().optional().default(null),
    note: lines(limits.markNoteMax, 'Note').optional().default(''),
  })
  .refine(mark => mark.reason === null || mark.state === 'dismissed', {
    path: ['reason'],
    message: 'Only what is dismissed has a reason',
  })
  .refine(mark => mark.state !== 'dismissed' || mark.reason !== null || mark.note !== '', {
    path: ['reason'],
    message: 'Please select a reason, or say it in the note',
  })

/** Strict: what is asked of no review by its name would be told of another one. */
export const markQuery = z.strictObject({ review: reviewIdParam.optional() })

const markSchema = z
  .object({
    /** Of the claim or the choice in the report that is asked for. */
    id: z.string(),
    kind: z.enum(['claim', 'choice']),
    state: state.nullable(),
    reason: reason.nullable(),
    note: z.string(),
    /** On the report of which version it was made: an earlier one, where it came along. */
    version: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'Mark' })
export type Mark = z.infer<typeof markSchema>

export const marksSchema = z.object({
  /** Whose report it is; send it along with a mark, since a newer report may be there by then. */
  reviewId: z.string(),
  marks: z.array(markSchema),
})
