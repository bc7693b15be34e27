/** The document by itself: valid, whole, and about this API and no other. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import type { AppDeps } from '../../context.ts'
import { document, documented } from '../documented.ts'
import type { Asker } from './asker.ts'

export function theDocument(asker: Asker): void {
  describe('the document', () => {
    it('is OpenAPI 3.1 to a validator that is not ours', async () => {
      const validator = new Validator()
      const { valid, errors } = await validator.validate(structuredClone(document) as never)
      expect([valid, errors]).toEqual([true, undefined])
      expect(validator.version).toBe('3.1')
    })

    it('is what the API answers', async () => {
      expect(await (await asker.world.api.raw('/api/openapi.json')).json()).toEqual(
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
}
