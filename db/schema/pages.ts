/** The drawn pages of a submission: pictures, and words with their boxes, so that quotes can be marked. */
import { integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import type { PageWord } from '../page-words.ts'
import { ofSubmission } from './schema.ts'

export const submissionPages = pgTable(
  'submission_pages',
  {
    submissionId: ofSubmission(),
    number: integer().notNull(),
    width: real().notNull(),
    height: real().notNull(),
    top: real().notNull(),
    words: jsonb().$type<PageWord[]>().notNull(),
    /** Null for a website, whose screenshot shows all pages. */
    largeKey: text('large_key'),
    smallKey: text('small_key'),
  },
  table => [primaryKey({ columns: [table.submissionId, table.number] })],
)
