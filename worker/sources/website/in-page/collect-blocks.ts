/// <reference lib="dom" />
import type { Context, Kept, RawBlock, RawUnread, ScreenText, Tools } from './tools.ts'

/**
 * Reads the page into blocks in reading order. No text stands twice: a link inside running text belongs to its
 * paragraph; a link that stands alone (navigation, a call to action, a card) is a block. Headings, buttons, lone links
 * and table rows are one block each; all else is one block for each run of inline text. What ticks stands on the first
 * screen as it does in the blocks, because both are read in one go.
 */
export function collectBlocks(
  tools: Tools,
  options: { most: number },
): { blocks: RawBlock[]; unread: RawUnread[]; cut: boolean; screen: ScreenText[] } {
  interface Fold {
    kept: Kept
    element: Element
    link: Element | null
    context: Context
  }
  const writer = tools.createWriter(options.most)
  let folds: Fold[] = []

  const isControl = (element: Element) => element.matches('input, select, textarea')
  const isPicture = (element: Element) =>
    element.localName === 'img' || (element.localName === 'svg' && element.getAttribute('role') === 'img')

  const frame = (element: HTMLIFrameElement) => {
    if (tools.hiddenElement(element)) return
    const inner = element.contentDocument?.body
    if (inner) walk(inner, null, { type: 'paragraph' })
    else writer.opaque(element, 'frame', URL.parse(element.src)?.host ?? '')
  }

  /** Handles elements that make blocks of their own; false where the element is only something around text. */
  const special = (element: Element, link: Element | null, context: Context): boolean => {
    const role = element.getAttribute('role')
    const heading = /^h([1-6])$/.exec(element.localName)
    if (isControl(element)) writer.control(element as HTMLInputElement)
    else if (isPicture(element))
      writer.image(element, link ? { ...context, href: context.href ?? tools.hrefOf(link) } : context, '')
    else if (element.localName === 'iframe') frame(element as HTMLIFrameElement)
    else if (element.localName === 'video' || element.localName === 'canvas')
      writer.opaque(element, element.localName, '')
    else if (heading || role === 'heading') {
      const inner = element.querySelector('a[href]')
      const href = context.href ?? (link ? tools.hrefOf(link) : inner ? tools.hrefOf(inner) : undefined)
      const level = Number(heading?.[1] ?? element.getAttribute('aria-level') ?? 2)
      writer.whole(element, { type: 'heading', level, ...(href === undefined ? {} : { href }) })
    } else if (element.localName === 'button' || role === 'button' || element.localName === 'summary') {
      const href = element.localName === 'a' ? tools.hrefOf(element) : undefined
      writer.whole(element, { type: 'button', ...(href === undefined ? {} : { href }) })
    } else if (element.localName === 'tr') return writer.row(element)
    else return false
    return true
  }

  const silent = new Set([
    'script',
    'style',
    'noscript',
    'template',
    'head',
    'svg',
    'option',
    'datalist',
    'object',
    'audio',
  ])
  const blockTags = new Set(['p', 'li', 'div', 'section', 'article', 'ul', 'ol', 'blockquote', 'figure', 'dl', 'form'])
  const walk = (element: Element, link: Element | null, context: Context): void => {
    for (const child of tools.children(element)) {
      if (child.nodeType === 3) writer.text(child, element, link, context)
      else if (child.nodeType === 1) visit(child as Element, link, context)
    }
  }

  /** Leaves a closed fold for later, when all that is open has been read where it stands; its summary is read now. */
  const foldAway = (element: Element, link: Element | null, context: Context): boolean => {
    const control = tools.foldOf(element)
    if (!control) return false
    writer.flush(context)
    if (control.parentElement === element) {
      visit(control, link, context)
      writer.used.add(control)
    }
    folds.push({ kept: writer.keepPlace(element, control), element, link, context })
    return true
  }

  /** Opens all that is folded away, then what was folded away in it, and puts what it says where it belongs. */
  const unfold = () => {
    const closers: (() => void)[] = []
    while (folds.length > 0) {
      const round = folds
      folds = []
      closers.push(tools.openFolds(round.map(({ element }) => element)))
      for (const { kept, element, link, context } of round)
        writer.fill(kept, () => {
          visit(element, link, context)
          writer.flush(context)
        })
    }
    for (const close of closers.reverse()) close()
  }

  /** A label is read with its field, here where the field stands in it; false where it is a text like any other. */
  const isOfField = (label: HTMLLabelElement, context: Context): boolean => {
    const field = label.control
    if (!field || !tools.labelOf(field).labels.includes(label)) return false
    writer.used.add(label)
    if (label.contains(field)) {
      writer.flush(context)
      writer.control(field as HTMLInputElement)
    }
    return true
  }

  const visit = (element: Element, link: Element | null, context: Context) => {
    if (element.localName === 'br') {
      writer.lineBreak(context)
      return
    }
    if (silent.has(element.localName) && !isPicture(element)) return
    if (writer.used.has(element) || foldAway(element, link, context)) return
    if (element.localName === 'label' && isOfField(element as HTMLLabelElement, context)) return
    const anchor = element.localName === 'a' && element.hasAttribute('href')
    const display = tools.style(element).display
    const inline = /^(inline|contents|ruby)/.test(display) && !(/-/.test(display) && blockTags.has(element.localName))
    if (
      /^(input|select|textarea|img|iframe|video|canvas|button|summary|tr|h[1-6])$/.test(element.localName) ||
      element.hasAttribute('role')
    ) {
      // An icon in the middle of a sentence does not end the sentence; anything larger does.
      const small = element.localName === 'img' && tools.boxOf(element).height < 48
      const ends = (taken: boolean) => taken && !(small && inline)
      if (writer.apart(() => special(element, link, context), ends, context)) return
    }
    if (anchor && (!inline || tools.isFilled(element)) && !tools.holdsBlocks(element)) {
      writer.flush(context)
      writer.whole(element, { type: 'link', href: tools.hrefOf(element) })
      return
    }
    const inner: Context = { ...context }
    if (anchor) inner.href = tools.hrefOf(element)
    if (element.localName === 'li' || element.getAttribute('role') === 'listitem') inner.type = 'list_item'
    if (inline && !tools.holdsBlocks(element)) {
      walk(element, anchor ? element : link, context)
      return
    }
    writer.flush(context)
    if (element.localName === 'p' || element.localName === 'blockquote')
      inner.type = context.type === 'list_item' ? 'list_item' : 'paragraph'
    walk(element, anchor && !tools.holdsBlocks(element) ? element : link, inner)
    writer.flush(inner)
  }

  const screen = tools.firstScreen().texts
  tools.preparePaint()
  const base: Context = { type: 'paragraph' }
  if (document.body) walk(document.body, null, base)
  writer.flush(base)
  unfold()
  writer.end()
  const { blocks, unread, cut } = writer
  return { blocks, unread, cut, screen }
}
