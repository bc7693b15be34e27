import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DismissReason, MarkState } from '../vocabulary.ts'
import { moment } from './columns.ts'
import { ofReview } from './schema.ts'

/**
 * A row is a mark that was made on its review's report. Later reports that make the same claim show it too, unless they
 * have a row of their own; an empty row removes the mark from there on.
 */
export const claimMarks = pgTable(
  'claim_marks',
  {
    reviewId: ofReview(),
    /** The id of the claim or choice in that report. */
    point: text().notNull(),
    state: text().$type<MarkState>(),
    reason: text().$type<DismissReason>(),
    note: text().notNull().default(''),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.reviewId, table.point] })],
)
