/** mammoth reads the file, every tracked change accepted; the supplement adds what mammoth has no field for. */

import { readingLimits } from '#db/limits.ts'
import { documentFailure } from '../../../source-failure.ts'
import type { Archive } from '../../archive.ts'
import { cleanText, type Draft, type DraftBlock } from '../../draft.ts'
import { mainPart, part, type Relation, related, relations } from '../../office-part.ts'
import { all, child, type Element, isOn } from '../../xml.ts'
import { endTables, noteBlocks, type Story, treeBlocks } from './blocks.ts'
import { escaped, mark } from './marks.ts'
import { readStyles } from './styles.ts'
import { pictureRelation, rewritten, runsOn, type Supplement } from './supplement.ts'
import { names, readTree } from './tree.ts'

/** Documents are passed to mammoth in pieces of about this many characters of XML, because its trees are large. */
const pieceLength = 400_000

const pieceRows = 100

const relationNames = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The relationships that mammoth looks up: those of links, and one that stands for all pictures. */
function relationsPart(list: Map<string, Relation>): string {
  const links = [...list].filter(([, { type }]) => type === 'hyperlink')
  const written = [...links.map(([id, { target }]) => [id, target] as const), [pictureRelation, 'picture.png'] as const]
  const each = written.map(([id, target]) => `<Relationship Id="${escaped(id)}" Target="${escaped(target)}" Type="x"/>`)
  return `<Relationships xmlns="${relationNames}">${each.join('')}</Relationships>`
}

/** The numbering as far as mammoth needs it, with the styles that it is linked to. */
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

/** Headers and footers that some page shows, each after a mark. mammoth does not read them, so they are put after the body. */
function margins(root: Element, supplement: Supplement): string {
  const { archive, relations: main } = supplement
  const even = isOn(child(part(archive, related(main, 'settings')), 'evenAndOddHeaders')) === true
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

function commonParts(main: Map<string, Relation>, archive: Archive): Record<string, string> {
  const numbering = part(archive, related(main, 'numbering'))
  return {
    'word/_rels/document.xml.rels': relationsPart(main),
    ...(numbering && { 'word/numbering.xml': numberingPart(numbering) }),
  }
}

function noteParts(main: Map<string, Relation>, supplement: Supplement): Record<string, string> {
  const parts: Record<string, string> = {}
  for (const kind of ['footnotes', 'endnotes']) {
    const target = related(main, kind)
    const notes = part(supplement.archive, target)
    if (target === undefined || !notes) continue
    const links = relations(supplement.archive, target)
    const content = rewritten(notes.children, { ...supplement, relations: links })
    parts[`word/${kind}.xml`] = `<w:${kind}${names}>${content}</w:${kind}>`
    parts[`word/_rels/${kind}.xml.rels`] = relationsPart(links)
  }
  return parts
}

function stylesPart(ids: Set<string>): string {
  const each = [...ids].map(id => `<w:style w:type="paragraph" w:styleId="${escaped(id)}"/>`)
  return `<w:styles${names}>${each.join('')}</w:styles>`
}

function* portions(body: Element): Generator<{ element: Element; continued: boolean }> {
  for (const element of body.children) {
    if (element.name !== 'tbl' || element.children.length <= pieceRows) yield { element, continued: false }
    else {
      const properties = element.children.filter(({ name }) => name.startsWith('tbl'))
      const rows = element.children.filter(({ name }) => !name.startsWith('tbl'))
      for (let at = 0; at < rows.length; at += pieceRows) {
        const children = [...properties, ...rows.slice(at, at + pieceRows)]
        yield { element: { ...element, children }, continued: at > 0 }
      }
    }
  }
}

/** Rejects with `damaged` if there is no body. */
export async function parseDocx(archive: Archive): Promise<Draft> {
  const name = mainPart(archive, 'word/document.xml')
  const root = part(archive, name)
  const body = child(root, 'body')
  if (!root || !body) throw documentFailure('damaged')
  const main = relations(archive, name)
  const styles = readStyles(part(archive, related(main, 'styles')))
  const shaded = child(root, 'background') !== undefined
  const supplement: Supplement = { archive, styles, relations: main, shaded, boxed: false, drawn: [], met: new Set() }
  const story: Story = {
    styles,
    drawn: supplement.drawn,
    count: { paragraph: 0 },
    notes: [],
    lastTable: [],
    inPieces: new Set(),
  }
  const common = commonParts(main, archive)
  const read = (xml: string, more: Record<string, string>) =>
    readTree({
      ...common,
      ...more,
      'word/styles.xml': stylesPart(supplement.met),
      // An extra paragraph receives the text of the last one if that one's end was deleted.
      'word/document.xml': `<w:document${names}><w:body>${xml}<w:p/></w:body></w:document>`,
    })
  const blocks: DraftBlock[] = []
  let letters = 0
  let xml = ''
  for (const { element, continued } of portions(body)) {
    if (letters > readingLimits.documentCharacters) break
    xml += `${continued ? `<w:p>${mark('continued')}</w:p>` : ''}${rewritten([element], supplement)}`
    if (xml.length < pieceLength || runsOn(element)) continue
    const piece = treeBlocks(await read(xml, {}), story).body
    blocks.push(...piece)
    letters += piece.reduce((sum, block) => sum + cleanText(block.text).length, 0)
    xml = ''
  }
  const notes = noteParts(main, supplement)
  const last = await read(xml + margins(root, supplement), notes)
  const end = treeBlocks(last, story)
  endTables(story)
  blocks.push(...end.body, ...noteBlocks(last, story), ...end.margins)
  const core = part(archive, 'docProps/core.xml')
  const title = blocks.find(block => block.level === 1)?.text ?? child(core, 'title')?.text ?? null

  const inserted = all(body, 'altChunk').length
  const why = `${inserted === 1 ? 'A document is' : `${inserted} documents are`} inserted whole into this one; what is in there was not read. Open it in Word and save it again to make it one.`
  return { title, blocks, unread: inserted > 0 ? [{ where: { kind: 'document' }, why }] : [], sheets: [] }
}
