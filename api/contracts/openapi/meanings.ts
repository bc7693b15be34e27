import type { ErrorCode } from '../errors.ts'

export const meanings: Record<ErrorCode, string> = {
  invalid_input: 'the request is invalid; `issues` names each wrong field.',
  invalid_file: 'the file is damaged, or of a kind that is not accepted.',
  not_signed_in: 'the request has no session or key, or one that is no longer valid.',
  wrong_credentials: 'the username or the password is wrong.',
  not_allowed: 'the account may not do this, or the key lacks the scope.',
  password_needed:
    'the change would outlast this session, and the password was given too long ago: send it to `POST /api/user/confirm`.',
  not_found: 'what is asked for does not exist, or belongs to somebody else.',
  method_not_allowed: 'the address exists but does not take this method; `Allow` lists those that it takes.',
  username_taken: 'an account has this username.',
  email_taken: 'the email is in use.',
  not_a_draft: 'only drafts can be edited.',
  review_running: 'the project is being reviewed.',
  nothing_to_cancel: 'no review is running.',
  conflict: 'the present state does not allow the request; the message says why.',
  precondition_failed: '`If-Match` is not the current ETag: something has changed since, or the address has no ETag.',
  idempotency_key_in_use: 'the first request with this Idempotency-Key is still running.',
  idempotency_key_reused: 'this Idempotency-Key was used for another request before.',
  allowance_used:
    'this account has used up its share of the day’s reviews or cost, or of storage; `/api/user/use` shows all three.',
  too_large: 'the body is larger than it may be.',
  too_many_requests: 'a limit is reached; `Retry-After` says when to try again.',
  unavailable: 'something that Panel needs, such as its database, does not answer at the moment.',
  internal: 'something went wrong on the server.',
}
