import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import { estimateQuery, estimateSchema, measurementSchema } from '../estimate.ts'
import { projectListQuery } from '../lists.ts'
import {
  createProjectBody,
  editProjectBody,
  newProjectSchema,
  projectCountsSchema,
  projectSchema,
  projectStatusBody,
} from '../projects.ts'

export const projectEndpoints = inArea('Projects', {
  listProjects: {
    route: 'GET /api/projects',
    access: 'user',
    scope: 'read',
    summary: "The user's projects, newest first: all of them, or one page if a limit is given",
    query: projectListQuery,
    answer: z.array(projectSchema),
    paged: true,
  },
  countProjects: {
    route: 'GET /api/projects/counts',
    access: 'user',
    scope: 'read',
    summary: "How many of the user's projects have each status",
    answer: projectCountsSchema,
  },
  createProject: {
    route: 'POST /api/projects',
    access: 'user',
    scope: 'submit',
    summary: 'Create a project, and submit it with submit=true',
    description:
      'If a share is used up, nothing is created. If another request uses up the share at the same moment, the project is kept as a draft, and `notice` says so.',
    status: 201,
    body: createProjectBody,
    upload: 'file',
    answer: newProjectSchema,
    idempotent: true,
    refusals: ['invalid_file', 'too_many_requests', 'allowance_used'],
  },
  getProject: {
    route: 'GET /api/projects/{id}',
    access: 'user',
    scope: 'read',
    summary: 'One project',
    answer: projectSchema,
  },
  updateProject: {
    route: 'PUT /api/projects/{id}',
    access: 'user',
    scope: 'submit',
    summary: 'Edit a draft (its owner), or change the status (an administrator)',
    body: z.union([projectStatusBody, editProjectBody]),
    upload: 'file',
    answer: projectSchema,
    ifMatch: true,
    refusals: ['invalid_file', 'not_a_draft', 'conflict', 'too_many_requests', 'allowance_used'],
  },
  deleteProject: {
    route: 'DELETE /api/projects/{id}',
    access: 'user',
    scope: 'submit',
    summary: 'Delete a project with its reviews and files',
    ifMatch: true,
  },
  projectFile: {
    route: 'GET /api/projects/{id}/file',
    access: 'user',
    scope: 'read',
    summary: 'The uploaded file',
    raw: ['application/octet-stream'],
  },
  estimateReview: {
    route: 'GET /api/estimate',
    access: 'user',
    scope: 'read',
    summary: 'The engine and model that a review would use, and the time and cost to expect',
    description:
      'Estimated from up to 20 completed reviews by whole panels with the same engine and model. If some of them read ' +
      'about as much, only those count; otherwise the steps of a review are estimated too. `tokens` is the length of the submission, as measured by `POST /api/estimate`. ' +
      'Without it, the length of the website or project when it was last read is used.',
    query: estimateQuery,
    answer: estimateSchema,
  },
  measureFile: {
    route: 'POST /api/estimate',
    access: 'user',
    scope: 'submit',
    summary: 'Measure the length of a file before it is submitted; the file is not kept',
    upload: 'file',
    body: z.object({}),
    answer: measurementSchema,
    refusals: ['invalid_file', 'too_many_requests'],
  },
} as const satisfies Rows)
