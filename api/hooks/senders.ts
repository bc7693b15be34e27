/**
 * Verifies the signatures of deploy systems, each by the sender's published scheme. A signature must be made with the hook's
 * secret over the exact bytes received.
 *
 * - GitHub: `X-Hub-Signature-256`, HMAC-SHA256 of the body, hex ("Validating webhook deliveries").
 * - Vercel: `x-vercel-signature`, HMAC-SHA1 of the body, hex ("Securing webhooks").
 * - Netlify: `X-Webhook-Signature`, a JWS (HS256) by the issuer "netlify" with the body's SHA-256 ("Payload signature").
 * - Anything else: the secret as a bearer token, or a Standard Webhooks signature.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { jwtVerify } from 'jose'
import { Webhook } from 'standardwebhooks'
import type { HookKind } from '#db/vocabulary.ts'

export interface IncomingCall {
  /** `name` in lower case. */
  header(name: string): string | undefined
  body: Uint8Array<ArrayBuffer>
}

export async function isSigned(kind: HookKind, secret: string, call: IncomingCall): Promise<boolean> {
  switch (kind) {
    case 'github':
      return equal(call.header('x-hub-signature-256'), `sha256=${hmac('sha256', secret, call.body)}`)
    case 'vercel':
      return equal(call.header('x-vercel-signature'), hmac('sha1', secret, call.body))
    case 'netlify':
      return isSignedByNetlify(secret, call)
    case 'generic':
      return equal(bearerOf(call), secret) || isSignedByStandard(secret, call)
  }
}

/** Scheme names are case-insensitive. */
const bearerOf = (call: IncomingCall): string | undefined =>
  /^bearer +(.*)$/i.exec(call.header('authorization') ?? '')?.[1]

const hmac = (algorithm: 'sha1' | 'sha256', secret: string, body: Uint8Array): string =>
  createHmac(algorithm, secret).update(body).digest('hex')

/** Constant-time comparison. */
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

/** The library refuses timestamps more than five minutes off, so that old calls cannot be replayed. */
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
