/** The document by itself: valid, whole, and about this API and no other. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { webhookEvents, webhookTestEvent } from '#db/vocabulary.ts'
import { createApp } from '../../app.ts'
import type { AppDeps } from '../../context.ts'
import { document, documented } from '../documented.ts'
import { type Asker, names } from './asker.ts'

export function theDocument(asker: Asker): void {
  describe('the document', () => {
    it('is OpenAPI 3.1 to a validator that is not ours', async () => {
      const validator = new Validator()
      const { valid, errors } = await validator.validate(structuredClone(document) as never)
      expect([valid, errors]).toEqual([true, undefined])
      expect(validator.version).toBe('3.1')
    })

    it('describes nothing that nothing points to, and points to nothing that is not there', () => {
      const { components, ...rest } = JSON.parse(JSON.stringify(document)) as typeof document
      const pointed = (value: unknown) =>
        new Set([...JSON.stringify(value).matchAll(/#\/components\/(\w+\/[\w-]+)/g)].map(([, name]) => name))
      const inside = Object.entries(components).flatMap(([kind, named]) => Object.keys(named).map(n => `${kind}/${n}`))
      const all = new Set([...pointed(rest), ...pointed(components)])
      expect([...all].filter(name => !inside.includes(name ?? ''))).toEqual([])
      const schemes = JSON.stringify(rest)
      const unused = inside.filter(
        name => !all.has(name) && !schemes.includes(`"${name.replace('securitySchemes/', '')}"`),
      )
      expect(unused).toEqual([])
    })

    it('says how long a page may be and what a cursor is', () => {
      for (const [path, { get }] of Object.entries(document.paths))
        for (const { name, schema } of get?.parameters ?? []) {
          if (name === 'limit') expect(schema, path).toMatchObject({ type: 'integer', minimum: 1, maximum: 500 })
          if (name === 'cursor' && path !== '/api/hooks')
            expect(schema, path).toMatchObject({ type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 })
        }
    })

    it('tells deploy systems what to send, and receivers what they are sent', () => {
      const call = document.paths['/api/hooks/{id}']?.post
      expect(call?.requestBody?.content['application/json']?.schema.anyOf?.[0]).toMatchObject({
        properties: { deployment: {}, url: {}, environment: {} },
      })
      const headers = call?.parameters?.filter(parameter => parameter.in === 'header').map(({ name }) => name)
      expect(headers).toEqual(
        expect.arrayContaining(['X-Hub-Signature-256', 'x-vercel-signature', 'webhook-signature']),
      )
      expect(Object.keys(document.webhooks)).toEqual([...webhookEvents, webhookTestEvent])
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

    it('has each name once, and an area for each', () => {
      expect(documented.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
      for (const methods of Object.values(document.paths))
        for (const { tags } of Object.values(methods))
          expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags))
    })
  })
}
