/** Sends requests to the API, checks each answer against the document, and records which statuses were answered. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import pino from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import { createFileStore } from '#db/files/files.ts'
import { createRubricEngine } from '#worker/panel/rubric/engine.ts'
import { startProbes } from '#worker/probes.ts'
import type { Endpoint } from '../../contracts/endpoint.ts'
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts'
import { errorSchema } from '../../contracts/errors.ts'
import type { Answer } from '../../contracts/openapi/types.ts'
import { requests } from '../contract-requests.ts'
import { closedDocument, document, documented } from '../documented.ts'
import { type Harness, startHarness } from '../harness.ts'
import type { Request, World } from './made.ts'

export const names = Object.keys(endpoints) as EndpointName[]
export const entry = (name: EndpointName): Endpoint => endpoints[name]
export const has = (name: EndpointName, status: number) =>
  documented.find(operation => operation.name === name)?.statuses.includes(String(status)) ?? false
export const those = (test: (endpoint: Endpoint, name: EndpointName) => boolean) =>
  names.filter(name => test(entry(name), name))

type Sent = [request: Request, more?: RequestInit, api?: Harness]

export interface CheckedApi {
  readonly world: World
  /** An API on which every limit has been reached. */
  readonly strict: Harness
  /** A new valid request for the endpoint, not yet sent. */
  valid(name: EndpointName): Promise<Request>
  /** The last valid request, possibly used up; for refusals that come before anything is looked up. */
  earlier(name: EndpointName): Promise<Request>
  send(name: EndpointName, ...sent: Sent): Promise<Response>
  /** Sends a request, and checks the status, headers, media type and body of its answer against the document. */
  answers(name: EndpointName, status: number, ...sent: Sent): Promise<Response>
  /** Every documented answer that was received, as "name status". */
  readonly given: ReadonlySet<string>
}

const none = { points: 0, seconds: 60 }

const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
formats.default(ajv)
ajv.addSchema(closedDocument(), 'panel')
/** Keyed by the schema's text, because most refusals share one. */
const validators = new Map<string, ValidateFunction>()

const pointer = (...parts: string[]) => parts.map(part => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

/** Headers that must be present if the document promises them; the others depend on the state. */
const always = ['X-Request-Id', 'ETag', 'X-Total-Count']

/** The body, or the first piece of a stream that stays open. */
async function beginning(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body?.getReader()
  const piece = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(piece?.value)
}

/** Starts one API with room and one with its limits reached, before the calling suite. */
export function checkedApi(): CheckedApi {
  let site: string
  let world: World
  let strict: Harness
  let probes: ReturnType<typeof startProbes>
  const given = new Set<string>()
  const made = new Map<EndpointName, Request>()
  const valid = async (name: EndpointName) => {
    const request = await requests[name](world)
    made.set(name, request)
    return request
  }

  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'panel-site-'))
    for (const page of ['api/docs/index.html', 'early-access/thanks/index.html']) {
      await mkdir(dirname(join(site, page)), { recursive: true })
      await writeFile(join(site, page), '<!doctype html><title>A page of the site</title>')
    }
    const api = await startHarness({ config: { siteDir: site } })
    probes = startProbes({
      db: api.database.db,
      files: createFileStore(api.filesDir),
      browser: null,
      engine: async () => createRubricEngine(),
      config: { databaseUrl: api.database.url, dataDir: site, secret: 'of this test', localModels: true },
      log: pino({ level: 'silent' }),
    })
    world = { api, user: await api.signUp(), admin: await api.signUp({ admin: true }) }
    strict = await startHarness({
      limits: {
        login: none,
        loginAddress: none,
        loginName: none,
        register: { points: 1, seconds: 60 },
        earlyAccess: none,
        calls: none,
        sends: none,
        submit: none,
      },
    })
  })
  afterAll(async () => {
    await probes.close()
    await world.api.close()
    await strict.close()
    await rm(site, { recursive: true, force: true })
  })

  async function answers(name: EndpointName, status: number, ...sent: Sent): Promise<Response> {
    const { method, path } = entry(name)
    const response = await send(name, ...sent)
    const text = await beginning(response)
    const what = `${name}: ${response.status} ${text.slice(0, 300)}`
    expect(response.status, what).toBe(status)
    const operation = document.paths[path]?.[method.toLowerCase()]
    const key = status === 500 ? 'default' : String(status)
    const answer: Answer | undefined = operation?.responses[key]
    expect(answer, `${name} does not document ${status}`).toBeDefined()
    for (const header of Object.keys(answer?.headers ?? {}))
      if (
        always.includes(header) ||
        (header === 'Retry-After' && (status !== 409 || text.includes('"idempotency_key_in_use"')))
      )
        expect(response.headers.has(header), `${what}: ${header}`).toBe(true)
    const type = response.headers.get('content-type')?.split(';')[0]
    if (!answer?.content) expect(text, what).toBe('')
    else {
      expect(Object.keys(answer.content), what).toContain(type)
      if (type === 'application/json') {
        const place = pointer('paths', path, method.toLowerCase(), 'responses', key, 'content', type, 'schema')
        const schema = JSON.stringify(answer.content[type]?.schema)
        const validate = validators.get(schema) ?? ajv.compile({ $ref: `panel#/${encodeURI(place)}` })
        validators.set(schema, validate)
        expect(validate(JSON.parse(text)) ? [] : validate.errors, what).toEqual([])
        if (status >= 400)
          expect(errorSchema.parse(JSON.parse(text)).requestId).toBe(response.headers.get('x-request-id'))
      }
    }
    given.add(`${name} ${status}`)
    return response
  }

  function send(name: EndpointName, request: Request, more: RequestInit = {}, api = world.api): Promise<Response> {
    const { path, token, json, form } = request
    const headers = new Headers(more.headers)
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    if (json !== undefined && !more.body) headers.set('content-type', 'application/json')
    const body = more.body ?? form?.() ?? (json === undefined ? null : JSON.stringify(json))
    return api.raw(path, { ...more, method: entry(name).method, headers, body })
  }

  return {
    get world() {
      return world
    },
    get strict() {
      return strict
    },
    valid,
    earlier: async name => made.get(name) ?? valid(name),
    send,
    answers,
    given,
  }
}
