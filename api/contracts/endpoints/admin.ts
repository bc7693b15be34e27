import { z } from 'zod'
import { userSchema } from '../account.ts'
import { adminProjectSchema, userRoleBody } from '../admin.ts'
import { trialBody, trialSchema } from '../analyst-trials.ts'
import { analystSchema, analystVersionSchema, createAnalystBody, imageAnswer, updateAnalystBody } from '../analysts.ts'
import { earlyAccessSchema, earlyAccessStatusBody } from '../early-access.ts'
import { inArea, type Rows } from '../endpoint.ts'
import { earlyAccessListQuery, projectListQuery, userListQuery } from '../lists.ts'
import { reviewIdParam } from '../past-reviews.ts'

export const adminEndpoints = inArea('Administration', {
  createAnalyst: {
    route: 'POST /api/analysts',
    access: 'admin',
    scope: 'admin',
    summary: 'Add an analyst to a panel',
    status: 201,
    body: createAnalystBody,
    answer: analystSchema,
    idempotent: true,
  },
  updateAnalyst: {
    route: 'PUT /api/analysts/{id}',
    access: 'admin',
    scope: 'admin',
    summary: 'Change an analyst; if a seeded analyst gets a new title, checks no longer assign it a side',
    body: updateAnalystBody,
    answer: analystSchema,
  },
  deleteAnalyst: {
    route: 'DELETE /api/analysts/{id}',
    access: 'admin',
    scope: 'admin',
    summary: 'Take an analyst off its panel; old reports still name it',
  },
  listAnalystVersions: {
    route: 'GET /api/analysts/{id}/versions',
    access: 'admin',
    scope: 'admin',
    summary: 'All versions of an analyst’s prompt and questions, newest first; a report names the version that it used',
    answer: z.array(analystVersionSchema),
  },
  tryAnalyst: {
    route: 'POST /api/admin/analysts/trials',
    access: 'admin',
    scope: null,
    summary: 'Try a draft of an analyst on a project of your own, beside the analyst in use',
    description:
      'The cost counts towards your share, and the project does not change. You can run one trial at a time: a new trial ends the previous one.',
    status: 202,
    body: trialBody,
    answer: z.object({ id: z.uuid() }),
    refusals: ['not_found'],
  },
  analystTrial: {
    route: 'GET /api/admin/analysts/trials/{id}',
    params: { id: reviewIdParam },
    access: 'admin',
    scope: null,
    summary: 'The state of your trial, and once it has ended the opinions of the draft and of the analyst in use',
    answer: trialSchema,
  },
  uploadImage: {
    route: 'POST /api/uploads/image',
    access: 'admin',
    scope: 'admin',
    summary: 'Upload an image for an analyst: PNG, JPEG, WebP, GIF or AVIF, at most 5 MB',
    status: 201,
    upload: 'image',
    body: z.object({}),
    answer: imageAnswer,
    idempotent: true,
    refusals: ['invalid_file'],
  },
  listUsers: {
    route: 'GET /api/admin/users',
    access: 'admin',
    scope: 'admin',
    summary: 'A page of accounts, newest first',
    query: userListQuery,
    answer: z.array(userSchema),
    paged: true,
  },
  setUserRole: {
    route: 'PUT /api/admin/users/{id}',
    access: 'admin',
    // No key may do this: whoever found a leaked one could make themselves an administrator for good.
    scope: null,
    summary: 'Make someone an administrator or a standard user',
    body: userRoleBody,
    answer: userSchema,
    freshPassword: true,
    refusals: ['conflict'],
  },
  deleteUser: {
    route: 'DELETE /api/admin/users/{id}',
    access: 'admin',
    scope: 'admin',
    summary: 'Delete an account with its projects, reviews and files',
    refusals: ['conflict'],
  },
  listAllProjects: {
    route: 'GET /api/admin/projects',
    access: 'admin',
    scope: 'admin',
    summary: "A page of everyone's projects, newest first",
    query: projectListQuery,
    answer: z.array(adminProjectSchema),
    paged: true,
  },
  listEarlyAccess: {
    route: 'GET /api/admin/early-access',
    access: 'admin',
    scope: 'admin',
    summary: 'A page of early-access requests, newest first',
    query: earlyAccessListQuery,
    answer: z.array(earlyAccessSchema),
    paged: true,
  },
  updateEarlyAccess: {
    route: 'PUT /api/admin/early-access/{id}',
    access: 'admin',
    scope: 'admin',
    summary: "Set a request's status and notes",
    body: earlyAccessStatusBody,
    answer: earlyAccessSchema,
  },
} as const satisfies Rows)
