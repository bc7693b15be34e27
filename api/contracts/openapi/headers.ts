const text = (description: string) => ({ description, schema: { type: 'string' } }) as const
const number = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } }) as const

export const openApiHeaders = {
  'X-Request-Id': text(
    'The id of this request in the server’s log. Send your own (8 to 64 letters, digits, “.”, “_”, “-”) to choose it.',
  ),
  ETag: text(
    'The version of this answer. Send it as If-None-Match, and an unchanged answer is 304. Send it as If-Match with a change that takes that header, and the change is refused if this is no longer the current version.',
  ),
  'X-Total-Count': number('Rows on all pages together.'),
  'X-Next-Cursor': text('The cursor of the next page; absent on the last one.'),
  Link: text('The address of the next page, as rel="next"; absent on the last one.'),
  'RateLimit-Policy': text('The limits that count this request: points (q) in a window of seconds (w).'),
  RateLimit: text('The points that are left (r), and the seconds until the window resets (t).'),
  'Retry-After': number('Seconds after which asking again makes sense.'),
  'Idempotency-Replayed': text('“true” where this is the answer to an earlier request with the same Idempotency-Key.'),
} as const
