/** Tokens of sessions and API keys: random, with a prefix that secret scanners can recognise. Only hashes are stored. */
import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase64, encodeBase64urlNoPadding, encodeHexLowerCase } from '@oslojs/encoding'
import { isLikeKey, isWholeKey, keyAlphabet, keyChecksum, keyPrefix, keyRandomLength } from '../contracts/key-format.ts'

const sessionPrefix = 'pnl_s_'
const sessionShape = /^pnl_s_[A-Za-z0-9_-]{43}$/
const encoder = new TextEncoder()

/** 256 random bits. */
export function makeToken(): string {
  return sessionPrefix + encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)))
}

/** 192 random bits. */
export const makeInvitation = (): string => encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(24)))

/** 238 random bits and a checksum. */
export function makeKey(): string {
  let start = keyPrefix
  // Rejection sampling: bytes above the last whole multiple of the alphabet's length would favour its first letters.
  const most = 256 - (256 % keyAlphabet.length)
  while (start.length < keyPrefix.length + keyRandomLength)
    for (const byte of crypto.getRandomValues(new Uint8Array(keyRandomLength)))
      if (byte < most && start.length < keyPrefix.length + keyRandomLength)
        start += keyAlphabet.charAt(byte % keyAlphabet.length)
  return start + keyChecksum(start)
}

/** A secret for signing webhooks in either direction, in the format of Standard Webhooks: 192 random bits. */
export const makeHookSecret = (): string => `whsec_${encodeBase64(crypto.getRandomValues(new Uint8Array(24)))}`

/** The part of a key that may be shown: enough to recognise it, too little to guess the rest. */
export const shownPrefix = (key: string): string => key.slice(0, keyPrefix.length + 6)

/** SHA-256, hex. Tokens are random, so a fast hash without salt is safe. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(encoder.encode(token)))
}

export interface Credential {
  kind: 'session' | 'key'
  token: string
}

/** The credential of an Authorization header; null if it is not one of ours, `broken_key` for a truncated or mistyped key. */
export function bearerCredential(header: string | undefined): Credential | 'broken_key' | null {
  if (header?.slice(0, 7).toLowerCase() !== 'bearer ') return null
  const token = header.slice(7).trim()
  if (sessionShape.test(token)) return { kind: 'session', token }
  if (!isLikeKey(token)) return null
  return isWholeKey(token) ? { kind: 'key', token } : 'broken_key'
}
