import { type Endpoint, scopesOf } from '../endpoint.ts'
import { keyPrefix } from '../key-format.ts'
import type { Operation } from './types.ts'

const signature = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })

export const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that `POST /api/login` answers. It may do everything that its owner may.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${keyPrefix}…`,
    description: 'An API key, within its scopes: read, submit, admin.',
  },
  hookSecret: { type: 'http', scheme: 'bearer', description: 'The secret of a hook for any system.' },
  hookSignature: signature(
    'webhook-signature',
    'As Standard Webhooks define, with the secret of a hook for any system.',
  ),
  gitHubSignature: signature('X-Hub-Signature-256', 'HMAC-SHA256 of the body in hex, after “sha256=”.'),
  vercelSignature: signature('x-vercel-signature', 'HMAC-SHA1 of the body in hex.'),
  netlifySignature: signature('X-Webhook-Signature', 'A JWS (HS256) by “netlify” with the body’s SHA-256.'),
} as const

type Scheme = keyof typeof securitySchemes
const hookSchemes = [
  'hookSecret',
  'hookSignature',
  'gitHubSignature',
  'vercelSignature',
  'netlifySignature',
] as const satisfies Scheme[]

export function securityOf(endpoint: Endpoint): Operation['security'] {
  if (endpoint.signed) return hookSchemes.map(scheme => ({ [scheme]: [] }))
  const administrator = { session: ['administrator'] }
  // Credentials are optional; an administrator's add to the answer.
  if (endpoint.access === 'public') return endpoint.adminsSeeMore ? [{}, administrator, { apiKey: ['admin'] }] : []
  const session = endpoint.access === 'admin' ? administrator : { session: [] }
  const scopes = scopesOf(endpoint)
  return scopes ? [session, { apiKey: [...scopes] }] : [session]
}
