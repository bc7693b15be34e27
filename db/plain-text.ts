/** Plain text from bytes: UTF-8, UTF-16 with or without a byte order mark, or Latin-1 as Windows writes it. */

/** Controls that occur in honest text files: tab, line feed, line tabulation, form feed, carriage return. */
const isTextControl = (code: number) => code >= 9 && code <= 13
/** An end-of-file mark of old systems, and the start of a terminal's colour code. */
const isTolerated = (code: number) => code === 0x1a || code === 0x1b

/** The share of controls above which bytes are no text; random bytes have 11%. */
const mostControls = 0.002
/** The share of accented letters above which bytes that are not UTF-8 are no Western text. */
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

/** Of the units of UTF-16 text in letters of Europe or the Near East, this many have a zero byte, all on one side. */
const fewestZeros = 0.1
const strayZeros = 0.01
const sampleBytes = 64 * 1024

/** Which half of each unit is zero where the bytes are UTF-16 that does not say so; null where they are not. */
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
 * Text that is no sound UTF-8. A letter of several bytes is UTF-8 by no chance, so where at least as many of them are whole
 * as broken, it was cut, or put together from several sources: in Windows-1252 each would turn into two or three letters.
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

/** The text, or null where the bytes are something other than text. */
export function plainText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  if (text === null || text.includes('\u0000')) return null
  return controlsIn(text) > text.length * mostControls ? null : text
}
