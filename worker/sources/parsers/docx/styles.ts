import { child, descend, type Element, isOn } from '../../xml.ts'

export interface WordStyle {
  name: string
  /** 0 is the top heading; null if the style is not a heading. */
  outline: number | null
  listed: boolean
  vanish: boolean
  shaded: boolean
  color: string | null
  /** In points. */
  size: number | null
}

const none: WordStyle = {
  name: '',
  outline: null,
  listed: false,
  vanish: false,
  shaded: false,
  color: null,
  size: null,
}
/** A longer chain of inheritance is circular. */
const longestChain = 12

const value = (element: Element | undefined) => element?.attributes.val

/** A font size in points, from Word's half points. */
export function pointSize(properties: Element | undefined): number | null {
  const size = Number(value(child(properties, 'sz')))
  return size > 0 ? size / 2 : null
}

/** Whether the properties make a list item; number 0 removes an inherited list. Null if they do not say. */
export function listSetting(properties: Element | undefined): boolean | null {
  const number = descend(properties, 'numPr', 'numId')
  return number ? value(number) !== '0' : null
}

/** Whether text, paragraph, cell or table properties set a fill that is not white. */
export function isShaded(properties: Element | undefined): boolean {
  const fill = child(properties, 'shd')?.attributes.fill
  return fill !== undefined && !/^(auto|ffffff)$/i.test(fill)
}

/** The outline level that the properties set: 0 to 8, or null for body text or none. */
export function outlineLevel(properties: Element | undefined): number | null {
  const level = value(child(properties, 'outlineLvl'))
  return level !== undefined && /^[0-8]$/.test(level) ? Number(level) : null
}

function own(style: Element, base: WordStyle): WordStyle {
  const paragraph = child(style, 'pPr')
  const run = child(style, 'rPr')
  const name = value(child(style, 'name')) ?? ''
  const heading = /^heading (\d)$/i.exec(name)
  return {
    name,
    outline: outlineLevel(paragraph) ?? (heading ? Number(heading[1]) - 1 : base.outline),
    listed: listSetting(paragraph) ?? base.listed,
    vanish: isOn(child(run, 'vanish')) ?? base.vanish,
    shaded: isShaded(paragraph) || isShaded(run) || base.shaded,
    color: value(child(run, 'color')) ?? base.color,
    size: pointSize(run) ?? base.size,
  }
}

/** Returns a lookup by id. A missing id gives the default paragraph style, an unknown one the document's defaults. */
export function readStyles(root: Element | undefined): (id: string | undefined) => WordStyle {
  const byId = new Map<string, Element>()
  let standard: string | undefined
  for (const style of root?.children ?? []) {
    const id = style.attributes.styleId
    if (style.name !== 'style' || id === undefined) continue
    byId.set(id, style)
    if (style.attributes.type === 'paragraph' && style.attributes.default === '1') standard = id
  }
  const defaults = { ...none, size: pointSize(descend(root, 'docDefaults', 'rPrDefault', 'rPr')) }

  const known = new Map<string, WordStyle>()
  const resolve = (id: string | undefined, depth: number): WordStyle => {
    const style = id === undefined ? undefined : byId.get(id)
    if (!style || id === undefined || depth > longestChain) return defaults
    const found = known.get(id) ?? own(style, resolve(value(child(style, 'basedOn')), depth + 1))
    known.set(id, found)
    return found
  }
  return id => resolve(id ?? standard, 0)
}
