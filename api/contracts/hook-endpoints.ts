/** The endpoints of incoming hooks. */
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import {
  createHookBody,
  editHookBody,
  hookAnswerSchema,
  hookCallSchema,
  hookSchema,
  hookWithSecretSchema,
} from './hooks.ts'
import { listQuery } from './lists.ts'

const params = { id: z.uuid() }

export const hookEndpoints = {
  listHooks: {
    method: 'GET',
    path: '/api/hooks',
    access: 'user',
    scope: 'read',
    area: 'Webhooks',
    summary: "The user's incoming hooks, newest first",
    status: 200,
    answer: z.array(hookSchema),
  },
  createHook: {
    method: 'POST',
    path: '/api/hooks',
    access: 'user',
    scope: 'submit',
    area: 'Webhooks',
    summary: 'Make an address that a deploy system can call; the answer tells its secret',
    status: 201,
    body: createHookBody,
    answer: hookWithSecretSchema,
    once: true,
    refusals: ['conflict'],
  },
  updateHook: {
    method: 'PUT',
    path: '/api/hooks/{id}',
    params,
    access: 'user',
    scope: 'submit',
    area: 'Webhooks',
    summary: 'Change a hook',
    status: 200,
    body: editHookBody,
    answer: hookSchema,
  },
  deleteHook: {
    method: 'DELETE',
    path: '/api/hooks/{id}',
    params,
    access: 'user',
    scope: 'submit',
    area: 'Webhooks',
    summary: 'Remove a hook and its log; the reviews that it started stay',
    status: 204,
    answer: null,
  },
  listHookCalls: {
    method: 'GET',
    path: '/api/hooks/{id}/calls',
    params,
    access: 'user',
    scope: 'read',
    area: 'Webhooks',
    summary: 'What came in, newest first; the log keeps 30 days',
    status: 200,
    query: listQuery,
    answer: z.array(hookCallSchema),
    paged: true,
  },
  callHook: {
    method: 'POST',
    path: '/api/hooks/{id}',
    params,
    access: 'public',
    area: 'Webhooks',
    summary: 'For deploy systems: has the page of a deployment reviewed, once for each deployment',
    status: 202,
    answer: hookAnswerSchema,
    refusals: ['not_signed_in', 'invalid_input', 'too_large', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>
