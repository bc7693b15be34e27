/**
 * Word documents: headings, paragraphs, lists, table rows, text boxes, charts, pictures, notes, headers and footers, as
 * they stand with every tracked change accepted. mammoth reads them; the supplement says what it has no field for.
 */
import type { Archive } from '../archive.ts'
import type { Draft } from '../draft.ts'
import { documentFailure } from '../failure.ts'
import { mainPart, part, type Relation, related, relations } from '../office-part.ts'
import { all, child, descend, type Element, isOn } from '../xml.ts'
import { treeBlocks } from './docx-blocks.ts'
import { escaped, mark } from './docx-marks.ts'
import { readStyles } from './docx-styles.ts'
import { pictureRelation, rewritten, type Supplement } from './docx-supplement.ts'
import { names, readTree } from './docx-tree.ts'

const relationNames = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The relationships that mammoth looks up: those of links, and the one by which all pictures are named. */
function relationsPart(list: Map<string, Relation>): string {
  const links = [...list].filter(([, { type }]) => type === 'hyperlink')
  const written = [...links.map(([id, { target }]) => [id, target] as const), [pictureRelation, 'picture.png'] as const]
  const each = written.map(([id, target]) => `<Relationship Id="${escaped(id)}" Target="${escaped(target)}" Type="x"/>`)
  return `<Relationships xmlns="${relationNames}">${each.join('')}</Relationships>`
}

/** Which styles are numbered by the numbering itself. */
function numberingPart(root: Element): string {
  const value = (element: Element | undefined) => escaped(element?.attributes.val ?? '')
  const lists = all(root, 'abstractNum').map(list => {
    const levels = all(list, 'lvl').map(level => {
      const style = child(level, 'pStyle') ? `<w:pStyle w:val="${value(child(level, 'pStyle'))}"/>` : ''
      const format = `<w:numFmt w:val="${value(child(level, 'numFmt'))}"/>`
      return `<w:lvl w:ilvl="${escaped(level.attributes.ilvl ?? '0')}">${format}${style}</w:lvl>`
    })
    return `<w:abstractNum w:abstractNumId="${escaped(list.attributes.abstractNumId ?? '')}">${levels.join('')}</w:abstractNum>`
  })
  const numbers = root.children
    .filter(number => number.name === 'num' && child(number, 'abstractNumId'))
    .map(number => {
      const list = `<w:abstractNumId w:val="${value(child(number, 'abstractNumId'))}"/>`
      return `<w:num w:numId="${escaped(number.attributes.numId ?? '')}">${list}</w:num>`
    })
  return `<w:numbering${names}>${lists.join('')}${numbers.join('')}</w:numbering>`
}

/** Headers and footers that some page shows, behind a mark each; mammoth reads no such parts, so they follow the body. */
function margins(root: Element, supplement: Supplement): string {
  const { archive, relations: main } = supplement
  const settings = related(main, 'settings')
  const even = settings !== null && isOn(child(part(archive, settings) ?? undefined, 'evenAndOddHeaders')) === true
  const shown = new Map<string, string>()
  for (const section of all(root, 'sectPr')) {
    for (const { name, attributes } of section.children) {
      const zone = name === 'headerReference' ? 'header' : name === 'footerReference' ? 'footer' : null
      const target = main.get(attributes['r:id'] ?? '')?.target
      if (!zone || !target || (attributes.type === 'even' && !even)) continue
      if (attributes.type === 'first' && isOn(child(section, 'titlePg')) !== true) continue
      const own = new Map([...relations(archive, target)].filter(([, { type }]) => type !== 'hyperlink'))
      const content = rewritten(part(archive, target)?.children ?? [], { ...supplement, relations: own })
      shown.set(target, `<w:p>${mark('zone', zone)}</w:p>${content}`)
    }
  }
  return [...shown.values()].join('')
}

/** Parses a Word document. Throws `damaged` where it has no body. */
export async function parseDocx(archive: Archive): Promise<Draft> {
  const name = mainPart(archive, 'word/document.xml')
  const root = part(archive, name)
  const body = child(root ?? undefined, 'body')
  if (!root || !body) throw documentFailure('damaged')
  const main = relations(archive, name)
  const partOf = (type: string) => {
    const target = related(main, type)
    return target === null ? null : part(archive, target)
  }
  const supplement: Supplement = {
    archive,
    styles: readStyles(partOf('styles')),
    relations: main,
    shaded: child(root, 'background') !== undefined,
    boxed: false,
    drawn: [],
  }
  const parts: Record<string, string> = {
    // The last paragraph takes up what a deleted paragraph mark before it hands on.
    'word/document.xml': `<w:document${names}><w:body>${rewritten(body.children, supplement)}${margins(root, supplement)}<w:p/></w:body></w:document>`,
    'word/_rels/document.xml.rels': relationsPart(main),
  }
  const numbering = partOf('numbering')
  if (numbering) parts['word/numbering.xml'] = numberingPart(numbering)
  for (const kind of ['footnotes', 'endnotes']) {
    const target = related(main, kind)
    const notes = target === null ? null : part(archive, target)
    if (target === null || !notes) continue
    const links = relations(archive, target)
    parts[`word/${kind}.xml`] =
      `<w:${kind}${names}>${rewritten(notes.children, { ...supplement, relations: links })}</w:${kind}>`
    parts[`word/_rels/${kind}.xml.rels`] = relationsPart(links)
  }
  const tree = await readTree(parts)
  const blocks = treeBlocks(tree, {
    styles: supplement.styles,
    drawn: supplement.drawn,
    count: { paragraph: 0 },
    notes: [],
  })
  const core = part(archive, 'docProps/core.xml')
  const title = blocks.find(block => block.level === 1)?.text ?? descend(core ?? undefined, 'title')?.text ?? null
  return { title, blocks, unread: [], sheets: [] }
}
