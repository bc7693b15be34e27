/** The table of all endpoints, from which the server's routes, the typed client and the reference are made. */
import { z } from 'zod'
import { panelTypes } from '#db/vocabulary.ts'
import { analystSchema } from './analysts.ts'
import { type Endpoint, inArea, type Rows } from './endpoint.ts'
import { accountEndpoints } from './endpoints/account.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { hookEndpoints } from './endpoints/hook.ts'
import { keyEndpoints } from './endpoints/key.ts'
import { markEndpoints } from './endpoints/mark.ts'
import { modelEndpoints } from './endpoints/model.ts'
import { pastReviewEndpoints } from './endpoints/past-review.ts'
import { projectEndpoints } from './endpoints/project.ts'
import { settingsEndpoints } from './endpoints/settings.ts'
import { webhookEndpoints } from './endpoints/webhook.ts'
import { healthSchema, readySchema } from './health.ts'
import { listQuery } from './lists.ts'

export const openApiSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.looseObject({})),
})

const analystEndpoints = inArea('Analysts', {
  listAnalysts: {
    route: 'GET /api/analysts',
    access: 'public',
    adminsSeeMore: true,
    summary: 'All active analysts; an administrator sees every one, with its prompt',
    query: listQuery,
    answer: z.array(analystSchema),
    paged: true,
  },
  listPanelAnalysts: {
    route: 'GET /api/analysts/panel/{panelType}',
    params: { panelType: z.enum(panelTypes) },
    access: 'public',
    summary: `The active analysts of a panel: ${panelTypes.join(' or ')}`,
    query: listQuery,
    answer: z.array(analystSchema),
    paged: true,
  },
  image: {
    route: 'GET /api/images/{name}',
    params: { name: z.string() },
    access: 'public',
    summary: 'An uploaded image',
    answer: null,
    withoutDatabase: true,
    raw: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
  },
} as const satisfies Rows)

const serviceEndpoints = inArea('Service', {
  health: {
    route: 'GET /api/health',
    access: 'public',
    summary: 'The process answers',
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
    summary: 'The same for people to read; it is a page of the site, so the site must have been built',
    answer: null,
    raw: ['text/html'],
    withoutDatabase: true,
    refusals: ['not_found'],
  },
} as const satisfies Rows)

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
  ...analystEndpoints,
  ...adminEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
