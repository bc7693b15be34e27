import type { Box } from '#db/located-document.ts'
import { controlOf } from './fields.ts'
import { groupsOf } from './groups.ts'
import { hiddenElement, hiddenText } from './hidden.ts'
import { hrefOf, imageOf, labelAround, looksOf } from './looks.ts'
import { letters, marksIn, marksInside, type Piece } from './pieces.ts'
import type { Context, RawBlock, RawUnread } from './raw-block.ts'
import { cellsOf, rowOf } from './rows.ts'
import { boxOf, boxOfText, isApart, union } from './tree.ts'
import { unshownIn } from './unshown.ts'
import { clean, textOf } from './words.ts'
import { zoneOf } from './zones.ts'

export const holdsBlocks = (element: Element): boolean =>
  element.querySelector('h1,h2,h3,h4,h5,h6,p,ul,ol,table,article,form,input,select,textarea,button,[role=heading]') !==
  null

/** The position of a fold's blocks in the list, and the box of the control that opens it. */
export interface Kept {
  marker: RawBlock
  box: Box
}

export class Writer {
  blocks: RawBlock[] = []
  unread: RawUnread[] = []
  cut = false
  used = new Set<Element>()
  #places: Element[] = []
  #run: Piece[] = []
  #count = 0
  /** The box of the control whose fold is being read. */
  #folded: Box | null = null
  #tables = new Map<Element, number>()
  #most: number

  constructor(most: number) {
    this.#most = most
  }

  #emit(block: Omit<RawBlock, 'zone'>, element: Element): void {
    if (block.text === '' && block.type !== 'image') return
    if (++this.#count > this.#most) {
      this.cut = true
      return
    }
    const away = this.#folded && block.hidden === undefined ? { box: this.#folded, folded: true as const } : {}
    this.blocks.push({ ...block, ...away, zone: zoneOf(element) })
    this.#places.push(element)
  }

  #emitText(
    text: string,
    element: Element,
    box: Box,
    context: Context,
    control: Element | null,
    inside: Pick<RawBlock, 'links' | 'struck' | 'row'> = {},
  ): void {
    const words = clean(text)
    const style = looksOf(element, box, control)
    const hidden = hiddenText(element, box, words)
    this.#emit({ ...context, text: words, box, style, ...inside, ...(hidden && { hidden }) }, element)
  }

  #emitPieces(pieces: Piece[], context: Context, link: Element | null = null): void {
    const longest = pieces.reduce((best, piece) => (piece.text.length > best.text.length ? piece : best))
    const text = pieces.map(piece => piece.text).join('')
    const box = union(pieces.map(piece => piece.box))
    this.#emitText(text, longest.element, box, context, link, link ? {} : marksIn(pieces))
  }

  #emitLinks(pieces: Piece[], context: Context): void {
    const type = context.type === 'paragraph' || context.type === 'list_item' ? 'link' : context.type
    for (const link of new Set(pieces.flatMap(piece => piece.link ?? []))) {
      const own = pieces.filter(piece => piece.link === link)
      this.#emitPieces(own, { ...context, type, href: hrefOf(link) }, link)
    }
  }

  text(node: Node, parent: Element, link: Element | null, context: Context): void {
    const text = node.nodeValue ?? ''
    if (text.trim() === '') {
      const last = this.#run.at(-1)
      if (last && text !== '') this.#run.push({ text: ' ', element: last.element, link: null, box: last.box })
      return
    }
    const last = this.#run.findLast(piece => piece.text.trim() !== '')
    if (last && hiddenElement(last.element) !== hiddenElement(parent)) this.flush(context)
    const box = boxOfText(node, parent)
    if (last && isApart(last.box, box)) this.#run.push({ text: ' ', element: parent, link: null, box })
    this.#run.push({ text, element: parent, link, box })
  }

  /** A line break: two of them end the run. */
  lineBreak(context: Context): void {
    const last = this.#run.at(-1)
    if (last && /\n\s*$/.test(last.text)) this.flush(context)
    else if (last) this.#run.push({ ...last, text: '\n', link: null })
  }

  /** Ends the current run: one block, or one for each link or label with a ground of its own if it contains nothing else. */
  flush(context: Context): void {
    const pieces = this.#run
    this.#run = []
    if (!pieces.some(piece => letters.test(piece.text))) return
    const loose = pieces.some(({ link, text }) => !link && letters.test(text))
    const labels = [...Map.groupBy(pieces, ({ element }) => labelAround(element))]
    const isLabel = (own: Piece[]) =>
      own.some(({ text }) => letters.test(text)) && own.every(({ text }) => text !== '\n')
    const isBetween = (own: Piece[]) => own.every(({ text }) => /^[\s·|•,]*$/.test(text))
    if (!loose && context.type !== 'heading') this.#emitLinks(pieces, context)
    else if (labels.every(([label, own]) => (label ? isLabel(own) : isBetween(own))))
      for (const [label, own] of labels) label && this.#emitPieces(own, context)
    else this.#emitPieces(pieces, context)
  }

  /** Keeps what `make` writes out of the current run, which is ended before it if `ends` says so, and goes on otherwise. */
  apart(make: () => boolean, ends: (taken: boolean) => boolean, context: Context): boolean {
    const pending = this.#run
    this.#run = []
    const before = this.blocks.length
    const taken = make()
    const [after, afterPlaces] = [this.blocks.splice(before), this.#places.splice(before)]
    this.#run = pending
    if (ends(taken)) this.flush(context)
    this.blocks.push(...after)
    this.#places.push(...afterPlaces)
    return taken
  }

  control(element: HTMLInputElement): void {
    const { block, labels, button } = controlOf(element)
    for (const label of labels) this.used.add(label)
    if (button !== null) this.#emitText(button, element, boxOf(element), { type: 'button' }, element)
    if (block) this.#emit(block, element)
  }

  image(element: Element, context: Context, linkName: string): void {
    const block = imageOf(element, context.href, linkName)
    if (block) this.#emit(block, element)
  }

  /** One block for an element's whole content, and its pictures. */
  whole(element: Element, context: Context): void {
    const name = clean(element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '')
    const shown = textOf(element)
    const clickable = context.type === 'button' || context.type === 'link'
    const pictures = [...element.querySelectorAll('img, svg[role=img]')]
    if (shown === '' && context.type === 'link' && pictures.length > 0) {
      for (const picture of pictures) this.image(picture, context, name)
      return
    }
    const text = shown || (hiddenElement(element) || !clickable ? clean(element.textContent ?? '') : name)
    const deepest = [...element.querySelectorAll('*')].find(child => clean(child.textContent ?? '') === text)
    const { links, ...inside } = marksInside(element)
    if (context.href === undefined && links) Object.assign(inside, { links })
    this.#emitText(text, deepest ?? element, boxOf(element), context, clickable ? element : null, inside)
    for (const picture of pictures) this.image(picture, context, '')
  }

  /** One block for a table row; returns false for a single cell, or if cells contain blocks of their own. */
  row(element: Element): boolean {
    const cells = cellsOf(element)
    const holds = (cell: Element) => holdsBlocks(cell) && cell.querySelector('h1,h2,h3,ul,ol,table,form') !== null
    if (cells.length < 2 || cells.some(holds)) return false
    const row = rowOf(element)
    const table = this.#tables.get(row.table) ?? this.#tables.size + 1
    this.#tables.set(row.table, table)
    const texts = row.cells.map(cell => cell && textOf(cell))
    const hasText = texts.some(Boolean)
    this.#emitText(
      hasText ? texts.filter(Boolean).join(' | ') : clean(element.textContent ?? ''),
      element,
      boxOf(element),
      { type: 'table_row' },
      null,
      hasText ? { ...marksInside(...cells), row: { ...row, table, cells: texts } } : {},
    )
    return true
  }

  /** Records something without readable text as unread, if it is large enough to matter. */
  opaque(element: Element, what: 'frame' | 'video' | 'canvas', from: string): void {
    const box = boxOf(element)
    const least = what === 'frame' ? 50 : 100
    if (hiddenElement(element) || box.width < least || box.height < least) return
    this.unread.push({ box: this.#folded ?? box, what, from })
  }

  keepPlace(element: Element, control: Element): Kept {
    const box = this.#folded ?? boxOf(control)
    const marker: RawBlock = { type: 'paragraph', text: '', box, zone: 'main' }
    this.blocks.push(marker)
    this.#places.push(element)
    return { marker, box }
  }

  fill({ marker, box }: Kept, read: () => void): void {
    const at = this.blocks.indexOf(marker)
    const [after, afterPlaces] = [this.blocks.splice(at), this.#places.splice(at)]
    this.#folded = box
    read()
    this.#folded = null
    this.blocks.push(...after.slice(1))
    this.#places.push(...afterPlaces.slice(1))
  }

  end(): void {
    this.unread.push(...unshownIn(this.blocks, this.#places))
    for (const [index, group] of groupsOf(this.#places).entries()) {
      const block = this.blocks[index]
      if (block && group !== null) block.group = group
    }
  }
}
