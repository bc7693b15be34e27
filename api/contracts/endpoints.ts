/**
 * Every endpoint, once: the server's routes, the typed client and the reference are all read from this table.
 * `body` is JSON unless `multipart` is set; an answer of `null` is 204 without a body; `raw` answers bytes or a stream.
 */
import { z } from 'zod'
import { panelTypes } from '#db/vocabulary.ts'
import { loginBody, passwordBody, profileBody, registerBody, sessionSchema, userSchema } from './account.ts'
import { analystSchema } from './analysts.ts'
import { documentSchema } from './document.ts'
import { createProjectBody, editProjectBody, projectSchema, projectStatusBody } from './projects.ts'
import { reportSchema } from './report.ts'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters in braces: "/api/projects/{id}". */
  path: string
  access: 'public' | 'user' | 'admin'
  summary: string
  status: 200 | 201 | 202 | 204
  body?: z.ZodType
  multipart?: true
  answer: z.ZodType | null
  raw?: true
}

export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() })
export const readySchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  checks: z.record(z.string(), z.boolean()),
})

export const endpoints = {
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary: 'Create an account and sign in',
    status: 201,
    body: registerBody,
    answer: sessionSchema,
  },
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary: 'Sign in',
    status: 200,
    body: loginBody,
    answer: sessionSchema,
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    summary: 'End this session',
    status: 204,
    answer: null,
  },
  getUser: {
    method: 'GET',
    path: '/api/user',
    access: 'user',
    summary: 'The signed-in user',
    status: 200,
    answer: userSchema,
  },
  updateUser: {
    method: 'PUT',
    path: '/api/user',
    access: 'user',
    summary: 'Change personal details',
    status: 200,
    body: profileBody,
    answer: userSchema,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/user/password',
    access: 'user',
    summary: "Change the password and end the user's other sessions",
    status: 204,
    body: passwordBody,
    answer: null,
  },
  listProjects: {
    method: 'GET',
    path: '/api/projects',
    access: 'user',
    summary: "The user's projects, newest first",
    status: 200,
    answer: z.array(projectSchema),
  },
  createProject: {
    method: 'POST',
    path: '/api/projects',
    access: 'user',
    summary: 'Create a project, and submit it with submit=true',
    status: 201,
    body: createProjectBody,
    multipart: true,
    answer: projectSchema,
  },
  getProject: {
    method: 'GET',
    path: '/api/projects/{id}',
    access: 'user',
    summary: 'One project',
    status: 200,
    answer: projectSchema,
  },
  updateProject: {
    method: 'PUT',
    path: '/api/projects/{id}',
    access: 'user',
    summary: 'Edit a draft (its owner), or change the status (an administrator)',
    status: 200,
    body: z.union([projectStatusBody, editProjectBody]),
    multipart: true,
    answer: projectSchema,
  },
  deleteProject: {
    method: 'DELETE',
    path: '/api/projects/{id}',
    access: 'user',
    summary: 'Delete a project with its reviews and files',
    status: 204,
    answer: null,
  },
  submitProject: {
    method: 'POST',
    path: '/api/projects/{id}/submit',
    access: 'user',
    summary: 'Start a review, or resume one that failed',
    status: 202,
    answer: projectSchema,
  },
  cancelReview: {
    method: 'POST',
    path: '/api/projects/{id}/cancel',
    access: 'user',
    summary: 'Cancel the running review',
    status: 200,
    answer: projectSchema,
  },
  projectEvents: {
    method: 'GET',
    path: '/api/projects/{id}/events',
    access: 'user',
    summary: 'Progress as server-sent events; resumes from Last-Event-ID',
    status: 200,
    answer: null,
    raw: true,
  },
  projectDocument: {
    method: 'GET',
    path: '/api/projects/{id}/document',
    access: 'user',
    summary: 'The located document that the panel read',
    status: 200,
    answer: documentSchema,
  },
  projectFile: {
    method: 'GET',
    path: '/api/projects/{id}/file',
    access: 'user',
    summary: 'The uploaded file',
    status: 200,
    answer: null,
    raw: true,
  },
  projectScreenshot: {
    method: 'GET',
    path: '/api/projects/{id}/screenshots/{viewport}',
    access: 'user',
    summary: 'The rendered page on desktop or phone',
    status: 200,
    answer: null,
    raw: true,
  },
  projectReport: {
    method: 'GET',
    path: '/api/reports/project/{id}',
    access: 'user',
    summary: 'The report of a completed project',
    status: 200,
    answer: reportSchema,
  },
  listAnalysts: {
    method: 'GET',
    path: '/api/analysts',
    access: 'public',
    summary: 'All active analysts; an administrator sees every one, with its prompt',
    status: 200,
    answer: z.array(analystSchema),
  },
  listPanelAnalysts: {
    method: 'GET',
    path: '/api/analysts/panel/{panelType}',
    access: 'public',
    summary: `The active analysts of a panel: ${panelTypes.join(' or ')}`,
    status: 200,
    answer: z.array(analystSchema),
  },
  health: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'The process answers',
    status: 200,
    answer: healthSchema,
  },
  ready: {
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    summary: 'The database and the queue answer; 503 where one does not',
    status: 200,
    answer: readySchema,
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
