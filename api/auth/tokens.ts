/** Tokens of sessions and API keys: random, with a prefix that secret scanners can know. Only their hash is stored. */
import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase64, encodeBase64urlNoPadding, encodeHexLowerCase } from '@oslojs/encoding'
import { isLikeKey, isWholeKey, keyAlphabet, keyChecksum, keyPrefix, keyRandomLength } from '../contracts/key-format.ts'

const sessionPrefix = 'pnl_s_'
const sessionShape = /^pnl_s_[A-Za-z0-9_-]{43}$/
const encoder = new TextEncoder()

/** A new session token, 256 random bits: shown to its owner once, and never again. */
export function makeToken(): string {
  return sessionPrefix + encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)))
}

/** A new invitation, 192 random bits. */
export const makeInvitation = (): string => encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(24)))

/** A new API key, 238 random bits and a checksum: shown to its owner once, and never again. */
export function makeKey(): string {
  let start = keyPrefix
  // A byte above the last whole multiple of the alphabet would make its first letters likelier.
  const most = 256 - (256 % keyAlphabet.length)
  while (start.length < keyPrefix.length + keyRandomLength)
    for (const byte of crypto.getRandomValues(new Uint8Array(keyRandomLength)))
      if (byte < most && start.length < keyPrefix.length + keyRandomLength)
        start += keyAlphabet.charAt(byte % keyAlphabet.length)
  return start + keyChecksum(start)
}

/** A secret that signs webhooks, in either direction, in the form of Standard Webhooks: 192 random bits. */
export const makeHookSecret = (): string => `whsec_${encodeBase64(crypto.getRandomValues(new Uint8Array(24)))}`

/** What may be shown of a key: enough to know it by, too little to guess the rest. */
export const shownPrefix = (key: string): string => key.slice(0, keyPrefix.length + 6)

/** SHA-256, hex. A token is random enough that a fast hash without salt is safe. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(encoder.encode(token)))
}

export interface Credential {
  kind: 'session' | 'key'
  token: string
}

/**
 * The credential of an Authorization header; null where there is none or it cannot be one of ours, and `broken_key` where
 * it was meant to be a key and is not a whole one.
 */
export function bearerCredential(header: string | undefined): Credential | 'broken_key' | null {
  if (header?.slice(0, 7).toLowerCase() !== 'bearer ') return null
  const token = header.slice(7).trim()
  if (sessionShape.test(token)) return { kind: 'session', token }
  if (!isLikeKey(token)) return null
  return isWholeKey(token) ? { kind: 'key', token } : 'broken_key'
}
