/** Words of a submission inside XML: what XML cannot hold is left out. */
import { withoutControls } from './terminal-text.ts'

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** For an attribute or a text alike. Line breaks are kept as references, since a parser turns them into spaces. */
export function xmlText(text: string): string {
  return withoutControls(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, character => named[character] ?? character)
    .replace(/[\n\t]/g, character => `&#${character.charCodeAt(0)};`)
}
