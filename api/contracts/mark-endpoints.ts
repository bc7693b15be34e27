/** The endpoints of what an owner marks on a report. */
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { markBody, markQuery, marksSchema } from './marks.ts'

export const markEndpoints = {
  listMarks: {
    method: 'GET',
    path: '/api/projects/{id}/marks',
    access: 'user',
    scope: 'read',
    area: 'Reviews',
    summary: 'What the owner did with the claims of a report, and their own calls on its choices',
    about:
      'Of the last report, or of the one of the `review` that is named. A mark stays with its claim: a later report has it as well, where it makes the same claim.',
    status: 200,
    query: markQuery,
    answer: marksSchema,
  },
  setMark: {
    method: 'PUT',
    path: '/api/projects/{id}/marks/{point}',
    params: { point: z.string() },
    access: 'user',
    scope: 'submit',
    area: 'Reviews',
    summary: 'Mark a claim or a choice by its id in that report; a mark without state and note is removed',
    about:
      'A claim is `done` or `dismissed`, and that with a reason or a note. A choice has the owner’s own call: `back`, `doubt` or `open`. A note can stand alone.',
    status: 204,
    query: markQuery,
    body: markBody,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>
