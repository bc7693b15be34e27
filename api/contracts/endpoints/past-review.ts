import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import { jsonSchemaSchema } from '../json-schema.ts'
import { pastReviewSchema, reviewIdParam } from '../past-reviews.ts'
import { projectReportSchema } from '../report/report.ts'

export const pastReviewEndpoints = inArea('Reviews', {
  listReviews: {
    route: 'GET /api/projects/{id}/reviews',
    access: 'user',
    scope: 'read',
    summary: "A project's last 100 reviews, newest first, with the counts of each report",
    answer: z.array(pastReviewSchema),
  },
  reviewReport: {
    route: 'GET /api/reviews/{id}/report',
    params: { id: reviewIdParam },
    access: 'user',
    scope: 'read',
    summary: 'The report of one review, current or earlier',
    answer: projectReportSchema,
  },
  reviewMarkdown: {
    route: 'GET /api/reviews/{id}/markdown',
    params: { id: reviewIdParam },
    access: 'user',
    scope: 'read',
    summary: 'The report of one review as a Markdown file',
    answer: null,
    raw: ['text/markdown'],
  },
  reportSchema: {
    route: 'GET /api/reports/schema.json',
    access: 'public',
    summary: 'The JSON Schema of a report',
    answer: jsonSchemaSchema,
    withoutDatabase: true,
  },
} as const satisfies Rows)
