/** The API answers as its document says: every status of every endpoint is requested and counted. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import type { AppDeps } from '../context.ts'
import { checkedApi } from './contract/checked-api.ts'
import { everyEndpoint } from './contract/endpoints.ts'
import { refusals } from './contract/refusals.ts'
import { document, documented } from './documented.ts'

const checked = checkedApi()

describe('the document', () => {
  it('is valid OpenAPI 3.1 to an independent validator', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document) as never)
    expect([valid, errors]).toEqual([true, undefined])
    expect(validator.version).toBe('3.1')
  })

  it('is served by the API', async () => {
    expect(await (await checked.world.api.raw('/api/openapi.json')).json()).toEqual(
      JSON.parse(JSON.stringify(document)),
    )
  })

  it('names every route of the app, and no other', () => {
    const app = createApp({ log: {} } as AppDeps, { has: () => false } as never)
    const routes = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '*' && path !== '/*')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(new Set(routes)).toEqual(new Set(documented.map(({ method, path }) => `${method} ${path}`)))
  })
})
everyEndpoint(checked)
refusals(checked)

describe('the document, after all requests', () => {
  it('promises no status that was not answered above', () => {
    const promised = documented.flatMap(({ name, statuses }) =>
      statuses.filter(status => status !== 'default').map(status => `${name} ${status}`),
    )
    expect(promised.filter(answer => !checked.given.has(answer))).toEqual([])
  })
})
