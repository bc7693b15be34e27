import { z } from 'zod'
import { keepingLimits } from '#db/limits.ts'
import { areas, type Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { errorSchema } from '../errors.ts'
import { eventSchema } from '../event-schema.ts'
import { tidy } from '../json-schema.ts'
import { answersOf, refusedAnswers } from './answers.ts'
import { apiGuideText } from './guide.ts'
import { openApiHeaders } from './headers.ts'
import { securityOf, securitySchemes } from './security.ts'
import type { Content, Converter, JsonSchema, OpenApiDocument, Operation, Parameter } from './types.ts'
import { messageOperations } from './webhooks.ts'

z.globalRegistry.add(errorSchema, { id: 'Error' })
z.globalRegistry.add(eventSchema, { id: 'ReviewEvent' })

const defs = '#/$defs/'
const components = '#/components/schemas/'

export function openApiDocument({ version }: { version: string }): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {}
  const schemaOf = createConverter(schemas)
  const error = schemaOf(errorSchema, 'output')
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
    webhooks: messageOperations(schemaOf),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      headers: openApiHeaders,
      securitySchemes,
    },
  }
}

/** Converts zod to JSON Schema; named schemas are collected in `schemas` and referenced. */
function createConverter(schemas: Record<string, JsonSchema>): Converter {
  return (schema, io) => {
    // Wrapped in an array, since zod inlines a named schema at the top level instead of referencing it.
    const list = z.toJSONSchema(z.array(schema as z.ZodType), { io, unrepresentable: 'any', override: tidy })
    for (const [name, { id: _, ...named }] of Object.entries(list.$defs ?? {}))
      schemas[name] ??= withComponentRefs(named as JsonSchema)
    return withComponentRefs(list.items as JsonSchema)
  }
}

const withComponentRefs = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(defs, components) : value,
  )

function operationOf(name: string, endpoint: Endpoint, schemaOf: Converter, error: JsonSchema): Operation {
  const parameters = [...pathParameters(endpoint, schemaOf), ...queryParameters(endpoint, schemaOf)]
  if (endpoint.idempotent) parameters.push(idempotencyKey(endpoint))
  if (endpoint.ifMatch) parameters.push(ifMatch)
  for (const [name, { description, schema }] of Object.entries(endpoint.headers ?? {}))
    parameters.push({ name, in: 'header', description, schema: schemaOf(schema, 'input') })
  return {
    operationId: name,
    tags: [endpoint.area],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: bodyOf(endpoint, endpoint.body, schemaOf) } } : {}),
    responses: { ...answersOf(endpoint, schemaOf), ...refusedAnswers(endpoint, schemaOf, error) },
  }
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
    'Your own id for this request, best a random UUID: the same request with the same id gets the first answer again.',
  schema: {
    type: 'string',
    minLength: endpoint.access === 'public' ? keepingLimits.visitorIdempotencyKeyMin : 1,
    maxLength: keepingLimits.idempotencyKeyMax,
  },
})

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag of the last GET: if it is no longer the current one, nothing is done.',
  schema: { type: 'string' },
}

/** A form if a file can be uploaded, and JSON unless a file is required. */
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
