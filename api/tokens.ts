/** Session tokens: 256 random bits with a prefix that secret scanners can know. Only their hash is stored. */
import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase64urlNoPadding, encodeHexLowerCase } from '@oslojs/encoding'

const prefix = 'pnl_s_'
const shape = /^pnl_s_[A-Za-z0-9_-]{43}$/
const encoder = new TextEncoder()

/** A new token: shown to its owner once, and never again. */
export function makeToken(): string {
  return prefix + encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)))
}

/** SHA-256, hex. A token is random enough that a fast hash without salt is safe. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(encoder.encode(token)))
}

/** The token of an Authorization header; null where there is none or it cannot be one of ours. */
export function bearerToken(header: string | undefined): string | null {
  if (header?.slice(0, 7).toLowerCase() !== 'bearer ') return null
  const token = header.slice(7).trim()
  return shape.test(token) ? token : null
}
