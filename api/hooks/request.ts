/** What a call of a deploy system asks for, once it is believed. Pure. */
import { hash } from 'node:crypto'
import type { HookKind } from '#db/vocabulary.ts'
import { plainLine } from '../contracts/fields.ts'
import { hookCallBody } from '../contracts/hooks.ts'
import type { Issue } from '../http/errors.ts'
import { issuesOf } from '../http/request-body.ts'
import type { IncomingCall } from './senders.ts'

/**
 * A review, told by an id that is the same each time that it is told; nothing, and why; or the body is none that this
 * sender sends.
 */
export type Wish = { callId: string; url: string | null } | { callId: string; ignore: string } | { wrong: Issue[] }

type Json = Record<string, unknown>

interface Told {
  call: IncomingCall
  json: Json
  productionOnly: boolean
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Json)[name] : undefined
/** Without control characters: no sender's word has any, and the database keeps no NUL. */
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && plainLine.test(value) ? value : null
/** A number that is no longer exact is no id: two of them may be one. */
const idOf = (value: unknown): string | null => (Number.isSafeInteger(value) ? String(value) : text(value))

export function wishOf(hook: { kind: HookKind; productionOnly: boolean }, call: IncomingCall, json: Json): Wish {
  const told = { call, json, productionOnly: hook.productionOnly }
  const wish = senders[hook.kind](told)
  if (wish === null)
    return { wrong: [{ path: '', message: `The body is not what ${hook.kind} sends about a deployment` }] }
  return 'wrong' in wish ? wish : { ...wish, callId: short(wish.callId) }
}

/** Ids that begin alike stay two, however long they are. */
const short = (id: string): string => (id.length <= 200 ? id : `${id.slice(0, 100)}… ${hash('sha256', id)}`)

const bodyId = ({ body }: IncomingCall): string => hash('sha256', body)
const other = (what: string, word: string | undefined): string =>
  `The ${what} is ${word === undefined ? 'not named' : word.slice(0, 100)}`

/** `environment` null: the sender says nothing of it. */
function ofEnvironment(
  { productionOnly }: Told,
  environment: { name: string; production: boolean } | null,
  wish: { callId: string; url: string | null },
): Wish {
  if (!productionOnly || environment === null || environment.production) return wish
  const ignore = `${other('environment', environment.name)}, and this hook reviews production only`
  return { callId: wish.callId, ignore }
}

const senders: Record<HookKind, (told: Told) => Wish | null> = {
  github(told) {
    const { call, json } = told
    const event = call.header('x-github-event')
    const delivery = call.header('x-github-delivery') ?? bodyId(call)
    if (event !== 'deployment_status') return { callId: delivery, ignore: other('event', event) }
    const status = json.deployment_status
    const state = text(part(status, 'state'))
    const callId = idOf(part(json.deployment, 'id'))
    if (!state || !callId) return null
    if (state !== 'success') return { callId: delivery, ignore: other('deployment’s state', state) }
    // `target_url` is the old name of `log_url`: a page about the deployment, not the deployed one.
    const url = text(part(status, 'environment_url'))
    return ofEnvironment(told, environmentOfGitHub(json), { callId, url })
  },

  vercel(told) {
    const { call, json } = told
    const type = text(json.type)
    if (!type) return null
    if (type !== 'deployment.succeeded') return { callId: text(json.id) ?? bodyId(call), ignore: other('event', type) }
    const deployment = part(json.payload, 'deployment')
    const callId = text(part(deployment, 'id'))
    if (!callId) return null
    // Vercel gives the host alone, and says nothing for the target of a preview.
    const host = text(part(deployment, 'url'))
    const name = text(part(json.payload, 'target')) ?? 'preview'
    const url = host && `https://${host.replace(/^https?:\/\//, '')}`
    return ofEnvironment(told, { name, production: name === 'production' }, { callId, url })
  },

  netlify(told) {
    const { json } = told
    const id = text(json.id)
    const state = text(json.state)
    if (!id || !state) return null
    if (state !== 'ready') return { callId: `${id} ${state}`, ignore: other('deploy’s state', state) }
    const url = text(json.deploy_ssl_url) ?? text(json.ssl_url) ?? text(json.url)
    const name = text(json.context)
    return ofEnvironment(told, name === null ? null : { name, production: name === 'production' }, { callId: id, url })
  },

  generic(told) {
    const { call, json } = told
    const body = hookCallBody.safeParse(json)
    if (!body.success) return { wrong: issuesOf(body.error) }
    const { deployment, url, environment } = body.data
    const callId = idOf(deployment) ?? text(call.header('webhook-id'))
    if (callId === null) return { wrong: [{ path: 'deployment', message: unnamed }] }
    const name = environment || null
    const named = name === null ? null : { name, production: isProduction(name) }
    return ofEnvironment(told, named, { callId, url: url || null })
  },
}

const unnamed = 'Name the deployment by an id of your own, such as a version or a commit: it is reviewed once'

const isProduction = (name: string): boolean => /^production\b/i.test(name)

/** A workflow may call its environment anything; GitHub's own pages are always those that everybody sees. */
function environmentOfGitHub(json: Json): { name: string; production: boolean } | null {
  const name = text(part(json.deployment_status, 'environment')) ?? text(part(json.deployment, 'environment'))
  if (name === null) return null
  const flag = part(json.deployment, 'production_environment') === true
  return { name, production: flag || isProduction(name) || name === 'github-pages' }
}
