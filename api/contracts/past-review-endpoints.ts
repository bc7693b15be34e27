/** Endpoints of all reviews of a project, earlier ones included. */
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { jsonSchemaSchema } from './json-schema.ts'
import { pastReviewSchema, reviewIdParam } from './past-reviews.ts'
import { projectReportSchema } from './report.ts'

export const pastReviewEndpoints = {
  listReviews: {
    method: 'GET',
    path: '/api/projects/{id}/reviews',
    access: 'user',
    scope: 'read',
    area: 'Reviews',
    summary: "A project's last 100 reviews, newest first, with the counts of each report",
    status: 200,
    answer: z.array(pastReviewSchema),
  },
  reviewReport: {
    method: 'GET',
    path: '/api/reviews/{id}/report',
    params: { id: reviewIdParam },
    access: 'user',
    scope: 'read',
    area: 'Reviews',
    summary: 'The report of one review, current or earlier',
    status: 200,
    answer: projectReportSchema,
  },
  reviewMarkdown: {
    method: 'GET',
    path: '/api/reviews/{id}/markdown',
    params: { id: reviewIdParam },
    access: 'user',
    scope: 'read',
    area: 'Reviews',
    summary: 'The report of one review as a Markdown file',
    status: 200,
    answer: null,
    raw: ['text/markdown'],
  },
  reportSchema: {
    method: 'GET',
    path: '/api/reports/schema.json',
    access: 'public',
    area: 'Reviews',
    summary: 'The JSON Schema of a report',
    status: 200,
    answer: jsonSchemaSchema,
    withoutDatabase: true,
  },
} as const satisfies Record<string, Endpoint>
