import { createHash, createHmac, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { Webhook } from 'standardwebhooks'
import type { HookKind } from '#db/vocabulary.ts'

export const secret = 'a secret that the two share'
export const fresh = () => randomBytes(6).toString('hex')

const hmac = (algorithm: string, body: string, key = secret) => createHmac(algorithm, key).update(body).digest('hex')

/** The headers of Standard Webhooks; `key` in base64. */
export const standardHeaders = (key: string, id: string, body: string, at = new Date()) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(key).sign(id, at, body),
})

/** Each sender's body about a ready deployment, and its signature. */
export const senders: Record<
  HookKind,
  (id: string) => { body: string; url: string; sign(body: string, key?: string): Promise<Record<string, string>> }
> = {
  generic: id => ({
    body: JSON.stringify({ deployment: id, url: 'https://generic.example.org/landing' }),
    url: 'https://generic.example.org/landing',
    sign: async (body, key = secret) => standardHeaders(Buffer.from(key).toString('base64'), `msg_${id}`, body),
  }),
  github: id => ({
    body: JSON.stringify({
      deployment: { id, environment: 'Production – shop' },
      deployment_status: { state: 'success', environment_url: 'https://github.example.org/' },
    }),
    url: 'https://github.example.org/',
    sign: async (body, key) => ({
      'x-github-event': 'deployment_status',
      'x-github-delivery': crypto.randomUUID(),
      'x-hub-signature-256': `sha256=${hmac('sha256', body, key)}`,
    }),
  }),
  vercel: id => ({
    body: JSON.stringify({
      id: fresh(),
      type: 'deployment.succeeded',
      payload: { target: 'production', deployment: { id, url: 'shop-abc.vercel.example.org' } },
    }),
    url: 'https://shop-abc.vercel.example.org',
    sign: async (body, key) => ({ 'x-vercel-signature': hmac('sha1', body, key) }),
  }),
  netlify: id => ({
    body: JSON.stringify({
      id,
      state: 'ready',
      context: 'production',
      deploy_ssl_url: 'https://abc--shop.netlify.example.org',
    }),
    url: 'https://abc--shop.netlify.example.org',
    sign: async (body, key = secret) => ({
      'x-webhook-signature': await new SignJWT({ sha256: createHash('sha256').update(body).digest('hex') })
        .setIssuer('netlify')
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(key)),
    }),
  }),
}
