import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import { markBody, marksSchema } from '../marks.ts'
import { reviewQuery } from '../past-reviews.ts'

export const markEndpoints = inArea('Reviews', {
  listMarks: {
    route: 'GET /api/projects/{id}/marks',
    access: 'user',
    scope: 'read',
    summary: 'What the owner did with the claims of a report, and their own verdicts on its choices',
    description:
      'For the last report, or for the report of the given `review`. The mark also appears on the same claim in later reports.',
    query: reviewQuery,
    answer: marksSchema,
  },
  setMark: {
    route: 'PUT /api/projects/{id}/marks/{point}',
    params: { point: z.string() },
    access: 'user',
    scope: 'submit',
    summary: 'Mark a claim or a choice by its id in the report; an empty state and note remove the mark',
    description:
      'The state of a claim is `done` or `dismissed`; the latter needs a reason or a note. The state of a choice is the owner’s own verdict: `back`, `doubt` or `open`. A note may be given without a state. What is left out stays as it is.',
    query: reviewQuery,
    body: markBody,
  },
} as const satisfies Rows)
