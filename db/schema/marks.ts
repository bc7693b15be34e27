/** What the owner of a report did with its claims, and their own calls on its choices. */
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DismissReason, MarkState } from '../vocabulary.ts'
import { moment } from './columns.ts'
import { reviews } from './schema.ts'

/**
 * A row says what somebody marked on that review's report. On later reports it stands by the claim that the two have in
 * common; an empty row there says that it was taken away.
 */
export const claimMarks = pgTable(
  'claim_marks',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** The claim's or the choice's id in that report. */
    point: text().notNull(),
    state: text().$type<MarkState>(),
    reason: text().$type<DismissReason>(),
    note: text().notNull().default(''),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.reviewId, table.point] })],
)
