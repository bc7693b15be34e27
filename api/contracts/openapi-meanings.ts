/** What each code of a refusal means, for the reference. */
import type { ErrorCode } from './errors.ts'

export const meanings: Record<ErrorCode, string> = {
  invalid_input: 'something in the request is not as it must be; `issues` names each field.',
  invalid_file: 'the file is not of a kind that is taken, or damaged.',
  not_signed_in: 'there is no session and no key, or it does not hold any more.',
  wrong_credentials: 'the username or the password is wrong.',
  not_allowed: 'the account may not do this, or the key lacks the scope.',
  password_needed:
    'what is asked for outlasts this session, and the password was given too long ago: `POST /api/user/confirm` takes it.',
  not_found: 'there is nothing here, or it is somebody else’s.',
  method_not_allowed: 'the address is there, and does not take this method; `Allow` says which it takes.',
  username_taken: 'an account has this username.',
  email_taken: 'the email is in use.',
  not_a_draft: 'only drafts can be edited.',
  review_running: 'the project is being reviewed.',
  nothing_to_cancel: 'no review is running.',
  conflict: 'it does not go together with how things stand; the message says why.',
  precondition_failed: '`If-Match` names another state than the present one: somebody changed it, or it has no ETag.',
  idempotency_key_in_use: 'the first request with this Idempotency-Key is still running.',
  idempotency_key_reused: 'this Idempotency-Key came with another request before.',
  allowance_used:
    'a share of this account is used up: of the day’s reviews or cost, or of storage; `/api/user/use` tells them.',
  too_large: 'the body is larger than it may be.',
  too_many_requests: 'a limit is reached; `Retry-After` says when to come back.',
  unavailable: 'something that Panel needs is away for the moment.',
  internal: 'something went wrong on the server’s side.',
}
