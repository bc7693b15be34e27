/** mammoth's tree has no field for these facts, so they replace the document's own bookmarks. */

/**
 * `hidden` in a run: why a person does not see it. `outline` and `list` in a paragraph: its own heading level from 0, and
 * whether it is an item, "on" or "off". `boxed`: it is in a text box. `drawn`: the number of a chart or diagram. `zone`: a
 * header or footer follows. `continued`: the next table is the rest of one that was split; long documents are read in pieces.
 */
export type MarkKind = 'hidden' | 'outline' | 'list' | 'boxed' | 'drawn' | 'zone' | 'continued'

export const escaped = (text: string) => text.replace(/[&<>"\r\n\t]/g, letter => `&#${letter.charCodeAt(0)};`)

export const mark = (kind: MarkKind, value: string | number = '') =>
  `<w:bookmarkStart w:name="${kind}:${escaped(String(value))}"/>`

export function markValue(name: string, kind: MarkKind): string | null {
  return name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : null
}
