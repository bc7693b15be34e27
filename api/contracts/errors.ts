/**
 * The body of every refusal: a sentence for people, and a code from a closed list for programs. Written with zod/mini, since
 * every page loads it with the client.
 */
import * as z from 'zod/mini'

export const errorCodes = [
  'invalid_input',
  'invalid_file',
  'not_signed_in',
  'wrong_credentials',
  'not_allowed',
  'password_needed',
  'not_found',
  'method_not_allowed',
  'username_taken',
  'email_taken',
  'not_a_draft',
  'review_running',
  'nothing_to_cancel',
  'conflict',
  'precondition_failed',
  'idempotency_key_in_use',
  'idempotency_key_reused',
  'allowance_used',
  'too_large',
  'too_many_requests',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export const issueSchema = z.object({ path: z.string(), message: z.string() })

export const errorSchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string(),
  /** One entry for each field that is wrong. */
  issues: z.optional(z.array(issueSchema)),
})
export type ErrorBody = z.infer<typeof errorSchema>
