import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import { healthSchema, readySchema } from '../health.ts'

const openApiSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
})

export const serviceEndpoints = inArea('Service', {
  health: {
    route: 'GET /api/health',
    access: 'public',
    summary: 'Whether the process answers',
    answer: healthSchema,
    withoutDatabase: true,
  },
  ready: {
    route: 'GET /api/ready',
    access: 'public',
    summary: 'Whether database and queue answer, and how many reviews wait for a worker; 503 if either is down',
    answer: readySchema,
    unavailableFields: readySchema,
  },
  openApi: {
    route: 'GET /api/openapi.json',
    access: 'public',
    summary: 'This API as an OpenAPI 3.1 document',
    answer: openApiSchema,
    withoutDatabase: true,
  },
  reference: {
    route: 'GET /api/docs',
    access: 'public',
    summary: 'The API reference for people, a page of the site; the site must have been built',
    raw: ['text/html'],
    withoutDatabase: true,
    refusals: ['not_found'],
  },
} as const satisfies Rows)
