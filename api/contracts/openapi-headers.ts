/** The headers that answers carry, as the OpenAPI document describes them. */

const text = (description: string) => ({ description, schema: { type: 'string' } }) as const
const number = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } }) as const

export const openApiHeaders = {
  'X-Request-Id': text(
    'This request in the server’s log. Send your own (8 to 64 letters, digits, “.”, “_”, “-”) to choose it.',
  ),
  ETag: text(
    'Stands for this answer: send it as If-None-Match, and an answer that has not changed is 304; send it as If-Match, where a change takes that, and it is made only to this state.',
  ),
  'X-Total-Count': number('Rows on all pages together.'),
  'X-Next-Cursor': text('The cursor of the next page; absent on the last one.'),
  Link: text('The address of the next page, as rel="next"; absent on the last one.'),
  'RateLimit-Policy': text('The limits that count this request: points (q) in a window of seconds (w).'),
  RateLimit: text('What is left of them (r), and in how many seconds they start anew (t).'),
  'Retry-After': number('Seconds after which asking again makes sense.'),
  'Idempotency-Replayed': text('“true” where this is the answer to an earlier request with the same Idempotency-Key.'),
} as const
