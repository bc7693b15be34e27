/** The table of all endpoints, from which the server's routes, the typed client and the reference are made. */
import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './endpoints/account.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { analystEndpoints } from './endpoints/analyst.ts'
import { hookEndpoints } from './endpoints/hook.ts'
import { keyEndpoints } from './endpoints/key.ts'
import { markEndpoints } from './endpoints/mark.ts'
import { modelEndpoints } from './endpoints/model.ts'
import { projectEndpoints } from './endpoints/project.ts'
import { reviewEndpoints } from './endpoints/review.ts'
import { serviceEndpoints } from './endpoints/service.ts'
import { settingsEndpoints } from './endpoints/settings.ts'
import { webhookEndpoints } from './endpoints/webhook.ts'

export const endpoints = {
  ...accountEndpoints,
  ...settingsEndpoints,
  ...modelEndpoints,
  ...keyEndpoints,
  ...projectEndpoints,
  ...reviewEndpoints,
  ...markEndpoints,
  ...webhookEndpoints,
  ...hookEndpoints,
  ...analystEndpoints,
  ...adminEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
