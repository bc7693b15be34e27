/** Reads what a deploy system's call asks for. The signature has been checked before. */
import { hash } from 'node:crypto'
import type { HookKind } from '#db/vocabulary.ts'
import { plainLine } from '../contracts/fields.ts'
import { hookCallBody } from '../contracts/hooks.ts'
import type { Issue } from '../http/errors.ts'
import { issuesOf } from '../http/request-body.ts'
import type { IncomingCall } from './senders.ts'

/** A review to start, the reason to ignore the call, or the errors of a malformed body. Repeated calls have the same id. */
export type HookRequest =
  | { callId: string; url: string | null }
  | { callId: string; ignore: string }
  | { wrong: Issue[] }

type Json = Record<string, unknown>

interface Message {
  call: IncomingCall
  json: Json
  productionOnly: boolean
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Json)[name] : undefined
/** Refuses control characters: senders use none, and Postgres cannot store NUL. */
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && plainLine.test(value) ? value : null
/** Unsafe integers are not ids: two different ones may be read as the same number. */
const idOf = (value: unknown): string | null => (Number.isSafeInteger(value) ? String(value) : text(value))

export function readHookCall(
  hook: { kind: HookKind; productionOnly: boolean },
  call: IncomingCall,
  json: Json,
): HookRequest {
  const message = { call, json, productionOnly: hook.productionOnly }
  const request = readers[hook.kind](message)
  if (request === null)
    return { wrong: [{ path: '', message: `The body is not what ${hook.kind} sends about a deployment` }] }
  return 'wrong' in request ? request : { ...request, callId: shortId(request.callId) }
}

/** Long ids are cut and hashed, so that ids with the same beginning stay different. */
const shortId = (id: string): string => (id.length <= 200 ? id : `${id.slice(0, 100)}… ${hash('sha256', id)}`)

const bodyId = ({ body }: IncomingCall): string => hash('sha256', body)
const notReviewed = (what: string, word: string | undefined): string =>
  `The ${what} is ${word === undefined ? 'not named' : word.slice(0, 100)}`

/** `environment` is null if the sender does not name one. */
function unlessPreview(
  { productionOnly }: Message,
  environment: { name: string; production: boolean } | null,
  request: { callId: string; url: string | null },
): HookRequest {
  if (!productionOnly || environment === null || environment.production) return request
  const ignore = `${notReviewed('environment', environment.name)}, and this hook reviews production only`
  return { callId: request.callId, ignore }
}

const readers: Record<HookKind, (message: Message) => HookRequest | null> = {
  github(message) {
    const { call, json } = message
    const event = call.header('x-github-event')
    const delivery = call.header('x-github-delivery') ?? bodyId(call)
    if (event !== 'deployment_status') return { callId: delivery, ignore: notReviewed('event', event) }
    const status = json.deployment_status
    const state = text(field(status, 'state'))
    const callId = idOf(field(json.deployment, 'id'))
    if (!state || !callId) return null
    if (state !== 'success') return { callId: delivery, ignore: notReviewed('deployment’s state', state) }
    // Not `target_url`, the old name of `log_url`: that is a page about the deployment, not the deployed one.
    const url = text(field(status, 'environment_url'))
    return unlessPreview(message, environmentOfGitHub(json), { callId, url })
  },

  vercel(message) {
    const { call, json } = message
    const type = text(json.type)
    if (!type) return null
    if (type !== 'deployment.succeeded')
      return { callId: text(json.id) ?? bodyId(call), ignore: notReviewed('event', type) }
    const deployment = field(json.payload, 'deployment')
    const callId = text(field(deployment, 'id'))
    if (!callId) return null
    // Vercel sends the host without a scheme, and no target for previews.
    const host = text(field(deployment, 'url'))
    const name = text(field(json.payload, 'target')) ?? 'preview'
    const url = host && `https://${host.replace(/^https?:\/\//, '')}`
    return unlessPreview(message, { name, production: name === 'production' }, { callId, url })
  },

  netlify(message) {
    const { json } = message
    const id = text(json.id)
    const state = text(json.state)
    if (!id || !state) return null
    if (state !== 'ready') return { callId: `${id} ${state}`, ignore: notReviewed('deploy’s state', state) }
    const url = text(json.deploy_ssl_url) ?? text(json.ssl_url) ?? text(json.url)
    const name = text(json.context)
    const environment = name === null ? null : { name, production: name === 'production' }
    return unlessPreview(message, environment, { callId: id, url })
  },

  generic(message) {
    const { call, json } = message
    const body = hookCallBody.safeParse(json)
    if (!body.success) return { wrong: issuesOf(body.error) }
    const { deployment, url, environment } = body.data
    const callId = idOf(deployment) ?? text(call.header('webhook-id'))
    if (callId === null) return { wrong: [{ path: 'deployment', message: unnamed }] }
    const name = environment || null
    const named = name === null ? null : { name, production: isProduction(name) }
    return unlessPreview(message, named, { callId, url: url || null })
  },
}

const unnamed = 'Name the deployment by an id of your own, such as a version or a commit: it is reviewed once'

const isProduction = (name: string): boolean => /^production\b/i.test(name)

/** Environment names are free text. GitHub Pages has no previews, so "github-pages" is always production. */
function environmentOfGitHub(json: Json): { name: string; production: boolean } | null {
  const name = text(field(json.deployment_status, 'environment')) ?? text(field(json.deployment, 'environment'))
  if (name === null) return null
  const flag = field(json.deployment, 'production_environment') === true
  return { name, production: flag || isProduction(name) || name === 'github-pages' }
}
