/**
 * What mammoth's tree has no field for travels through it as bookmarks: a document's own bookmarks are never handed to
 * mammoth, so each one in its tree was put there by the supplement.
 */

/**
 * `hidden` in a run: why a person does not see it. `outline` and `list` in a paragraph: its own heading level from 0, and
 * whether it is an item, "on" or "off". `boxed`: it stands in a text box. `drawn`: a number of the drawings set aside.
 * `zone`: what follows is a header or a footer. `continued`: the table that follows began in another piece.
 */
export type MarkKind = 'hidden' | 'outline' | 'list' | 'boxed' | 'drawn' | 'zone' | 'continued'

/** Text as XML can hold it inside an element or an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"\r\n\t]/g, letter => `&#${letter.charCodeAt(0)};`)

export const mark = (kind: MarkKind, value: string | number = '') =>
  `<w:bookmarkStart w:name="${kind}:${escaped(String(value))}"/>`

/** A mark's value, or null where the bookmark is another mark. */
export function markValue(name: string, kind: MarkKind): string | null {
  return name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : null
}
