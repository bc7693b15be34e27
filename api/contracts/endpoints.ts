/** The table of all endpoints, from which the server's routes, the typed client and the reference are made. */
import { z } from 'zod'
import { panelTypes } from '#db/vocabulary.ts'
import { accountEndpoints } from './account-endpoints.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import { analystSchema } from './analysts.ts'
import type { Endpoint } from './endpoint.ts'
import { healthSchema, readySchema } from './health.ts'
import { hookEndpoints } from './hook-endpoints.ts'
import { keyEndpoints } from './key-endpoints.ts'
import { listQuery } from './lists.ts'
import { markEndpoints } from './mark-endpoints.ts'
import { modelEndpoints } from './model-endpoints.ts'
import { pastReviewEndpoints } from './past-review-endpoints.ts'
import { projectEndpoints } from './project-endpoints.ts'
import { settingsEndpoints } from './settings-endpoints.ts'
import { webhookEndpoints } from './webhook-endpoints.ts'

export const openApiSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
})

export const endpoints = {
  ...accountEndpoints,
  ...settingsEndpoints,
  ...modelEndpoints,
  ...keyEndpoints,
  ...projectEndpoints,
  ...pastReviewEndpoints,
  ...markEndpoints,
  ...webhookEndpoints,
  ...hookEndpoints,
  listAnalysts: {
    method: 'GET',
    path: '/api/analysts',
    access: 'public',
    adminsSeeMore: true,
    area: 'Analysts',
    summary: 'All active analysts; an administrator sees every one, with its prompt',
    status: 200,
    query: listQuery,
    answer: z.array(analystSchema),
    paged: true,
  },
  listPanelAnalysts: {
    method: 'GET',
    path: '/api/analysts/panel/{panelType}',
    params: { panelType: z.enum(panelTypes) },
    access: 'public',
    area: 'Analysts',
    summary: `The active analysts of a panel: ${panelTypes.join(' or ')}`,
    status: 200,
    query: listQuery,
    answer: z.array(analystSchema),
    paged: true,
  },
  image: {
    method: 'GET',
    path: '/api/images/{name}',
    params: { name: z.string() },
    access: 'public',
    area: 'Analysts',
    summary: 'An uploaded image',
    status: 200,
    answer: null,
    withoutDatabase: true,
    raw: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
  },
  ...adminEndpoints,
  health: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    area: 'Service',
    summary: 'The process answers',
    status: 200,
    answer: healthSchema,
    withoutDatabase: true,
  },
  ready: {
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    area: 'Service',
    summary:
      'Whether the database and the queue answer, and the reviews that wait for a worker; 503 where one does not answer',
    status: 200,
    answer: readySchema,
    unavailableFields: readySchema,
  },
  openApi: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    area: 'Service',
    summary: 'This API as an OpenAPI 3.1 document',
    status: 200,
    answer: openApiSchema,
    withoutDatabase: true,
  },
  reference: {
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    area: 'Service',
    summary: 'The same for people to read; it is a page of the site, so the site must have been built',
    status: 200,
    answer: null,
    raw: ['text/html'],
    withoutDatabase: true,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
