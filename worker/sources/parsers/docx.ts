/**
 * Word documents: headings, paragraphs, lists, table rows, text boxes, charts, pictures, notes, headers and footers, as
 * they stand with every tracked change accepted.
 */
import type { Place } from '#db/shapes.ts'
import type { Archive } from '../archive.ts'
import type { Draft, DraftBlock } from '../draft.ts'
import { documentFailure } from '../failure.ts'
import { mainPart, part, type Relation, related, relations } from '../office-part.ts'
import { all, child, descend, type Element, isOn } from '../xml.ts'
import { chartBlocks, diagramBlocks } from './chart.ts'
import { readWords } from './docx-runs.ts'
import { isShaded, listSetting, outlineLevel, readStyles, type WordStyle } from './docx-styles.ts'

interface Story {
  archive: Archive
  styles: (id: string | undefined) => WordStyle
  relations: Map<string, Relation>
  shaded: boolean
  /** Counts paragraphs and table rows; null outside the body, where there is nothing to count. */
  count: { paragraph: number } | null
  notes: { key: string; where: Place }[]
}

/** A cell with more than this is laid out with the table rather than tabulated. */
const longestCell = 400

/** The half of an alternative that a current Word shows. */
function shown(element: Element): Element[] {
  if (element.name !== 'AlternateContent') return [element]
  return (child(element, 'Choice') ?? child(element, 'Fallback'))?.children ?? []
}

const placeOf = (story: Story): Place =>
  story.count ? { kind: 'paragraph', paragraph: Math.max(1, story.count.paragraph) } : { kind: 'document' }

function drawingBlocks(element: Element, story: Story): DraftBlock[] {
  const where = placeOf(story)
  const blocks: DraftBlock[] = []
  const visit = (inner: Element) => {
    if (inner.name === 'txbxContent') {
      blocks.push(
        ...storyBlocks(inner.children, { ...story, shaded: true, count: null }).map(block => ({ ...block, where })),
      )
      return
    }
    const target = story.relations.get(inner.attributes['r:id'] ?? inner.attributes['r:dm'] ?? '')
    if (inner.name === 'chart' && target) {
      const chart = part(story.archive, target.target)
      if (chart) blocks.push(...chartBlocks(chart, where))
    } else if (inner.name === 'relIds' && target) {
      const data = part(story.archive, target.target)
      if (data) blocks.push(...diagramBlocks(data, where))
    } else if (inner.name === 'pic' || inner.name === 'imagedata') {
      const named = all(element, 'docPr')[0] ?? descend(inner, 'nvPicPr', 'cNvPr')
      blocks.push({ type: 'image', text: named?.attributes.descr ?? inner.attributes.alt ?? '', where })
      return
    }
    for (const deeper of inner.children) for (const each of shown(deeper)) visit(each)
  }
  for (const each of shown(element)) visit(each)
  return blocks
}

function paragraphBlocks(element: Element, story: Story): DraftBlock[] {
  const properties = child(element, 'pPr')
  const style = story.styles(child(properties, 'pStyle')?.attributes.val)
  const words = readWords(element, style, { ...story, shaded: story.shaded || isShaded(properties) })
  // People count the paragraphs they see.
  if (story.count && words.visible.trim() !== '') story.count.paragraph += 1
  const where = placeOf(story)
  const isTitle = /^title$/i.test(style.name)
  const outline = isTitle ? 0 : (outlineLevel(properties) ?? style.outline)
  const listed = listSetting(properties) ?? style.listed
  const kind: Pick<DraftBlock, 'type' | 'level'> =
    outline !== null
      ? { type: 'heading', level: Math.min(outline + 1, 6) }
      : { type: listed ? 'list_item' : 'paragraph' }
  const blocks: DraftBlock[] = []
  if (words.visible.trim() !== '') {
    const block: DraftBlock = { ...kind, text: words.visible, where }
    if (words.href !== null) block.href = words.href
    if (words.size !== null) block.style = { size: words.size }
    blocks.push(block)
  }
  for (const [hidden, text] of words.hidden) blocks.push({ ...kind, text, where, hidden })
  for (const key of words.notes) story.notes.push({ key, where })
  return [...blocks, ...words.drawings.flatMap(drawing => drawingBlocks(drawing, story))]
}

function rowBlocks(row: Element, story: Story): DraftBlock[] {
  if (descend(row, 'trPr', 'del')) return []
  const before = story.count?.paragraph ?? 0
  const cells = contents(row, 'tc').map(cell => {
    const shaded = story.shaded || isShaded(child(cell, 'tcPr'))
    return storyBlocks(cell.children, { ...story, shaded })
  })
  const isText = (block: DraftBlock) => block.hidden === undefined && block.type !== 'image'
  const texts = cells
    .map(blocks =>
      blocks
        .filter(isText)
        .map(block => block.text.trim())
        .join(' '),
    )
    .filter(text => text !== '')
  if (texts.length < 2 || texts.some(text => text.length > longestCell)) return cells.flat()
  const others = cells.flat().filter(block => !isText(block))
  if (story.count) story.count.paragraph = before + 1
  return [{ type: 'table_row', text: texts.join(' | '), where: placeOf(story) }, ...others]
}

/** Children with this name, also those wrapped in content controls and accepted insertions. */
function contents(element: Element, name: string): Element[] {
  return element.children.flatMap(inner => {
    if (inner.name === name) return [inner]
    return ['sdt', 'sdtContent', 'ins', 'customXml'].includes(inner.name) ? contents(inner, name) : []
  })
}

function storyBlocks(elements: Element[], story: Story): DraftBlock[] {
  return elements.flatMap(element => {
    if (element.name === 'p') return paragraphBlocks(element, story)
    if (element.name === 'tbl') {
      const properties = child(element, 'tblPr')
      const shaded = story.shaded || isShaded(properties) || child(properties, 'tblStyle') !== undefined
      return contents(element, 'tr').flatMap(row => rowBlocks(row, { ...story, shaded }))
    }
    if (element.name === 'AlternateContent') return storyBlocks(shown(element), story)
    const wraps = ['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag'].includes(element.name)
    return wraps ? storyBlocks(element.children, story) : []
  })
}

function noteBlocks(story: Story, main: Map<string, Relation>): DraftBlock[] {
  const texts = new Map<string, Element>()
  for (const kind of ['footnote', 'endnote']) {
    const name = related(main, `${kind}s`)
    const root = name === null ? null : part(story.archive, name)
    for (const note of root?.children ?? []) texts.set(`${kind} ${note.attributes.id}`, note)
  }
  return story.notes.flatMap(({ key, where }) => {
    const note = texts.get(key)
    if (!note) return []
    const text = storyBlocks(note.children, { ...story, count: null, notes: [] })
      .map(block => block.text.trim())
      .join(' ')
    return [{ type: 'footnote', text, where } satisfies DraftBlock]
  })
}

/** Headers and footers that some page shows, each text once. */
function marginBlocks(root: Element, story: Story, main: Map<string, Relation>): DraftBlock[] {
  const settings = related(main, 'settings')
  const even =
    settings !== null && isOn(child(part(story.archive, settings) ?? undefined, 'evenAndOddHeaders')) === true
  const blocks = new Map<string, DraftBlock>()
  for (const section of all(root, 'sectPr')) {
    for (const { name, attributes } of section.children) {
      const zone = name === 'headerReference' ? 'header' : name === 'footerReference' ? 'footer' : null
      const target = main.get(attributes['r:id'] ?? '')?.target
      if (!zone || !target || (attributes.type === 'even' && !even)) continue
      if (attributes.type === 'first' && isOn(child(section, 'titlePg')) !== true) continue
      const own = { ...story, relations: relations(story.archive, target), count: null, notes: [] }
      for (const block of storyBlocks(part(story.archive, target)?.children ?? [], own)) {
        if (block.type !== 'image') blocks.set(`${zone} ${block.text.trim()}`, { ...block, zone })
      }
    }
  }
  return [...blocks.values()]
}

/** Parses a Word document. Throws `damaged` where it has no body. */
export async function parseDocx(archive: Archive): Promise<Draft> {
  const name = mainPart(archive, 'word/document.xml')
  const root = part(archive, name)
  const body = child(root ?? undefined, 'body')
  if (!root || !body) throw documentFailure('damaged')
  const main = relations(archive, name)
  const styleSheet = related(main, 'styles')
  const story: Story = {
    archive,
    styles: readStyles(styleSheet === null ? null : part(archive, styleSheet)),
    relations: main,
    shaded: child(root, 'background') !== undefined,
    count: { paragraph: 0 },
    notes: [],
  }
  const blocks = storyBlocks(body.children, story)
  const core = part(archive, 'docProps/core.xml')
  const title = blocks.find(block => block.level === 1)?.text ?? child(core ?? undefined, 'title')?.text ?? null
  return {
    title,
    blocks: [...blocks, ...noteBlocks(story, main), ...marginBlocks(root, story, main)],
    unread: [],
    sheets: [],
  }
}
