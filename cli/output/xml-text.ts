/** Escapes a submission's words for XML and drops characters that XML does not allow. */
import { withoutControls } from './terminal-text.ts'

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** For text between tags. Line breaks are kept. */
export const xmlText = (text: string): string =>
  withoutControls(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, character => named[character] ?? character)

/** For attributes, where parsers turn line breaks into spaces unless they are character references. */
export const xmlAttribute = (text: string): string =>
  xmlText(text).replace(/[\n\t]/g, character => `&#${character.charCodeAt(0)};`)
