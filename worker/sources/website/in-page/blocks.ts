/** No text appears twice: a link inside running text belongs to its paragraph, a standalone one is a block. */
import { labelOf } from './fields.ts'
import { firstScreen, type ScreenText } from './first-screen.ts'
import { foldOf, openFolds } from './folds.ts'
import { hiddenElement } from './hidden.ts'
import { hrefOf, isFilled } from './looks.ts'
import type { Context, RawBlock, RawUnread } from './raw-block.ts'
import { boxOf, childrenOf, styleOf } from './tree.ts'
import { textOf } from './words.ts'
import { holdsBlocks, type Kept, Writer } from './writer.ts'

const isControl = (element: Element) => element.matches('input, select, textarea')
const isPicture = (element: Element) =>
  element.localName === 'img' || (element.localName === 'svg' && element.getAttribute('role') === 'img')

const silent = /^(?:script|style|noscript|template|head|svg|option|datalist|object|audio)$/
const blockTag = /^(?:p|li|div|section|article|ul|ol|blockquote|figure|dl|form)$/
const mayBeBlock = /^(?:input|select|textarea|img|iframe|video|canvas|button|summary|tr|h[1-6])$/

class Walk {
  readonly writer: Writer
  /** Closed folds, to be read after everything that is open. */
  #folds: { kept: Kept; element: Element; link: Element | null; context: Context }[] = []
  #foldsSeen = new WeakSet<Element>()

  constructor(most: number) {
    this.writer = new Writer(most)
  }

  inside(element: Element, link: Element | null, context: Context): void {
    for (const child of childrenOf(element)) {
      if (child.nodeType === 3) this.writer.text(child, element, link, context)
      else if (child.nodeType === 1) this.#visit(child as Element, link, context)
    }
  }

  #visit(element: Element, link: Element | null, context: Context): void {
    const { writer } = this
    if (element.localName === 'br') {
      writer.lineBreak(context)
      return
    }
    if (silent.test(element.localName) && !isPicture(element)) return
    if (writer.used.has(element) || this.#foldAway(element, link, context)) return
    if (element.localName === 'label' && this.#isOfField(element as HTMLLabelElement, context)) return
    const anchor = element.localName === 'a' && element.hasAttribute('href')
    const display = styleOf(element).display
    const inline = /^(inline|contents|ruby)/.test(display) && !(/-/.test(display) && blockTag.test(element.localName))
    if (mayBeBlock.test(element.localName) || element.hasAttribute('role')) {
      // A small inline image does not end a run of text; anything else does.
      const small = element.localName === 'img' && boxOf(element).height < 48
      const ends = (taken: boolean) => taken && !(small && inline)
      if (writer.apart(() => this.#block(element, link, context), ends, context)) return
    }
    const holds = holdsBlocks(element)
    if (anchor && !holds && (!inline || isFilled(element))) {
      writer.flush(context)
      writer.whole(element, { type: 'link', href: hrefOf(element) })
      return
    }
    if (inline && !holds) {
      this.inside(element, anchor ? element : link, context)
      return
    }
    const inner: Context = { ...context }
    if (anchor) inner.href = hrefOf(element)
    const item = element.localName === 'li' || element.getAttribute('role') === 'listitem'
    if (item) inner.type = 'list_item'
    if (element.localName === 'p' || element.localName === 'blockquote')
      inner.type = context.type === 'list_item' ? 'list_item' : 'paragraph'
    writer.flush(context)
    this.inside(element, anchor && !holds ? element : link, inner)
    writer.flush(inner)
  }

  /** Handles elements that are blocks of their own; returns false for an element that only wraps text. */
  #block(element: Element, link: Element | null, context: Context): boolean {
    const { writer } = this
    const role = element.getAttribute('role')
    const heading = /^h([1-6])$/.exec(element.localName)
    if (isControl(element)) writer.control(element as HTMLInputElement)
    else if (isPicture(element))
      writer.image(element, link ? { ...context, href: context.href ?? hrefOf(link) } : context, '')
    else if (element.localName === 'iframe') this.#frame(element as HTMLIFrameElement)
    else if (element.localName === 'video' || element.localName === 'canvas')
      writer.opaque(element, element.localName, '')
    else if (heading || role === 'heading') {
      const inner = link ?? [...element.querySelectorAll('a[href]')].find(one => textOf(one) === textOf(element))
      const href = context.href ?? (inner ? hrefOf(inner) : undefined)
      const level = Number(heading?.[1] ?? element.getAttribute('aria-level') ?? 2)
      writer.whole(element, { type: 'heading', level, ...(href === undefined ? {} : { href }) })
    } else if (element.localName === 'button' || role === 'button' || element.localName === 'summary') {
      const href = element.localName === 'a' ? hrefOf(element) : undefined
      writer.whole(element, { type: 'button', ...(href === undefined ? {} : { href }) })
    } else if (element.localName === 'tr') return writer.row(element)
    else return false
    return true
  }

  #frame(element: HTMLIFrameElement): void {
    if (hiddenElement(element)) return
    const inner = element.contentDocument?.body
    if (inner) this.inside(inner, null, { type: 'paragraph' })
    else this.writer.opaque(element, 'frame', URL.parse(element.src)?.host ?? '')
  }

  /** A field's label is read with its field: now, if the label contains the field. Returns false for any other label. */
  #isOfField(label: HTMLLabelElement, context: Context): boolean {
    const { writer } = this
    const field = label.control
    if (!field || !labelOf(field).labels.includes(label)) return false
    writer.used.add(label)
    if (label.contains(field)) {
      writer.flush(context)
      writer.control(field as HTMLInputElement)
    }
    return true
  }

  /** Postpones a closed fold until everything that is open has been read; its summary is read now. */
  #foldAway(element: Element, link: Element | null, context: Context): boolean {
    const control = this.#foldsSeen.has(element) ? null : foldOf(element)
    if (!control) return false
    const { writer } = this
    this.#foldsSeen.add(element)
    writer.flush(context)
    if (control.parentElement === element) {
      this.#visit(control, link, context)
      writer.used.add(control)
    }
    this.#folds.push({ kept: writer.keepPlace(element, control), element, link, context })
    return true
  }

  unfold(): void {
    const closers: (() => void)[] = []
    while (this.#folds.length > 0) {
      const round = this.#folds
      this.#folds = []
      closers.push(openFolds(round.map(({ element }) => element)))
      for (const { kept, element, link, context } of round)
        this.writer.fill(kept, () => {
          this.#visit(element, link, context)
          this.writer.flush(context)
        })
    }
    for (const close of closers.reverse()) close()
  }
}

export interface PageBlocks {
  blocks: RawBlock[]
  unread: RawUnread[]
  cut: boolean
  screen: ScreenText[]
}

/** At most `most` blocks, and what is unread. `screen` is read in the same task, so that a clock shows the same time in both. */
export function collectBlocks({ most }: { most: number }): PageBlocks {
  const screen = firstScreen().texts
  const walk = new Walk(most)
  const context: Context = { type: 'paragraph' }
  if (document.body) walk.inside(document.body, null, context)
  walk.writer.flush(context)
  walk.unfold()
  walk.writer.end()
  const { blocks, unread, cut } = walk.writer
  return { blocks, unread, cut, screen }
}
