/**
 * The Word 97-2003 library with two of its tables mended before it loads them: it has no entry for the euro sign and
 * for the optional hyphen, and writes the word "undefined" in their place.
 */
import { createRequire } from 'node:module'

interface Filters {
  binaryToUnicode(text: string): string
  clean(text: string): string
}

const require = createRequire(import.meta.url)
const filters: Filters = require('word-extractor/lib/filters')
const { clean } = filters
const windows = new TextDecoder('windows-1252')

filters.binaryToUnicode = text =>
  text.replace(/[\u0080-\u009f]/g, letter => windows.decode(Uint8Array.of(letter.charCodeAt(0))))
filters.clean = text => clean(text.replaceAll('\u001f', '').replaceAll('\u001e', '\u2011'))

export const { default: WordExtractor } = await import('word-extractor')
