/** The words of one Word paragraph: revisions settled, fields resolved, hidden words apart, drawings set aside. */
import type { Relation } from '../office-part.ts'
import { child, type Element, isOn } from '../xml.ts'
import { isShaded, pointSize, type WordStyle } from './docx-styles.ts'

export interface Words {
  visible: string
  /** Words that a person does not see, by the reason. */
  hidden: Map<string, string>
  /** The address that all of the visible words link to. */
  href: string | null
  /** Points, of most of the letters. */
  size: number | null
  /** References to notes, in order: "footnote 2". */
  notes: string[]
  drawings: Element[]
}

export interface RunContext {
  styles: (id: string | undefined) => WordStyle
  relations: Map<string, Relation>
  /** Something lies behind the text, so that white letters may well be seen. */
  shaded: boolean
}

/** Deleted or moved away: not the document as it stands. */
const gone = new Set(['del', 'moveFrom', 'delText', 'instrText', 'pPr', 'rPr', 'sdtPr', 'rt'])
const drawings = new Set(['drawing', 'pict', 'object', 'AlternateContent'])
const smallestPoints = 2

const fixed: Record<string, string> = {
  tab: ' ',
  ptab: ' ',
  br: ' ',
  cr: ' ',
  noBreakHyphen: '\u2011',
}

function hiddenBecause(run: Element | undefined, style: WordStyle, context: RunContext): string | null {
  if (isOn(child(run, 'vanish')) ?? style.vanish) return 'It is formatted as hidden text.'
  const size = pointSize(run) ?? style.size
  if (size !== null && size < smallestPoints) return `Its letters are ${size} points high.`
  const color = child(run, 'color')?.attributes.val ?? style.color
  const behind = context.shaded || style.shaded || isShaded(run) || child(run, 'highlight') !== undefined
  if (color?.toLowerCase() === 'ffffff' && !behind) return 'Its letters are white on white.'
  return null
}

/** Reads a paragraph's words. `style` is the paragraph's own. */
export function readWords(paragraph: Element, style: WordStyle, context: RunContext): Words {
  const words: Words = { visible: '', hidden: new Map(), href: null, size: null, notes: [], drawings: [] }
  const sizes = new Map<number, number>()
  let linked = ''
  let firstLink: string | null = null

  const run = (element: Element, link: string | null) => {
    const properties = child(element, 'rPr')
    const named = child(properties, 'rStyle')?.attributes.val
    const character = named === undefined ? null : context.styles(named)
    const runStyle: WordStyle = character
      ? { ...style, vanish: style.vanish || character.vanish, color: character.color ?? style.color }
      : style
    const reason = hiddenBecause(properties, runStyle, context)
    const say = (text: string) => {
      if (reason === null) {
        words.visible += text
        if (link !== null) linked += text
        const size = pointSize(properties) ?? style.size
        if (size !== null) sizes.set(size, (sizes.get(size) ?? 0) + text.length)
      } else words.hidden.set(reason, (words.hidden.get(reason) ?? '') + text)
    }
    for (const inner of element.children) {
      const character = fixed[inner.name]
      if (inner.name === 't') say(inner.text)
      else if (character !== undefined) say(character)
      else if (inner.name === 'footnoteReference') words.notes.push(`footnote ${inner.attributes.id}`)
      else if (inner.name === 'endnoteReference') words.notes.push(`endnote ${inner.attributes.id}`)
      else if (drawings.has(inner.name)) words.drawings.push(inner)
      else if (inner.name === 'ruby') inline(child(inner, 'rubyBase'), link)
    }
  }

  const inline = (element: Element | undefined, link: string | null) => {
    for (const inner of element?.children ?? []) {
      if (gone.has(inner.name)) continue
      if (inner.name === 'r') run(inner, link)
      else if (inner.name === 'hyperlink') {
        const target = context.relations.get(inner.attributes['r:id'] ?? '')?.target ?? null
        firstLink ??= target
        inline(inner, target)
      } else if (drawings.has(inner.name)) words.drawings.push(inner)
      else inline(inner, link)
    }
  }

  inline(paragraph, null)
  if (firstLink !== null && linked.trim() !== '' && linked.trim() === words.visible.trim()) words.href = firstLink
  let most = 0
  for (const [size, letters] of sizes) if (letters > most) [words.size, most] = [size, letters]
  return words
}
