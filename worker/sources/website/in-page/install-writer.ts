/// <reference lib="dom" />
import type { Box } from '#db/located-document.ts'
import type { Context, RawBlock, RawUnread, Tools, Writer } from './tools.ts'

/** Makes blocks of what the walk over the page comes upon: their text, their place, their looks, whether they are seen. */
export function installWriter(tools: Tools): void {
  interface Piece {
    text: string
    element: Element
    link: Element | null
    box: Box
  }

  const letters = /[\p{L}\p{N}]/u

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

  tools.holdsBlocks = element =>
    element.querySelector(
      'h1,h2,h3,h4,h5,h6,p,ul,ol,table,article,form,input,select,textarea,button,[role=heading]',
    ) !== null

  tools.createWriter = most => {
    const blocks: RawBlock[] = []
    /** Where each of the blocks comes from. */
    const places: Element[] = []
    const unread: RawUnread[] = []
    let run: Piece[] = []
    let count = 0
    /** Where the control stands whose fold is being read. */
    let folded: Box | null = null

    const emit = (block: Omit<RawBlock, 'zone'>, element: Element) => {
      if (block.text === '' && block.type !== 'image') return
      if (++count > most) {
        writer.cut = true
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
      inside: Pick<RawBlock, 'links' | 'struck' | 'row'> = {},
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

    const emitLinks = (pieces: Piece[], context: Context) => {
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
    }

    const writer: Writer = {
      blocks,
      unread,
      cut: false,
      used: new Set(),
      text(node, parent, link, context) {
        const text = node.nodeValue ?? ''
        if (text.trim() === '') {
          const last = run.at(-1)
          if (last && text !== '') run.push({ text: ' ', element: last.element, link: null, box: last.box })
          return
        }
        const hidden = tools.hiddenElement(parent)
        const last = run.findLast(piece => piece.text.trim() !== '')
        if (last && tools.hiddenElement(last.element) !== hidden) writer.flush(context)
        const range = parent.ownerDocument.createRange()
        range.selectNodeContents(node)
        run.push({ text, element: parent, link, box: tools.onPage(range.getBoundingClientRect(), parent) })
      },
      lineBreak(context) {
        const last = run.at(-1)
        if (last && /\n\s*$/.test(last.text)) writer.flush(context)
        else if (last) run.push({ ...last, text: '\n', link: null })
      },
      flush(context) {
        const pieces = run
        run = []
        if (!pieces.some(piece => letters.test(piece.text))) return
        const loose = pieces
          .filter(piece => !piece.link)
          .map(piece => piece.text)
          .join('')
        if (!letters.test(loose) && context.type !== 'heading') {
          emitLinks(pieces, context)
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
      },
      apart(make, ends, context) {
        const pending = run
        run = []
        const before = blocks.length
        const taken = make()
        const [after, afterPlaces] = [blocks.splice(before), places.splice(before)]
        run = pending
        if (ends(taken)) writer.flush(context)
        blocks.push(...after)
        places.push(...afterPlaces)
        return taken
      },
      control(element) {
        const { block, labels, button } = tools.controlOf(element)
        for (const label of labels) writer.used.add(label)
        if (button !== null) emitText(button, element, tools.boxOf(element), { type: 'button' }, element)
        if (block) emit(block, element)
      },
      image(element, context, linkName) {
        const block = tools.imageOf(element, context.href, linkName)
        if (block) emit(block, element)
      },
      whole(element, context) {
        const name = tools.clean(element.getAttribute('aria-label') ?? element.getAttribute('title') ?? '')
        const shown = tools.textOf(element)
        const clickable = context.type === 'button' || context.type === 'link'
        const pictures = [...element.querySelectorAll('img, svg[role=img]')]
        if (shown === '' && context.type === 'link' && pictures.length > 0) {
          for (const picture of pictures) writer.image(picture, context, name)
          return
        }
        const text =
          shown || (tools.hiddenElement(element) || !clickable ? tools.clean(element.textContent ?? '') : name)
        const deepest = [...element.querySelectorAll('*')].find(child => tools.clean(child.textContent ?? '') === text)
        emitText(text, deepest ?? element, tools.boxOf(element), context, clickable ? element : null)
        for (const picture of pictures) writer.image(picture, context, '')
      },
      row(element) {
        const cells = tools.cellsOf(element)
        const holds = (cell: Element) =>
          tools.holdsBlocks(cell) && cell.querySelector('h1,h2,h3,ul,ol,table,form') !== null
        if (cells.length < 2 || cells.some(holds)) return false
        const row = tools.rowOf(element)
        const texts = row.cells.map(cell => cell && tools.textOf(cell))
        const said = texts.some(Boolean)
        emitText(
          said ? texts.filter(Boolean).join(' | ') : tools.clean(element.textContent ?? ''),
          element,
          tools.boxOf(element),
          { type: 'table_row' },
          null,
          said ? { row: { ...row, cells: texts } } : {},
        )
        return true
      },
      opaque(element, what, from) {
        const box = tools.boxOf(element)
        const least = what === 'frame' ? 50 : 100
        if (tools.hiddenElement(element) || box.width < least || box.height < least) return
        unread.push({ box: folded ?? box, what, from })
      },
      keepPlace(element, control) {
        const box = folded ?? tools.boxOf(control)
        const marker: RawBlock = { type: 'paragraph', text: '', box, zone: 'main' }
        blocks.push(marker)
        places.push(element)
        return { marker, box }
      },
      fill({ marker, box }, read) {
        const [before, beforePlaces] = [blocks.splice(0), places.splice(0)]
        folded = box
        read()
        folded = null
        const at = before.indexOf(marker)
        blocks.unshift(...before.splice(0, at))
        places.unshift(...beforePlaces.splice(0, at))
        blocks.push(...before.slice(1))
        places.push(...beforePlaces.slice(1))
      },
      end() {
        unread.push(...tools.unshownIn(blocks, places))
        for (const [index, group] of tools.groupsOf(places).entries()) {
          const block = blocks[index]
          if (block && group !== null) block.group = group
        }
      },
    }
    return writer
  }
}
