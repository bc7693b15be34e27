/** Gets mammoth's tree of a Word document, instead of the HTML that it usually makes of it. */
import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'

/** The tree that mammoth passes to document transforms, which its own types do not describe. */
export type WordNode =
  | { type: 'paragraph'; children: WordNode[]; styleId: string | null; numbering: object | null }
  | { type: 'run'; children: WordNode[]; fontSize: number | null }
  | { type: 'hyperlink'; children: WordNode[]; href?: string }
  | { type: 'table'; children: WordNode[] }
  | { type: 'tableRow'; children: WordNode[] }
  | TableCell
  | { type: 'text'; value: string }
  | { type: 'checkbox'; checked: boolean }
  | { type: 'image'; altText?: string | null }
  | { type: 'bookmarkStart'; name: string }
  | NoteReference
  | { type: 'tab' | 'break' }

/** A cell that spans several rows is only in the first of them. */
export interface TableCell {
  type: 'tableCell'
  children: WordNode[]
  colSpan: number
  rowSpan: number
}

export interface NoteReference {
  type: 'noteReference'
  noteType: string
  noteId: string
}

export interface WordTree {
  children: WordNode[]
  notes: { resolve(reference: NoteReference): { body: WordNode[] } | null }
}

export const names = Object.entries({
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  v: 'urn:schemas-microsoft-com:vml',
})
  .map(([prefix, name]) => ` xmlns:${prefix}="${name}"`)
  .join('')

export async function readTree(parts: Record<string, string>): Promise<WordTree> {
  const trees: WordTree[] = []
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  })
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    {
      includeDefaultStyleMap: false,
      includeEmbeddedStyleMap: false,
      transformDocument: (tree: WordTree) => {
        trees.push(tree)
        // Without children, mammoth has no HTML to make.
        return { ...tree, children: [] }
      },
    },
  )
  const [tree] = trees
  if (!tree) throw new Error('mammoth gave no document')
  return tree
}
