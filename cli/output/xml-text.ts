/** Words of a submission inside XML: what XML cannot hold is left out. */
import { withoutControls } from './terminal-text.ts'

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Between tags. Line breaks stay what they are. */
export const xmlText = (text: string): string =>
  withoutControls(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, character => named[character] ?? character)

/** Between quotation marks, where a parser turns line breaks into spaces: they go as references. */
export const xmlAttribute = (text: string): string =>
  xmlText(text).replace(/[\n\t]/g, character => `&#${character.charCodeAt(0)};`)
