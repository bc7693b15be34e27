/**
 * The format of API keys. Each ends in a checksum, so that the server, the terminal and scanners for leaked keys can recognise
 * a truncated or mistyped key without a database. Imports nothing, because it is part of the client.
 */

export const keyPrefix = 'panel_'
export const keyAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 40 characters from an alphabet of 62 are 238 bits. */
export const keyRandomLength = 40
const checksumLength = 6

const shape = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${keyRandomLength + checksumLength}}$`)

/** CRC-32 (ISO-HDLC, that of zip files) of ASCII text, as an unsigned number. */
function crc32(text: string): number {
  let crc = 0xffffffff
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at)
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** The checksum of a key's prefix and random part: CRC-32 in base 62. */
export function keyChecksum(start: string): string {
  let left = crc32(start)
  let text = ''
  for (let at = 0; at < checksumLength; at += 1) {
    text = keyAlphabet.charAt(left % keyAlphabet.length) + text
    left = Math.floor(left / keyAlphabet.length)
  }
  return text
}

/** Whether this was meant to be a key, even a truncated one. */
export const isLikeKey = (text: string): boolean => text.startsWith(keyPrefix)

/** Whether format and checksum are right; it says nothing about whether the key exists or is still valid. */
export const isWholeKey = (text: string): boolean =>
  shape.test(text) && keyChecksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)
