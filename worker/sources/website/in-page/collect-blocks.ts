/// <reference lib="dom" />
import type { Box } from '#db/shapes.ts'
import type { RawBlock, RawUnread, Tools } from './tools.ts'

/**
 * Reads the page into blocks in reading order. No text stands twice: a link inside running text belongs to its
 * paragraph; a link that stands alone (navigation, a call to action, a card) is a block. Headings, buttons, lone links
 * and table rows are one block each; all else is one block for each run of inline text.
 */
export function collectBlocks(
  tools: Tools,
  options: { most: number },
): { blocks: RawBlock[]; unread: RawUnread[]; cut: boolean } {
  interface Context {
    type: RawBlock['type']
    level?: number
    href?: string
  }
  interface Fold {
    /** Stands among the blocks where those of the fold belong. */
    marker: RawBlock
    element: Element
    box: Box
    link: Element | null
    context: Context
  }
  interface Piece {
    text: string
    element: Element
    link: Element | null
    box: Box
  }
  const blocks: RawBlock[] = []
  const places: Element[] = []
  const unread: RawUnread[] = []
  const used = new Set<Element>()
  let run: Piece[] = []

  tools.preparePaint()
  let cut = false
  let count = 0
  let folds: Fold[] = []
  /** Where the control stands whose fold is being read. */
  let folded: Box | null = null

  const emit = (block: Omit<RawBlock, 'zone'>, element: Element) => {
    if (block.text === '' && block.type !== 'image') return
    if (++count > options.most) {
      cut = true
      return
    }
    const away = folded && block.hidden === undefined ? { box: folded, folded: true as const } : {}
    blocks.push({ ...block, ...away, zone: tools.zoneOf(element) })
    places.push(element)
  }

  const emitText = (
    text: string,
    element: Element,
    box: Box,
    context: Context,
    control: Element | null,
    inside: Pick<RawBlock, 'links' | 'struck'> = {},
  ) => {
    const clean = tools.clean(text)
    const block: Omit<RawBlock, 'zone'> = {
      type: context.type,
      text: clean,
      box,
      style: tools.looksOf(element, box, control),
      ...inside,
    }
    if (context.level !== undefined) block.level = context.level
    if (context.href !== undefined) block.href = context.href
    const hidden = tools.hiddenText(element, box, clean)
    if (hidden) block.hidden = hidden
    emit(block, element)
  }

  /** Ends the inline run: one block, or one for each link where nothing but links stands in it. */
  const flush = (context: Context) => {
    const pieces = run
    run = []
    if (!pieces.some(piece => /[\p{L}\p{N}]/u.test(piece.text))) return
    const loose = pieces
      .filter(piece => !piece.link)
      .map(piece => piece.text)
      .join('')
    if (!/[\p{L}\p{N}]/u.test(loose) && context.type !== 'heading') {
      for (const link of new Set(pieces.map(piece => piece.link))) {
        const own = pieces.filter(piece => piece.link === link)
        const first = own[0]
        if (!link || !first) continue
        const type = context.type === 'paragraph' || context.type === 'list_item' ? 'link' : context.type
        emitText(
          own.map(piece => piece.text).join(''),
          first.element,
          tools.union(own.map(piece => piece.box)),
          { ...context, type, href: tools.hrefOf(link) },
          link,
        )
      }
      return
    }
    const longest = pieces.reduce((best, piece) => (piece.text.length > best.text.length ? piece : best))
    emitText(
      pieces.map(piece => piece.text).join(''),
      longest.element,
      tools.union(pieces.map(piece => piece.box)),
      context,
      null,
      { ...struckIn(pieces), ...linksIn(pieces) },
    )
  }

  const linksIn = (pieces: Piece[]): Pick<RawBlock, 'links'> => {
    const links = [...new Set(pieces.flatMap(({ link }) => link ?? []))].flatMap(link => {
      const own = pieces.filter(piece => piece.link === link)
      const text = tools.clean(own.map(piece => piece.text).join(''))
      return text === '' ? [] : [{ text, href: tools.hrefOf(link) }]
    })
    return links.length > 0 ? { links } : {}
  }

  /** Neighbouring pieces under one line are one text. */
  const struckIn = (pieces: Piece[]): Pick<RawBlock, 'struck'> => {
    const texts: string[] = []
    let open = false
    for (const { text, element } of pieces) {
      const struck: boolean = text.trim() === '' ? open : tools.isStruck(element)
      if (struck && open) texts.push((texts.pop() ?? '') + text)
      else if (struck) texts.push(text)
      open = struck
    }
    const struck = texts.map(tools.clean).filter(text => text !== '')
    return struck.length > 0 ? { struck } : {}
  }

  const addText = (node: Node, parent: Element, link: Element | null, context: Context) => {
    const text = node.nodeValue ?? ''
    if (text.trim() === '') {
      const last = run.at(-1)
      if (last && text !== '') run.push({ text: ' ', element: last.element, link: null, box: last.box })
      return
    }
    const hidden = tools.hiddenElement(parent)
    const last = run.findLast(piece => piece.text.trim() !== '')
    if (last && tools.hiddenElement(last.element) !== hidden) flush(context)
    const range = parent.ownerDocument.createRange()
    range.selectNodeContents(node)
    run.push({ text, element: parent, link, box: tools.onPage(range.getBoundingClientRect(), parent) })
  }

  const isControl = (element: Element) => element.matches('input, select, textarea')
  const holdsBlocks = (element: Element) =>
    element.querySelector(
      'h1,h2,h3,h4,h5,h6,p,ul,ol,table,article,form,input,select,textarea,button,[role=heading]',
    ) !== null

  const control = (element: HTMLInputElement) => {
    const { block, labels, button } = tools.controlOf(element)
    for (const label of labels) used.add(label)
    if (button !== null) emitText(button, element, tools.boxOf(element), { type: 'button' }, element)
    if (block) emit(block, element)
  }

  const image = (element: Element, context: Context, linkName: string) => {
    const block = tools.imageOf(element, context.href, linkName)
    if (block) emit(block, element)
  }

  const frame = (element: HTMLIFrameElement) => {
    if (tools.hiddenElement(element)) return
    const inner = element.contentDocument?.body
    if (inner) {
      walk(inner, null, { type: 'paragraph' })
      return
    }
    const box = tools.boxOf(element)
    if (box.width >= 50 && box.height >= 50)
      unread.push({ box: folded ?? box, what: 'frame', from: URL.parse(element.src)?.host ?? '' })
  }

  const whole = (element: Element, context: Context) => {
    const name = tools.clean(element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '')
    const shown = tools.textOf(element)
    const clickable = context.type === 'button' || context.type === 'link'
    const pictures = [...element.querySelectorAll('img, svg[role=img]')]
    if (shown === '' && context.type === 'link' && pictures.length > 0) {
      for (const picture of pictures) image(picture, context, name)
      return
    }
    const text = shown || (tools.hiddenElement(element) || !clickable ? tools.clean(element.textContent ?? '') : name)
    const deepest = [...element.querySelectorAll('*')].find(child => tools.clean(child.textContent ?? '') === text)
    emitText(text, deepest ?? element, tools.boxOf(element), context, clickable ? element : null)
    for (const picture of pictures) image(picture, context, '')
  }

  const row = (element: Element) => {
    const cells = [...element.children].filter(cell => /^t[dh]$/.test(cell.localName))
    if (cells.length < 2 || cells.some(cell => holdsBlocks(cell) && cell.querySelector('h1,h2,h3,ul,ol,table,form')))
      return false
    const text = cells.map(tools.textOf).filter(Boolean).join(' | ')
    emitText(text || tools.clean(element.textContent ?? ''), element, tools.boxOf(element), { type: 'table_row' }, null)
    return true
  }

  /** Handles elements that make blocks of their own; false where the element is only something around text. */
  const special = (element: Element, link: Element | null, context: Context): boolean => {
    const role = element.getAttribute('role')
    const heading = /^h([1-6])$/.exec(element.localName)
    if (isControl(element)) control(element as HTMLInputElement)
    else if (element.localName === 'img' || (element.localName === 'svg' && role === 'img'))
      image(element, link ? { ...context, href: context.href ?? tools.hrefOf(link) } : context, '')
    else if (element.localName === 'iframe') frame(element as HTMLIFrameElement)
    else if (element.localName === 'video' || element.localName === 'canvas') media(element)
    else if (heading || role === 'heading') {
      const inner = element.querySelector('a[href]')
      const href = context.href ?? (link ? tools.hrefOf(link) : inner ? tools.hrefOf(inner) : undefined)
      const level = Number(heading?.[1] ?? element.getAttribute('aria-level') ?? 2)
      whole(element, { type: 'heading', level, ...(href === undefined ? {} : { href }) })
    } else if (element.localName === 'button' || role === 'button' || element.localName === 'summary') {
      const href = element.localName === 'a' ? tools.hrefOf(element) : undefined
      whole(element, { type: 'button', ...(href === undefined ? {} : { href }) })
    } else if (element.localName === 'tr') return row(element)
    else return false
    return true
  }

  const media = (element: Element) => {
    const box = tools.boxOf(element)
    if (tools.hiddenElement(element) || box.width < 100 || box.height < 100) return
    unread.push({ box: folded ?? box, what: element.localName === 'video' ? 'video' : 'canvas', from: '' })
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
      if (child.nodeType === 3) {
        addText(child, element, link, context)
        continue
      }
      if (child.nodeType !== 1) continue
      visit(child as Element, link, context)
    }
  }

  /** Leaves a closed fold for later, when all that is open has been read where it stands; its summary is read now. */
  const foldAway = (element: Element, link: Element | null, context: Context): boolean => {
    const control = tools.foldOf(element)
    if (!control) return false
    flush(context)
    const box = folded ?? tools.boxOf(control)
    if (control.parentElement === element) {
      visit(control, link, context)
      used.add(control)
    }
    const marker: RawBlock = { type: 'paragraph', text: '', box, zone: 'main' }
    blocks.push(marker)
    places.push(element)
    folds.push({ marker, element, box, link, context })
    return true
  }

  /** Opens all that is folded away, then what was folded away in it, and puts what it says where it belongs. */
  const unfold = () => {
    const closers: (() => void)[] = []
    while (folds.length > 0) {
      const round = folds
      folds = []
      closers.push(tools.openFolds(round.map(({ element }) => element)))
      for (const { marker, element, box, link, context } of round) {
        const [before, beforePlaces] = [blocks.splice(0), places.splice(0)]
        folded = box
        visit(element, link, context)
        flush(context)
        folded = null
        const at = before.indexOf(marker)
        blocks.unshift(...before.splice(0, at))
        places.unshift(...beforePlaces.splice(0, at))
        blocks.push(...before.slice(1))
        places.push(...beforePlaces.slice(1))
      }
    }
    for (const close of closers.reverse()) close()
  }

  /** Texts of some length that nobody sees before a script shows them, each with where the page would show them. */
  const unshown = (): RawUnread[] => {
    const shown = new Set(blocks.flatMap(({ hidden, text }) => (hidden === undefined ? [text] : [])))
    const found: RawUnread[] = []
    let words = 0
    let box: Box | null = null
    let enough = 0
    const end = () => {
      if (words >= enough && words > 0)
        found.push({ box: box ?? { x: 0, y: 0, width: 0, height: 0 }, what: 'unshown', from: '', words })
      words = 0
    }
    for (const [at, block] of blocks.entries()) {
      const fewest = block.hidden === 'opened by a control' ? 15 : block.hidden === 'not displayed' ? 40 : 0
      const place = places[at]
      if (fewest === 0 || fewest !== enough) end()
      enough = fewest
      if (block.hidden === undefined) box = block.box
      if (fewest === 0 || !place || shown.has(block.text) || tools.standsApart(place)) continue
      words += block.text.split(' ').filter(word => /[\p{L}\p{N}]/u.test(word)).length
    }
    end()
    return found
  }

  const visit = (element: Element, link: Element | null, context: Context) => {
    if (element.localName === 'br') {
      if (/\n\s*$/.test(run.at(-1)?.text ?? '')) flush(context)
      else if (run.length > 0) run.push({ ...(run.at(-1) as Piece), text: '\n', link: null })
      return
    }
    if (silent.has(element.localName) && !(element.localName === 'svg' && element.getAttribute('role') === 'img'))
      return
    if (used.has(element) || foldAway(element, link, context)) return
    if (element.localName === 'label') {
      const field = (element as HTMLLabelElement).control
      if (field && tools.labelOf(field).labels.includes(element)) {
        used.add(element)
        const inside = element.contains(field)
        if (inside) {
          flush(context)
          control(field as HTMLInputElement)
        }
        return
      }
    }
    const anchor = element.localName === 'a' && element.hasAttribute('href')
    const display = tools.style(element).display
    const inline = /^(inline|contents|ruby)/.test(display) && !(/-/.test(display) && blockTags.has(element.localName))
    if (
      /^(input|select|textarea|img|iframe|video|canvas|button|summary|tr|h[1-6])$/.test(element.localName) ||
      element.hasAttribute('role')
    ) {
      const pending = run
      run = []
      const before = blocks.length
      const taken = special(element, link, context)
      const after = blocks.splice(before)
      const afterPlaces = places.splice(before)
      run = pending
      // An icon in the middle of a sentence does not end the sentence; anything larger does.
      const small = element.localName === 'img' && tools.boxOf(element).height < 48
      if (taken && !(small && inline)) flush(context)
      blocks.push(...after)
      places.push(...afterPlaces)
      if (taken) return
    }
    if (anchor && (!inline || tools.isFilled(element)) && !holdsBlocks(element)) {
      flush(context)
      whole(element, { type: 'link', href: tools.hrefOf(element) })
      return
    }
    const inner: Context = { ...context }
    if (anchor) inner.href = tools.hrefOf(element)
    if (element.localName === 'li' || element.getAttribute('role') === 'listitem') inner.type = 'list_item'
    if (inline && !holdsBlocks(element)) {
      walk(element, anchor ? element : link, context)
      return
    }
    flush(context)
    if (element.localName === 'p' || element.localName === 'blockquote')
      inner.type = context.type === 'list_item' ? 'list_item' : 'paragraph'
    walk(element, anchor && !holdsBlocks(element) ? element : link, inner)
    flush(inner)
  }

  const base: Context = { type: 'paragraph' }
  if (document.body) walk(document.body, null, base)
  flush(base)
  unfold()
  unread.push(...unshown())
  tools.groupsOf(places).forEach((group, index) => {
    const block = blocks[index]
    if (block && group !== null) block.group = group
  })
  return { blocks, unread, cut }
}
