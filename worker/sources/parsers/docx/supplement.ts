/**
 * Rewrites Word's XML into what mammoth reads, so that nothing is lost. mammoth drops unknown elements with everything in them
 * (simple fields, formulas, ruby, drawn text boxes), takes the older half of an alternative, and has no field for how text
 * looks. So unknown wrappers are removed, every text box and picture is written in the one form that mammoth reads, and the
 * rest is passed as marks (`marks.ts`). Text, tracked changes, fields, links, symbols, notes and merged cells are left to
 * mammoth.
 */
import type { Archive } from '../../archive.ts'
import type { DraftBlock } from '../../draft.ts'
import { part, type Relation } from '../../office-part.ts'
import { signsOf } from '../../symbol-fonts.ts'
import { all, child, descend, type Element, isOn } from '../../xml.ts'
import { chartBlocks, diagramBlocks } from '../chart.ts'
import { escaped, mark } from './marks.ts'
import { isShaded, listSetting, outlineLevel, pointSize, type WordStyle } from './styles.ts'

export interface Supplement {
  archive: Archive
  styles: (id: string | undefined) => WordStyle
  relations: Map<string, Relation>
  /** There is something behind the text, on which white letters may be visible. */
  shaded: boolean
  boxed: boolean
  /** The blocks of charts and diagrams, by the number in their mark. Their places are set when the mark is read. */
  drawn: DraftBlock[][]
  /** The ids of the paragraph styles in use: mammoth warns of each that is not defined. */
  met: Set<string>
}

interface Inside extends Supplement {
  style: WordStyle
  font?: string | undefined
}

/** One relationship stands for all pictures, because only their alternative texts are used. */
export const pictureRelation = 'picture'

/** Elements that are copied because mammoth reads them, and the attributes that it reads. */
const known = new Set(
  'hyperlink ins del moveFrom moveTo sdt sdtContent smartTag customXml tab br noBreakHyphen softHyphen sym fldChar ffData checkBox checked default footnoteReference endnoteReference footnote endnote'.split(
    ' ',
  ),
)
const attributes = ['val', 'id', 'type', 'anchor', 'font', 'char', 'fldCharType']
const drawings = new Set(['drawing', 'pict', 'object'])
const renamed: Record<string, string> = { cr: '<w:br/>', ptab: '<w:tab/>' }
/** Dropped: properties, which are read with their owner; the annotations of ruby text; the document's own bookmarks. */
const dropped = /Pr$|^(rt|tblGrid|bookmarkStart|bookmarkEnd)$/

const value = (element: Element | undefined) => element?.attributes.val
const valueElement = (name: string, val: string | undefined) =>
  val === undefined ? '' : `<w:${name} w:val="${escaped(val)}"/>`

/** The half of an alternative that current versions of Word show, or the other half if nothing in that one is known here. */
function shown(element: Element, read: (elements: Element[]) => string): string {
  if (element.name !== 'AlternateContent') return read([element])
  const halves = element.children.filter(({ name }) => name === 'Choice' || name === 'Fallback')
  for (const half of halves) {
    const xml = read(half.children)
    if (xml !== '') return xml
  }
  return ''
}

/** A character that is given by its code, as newer programs write emoji. */
function namedLetter(element: Element): string {
  const code = Number.parseInt(element.attributes.char ?? '', 16)
  const letter = code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  return letter.isWellFormed() && !/\p{Co}/u.test(letter) ? `<w:t>${escaped(letter)}</w:t>` : ''
}

function picture(alternative: string): string {
  const blip = `<a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${pictureRelation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>`
  return `<w:drawing><wp:inline><wp:docPr descr="${escaped(alternative)}"/>${blip}</wp:inline></w:drawing>`
}

function textBox(element: Element, around: Supplement): string {
  const content = rewritten(element.children, { ...around, shaded: true, boxed: true })
  return `<w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict>`
}

function drawing(element: Element, inside: Inside): string {
  const named = all(element, 'docPr')[0]
  const shape = all(element, 'shape')[0]
  const visit = (inner: Element): string => {
    if (inner.name === 'txbxContent') return textBox(inner, inside)
    if (inner.name === 'pic' || inner.name === 'imagedata') {
      const { descr, title } = (named ?? descend(inner, 'nvPicPr', 'cNvPr'))?.attributes ?? {}
      return picture(descr || title || inner.attributes.title || shape?.attributes.alt || '')
    }
    const target = inside.relations.get(inner.attributes['r:id'] ?? inner.attributes['r:dm'] ?? '')
    const data = target && (inner.name === 'chart' || inner.name === 'relIds') && part(inside.archive, target.target)
    const blocks = data ? (inner.name === 'chart' ? chartBlocks : diagramBlocks)(data, { kind: 'document' }) : []
    const own = blocks.length > 0 ? mark('drawn', inside.drawn.push(blocks) - 1) : ''
    return own + visitAll(inner.children)
  }
  const visitAll = (elements: Element[]): string =>
    elements.map(each => shown(each, halves => halves.map(visit).join(''))).join('')
  return visitAll(element.children)
}

const smallestPoints = 2

function hiddenBecause(run: Element | undefined, { style, styles, shaded }: Inside): string | null {
  const named = value(child(run, 'rStyle'))
  const character = named === undefined ? undefined : styles(named)
  if (isOn(child(run, 'vanish')) ?? (style.vanish || character?.vanish)) return 'It is formatted as hidden text.'
  const size = pointSize(run) ?? style.size
  if (size !== null && size < smallestPoints) return `Its letters are ${size} points high.`
  const color = child(run, 'color')?.attributes.val ?? character?.color ?? style.color
  const behind = shaded || style.shaded || isShaded(run) || child(run, 'highlight') !== undefined
  if (color?.toLowerCase() === 'ffffff' && !behind) return 'Its letters are white on white.'
  return null
}

function run(element: Element, inside: Inside): string {
  const properties = child(element, 'rPr')
  const reason = hiddenBecause(properties, inside)
  const size = valueElement('sz', value(child(properties, 'sz')))
  const { ascii, hAnsi } = child(properties, 'rFonts')?.attributes ?? {}
  const content = rewritten(element.children, { ...inside, font: ascii ?? hAnsi })
  return `<w:r>${size && `<w:rPr>${size}</w:rPr>`}${reason === null ? '' : mark('hidden', reason)}${content}</w:r>`
}

/** Whether a paragraph's end was deleted, so that its text joins the next paragraph and takes its properties. */
export const runsOn = (element: Element) => descend(element, 'pPr', 'rPr', 'del') !== undefined

function paragraph(element: Element, around: Supplement): string {
  const properties = child(element, 'pPr')
  const id = value(child(properties, 'pStyle'))
  if (id !== undefined) around.met.add(id)
  const inside: Inside = { ...around, style: around.styles(id), shaded: around.shaded || isShaded(properties) }

  const content = rewritten(element.children, inside)
  if (runsOn(element)) return `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${content}</w:p>`
  const outline = outlineLevel(properties)
  const listed = listSetting(properties)
  const marks = [
    around.boxed && mark('boxed'),
    outline !== null && mark('outline', outline),
    listed !== null && mark('list', listed ? 'on' : 'off'),
  ]
  const number = descend(properties, 'numPr', 'numId')
  const level = valueElement('ilvl', value(descend(properties, 'numPr', 'ilvl')))
  const numbering = number ? `<w:numPr>${level}${valueElement('numId', value(number))}</w:numPr>` : ''
  return `<w:p><w:pPr>${valueElement('pStyle', id)}${numbering}</w:pPr>${marks.filter(Boolean).join('')}${content}</w:p>`
}

function table(element: Element, around: Supplement): string {
  const { name, children } = element
  const properties = child(element, `${name}Pr`)
  const styled = child(properties, 'tblStyle') !== undefined
  const content = rewritten(children, { ...around, shaded: around.shaded || isShaded(properties) || styled })
  if (name === 'tr' && child(properties, 'del')) return ''
  const [span, merge] = [child(properties, 'gridSpan'), child(properties, 'vMerge')]
  const cell =
    valueElement('gridSpan', value(span)) + (merge ? `<w:vMerge w:val="${escaped(value(merge) ?? '')}"/>` : '')
  // mammoth ignores columns that a row skips before its first cell, so an empty cell is written.
  const before = name === 'tr' ? valueElement('gridSpan', value(child(properties, 'gridBefore'))) : ''
  const left = before && `<w:tc><w:tcPr>${before}</w:tcPr><w:p/></w:tc>`
  return `<w:${name}>${cell && `<w:tcPr>${cell}</w:tcPr>`}${left}${content}</w:${name}>`
}

function copied(element: Element, around: Supplement): string {
  const own = attributes
    .map(name => [name, element.attributes[name]] as const)
    .map(([name, text]) => (text === undefined ? '' : ` w:${name}="${escaped(text)}"`))
  const id = element.attributes['r:id']
  const link = id !== undefined && around.relations.has(id) ? ` r:id="${escaped(id)}"` : ''
  return `<w:${element.name}${own.join('')}${link}>${rewritten(element.children, around)}</w:${element.name}>`
}

/** The chosen entry of a form's list; mammoth reads other form fields itself. */
function chosen(field: Element): string {
  const list = descend(field, 'ffData', 'ddList')
  const entries = list?.children.filter(({ name }) => name === 'listEntry') ?? []
  const at = Number(value(child(list, 'result')) ?? value(child(list, 'default')) ?? 0)
  const text = value(entries[at])
  return text === undefined ? '' : `<w:t>${escaped(text)}</w:t>`
}

export function rewritten(elements: Element[], around: Supplement | Inside): string {
  const inside: Inside = 'style' in around ? around : { ...around, style: around.styles(undefined) }
  let xml = ''
  for (const element of elements) {
    const { name } = element
    if (name === 'p') xml += paragraph(element, around)
    else if (name === 'r') xml += run(element, inside)
    else if (name === 't' || name === 'instrText')
      xml += `<w:${name}>${escaped(signsOf(element.text, inside.font))}</w:${name}>`
    else if (name === 'tbl' || name === 'tr' || name === 'tc') xml += table(element, around)
    else if (drawings.has(name)) xml += drawing(element, inside)
    else if (name === 'txbxContent') xml += textBox(element, around)
    else if (name === 'AlternateContent') xml += shown(element, half => rewritten(half, around))
    else if (name === 'symEx') xml += namedLetter(element)
    else if (known.has(name)) xml += (name === 'fldChar' ? chosen(element) : '') + copied(element, around)
    else if (renamed[name] !== undefined) xml += renamed[name]
    else if (!dropped.test(name)) xml += rewritten(element.children, around)
  }
  return xml
}
