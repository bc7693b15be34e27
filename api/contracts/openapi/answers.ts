import { type Endpoint, refusalsOf } from '../endpoint.ts'
import { errorStatuses } from '../errors.ts'
import type { openApiHeaders } from './headers.ts'
import { meanings } from './meanings.ts'
import type { Answer, Content, Converter, JsonSchema, Reference } from './types.ts'

export const headersOf = (...names: (keyof typeof openApiHeaders)[]): Record<string, Reference> =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

const otherStatuses = {
  204: 'There are no events, and none will follow; do not reconnect.',
  303: 'Redirects to a page of the site, after a form sent by a browser without scripts.',
} as const

export function answersOf(endpoint: Endpoint, schemaOf: Converter): Record<string, Answer> {
  const { answer, raw, status } = endpoint
  const limited = refusalsOf(endpoint).has('too_many_requests') ? headersOf('RateLimit-Policy', 'RateLimit') : {}
  // A page of the site is served without the API's headers.
  const headers = { ...(raw?.includes('text/html') ? {} : headersOf('X-Request-Id')), ...limited }
  const tagged = endpoint.ifMatch && answer !== undefined
  const cached = endpoint.method === 'GET' && (answer !== undefined || raw?.some(type => !type.startsWith('text/')))
  const content: Content = answer
    ? { 'application/json': { schema: schemaOf(answer, 'output') } }
    : Object.fromEntries((raw ?? []).map(type => [type, { schema: rawSchema(type, endpoint, schemaOf) }]))
  const answers: Record<string, Answer> = {
    [status]: {
      description: answer || raw ? endpoint.summary : 'Done; there is no body.',
      headers: {
        ...headers,
        ...(tagged || cached ? headersOf('ETag') : {}),
        ...(endpoint.paged ? headersOf('X-Total-Count', 'X-Next-Cursor', 'Link') : {}),
        ...(endpoint.idempotent ? headersOf('Idempotency-Replayed') : {}),
      },
      ...(Object.keys(content).length > 0 ? { content } : {}),
    },
  }
  if (cached)
    answers[304] = {
      description: 'Unchanged: it still matches your If-None-Match.',
      headers: { ...headers, ...headersOf('ETag') },
    }
  for (const other of endpoint.otherStatuses ?? []) answers[other] = { description: otherStatuses[other], headers }
  return answers
}

/** OpenAPI 3.1 cannot describe the events of a stream, so the extension `x-event-data` names the schema of their data. */
function rawSchema(type: string, { events }: Endpoint, schemaOf: Converter): JsonSchema {
  if (type !== 'text/event-stream' || !events)
    return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }
  const data = schemaOf(events, 'output')
  const name = String(data.$ref).split('/').at(-1)
  return { type: 'string', description: `The data of each event is JSON: ${name}.`, 'x-event-data': data }
}

export function refusedAnswers(endpoint: Endpoint, schemaOf: Converter, error: JsonSchema): Record<string, Answer> {
  const byStatus = Map.groupBy([...refusalsOf(endpoint), 'internal' as const], code => errorStatuses[code])
  const answers: Record<string, Answer> = {}
  for (const [status, codes] of [...byStatus].toSorted(([a], [b]) => a - b)) {
    const wait = status === 429 || status === 503 || codes.includes('idempotency_key_in_use')
    const schema: JsonSchema = { ...error, properties: { code: { enum: codes } } }
    answers[status === errorStatuses.internal ? 'default' : status] = {
      description: codes.map(code => `\`${code}\`: ${meanings[code]}`).join('\n\n'),
      headers: {
        ...headersOf('X-Request-Id'),
        ...(wait ? headersOf('Retry-After') : {}),
        ...(status === 429 ? headersOf('RateLimit-Policy', 'RateLimit') : {}),
      },
      content: {
        'application/json': {
          schema:
            status === 503 && endpoint.unavailableFields
              ? { allOf: [schema, schemaOf(endpoint.unavailableFields, 'output')] }
              : schema,
        },
      },
    }
  }
  return answers
}
