import { z } from 'zod'
import { documentSchema, viewportNames } from '../document.ts'
import { inArea, type Rows } from '../endpoint.ts'
import { eventSchema } from '../event-schema.ts'
import { idParam } from '../fields.ts'
import { jsonSchemaSchema } from '../json-schema.ts'
import { reportListQuery } from '../lists.ts'
import { pictureSizes, submissionPagesSchema } from '../pages.ts'
import { pastReviewSchema, reviewIdParam, reviewQuery } from '../past-reviews.ts'
import { newVersionBody, projectSchema } from '../projects.ts'
import { projectReportSchema, reportLineSchema } from '../report/report.ts'

export const reviewEndpoints = inArea('Reviews', {
  submitProject: {
    route: 'POST /api/projects/{id}/submit',
    access: 'user',
    scope: 'submit',
    summary: 'Start a review, or resume one that failed',
    status: 202,
    answer: projectSchema,
    idempotent: true,
    refusals: ['allowance_used', 'review_running', 'too_many_requests'],
  },
  submitVersion: {
    route: 'POST /api/projects/{id}/versions',
    access: 'user',
    scope: 'submit',
    summary: 'Submit a new version of a project that was reviewed before, and start its review',
    description:
      'A document takes another `file`, and a website another `contentUrl`; without one, the same is read again. Earlier reviews and their reports are kept.',
    status: 202,
    body: newVersionBody,
    upload: 'file',
    answer: projectSchema,
    idempotent: true,
    refusals: ['invalid_file', 'allowance_used', 'review_running', 'conflict', 'too_many_requests'],
  },
  cancelReview: {
    route: 'POST /api/projects/{id}/cancel',
    access: 'user',
    scope: 'submit',
    summary: 'Cancel the running review',
    answer: projectSchema,
    refusals: ['nothing_to_cancel'],
  },
  projectEvents: {
    route: 'GET /api/projects/{id}/events',
    access: 'user',
    scope: 'read',
    summary: 'Progress as server-sent events; resumes from Last-Event-ID',
    headers: {
      'Last-Event-ID': {
        description: 'The id of the last event received: the stream resumes after it.',
        schema: z.int().nonnegative(),
      },
    },
    raw: ['text/event-stream'],
    events: eventSchema,
    otherStatuses: [204],
    refusals: ['too_many_requests'],
  },
  projectDocument: {
    route: 'GET /api/projects/{id}/document',
    access: 'user',
    scope: 'read',
    summary: 'The located document that the panel read',
    query: reviewQuery,
    answer: documentSchema,
  },
  projectScreenshot: {
    route: 'GET /api/projects/{id}/screenshots/{viewport}',
    params: { viewport: z.enum(viewportNames) },
    access: 'user',
    scope: 'read',
    summary: 'The rendered page on desktop or phone',
    query: reviewQuery,
    raw: ['image/png', 'image/webp', 'image/jpeg'],
  },
  projectPages: {
    route: 'GET /api/projects/{id}/pages',
    access: 'user',
    scope: 'read',
    summary: 'The drawn pages, and the places of the report’s quotes on them',
    query: reviewQuery,
    answer: submissionPagesSchema,
  },
  pagePicture: {
    route: 'GET /api/projects/{id}/pages/{number}/{size}',
    params: { number: idParam, size: z.enum(pictureSizes) },
    access: 'user',
    scope: 'read',
    summary: 'The picture of a page: large or small, at most 1,600 or 320 pixels wide',
    query: reviewQuery,
    raw: ['image/webp'],
  },
  listReports: {
    route: 'GET /api/reports',
    access: 'user',
    scope: 'read',
    summary:
      "A page of the user's reports, each with its counts; the newest project first, or sorted by one of the counts",
    query: reportListQuery,
    answer: z.array(reportLineSchema),
    paged: true,
  },
  projectReport: {
    route: 'GET /api/reports/project/{id}',
    access: 'user',
    scope: 'read',
    summary: 'The last report of a project',
    description: 'The report of the last completed review, even if a newer review is running or has failed.',
    answer: projectReportSchema,
  },
  projectMarkdown: {
    route: 'GET /api/reports/project/{id}/markdown',
    access: 'user',
    scope: 'read',
    summary: 'The report of a project as a Markdown file',
    raw: ['text/markdown'],
  },
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
