import type { Place, Zone } from '#db/located-document.ts'
import type { DraftBlock } from '../../draft.ts'
import { joinCells, type RowOfTable, spreadCells, tableTexts } from '../table-rows.ts'
import { type MarkKind, markValue } from './marks.ts'
import type { WordStyle } from './styles.ts'
import type { NoteReference, TableCell, WordNode, WordTree } from './tree.ts'
import { readWords } from './words.ts'

interface TableRow extends RowOfTable {
  block: DraftBlock
}

export interface Story {
  styles: (id: string | undefined) => WordStyle
  drawn: DraftBlock[][]
  /** Counts paragraphs and table rows; null outside the body. */
  count: { paragraph: number } | null
  notes: { reference: NoteReference; where: Place }[]
  /** The rows of the last table, and those of tables that are read in pieces. */
  lastTable: TableRow[]
  inPieces: Set<TableRow[]>
}

type Container<Type extends WordNode['type']> = Extract<WordNode, { type: Type }>

/** In characters. A table with a longer cell is used for layout, so its cells become paragraphs. */
const longestCell = 400

const placeOf = (story: Story): Place =>
  story.count ? { kind: 'paragraph', paragraph: Math.max(1, story.count.paragraph) } : { kind: 'document' }

function markOf(paragraph: Container<'paragraph'>, kind: MarkKind): string | null {
  let found: string | null = null
  for (const node of paragraph.children) {
    if (node.type === 'bookmarkStart') found = markValue(node.name, kind) ?? found
  }
  return found
}

function kindOf(paragraph: Container<'paragraph'>, style: WordStyle): Pick<DraftBlock, 'type' | 'level'> {
  const own = markOf(paragraph, 'outline')
  const outline = /^title$/i.test(style.name) ? 0 : own === null ? style.outline : Number(own)
  if (outline !== null) return { type: 'heading', level: Math.min(outline + 1, 6) }
  const listed = markOf(paragraph, 'list')
  const isItem = listed === null ? style.listed || paragraph.numbering !== null : listed === 'on'
  return { type: isItem ? 'list_item' : 'paragraph' }
}

function paragraphBlocks(paragraph: Container<'paragraph'>, story: Story): DraftBlock[] {
  const style = story.styles(paragraph.styleId ?? undefined)
  const words = readWords(paragraph.children, style.size)
  // Only visible paragraphs are counted, as people do; a text box belongs to the paragraph that contains it.
  const counts = words.visible.trim() !== '' && markOf(paragraph, 'boxed') === null
  if (story.count && counts) story.count.paragraph += 1
  const where = placeOf(story)
  const kind = kindOf(paragraph, style)
  const blocks: DraftBlock[] = []
  if (words.visible.trim() !== '') {
    const block: DraftBlock = { ...kind, text: words.visible, where }
    block.links = words.links
    if (words.size !== null) block.style = { size: words.size }
    blocks.push(block)
  }
  for (const [hidden, text] of words.hidden) blocks.push({ ...kind, text, where, hidden })
  for (const reference of words.notes) story.notes.push({ reference, where })
  for (const aside of words.asides) {
    if ('image' in aside) blocks.push({ type: 'image', text: aside.image, where })
    else blocks.push(...(story.drawn[aside.drawn] ?? []).map(block => ({ ...block, where })))
  }
  return blocks
}

/** Whether the next table continues the previous piece's table, so that its first row is not a header row. */
const isContinued = (before: WordNode | undefined) =>
  before?.type === 'paragraph' && markOf(before, 'continued') !== null

function isBoxed(node: WordNode): boolean {
  if (node.type === 'paragraph') return markOf(node, 'boxed') !== null
  return 'children' in node && node.children.some(isBoxed)
}

const linksOf = (blocks: DraftBlock[]) => blocks.flatMap(({ links }) => links ?? [])

function rowBlocks(row: Container<'tableRow'>, columns: (TableCell | null)[], rows: TableRow[], story: Story) {
  const before = story.count?.paragraph ?? 0
  const notesBefore = story.notes.length
  const cells = columns.map(cell => cell && storyBlocks(cell.children, story))
  const isText = (block: DraftBlock) => block.hidden === undefined && block.type !== 'image'
  const inside = cells.flatMap(blocks => blocks ?? [])
  const textOf = (blocks: DraftBlock[]) => blocks.flatMap(one => (isText(one) ? one.text.trim() : [])).join(' ')
  const texts = cells.map(blocks => blocks && textOf(blocks))
  const filled = texts.flatMap(text => text || [])
  if (filled.length < 2 || filled.some(text => text.length > longestCell)) return inside
  const others = inside.filter(block => !isText(block))
  if (story.count) story.count.paragraph = isBoxed(row) ? before : before + 1
  const where = placeOf(story)
  for (const note of story.notes.slice(notesBefore)) note.where = where
  const block: DraftBlock = { type: 'table_row', text: joinCells(filled), where, links: linksOf(inside) }
  rows.push({ block, cells: texts })
  return [block, ...others]
}

function tableBlocks(table: Container<'table'>, continued: boolean, story: Story): DraftBlock[] {
  const read = continued ? story.lastTable : []
  const rows = table.children.filter(node => node.type === 'tableRow')
  const wide = rows.map(({ children }) =>
    children
      .filter(node => node.type === 'tableCell')
      .map(cell => ({ cell, columns: cell.colSpan, rows: cell.rowSpan })),
  )
  const columns = spreadCells(wide)
  const blocks = rows.flatMap((row, at) => rowBlocks(row, columns[at] ?? [], read, story))
  story.lastTable = read
  if (continued) story.inPieces.add(read)
  else setRowTexts(read)
  return blocks
}

/** Called with all rows of a table, because its columns can only be determined from all of them. */
function setRowTexts(rows: readonly TableRow[]): void {
  const texts = tableTexts(rows)
  for (const [at, { block }] of rows.entries()) block.text = texts[at] ?? ''
}

export function endTables(story: Story): void {
  for (const rows of story.inPieces) setRowTexts(rows)
}

function storyBlocks(nodes: WordNode[], story: Story, before?: WordNode): DraftBlock[] {
  return nodes.flatMap((node, at) => {
    if (node.type === 'paragraph') return paragraphBlocks(node, story)
    if (node.type === 'table') return tableBlocks(node, isContinued(nodes[at - 1] ?? before), story)
    return 'children' in node ? storyBlocks(node.children, story) : []
  })
}

/** The notes to which the body refers, each at the place of its first reference. */
export function noteBlocks(tree: WordTree, story: Story): DraftBlock[] {
  const seen = new Set<string>()
  return story.notes.flatMap(({ reference, where }) => {
    const key = `${reference.noteType} ${reference.noteId}`
    const note = seen.has(key) ? null : tree.notes.resolve(reference)
    seen.add(key)
    if (!note) return []
    const blocks = storyBlocks(note.body, { ...story, count: null, notes: [] })
    const seenBlocks = blocks.filter(block => block.hidden === undefined)
    const text = seenBlocks.map(block => block.text.trim()).join(' ')
    const hidden = blocks.filter(block => block.hidden !== undefined)
    return [
      { type: 'footnote', text, where, links: linksOf(seenBlocks) } satisfies DraftBlock,
      ...hidden.map(block => ({ ...block, type: 'footnote' as const, where })),
    ]
  })
}

/** The blocks of a document, or of a piece of it: its body, and each distinct text of its headers and footers. */
export function treeBlocks(tree: WordTree, story: Story): { body: DraftBlock[]; margins: DraftBlock[] } {
  const body: DraftBlock[] = []
  const margins = new Map<string, DraftBlock>()
  let zone: Zone | null = null
  for (const [at, node] of tree.children.entries()) {
    const own = zone === null ? story : { ...story, count: null, notes: [] }
    const blocks = storyBlocks([node], own, tree.children[at - 1])
    for (const block of blocks) {
      if (zone === null) body.push(block)
      else if (block.type !== 'image') margins.set(`${zone} ${block.text.trim()}`, { ...block, zone })
    }
    const next = node.type === 'paragraph' ? markOf(node, 'zone') : null
    if (next === 'header' || next === 'footer') zone = next
  }
  return { body, margins: [...margins.values()] }
}
