/** The endpoints of incoming hooks. */
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import {
  createHookBody,
  editHookBody,
  hookAnswerSchema,
  hookCallBody,
  hookCallSchema,
  hookListQuery,
  hookSchema,
  hookWithSecretSchema,
} from './hooks.ts'
import { listQuery } from './lists.ts'
import { logKept } from './log-words.ts'

/** Making and changing a hook tells of it, which `read` protects. */
const readAndSubmit = ['read', 'submit'] as const

const header = (description: string) => ({ description, schema: z.string() })
/** What GitHub, Vercel and Netlify send. */
const sentBody = z.looseObject({})

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
    query: hookListQuery,
    answer: z.array(hookSchema),
    paged: true,
  },
  createHook: {
    method: 'POST',
    path: '/api/hooks',
    access: 'user',
    scope: readAndSubmit,
    area: 'Webhooks',
    summary: 'Make an address that a deploy system can call; the answer tells its secret',
    status: 201,
    body: createHookBody,
    answer: hookWithSecretSchema,
    once: true,
    refusals: ['conflict'],
    freshPassword: true,
  },
  updateHook: {
    method: 'PUT',
    path: '/api/hooks/{id}',
    params,
    access: 'user',
    scope: readAndSubmit,
    area: 'Webhooks',
    summary: 'Change a hook, or give it the secret that its sender told',
    status: 200,
    body: editHookBody,
    answer: hookSchema,
    freshPassword: 'partly',
  },
  rotateHookSecret: {
    method: 'POST',
    path: '/api/hooks/{id}/secret',
    params,
    access: 'user',
    scope: readAndSubmit,
    area: 'Webhooks',
    summary: 'Make a new secret, which counts from now on alone; not for Vercel, which makes its own',
    status: 200,
    answer: hookWithSecretSchema,
    once: true,
    refusals: ['conflict'],
    freshPassword: true,
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
    summary: `What came in, newest first; the log keeps ${logKept}`,
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
    signed: true,
    area: 'Webhooks',
    summary: 'For deploy systems: has the page of a deployment reviewed, once for each deployment',
    about:
      'GitHub, Vercel and Netlify send bodies of their own, each signed by its own rule. Any other system sends the fields below, with the secret as a bearer token or signed as Standard Webhooks say. A deployment whose review has started is answered as then; one that came to nothing is looked at anew when it is told again.',
    status: 202,
    headers: {
      'X-GitHub-Event': header('From GitHub: what has happened. Only “deployment_status” is looked at.'),
      'X-GitHub-Delivery': header('From GitHub: the id of this call.'),
      'X-Hub-Signature-256': header('From GitHub: the body’s HMAC-SHA256.'),
      'x-vercel-signature': header('From Vercel: the body’s HMAC-SHA1.'),
      'X-Webhook-Signature': header('From Netlify: a JWS with the body’s SHA-256.'),
      'webhook-id': header('From any other system: the id of this message, where it signs as Standard Webhooks say.'),
      'webhook-timestamp': header('With it: seconds since 1970, at most five minutes off.'),
      'webhook-signature': header('With it: the signature.'),
    },
    body: z.union([hookCallBody, sentBody]),
    answer: hookAnswerSchema,
    refusals: ['allowance_used', 'not_signed_in', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>
