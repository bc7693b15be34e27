/** The endpoint table as an OpenAPI 3.1 document: everything in it is read from the table and the schemas. */
import { z } from 'zod'
import { limits } from '#db/vocabulary.ts'
import { areas, type Endpoint, refusalsOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { errorStatuses } from './error-statuses.ts'
import { type ErrorCode, errorSchema } from './errors.ts'
import { eventSchema } from './events.ts'
import { keyPrefix } from './key-format.ts'
import { openApiHeaders } from './openapi-headers.ts'
import { apiGuideText } from './openapi-words.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

interface Reference {
  $ref: string
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
}
type Content = Record<string, { schema: JsonSchema }>
export interface Answer {
  description: string
  headers?: Record<string, Reference>
  content?: Content
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer>
}
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    headers: typeof openApiHeaders
    securitySchemes: Record<string, unknown>
  }
}

z.globalRegistry.add(errorSchema, { id: 'Error' })
z.globalRegistry.add(eventSchema, { id: 'ReviewEvent' })

const defs = '#/$defs/'
const components = '#/components/schemas/'

/** `version`: of the product. Pure: the same for the same version. */
export function openApiDocument({ version }: { version: string }): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {}
  const schemaOf = createConverter(schemas)
  const error = schemaOf(errorSchema, 'output')
  schemaOf(eventSchema, 'output')
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const operation = operationOf(name, endpoint, schemaOf, error)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Panel API',
      version,
      description: apiGuideText,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: areas.map(name => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      headers: openApiHeaders,
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in answers. It can do all that its owner can.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${keyPrefix}…`,
          description: 'An API key, within its scopes: read, submit, admin.',
        },
      },
    },
  }
}

type Converter = (schema: z.core.$ZodType, io: 'input' | 'output') => JsonSchema

/** Named schemas are gathered in `schemas` and pointed to. */
function createConverter(schemas: Record<string, JsonSchema>): Converter {
  return (schema, io) => {
    // Inside a list, a named schema is always a reference, also where it is the whole of an answer.
    const list = z.toJSONSchema(z.array(schema as z.ZodType), { io, unrepresentable: 'any', override: tidy })
    for (const [name, { id: _, ...named }] of Object.entries(list.$defs ?? {}))
      schemas[name] ??= pointed(named as JsonSchema)
    return pointed(list.items as JsonSchema)
  }
}

/** What says nothing to a reader, and what would forbid a later version to tell more. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

const pointed = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(defs, components) : value,
  )

function operationOf(name: string, endpoint: Endpoint, schemaOf: Converter, error: JsonSchema): Operation {
  const parameters = [...pathParameters(endpoint, schemaOf), ...queryParameters(endpoint, schemaOf)]
  if (endpoint.once) parameters.push(idempotencyKey(endpoint))
  if (endpoint.path.endsWith('/events'))
    parameters.push({
      name: 'Last-Event-ID',
      in: 'header',
      description: 'The id of the last event that was seen: the stream goes on after it.',
      schema: { type: 'integer', minimum: 0 },
    })
  return {
    operationId: name,
    tags: [endpoint.area],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: bodyOf(endpoint, endpoint.body, schemaOf) } } : {}),
    responses: { ...answersOf(endpoint, schemaOf), ...refusedAnswers(endpoint, schemaOf, error) },
  }
}

function securityOf(endpoint: Endpoint): Operation['security'] {
  if (endpoint.access === 'public') return []
  const session = { session: endpoint.access === 'admin' ? ['administrator'] : [] }
  return endpoint.scope === null ? [session] : [session, { apiKey: [endpoint.scope] }]
}

function pathParameters(endpoint: Endpoint, schemaOf: Converter): Parameter[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const own = endpoint.params?.[name]
    const schema = own ? schemaOf(own, 'input') : { type: 'integer' as const, minimum: 1 }
    return { name, in: 'path', required: true, schema }
  })
}

function queryParameters(endpoint: Endpoint, schemaOf: Converter): Parameter[] {
  const { properties = {} } = endpoint.query ? schemaOf(endpoint.query, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema: schema as JsonSchema }))
}

const idempotencyKey = (endpoint: Endpoint): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Your own name for this request, best a random UUID: sent again with it, it is answered as the first time.',
  schema: {
    type: 'string',
    minLength: endpoint.access === 'public' ? limits.visitorIdempotencyKeyMin : 1,
    maxLength: limits.idempotencyKeyMax,
  },
})

/** A form where a file may come along, JSON where it need not. */
function bodyOf(endpoint: Endpoint, body: z.ZodType, schemaOf: Converter): Content {
  const schema = schemaOf(body, 'input')
  if (!endpoint.upload) return { 'application/json': { schema } }
  const file = { type: 'object' as const, properties: { [endpoint.upload]: { type: 'string', format: 'binary' } } }
  if (endpoint.upload === 'image')
    return { 'multipart/form-data': { schema: { ...file, required: [endpoint.upload] } as JsonSchema } }
  return {
    'multipart/form-data': { schema: { allOf: [schema, file as JsonSchema] } },
    'application/json': { schema },
  }
}

const headersOf = (...names: (keyof typeof openApiHeaders)[]): Record<string, Reference> =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

const also = {
  204: 'There is nothing to tell, and nothing to come back for.',
  303: 'To a page of the site: the answer to a form of a browser without scripts.',
} as const

function answersOf(endpoint: Endpoint, schemaOf: Converter): Record<string, Answer> {
  const { answer, raw, status } = endpoint
  const limited = refusalsOf(endpoint).has('too_many_requests') ? headersOf('RateLimit-Policy', 'RateLimit') : {}
  // A page of the site is no answer of the API's own.
  const headers = { ...(raw?.includes('text/html') ? {} : headersOf('X-Request-Id')), ...limited }
  const tagged = endpoint.method === 'GET' && (answer !== null || raw?.some(type => !type.startsWith('text/')))
  const content: Content = answer
    ? { 'application/json': { schema: schemaOf(answer, 'output') } }
    : Object.fromEntries((raw ?? []).map(type => [type, { schema: rawSchema(type) }]))
  const answers: Record<string, Answer> = {
    [status]: {
      description: answer || raw ? endpoint.summary : 'Done; there is no body.',
      headers: {
        ...headers,
        ...(tagged ? headersOf('ETag') : {}),
        ...(endpoint.paged ? headersOf('X-Total-Count', 'X-Next-Cursor', 'Link') : {}),
        ...(endpoint.once ? headersOf('Idempotency-Replayed') : {}),
      },
      ...(Object.keys(content).length > 0 ? { content } : {}),
    },
  }
  if (tagged)
    answers[304] = {
      description: 'What you named in If-None-Match is what there is.',
      headers: { ...headers, ...headersOf('ETag') },
    }
  for (const other of endpoint.also ?? []) answers[other] = { description: also[other], headers }
  return answers
}

const rawSchema = (type: string): JsonSchema =>
  type === 'text/event-stream'
    ? { type: 'string', description: 'Each event’s data is a ReviewEvent as JSON.' }
    : type.startsWith('text/')
      ? { type: 'string' }
      : { type: 'string', format: 'binary' }

/** One answer for each status that a refusal of this endpoint can have, with the codes that it can say. */
function refusedAnswers(endpoint: Endpoint, schemaOf: Converter, error: JsonSchema): Record<string, Answer> {
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
          schema: status === 503 && endpoint.beside ? { allOf: [schema, schemaOf(endpoint.beside, 'output')] } : schema,
        },
      },
    }
  }
  return answers
}

const meanings: Record<ErrorCode, string> = {
  invalid_input: 'something in the request is not as it must be; `issues` names each field.',
  invalid_file: 'the file is not of a kind that is taken, or damaged.',
  not_signed_in: 'there is no session and no key, or it does not hold any more.',
  wrong_credentials: 'the username or the password is wrong.',
  not_allowed: 'the account may not do this, or the key lacks the scope.',
  not_found: 'there is nothing here, or it is somebody else’s.',
  username_taken: 'an account has this username.',
  email_taken: 'the email is in use.',
  not_a_draft: 'only drafts can be edited.',
  review_running: 'the project is being reviewed.',
  nothing_to_cancel: 'no review is running.',
  conflict: 'it does not go together with how things stand; the message says why.',
  idempotency_key_in_use: 'the first request with this Idempotency-Key is still running.',
  idempotency_key_reused: 'this Idempotency-Key came with another request before.',
  too_large: 'the body is larger than it may be.',
  too_many_requests: 'a limit is reached; `Retry-After` says when to come back.',
  unavailable: 'something that Panel needs is away for the moment.',
  internal: 'something went wrong on the server’s side.',
}
