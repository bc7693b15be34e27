/** Prefixes are dropped. Parts with a document type are refused, so there is no entity expansion. */
import { SaxesParser } from 'saxes'
import { documentFailure } from '../source-failure.ts'

export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  /** All text directly inside, joined; office formats do not mix text and elements. */
  text: string
}

/** Deeper than any program writes. Walking a much deeper tree would exhaust the stack. */
const deepest = 400

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function decode(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  if (mark === 0xfffe || mark === 0x3c00) return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 0xfeff || mark === 0x003c) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

function localAttributes(attributes: Record<string, string>): Record<string, string> {
  const local: Record<string, string> = {}
  for (const name in attributes) {
    const value = attributes[name]
    if (value === undefined || name.startsWith('xmlns')) continue
    // The prefix of `r:id` is kept, because an element may have both `r:id` and `id`.
    local[name.startsWith('r:') ? name : localName(name)] = value
  }
  return local
}

/** Returns the root element. Throws `damaged` if the part is not well-formed. */
export function parseXml(bytes: Uint8Array): Element {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open: Element[] = [top]
  const inner = () => open[open.length - 1] ?? top
  parser.on('doctype', () => {
    throw documentFailure('damaged')
  })
  parser.on('error', () => {
    throw documentFailure('damaged')
  })
  parser.on('opentag', tag => {
    if (open.length > deepest) throw documentFailure('damaged')
    const element = { name: localName(tag.name), attributes: localAttributes(tag.attributes), children: [], text: '' }
    inner().children.push(element)
    open.push(element)
  })
  parser.on('text', text => {
    inner().text += text
  })
  parser.on('cdata', text => {
    inner().text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(decode(bytes)).close()
  const root = top.children[0]
  if (!root) throw documentFailure('damaged')
  return root
}

export function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find(candidate => candidate.name === name)
}

export function descend(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce<Element | undefined>(child, element)
}

export function all(element: Element | undefined, name: string): Element[] {
  if (!element) return []
  return element.children.flatMap(inner => (inner.name === name ? [inner, ...all(inner, name)] : all(inner, name)))
}

/** A switch such as `<w:b/>`: on unless its value says off; null if absent. */
export function isOn(element: Element | undefined): boolean | null {
  if (!element) return null
  return !['0', 'false', 'off', 'none'].includes(element.attributes.val ?? '1')
}
