/** Decodes plain text: UTF-8, UTF-16 with or without a byte order mark, or Windows-1252. */

/** Control characters of ordinary text files: tab, line feed, vertical tab, form feed, carriage return. */
const isTextControl = (code: number) => code >= 9 && code <= 13
/** The end-of-file mark of old systems, and the escape that starts a terminal's colour code. */
const isTolerated = (code: number) => code === 0x1a || code === 0x1b

/** With a larger share of control characters, bytes are not text; random bytes have 11%. */
const mostControls = 0.002
/** With a larger share of bytes above 0x7f, bytes that are not UTF-8 are not Windows-1252 text. */
const mostAccented = 0.4

function controlsIn(text: string): number {
  let controls = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0xfffe || code === 0xffff) controls += 1
    else if (code < 32 && !isTextControl(code)) controls += isTolerated(code) ? 0.1 : 1
  }
  return controls
}

/** In UTF-16 text of European or Near Eastern scripts, at least this share of units have a zero byte, all in the same half. */
const fewestZeros = 0.1
const strayZeros = 0.01
const sampleBytes = 64 * 1024

/** The byte order of UTF-16 without a byte order mark; null if the bytes are not UTF-16. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, sampleBytes)
  if (bytes.length % 2 !== 0 || sample.length < 4) return null
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map(count => count / (sample.length / 2))
  if (odd >= fewestZeros && even <= strayZeros) return 'utf-16le'
  return even >= fewestZeros && odd <= strayZeros ? 'utf-16be' : null
}

function decode(bytes: Uint8Array): string | null {
  const first = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  if (first === 0xfffe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfeff) return new TextDecoder('utf-16be').decode(bytes)
  const unmarked = unmarkedUtf16(bytes)
  if (unmarked) return new TextDecoder(unmarked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeBroken(bytes)
  }
}

/**
 * Decodes text that is not valid UTF-8. Valid multi-byte sequences hardly occur by chance, so if at least as many are valid
 * as broken, it is UTF-8 that was cut or assembled from several sources; otherwise it is read as Windows-1252.
 */
function decodeBroken(bytes: Uint8Array): string | null {
  const utf8 = new TextDecoder('utf-8').decode(bytes)
  let [broken, whole] = [0, 0]
  for (const letter of utf8) {
    if (letter === '\ufffd') broken += 1
    else if (letter > '\u007f') whole += 1
  }
  if (whole >= broken) return utf8
  let accented = 0
  for (const byte of bytes) if (byte >= 0x80) accented += 1
  return accented > bytes.length * mostAccented ? null : new TextDecoder('windows-1252').decode(bytes)
}

export function plainText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  if (text === null || text.includes('\u0000')) return null
  return controlsIn(text) > text.length * mostControls ? null : text
}
