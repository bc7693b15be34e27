import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import {
  createHookBody,
  editHookBody,
  hookAnswerSchema,
  hookCallBody,
  hookCallSchema,
  hookListQuery,
  hookSchema,
  hookWithSecretSchema,
} from '../hooks.ts'
import { listQuery } from '../lists.ts'
import { logKept } from '../log-words.ts'

/** Creating or changing a hook returns the hook, so these calls need the scope `read` too. */
const readAndSubmit = ['read', 'submit'] as const

const header = (description: string) => ({ description, schema: z.string() })
/** GitHub, Vercel and Netlify send bodies of their own, which `api/hooks/request.ts` reads. */
const senderBody = z.looseObject({})

const params = { id: z.uuid() }

export const hookEndpoints = inArea('Webhooks', {
  listHooks: {
    route: 'GET /api/hooks',
    access: 'user',
    scope: 'read',
    summary: "The user's incoming hooks, newest first",
    query: hookListQuery,
    answer: z.array(hookSchema),
    paged: true,
  },
  createHook: {
    route: 'POST /api/hooks',
    access: 'user',
    scope: readAndSubmit,
    summary: 'Create a hook, an address that a deploy system can call; the answer contains its secret',
    status: 201,
    body: createHookBody,
    answer: hookWithSecretSchema,
    idempotent: true,
    refusals: ['conflict'],
    freshPassword: true,
  },
  updateHook: {
    route: 'PUT /api/hooks/{id}',
    params,
    access: 'user',
    scope: readAndSubmit,
    summary: 'Change a hook, or give it the secret that its sender shows',
    body: editHookBody,
    answer: hookSchema,
    freshPassword: 'sometimes',
  },
  rotateHookSecret: {
    route: 'POST /api/hooks/{id}/secret',
    params,
    access: 'user',
    scope: readAndSubmit,
    summary: 'Replace the secret by a new one, at once; not for Vercel, which makes its own',
    answer: hookWithSecretSchema,
    idempotent: true,
    refusals: ['conflict'],
    freshPassword: true,
  },
  deleteHook: {
    route: 'DELETE /api/hooks/{id}',
    params,
    access: 'user',
    scope: 'submit',
    summary: 'Remove a hook and its log; the reviews that it started stay',
  },
  listHookCalls: {
    route: 'GET /api/hooks/{id}/calls',
    params,
    access: 'user',
    scope: 'read',
    summary: `The calls of a hook, newest first; the log keeps ${logKept}`,
    query: listQuery,
    answer: z.array(hookCallSchema),
    paged: true,
  },
  callHook: {
    route: 'POST /api/hooks/{id}',
    params,
    access: 'public',
    signed: true,
    summary: 'For deploy systems: review the page of a deployment, once for each deployment',
    description:
      'GitHub, Vercel and Netlify send their own bodies, each signed in its own way. Any other system sends the fields below, with the secret as a bearer token or a signature as Standard Webhooks define it. If a call is repeated for a deployment, it gets the first answer again once a review has started; until then it tries again to start one.',
    status: 202,
    headers: {
      'X-GitHub-Event': header('From GitHub: the type of event. Only “deployment_status” can start a review.'),
      'X-GitHub-Delivery': header('From GitHub: the id of this call.'),
      'X-Hub-Signature-256': header('From GitHub: the body’s HMAC-SHA256.'),
      'x-vercel-signature': header('From Vercel: the body’s HMAC-SHA1.'),
      'X-Webhook-Signature': header('From Netlify: a JWS with the body’s SHA-256.'),
      'webhook-id': header('From any other system that signs as Standard Webhooks define: the id of this message.'),
      'webhook-timestamp': header('With `webhook-id`: seconds since 1970, at most five minutes off.'),
      'webhook-signature': header('With `webhook-id`: the signature.'),
    },
    body: z.union([hookCallBody, senderBody]),
    answer: hookAnswerSchema,
    refusals: ['allowance_used', 'not_signed_in', 'too_many_requests'],
  },
} as const satisfies Rows)
