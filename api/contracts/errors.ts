/**
 * The body of every refusal: a sentence for people, and a code from a closed list for programs. Written with zod/mini, since
 * every page loads it with the client.
 */
import * as z from 'zod/mini'

export const errorStatuses = {
  invalid_input: 400,
  invalid_file: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  password_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  username_taken: 409,
  email_taken: 409,
  not_a_draft: 409,
  review_running: 409,
  nothing_to_cancel: 409,
  conflict: 409,
  precondition_failed: 412,
  idempotency_key_in_use: 409,
  idempotency_key_reused: 422,
  allowance_used: 403,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
} as const
export type ErrorCode = keyof typeof errorStatuses

export const issueSchema = z.object({ path: z.string(), message: z.string() })

export const errorSchema = z.object({
  code: z.enum(Object.keys(errorStatuses) as ErrorCode[]),
  message: z.string(),
  requestId: z.string(),
  /** One entry for each field that is wrong. */
  issues: z.optional(z.array(issueSchema)),
})
export type ErrorBody = z.infer<typeof errorSchema>
