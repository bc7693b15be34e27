/** Security headers of pages. Scripts run only from this site, or where the page's own inline text is known by hash. */
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

/** The hashes of a page's inline scripts: the build writes small ones to start its islands. */
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

/** The hashes of a page's event attributes, behind the word that lets a hash stand for one. None: no word either. */
function handlerHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [text] of html.matchAll(tag))
    for (const [, code = ''] of text.matchAll(handler)) hashes.add(hashOf(decode(code)))
  return hashes.size === 0 ? [] : ["'unsafe-hashes'", ...hashes]
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const signs: Record<string, string> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
/** An attribute's value as a browser reads it. */
const decode = (text: string) => text.replaceAll(/&(?:quot|#34|#39|lt|gt|amp);/g, sign => signs[sign] ?? sign)

export function pageHeaders(html: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes(html), ...handlerHashes(html)].join(' '),
    // Style attributes cannot be hashed one by one, and cannot run anything.
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
