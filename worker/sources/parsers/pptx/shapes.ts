import type { Place } from '#db/located-document.ts'
import type { Archive } from '../../archive.ts'
import type { DraftBlock } from '../../draft.ts'
import { part, type Relation } from '../../office-part.ts'
import { all, child, descend, type Element } from '../../xml.ts'
import { chartBlocks, diagramBlocks } from '../chart.ts'
import type { Area } from '../coverage.ts'
import { tableTexts } from '../table-rows.ts'
import { tooSmall } from '../too-small.ts'
import { cover, type DrawnTexts, isTurned, tableArea, textArea } from './cover.ts'
import { areaOf, type Frame, groupFrame, isPainted, overlap, placeOf } from './places.ts'
import { isTitle, linkOf, looksOf, placeholderOf, propertiesOf, type TextParagraph, textParagraphs } from './text.ts'

/** In columns; PowerPoint allows 75. */
const widestSpan = 100

export interface Slide {
  archive: Archive
  relations: Map<string, Relation>
  layout: Element | undefined
  master: Element | undefined
  where: Place
  /** In EMU. */
  width: number
  height: number
  /** Whether the background is white, as far as the file says, except in `grounds`. */
  whiteGround: boolean
  /** The areas of the slide, its layout and its master that are painted with something other than white, in EMU. */
  grounds: Area[]
  /** The texts drawn so far; null on an animated slide, which may uncover them. */
  drawn: DrawnTexts | null
}

export interface ShapeContent {
  blocks: DraftBlock[]
  /** The areas of visible pictures on the slide, in EMU. */
  pictures: Area[]
}

const nameOf = (shape: Element) => child(propertiesOf(shape), 'cNvPr')

function hiddenBecause(shape: Element, area: Area | null, slide: Slide): string | null {
  if (/^(1|true)$/.test(nameOf(shape)?.attributes.hidden ?? '')) return 'Its shape is hidden.'
  if (!area || (area.width === 0 && area.height === 0)) return null
  const outside =
    area.x >= slide.width || area.y >= slide.height || area.x + area.width <= 0 || area.y + area.height <= 0
  return outside ? 'It stands outside the slide.' : null
}

/** Whether white letters would be on white. A shape without a known position may be over any painted area. */
function isOnWhite(area: Area | null, { grounds, whiteGround }: Slide): boolean {
  return whiteGround && (area ? !grounds.some(ground => overlap(area, ground)) : grounds.length === 0)
}

interface Placement {
  area: Area | null
  hidden: string | null
}

const addressOf = (id: string, { relations }: Slide) =>
  [relations.get(id)].flatMap(one => (one?.external ? one.target : []))

const linksIn = (paragraphs: TextParagraph[], slide: Slide) =>
  paragraphs.flatMap(({ links }) => links).flatMap(({ id, text }) => addressOf(id, slide).map(href => ({ text, href })))

function textBlock(shape: Element, paragraph: TextParagraph, slide: Slide, { area, hidden }: Placement): DraftBlock {
  const placeholder = placeholderOf(shape)
  const { bulleted, text } = paragraph
  const type = bulleted ? 'list_item' : 'paragraph'
  const block: DraftBlock = { type, text, where: slide.where, links: linksIn([paragraph], slide) }
  for (const href of addressOf(linkOf(nameOf(shape)), slide)) block.href = href
  if (isTitle(placeholder)) block.type = 'slide_title'
  if (placeholder?.type === 'ftr') block.zone = 'footer'
  if (paragraph.size !== null) block.style = { size: paragraph.size }
  const white = paragraph.white && isOnWhite(area, slide) && !isPainted(shape)
  const reason = hidden ?? tooSmall(paragraph.size) ?? (white ? 'Its letters are white on white.' : null)
  if (reason !== null) block.hidden = reason
  return block
}

/** A title of several paragraphs becomes one block. */
function shapeTexts(shape: Element, slide: Slide, placement: Placement): DraftBlock[] {
  const paragraphs = textParagraphs(child(shape, 'txBody'), looksOf(shape, slide.layout, slide.master))
  const [first] = paragraphs
  const whole = first && isTitle(placeholderOf(shape))
  const links = paragraphs.flatMap(each => each.links)
  const texts = whole ? [{ ...first, links, text: paragraphs.map(each => each.text).join(' ') }] : paragraphs
  const blocks = texts.map(paragraph => textBlock(shape, paragraph, slide, placement))
  const area = placement.area && textArea(shape, paragraphs, placement.area, slide.width)
  if (area && placement.hidden === null) slide.drawn?.push({ area, blocks })
  return blocks
}

const isSet = (flag: string | undefined) => /^(1|true)$/.test(flag ?? '')

/** The cells of a row by column. Cells that are merged into another are still in the file, but not shown. */
function cellTexts(row: Element): (string | null)[] {
  const cells = row.children.filter(element => element.name === 'tc')
  return cells.flatMap((cell, at) => {
    const { gridSpan, hMerge, vMerge } = cell.attributes
    if (isSet(hMerge) || isSet(vMerge)) return [null]
    const paragraphs = textParagraphs(child(cell, 'txBody'), [])
    const text = paragraphs.map(each => each.text.trim()).join(' ')
    // Some programs omit the cells that a wide one covers.
    const rest = cells.slice(at + 1)
    const covering = rest.findIndex(({ attributes }) => !isSet(attributes.hMerge))
    const missing = Math.min(Number(gridSpan) || 1, widestSpan) - 1 - (covering < 0 ? rest.length : covering)
    return [text, ...Array.from({ length: Math.max(0, missing) }, () => null)]
  })
}

function frameBlocks(frame: Element, slide: Slide, area: Area | null): DraftBlock[] {
  const where = slide.where
  const data = descend(frame, 'graphic', 'graphicData')
  const table = child(data, 'tbl')
  const rows = (table?.children ?? []).filter(({ name }) => name === 'tr')
  const target = (id: string | undefined) => slide.relations.get(id ?? '')?.target
  const chart = part(slide.archive, target(child(data, 'chart')?.attributes['r:id']))
  const diagram = part(slide.archive, target(child(data, 'relIds')?.attributes['r:dm']))
  const linksOf = (row: Element | undefined) =>
    linksIn(row?.children.flatMap(cell => textParagraphs(child(cell, 'txBody'), [])) ?? [], slide)
  const texts = tableTexts(rows.map(row => ({ cells: cellTexts(row) }))).map(
    (text, at): DraftBlock => ({ type: 'table_row', text, where, links: linksOf(rows[at]) }),
  )
  if (table && area) slide.drawn?.push({ area: tableArea(table, area), blocks: texts })
  return [...texts, ...(chart ? chartBlocks(chart, where) : []), ...(diagram ? diagramBlocks(diagram, where) : [])]
}

export function shapeContent(tree: Element | undefined, slide: Slide, frame: Frame = area => area): ShapeContent {
  const blocks: DraftBlock[] = []
  const pictures: Area[] = []
  const take = (content: ShapeContent) => {
    blocks.push(...content.blocks)
    pictures.push(...content.pictures)
  }
  for (const shape of tree?.children ?? []) {
    const own = placeOf(shape, slide)
    const area = own && frame(own)
    const hidden = hiddenBecause(shape, area, slide)
    const seen = (content: DraftBlock[]) => (hidden === null ? content : content.map(block => ({ ...block, hidden })))
    const filledByPicture = descend(shape, 'spPr', 'blipFill') !== undefined || shape.name === 'pic'
    if (area && hidden === null) {
      cover(shape, area, slide.drawn ?? [], id => slide.archive.read(slide.relations.get(id)?.target ?? ''))
      if (filledByPicture) pictures.push(area)
    }
    if (shape.name === 'sp' || shape.name === 'cxnSp') {
      if (!['sldNum', 'dt'].includes(placeholderOf(shape)?.type ?? ''))
        blocks.push(...shapeTexts(shape, slide, { area, hidden }))
    } else if (shape.name === 'grpSp') {
      // What lies in a rotated or hidden group covers nothing outside it.
      const inside = hidden !== null || isTurned(shape) ? { ...slide, drawn: slide.drawn && [] } : slide
      const inner = shapeContent(shape, inside, groupFrame(shape, frame))
      take({ blocks: seen(inner.blocks), pictures: hidden === null ? inner.pictures : [] })
    } else if (shape.name === 'graphicFrame') {
      blocks.push(...seen(frameBlocks(shape, slide, area)))
      // Embedded objects are shown as a picture.
      for (const picture of all(descend(shape, 'graphic', 'graphicData'), 'pic')) {
        const place = areaOf(descend(picture, 'spPr', 'xfrm'))
        if (place) pictures.push(frame(place))
      }
    } else if (shape.name === 'pic') {
      blocks.push(...seen([{ type: 'image', text: nameOf(shape)?.attributes.descr ?? '', where: slide.where }]))
    } else if (shape.name === 'AlternateContent') {
      take(shapeContent(child(shape, 'Choice') ?? child(shape, 'Fallback'), slide, frame))
    }
  }
  return { blocks, pictures }
}
