/** The shapes of a slide in their order, groups opened: texts, tables, charts, diagrams and pictures. */
import type { Place } from '#db/shapes.ts'
import type { Archive } from '../archive.ts'
import type { DraftBlock } from '../draft.ts'
import { part, type Relation } from '../office-part.ts'
import { all, child, descend, type Element } from '../xml.ts'
import { chartBlocks, diagramBlocks } from './chart.ts'
import type { Area } from './coverage.ts'
import { isTitle, looksOf, placeholderOf, type TextParagraph, textParagraphs } from './pptx-text.ts'

export interface Slide {
  archive: Archive
  relations: Map<string, Relation>
  layout: Element | null
  master: Element | null
  where: Place
  /** EMU. */
  width: number
  height: number
  /** Nothing but white lies behind the slide's texts, as far as the file says. */
  whiteGround: boolean
}

export interface ShapeContent {
  blocks: DraftBlock[]
  /** Pictures, in EMU on the slide. */
  pictures: Area[]
}

/** From a group's own coordinates to the slide's. */
type Frame = (area: Area) => Area

const number = (element: Element | undefined, name: string) => Number(element?.attributes[name] ?? 0) || 0

function areaOf(transform: Element | undefined): Area | null {
  const offset = child(transform, 'off')
  const extent = child(transform, 'ext')
  if (!offset || !extent) return null
  return { x: number(offset, 'x'), y: number(offset, 'y'), width: number(extent, 'cx'), height: number(extent, 'cy') }
}

/** A shape's own place; a placeholder without one takes its layout's. */
function placeOf(shape: Element, slide: Slide): Area | null {
  const own = areaOf(descend(shape, 'spPr', 'xfrm') ?? child(shape, 'xfrm'))
  const placeholder = placeholderOf(shape)
  if (own || !placeholder) return own
  for (const sheet of [slide.layout, slide.master]) {
    const shapes = descend(sheet ?? undefined, 'cSld', 'spTree')?.children ?? []
    const twin = shapes.find(other => {
      const role = placeholderOf(other)
      return role && (role.index === placeholder.index || (isTitle(role) && isTitle(placeholder)))
    })
    const inherited = areaOf(descend(twin, 'spPr', 'xfrm'))
    if (inherited) return inherited
  }
  return null
}

function groupFrame(group: Element, outer: Frame): Frame {
  const transform = descend(group, 'grpSpPr', 'xfrm')
  const own = areaOf(transform)
  const inner = child(transform, 'chOff')
  const extent = child(transform, 'chExt')
  if (!own || !inner || !extent) return outer
  const across = own.width / (number(extent, 'cx') || 1)
  const down = own.height / (number(extent, 'cy') || 1)
  return area =>
    outer({
      x: own.x + (area.x - number(inner, 'x')) * across,
      y: own.y + (area.y - number(inner, 'y')) * down,
      width: area.width * across,
      height: area.height * down,
    })
}

const nameOf = (shape: Element) =>
  child(
    shape.children.find(element => element.name.startsWith('nv')),
    'cNvPr',
  )

/** Why nobody sees the shape, or null. */
function unseen(shape: Element, area: Area | null, slide: Slide): string | null {
  if (/^(1|true)$/.test(nameOf(shape)?.attributes.hidden ?? '')) return 'Its shape is hidden.'
  if (!area || (area.width === 0 && area.height === 0)) return null
  const outside =
    area.x >= slide.width || area.y >= slide.height || area.x + area.width <= 0 || area.y + area.height <= 0
  return outside ? 'It stands outside the slide.' : null
}

function textBlock(shape: Element, paragraph: TextParagraph, slide: Slide, hidden: string | null): DraftBlock {
  const placeholder = placeholderOf(shape)
  const block: DraftBlock = {
    type: paragraph.bulleted ? 'list_item' : 'paragraph',
    text: paragraph.text,
    where: slide.where,
  }
  if (isTitle(placeholder)) block.type = 'slide_title'
  if (placeholder?.type === 'ftr') block.zone = 'footer'
  if (paragraph.size !== null) block.style = { size: paragraph.size }
  const filled = ['solidFill', 'gradFill', 'blipFill', 'pattFill'].some(fill => descend(shape, 'spPr', fill))
  const white = paragraph.white && slide.whiteGround && !filled && !child(shape, 'style')
  const reason = hidden ?? (white ? 'Its letters are white on white.' : null)
  if (reason !== null) block.hidden = reason
  return block
}

/** A title of several paragraphs is one title. */
function shapeTexts(shape: Element, slide: Slide, hidden: string | null): DraftBlock[] {
  const paragraphs = textParagraphs(child(shape, 'txBody'), looksOf(shape, slide.layout, slide.master))
  const [first] = paragraphs
  if (first && isTitle(placeholderOf(shape))) {
    return [textBlock(shape, { ...first, text: paragraphs.map(each => each.text).join(' ') }, slide, hidden)]
  }
  return paragraphs.map(paragraph => textBlock(shape, paragraph, slide, hidden))
}

function frameBlocks(frame: Element, slide: Slide): DraftBlock[] {
  const where = slide.where
  const data = descend(frame, 'graphic', 'graphicData')
  const rows = descend(data, 'tbl')?.children.filter(element => element.name === 'tr') ?? []
  const target = (id: string | undefined) => slide.relations.get(id ?? '')?.target
  const chart = target(child(data, 'chart')?.attributes['r:id'])
  const diagram = target(child(data, 'relIds')?.attributes['r:dm'])
  const chartRoot = chart === undefined ? null : part(slide.archive, chart)
  const diagramRoot = diagram === undefined ? null : part(slide.archive, diagram)
  return [
    ...rows.map((row): DraftBlock => {
      const cells = row.children.filter(element => element.name === 'tc')
      const texts = cells.map(cell =>
        textParagraphs(child(cell, 'txBody'), [])
          .map(each => each.text.trim())
          .join(' '),
      )
      return { type: 'table_row', text: texts.filter(text => text !== '').join(' | '), where }
    }),
    ...(chartRoot ? chartBlocks(chartRoot, where) : []),
    ...(diagramRoot ? diagramBlocks(diagramRoot, where) : []),
  ]
}

/** Everything in a shape tree, in its order. */
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
    const hidden = unseen(shape, area, slide)
    const seen = (content: DraftBlock[]) => (hidden === null ? content : content.map(block => ({ ...block, hidden })))
    const filledByPicture = descend(shape, 'spPr', 'blipFill') !== undefined || shape.name === 'pic'
    if (filledByPicture && area && hidden === null) pictures.push(area)
    if (shape.name === 'sp' || shape.name === 'cxnSp') {
      if (!['sldNum', 'dt'].includes(placeholderOf(shape)?.type ?? '')) blocks.push(...shapeTexts(shape, slide, hidden))
    } else if (shape.name === 'grpSp') {
      const inner = shapeContent(shape, slide, groupFrame(shape, frame))
      take({ blocks: seen(inner.blocks), pictures: hidden === null ? inner.pictures : [] })
    } else if (shape.name === 'graphicFrame') {
      blocks.push(...seen(frameBlocks(shape, slide)))
      // Embedded objects are shown by a picture of them.
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
