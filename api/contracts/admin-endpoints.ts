/** The endpoints that only administrators may call. */
import { z } from 'zod'
import { userSchema } from './account.ts'
import { adminProjectSchema, userRoleBody } from './admin.ts'
import { analystSchema, createAnalystBody, imageAnswer, updateAnalystBody } from './analysts.ts'
import { earlyAccessSchema, earlyAccessStatusBody } from './early-access.ts'
import type { Endpoint } from './endpoint.ts'
import { earlyAccessListQuery, projectListQuery, userListQuery } from './lists.ts'

export const adminEndpoints = {
  createAnalyst: {
    method: 'POST',
    path: '/api/analysts',
    access: 'admin',
    summary: 'Add an analyst to a panel',
    status: 201,
    body: createAnalystBody,
    answer: analystSchema,
  },
  updateAnalyst: {
    method: 'PUT',
    path: '/api/analysts/{id}',
    access: 'admin',
    summary: 'Rewrite an analyst; a seeded one keeps its lens',
    status: 200,
    body: updateAnalystBody,
    answer: analystSchema,
  },
  deleteAnalyst: {
    method: 'DELETE',
    path: '/api/analysts/{id}',
    access: 'admin',
    summary: 'Take an analyst off its panel; old reports still name it',
    status: 204,
    answer: null,
  },
  uploadImage: {
    method: 'POST',
    path: '/api/uploads/image',
    access: 'admin',
    summary: 'Keep an image: PNG, JPEG, WebP, GIF or AVIF, at most 5 MB',
    status: 201,
    upload: 'image',
    body: z.object({}),
    answer: imageAnswer,
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'A page of accounts, newest first',
    status: 200,
    query: userListQuery,
    answer: z.array(userSchema),
    paged: true,
  },
  setUserRole: {
    method: 'PUT',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'Make someone an administrator or a standard user',
    status: 200,
    body: userRoleBody,
    answer: userSchema,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'Delete an account with its projects, reviews and files',
    status: 204,
    answer: null,
  },
  listAllProjects: {
    method: 'GET',
    path: '/api/admin/projects',
    access: 'admin',
    summary: "A page of everyone's projects, newest first",
    status: 200,
    query: projectListQuery,
    answer: z.array(adminProjectSchema),
    paged: true,
  },
  listEarlyAccess: {
    method: 'GET',
    path: '/api/admin/early-access',
    access: 'admin',
    summary: 'A page of early-access requests, newest first',
    status: 200,
    query: earlyAccessListQuery,
    answer: z.array(earlyAccessSchema),
    paged: true,
  },
  updateEarlyAccess: {
    method: 'PUT',
    path: '/api/admin/early-access/{id}',
    access: 'admin',
    summary: "Set a request's status and notes",
    status: 200,
    body: earlyAccessStatusBody,
    answer: earlyAccessSchema,
  },
} as const satisfies Record<string, Endpoint>
