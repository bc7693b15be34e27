/** Security headers of pages. Only this site's scripts run, and inline scripts whose hash is in the policy. */
import { createHash } from 'node:crypto'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

const pageOnly = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const inlineScript = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi

/** Hashes of the inline scripts, which the build writes to start islands. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (/\bsrc\s*=/i.test(attributes) || text === '') continue
    hashes.add(hashOf(text))
  }
  return [...hashes]
}

const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi
const handler = /\son[a-z]+="([^"]*)"/gi

/** Hashes of event-handler attributes, with the keyword that allows them; empty if there are none. */
function handlerHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [text] of html.matchAll(tag))
    for (const [, code = ''] of text.matchAll(handler)) hashes.add(hashOf(decode(code)))
  return hashes.size === 0 ? [] : ["'unsafe-hashes'", ...hashes]
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
/** Decodes an attribute's value as a browser does. */
const decode = (text: string) => text.replaceAll(/&(?:quot|#34|#39|lt|gt|amp);/g, entity => entities[entity] ?? entity)

export function pageHeaders(html: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes(html), ...handlerHashes(html)].join(' '),
    // Inline styles are allowed because style attributes cannot be hashed one by one, and they run nothing.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return { ...common, ...pageOnly, 'content-security-policy': policy.join('; ') }
}

export const assetHeaders: Record<string, string> = { ...common }
