/**
 * What an API key looks like. A checksum at its end tells a key that was cut off or mistyped from a real one with no look
 * at any database: the server, the terminal and whoever scans for leaked keys can ask here. Imports nothing.
 */

/** What every key begins with. */
export const keyPrefix = 'panel_'
export const keyAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Random characters: 40 of 62 are 238 bits. */
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

/** The six characters that belong behind a prefix and its random part. */
export function keyChecksum(start: string): string {
  let left = crc32(start)
  let text = ''
  for (let at = 0; at < checksumLength; at += 1) {
    text = keyAlphabet.charAt(left % keyAlphabet.length) + text
    left = Math.floor(left / keyAlphabet.length)
  }
  return text
}

/** Whether this was meant to be a key, whole or not. */
export const isLikeKey = (text: string): boolean => text.startsWith(keyPrefix)

/** Whether this can be a key that was issued: its form is right, and so is its checksum. Not whether it still holds. */
export const isWholeKey = (text: string): boolean =>
  shape.test(text) && keyChecksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)
