/**
 * What deploy systems send, each checked by its own published rule. A call is believed only where its signature was made
 * with the hook's secret over the very bytes that came.
 *
 * - GitHub: `X-Hub-Signature-256`, HMAC-SHA256 of the body, hex ("Validating webhook deliveries").
 * - Vercel: `x-vercel-signature`, HMAC-SHA1 of the body, hex ("Securing webhooks").
 * - Netlify: `X-Webhook-Signature`, a JWS (HS256) by the issuer "netlify" with the body's SHA-256 ("Payload signature").
 * - Anything else: the secret as a bearer token, or a signature as Standard Webhooks say.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { jwtVerify } from 'jose'
import { Webhook } from 'standardwebhooks'
import type { HookKind } from '#db/vocabulary.ts'

export interface IncomingCall {
  /** By its name in lower case. */
  header(name: string): string | undefined
  body: Uint8Array<ArrayBuffer>
}

/** Whether the call was made by someone who knows the secret. */
export async function isSigned(kind: HookKind, secret: string, call: IncomingCall): Promise<boolean> {
  switch (kind) {
    case 'github':
      return equal(call.header('x-hub-signature-256'), `sha256=${hmac('sha256', secret, call.body)}`)
    case 'vercel':
      return equal(call.header('x-vercel-signature'), hmac('sha1', secret, call.body))
    case 'netlify':
      return isSignedByNetlify(secret, call)
    case 'generic':
      return equal(call.header('authorization'), `Bearer ${secret}`) || isSignedByStandard(secret, call)
  }
}

const hmac = (algorithm: 'sha1' | 'sha256', secret: string, body: Uint8Array): string =>
  createHmac(algorithm, secret).update(body).digest('hex')

/** In a time that tells nothing about where two texts differ. */
function equal(given: string | undefined, wanted: string): boolean {
  if (given === undefined) return false
  const hashed = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashed(given), hashed(wanted))
}

async function isSignedByNetlify(secret: string, call: IncomingCall): Promise<boolean> {
  const token = call.header('x-webhook-signature')
  if (!token) return false
  const key = new TextEncoder().encode(secret)
  const { payload } = await jwtVerify(token, key, { issuer: 'netlify', algorithms: ['HS256'] }).catch(() => ({
    payload: { sha256: undefined },
  }))
  const sum = createHash('sha256').update(call.body).digest('hex')
  return typeof payload.sha256 === 'string' && equal(payload.sha256, sum)
}

/** Its time may be five minutes off, so that an old call cannot be played again. */
function isSignedByStandard(secret: string, call: IncomingCall): boolean {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  const headers = Object.fromEntries(names.map(name => [name, call.header(name) ?? '']))
  try {
    const plain = secret.startsWith('whsec_') ? secret : Buffer.from(secret).toString('base64')
    new Webhook(plain).verify(Buffer.from(call.body), headers, { jsonParse: false })
    return true
  } catch {
    return false
  }
}

/** What a call asks for: a review, told by an id that is the same each time it is told; or nothing, and why. */
export type Wish = { callId: string; url: string | null } | { callId: string; ignore: string }

type Json = Record<string, unknown>

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Json)[name] : undefined
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const idOf = (value: unknown): string | null => (typeof value === 'number' ? String(value) : text(value))

/** Null where the body is not what this sender sends. `fallbackId` names a call that has no id of its own. */
export function wishOf(kind: HookKind, call: IncomingCall, json: Json, fallbackId: string): Wish | null {
  switch (kind) {
    case 'github':
      return wishOfGitHub(call, json, fallbackId)
    case 'vercel':
      return wishOfVercel(json, fallbackId)
    case 'netlify':
      return wishOfNetlify(json, fallbackId)
    case 'generic': {
      const callId = idOf(json.deployment) ?? call.header('webhook-id') ?? fallbackId
      return { callId, url: text(json.url) }
    }
  }
}

function wishOfGitHub(call: IncomingCall, json: Json, fallbackId: string): Wish | null {
  const event = call.header('x-github-event')
  const delivery = call.header('x-github-delivery') ?? fallbackId
  if (event !== 'deployment_status') return { callId: delivery, ignore: `The event is ${event ?? 'not named'}` }
  const status = json.deployment_status
  const state = text(part(status, 'state'))
  const deployment = idOf(part(json.deployment, 'id'))
  if (!state || !deployment) return null
  if (state !== 'success') return { callId: delivery, ignore: `The deployment’s state is ${state}` }
  return { callId: deployment, url: text(part(status, 'environment_url')) ?? text(part(status, 'target_url')) }
}

function wishOfVercel(json: Json, fallbackId: string): Wish | null {
  const type = text(json.type)
  const deployment = part(json.payload, 'deployment')
  const id = text(part(deployment, 'id'))
  if (!type) return null
  if (type !== 'deployment.succeeded') return { callId: text(json.id) ?? fallbackId, ignore: `The event is ${type}` }
  // Vercel gives the host alone.
  const host = text(part(deployment, 'url'))
  return id ? { callId: id, url: host && `https://${host.replace(/^https?:\/\//, '')}` } : null
}

function wishOfNetlify(json: Json, fallbackId: string): Wish | null {
  const id = text(json.id)
  const state = text(json.state)
  if (!id || !state) return null
  if (state !== 'ready')
    return { callId: `${id} ${state}`.trim() || fallbackId, ignore: `The deploy’s state is ${state}` }
  return { callId: id, url: text(json.deploy_ssl_url) ?? text(json.ssl_url) ?? text(json.url) }
}
