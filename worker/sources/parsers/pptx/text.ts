import { signsOf } from '../../symbol-fonts.ts'
import { child, descend, type Element } from '../../xml.ts'

export interface TextParagraph {
  text: string
  /** In points; null if the file does not say. */
  size: number | null
  bulleted: boolean
  white: boolean
  /** The words by the id of their link's relationship, which is empty for words without one. */
  links: { id: string; text: string }[]
}

/** A placeholder's type ("title", "body", …) and its index on the layout. */
export interface Placeholder {
  type: string
  index: string
}

/** The list styles (with lvl1pPr to lvl9pPr) from which a shape's text inherits, the nearest first. */
export type Looks = (Element | undefined)[]

export const propertiesOf = (shape: Element) => shape.children.find(element => element.name.startsWith('nv'))

export function placeholderOf(shape: Element): Placeholder | null {
  const found = descend(propertiesOf(shape), 'nvPr', 'ph')
  return found ? { type: found.attributes.type ?? 'obj', index: found.attributes.idx ?? '0' } : null
}

const titles = ['title', 'ctrTitle']
const bodies = ['body', 'obj', 'subTitle', 'tbl', 'chart', 'dgm', 'media', 'clipArt', 'pic']

export const isTitle = (placeholder: Placeholder | null) => placeholder !== null && titles.includes(placeholder.type)
const family = (type: string) => (titles.includes(type) ? 'title' : bodies.includes(type) ? 'body' : type)

function sameRole(sheet: Element | undefined, placeholder: Placeholder, byIndex: boolean): Element | undefined {
  const shapes = descend(sheet, 'cSld', 'spTree')?.children ?? []
  return shapes.find(shape => {
    const other = placeholderOf(shape)
    if (!other) return false
    if (byIndex && placeholder.index !== '0') return other.index === placeholder.index
    return family(other.type) === family(placeholder.type)
  })
}

export function looksOf(shape: Element, layout: Element | undefined, master: Element | undefined): Looks {
  const placeholder = placeholderOf(shape)
  const own = descend(shape, 'txBody', 'lstStyle')
  const styles = child(master, 'txStyles')
  if (!placeholder) return [own, child(styles, 'otherStyle')]
  const role = family(placeholder.type)
  const fallback = role === 'title' ? 'titleStyle' : role === 'body' ? 'bodyStyle' : 'otherStyle'
  return [
    own,
    descend(sameRole(layout, placeholder, true), 'txBody', 'lstStyle'),
    descend(sameRole(master, placeholder, false), 'txBody', 'lstStyle'),
    child(styles, fallback),
  ]
}

const textOf = (run: Element) => signsOf(child(run, 't')?.text ?? '', descend(run, 'rPr', 'latin')?.attributes.typeface)
/** Fields that only number or date a slide are left out. */
const emptyFields = /^(slidenum|datetime)/

function wordsOf(element: Element): string {
  const isText = element.name === 'r' || (element.name === 'fld' && !emptyFields.test(element.attributes.type ?? ''))
  return isText ? textOf(element) : element.name === 'br' ? ' ' : ''
}

function sizeOf(properties: Element | undefined): number | null {
  const size = Number(properties?.attributes.sz)
  return size > 0 ? size / 100 : null
}

/** The factor by which text is shrunk to fit its box; stored in thousandths of a percent. */
function shrink(body: Element): number {
  const scale = Number(descend(body, 'bodyPr', 'normAutofit')?.attributes.fontScale)
  return scale > 0 ? scale / 100_000 : 1
}

/** The id of the relationship that a click follows. */
export const linkOf = (properties: Element | undefined) => child(properties, 'hlinkClick')?.attributes['r:id'] ?? ''

function isWhite(properties: Element | undefined): boolean {
  return /^ffffff$/i.test(descend(properties, 'solidFill', 'srgbClr')?.attributes.val ?? '')
}

export function textParagraphs(body: Element | undefined, looks: Looks): TextParagraph[] {
  if (!body) return []
  const factor = shrink(body)
  return body.children
    .filter(element => element.name === 'p')
    .map(paragraph => {
      const own = child(paragraph, 'pPr')
      const level = Number(own?.attributes.lvl ?? 0) + 1
      const chain = [own, ...looks.map(look => child(look, `lvl${level}pPr`))]
      const runs = paragraph.children.filter(element => element.name === 'r' && textOf(element).trim() !== '')
      const inherited = chain.map(look => sizeOf(child(look, 'defRPr'))).find(size => size !== null) ?? null
      const sizes = runs.map(run => sizeOf(child(run, 'rPr')) ?? inherited).filter(size => size !== null)
      const size = sizes.length > 0 ? Math.max(...sizes) : inherited
      const bullet = chain
        .flatMap(look => look?.children ?? [])
        .find(element => ['buNone', 'buChar', 'buAutoNum', 'buBlip'].includes(element.name))
      const links: TextParagraph['links'] = []
      for (const element of paragraph.children) {
        const [id, text, last] = [linkOf(child(element, 'rPr')), wordsOf(element), links.at(-1)]
        if (last?.id === id) last.text += text
        else links.push({ id, text })
      }
      return {
        text: links.map(({ text }) => text).join(''),
        links,
        size: size === null ? null : Math.round(size * factor * 10) / 10,
        bulleted: bullet !== undefined && bullet.name !== 'buNone',
        white: runs.length > 0 && runs.every(run => isWhite(child(run, 'rPr'))),
      }
    })
    .filter(paragraph => paragraph.text.trim() !== '')
}
