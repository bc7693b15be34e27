import type { Place, Sheet, Unread } from '#db/located-document.ts'
import { wordCount } from '#db/word-count.ts'
import { documentFailure } from '../../../source-failure.ts'
import type { Archive } from '../../archive.ts'
import type { Draft, DraftBlock } from '../../draft.ts'
import { mainPart, part, related, relations } from '../../office-part.ts'
import { isPicture } from '../../picture-pages.ts'
import { all, child, descend, type Element } from '../../xml.ts'
import { coveredShare } from '../coverage.ts'
import { emuPerPoint, underPicture } from './cover.ts'
import { paintedAreas } from './places.ts'
import { type Slide, shapeContent } from './shapes.ts'
import { placeholderOf, textParagraphs } from './text.ts'

interface SlideRead {
  blocks: DraftBlock[]
  sheet: Sheet
  unread: Unread[]
}

/** A missing background is drawn white, and a theme's first background is usually white. */
function isWhite(background: Element | undefined): boolean {
  if (!background) return true
  const fill = descend(background, 'bgPr', 'solidFill') ?? child(background, 'bgRef')
  const named = child(fill, 'schemeClr')?.attributes.val ?? child(fill, 'srgbClr')?.attributes.val ?? ''
  return /^(bg1|lt1|ffffff)$/i.test(named)
}

function notesOf(archive: Archive, name: string | undefined, where: Place): DraftBlock[] {
  const shapes = descend(part(archive, name), 'cSld', 'spTree')?.children ?? []
  const bodies = shapes.filter(shape => placeholderOf(shape)?.type === 'body')
  return bodies
    .flatMap(shape => textParagraphs(child(shape, 'txBody'), []))
    .map(paragraph => ({ type: 'notes', text: paragraph.text, where }))
}

function readSlide(archive: Archive, name: string, slide: number, width: number, height: number): SlideRead | null {
  const root = part(archive, name)
  if (!root) return null
  const links = relations(archive, name)
  const layoutName = related(links, 'slideLayout')
  const layout = part(archive, layoutName)
  const master = part(archive, layoutName && related(relations(archive, layoutName), 'slideMaster'))
  const hidden = /^(0|false)$/.test(root.attributes.show ?? '')
  const where: Place = { kind: 'slide', slide, hidden }
  const [background] = [root, layout, master].flatMap(sheet => descend(sheet, 'cSld', 'bg') ?? [])
  const drawnPictures = [layout, master].some(sheet => descend(sheet, 'cSld', 'spTree', 'pic') !== undefined)
  const context: Slide = {
    archive,
    relations: links,
    layout,
    master,
    where,
    width,
    height,
    whiteGround: isWhite(background) && !drawnPictures,
    grounds: [root, layout, master].flatMap(sheet =>
      paintedAreas(descend(sheet, 'cSld', 'spTree'), { layout, master }),
    ),
    drawn: [root, layout, master].some(sheet => all(sheet, 'spTgt').length > 0) ? null : [],
  }
  const content = shapeContent(descend(root, 'cSld', 'spTree'), context)
  if (content.pictures.length > 0) {
    // White letters may be on a picture, wherever it is in the stacking order.
    for (const block of content.blocks) if (block.hidden === 'Its letters are white on white.') delete block.hidden
  }
  const titles = content.blocks.filter(block => block.type === 'slide_title')
  const others = content.blocks.filter(block => block.type !== 'slide_title')
  const words = [...titles, ...others]
    .filter(block => block.type !== 'image' && block.hidden === undefined)
    .reduce((sum, block) => sum + wordCount(block.text), 0)
  const whole = descend(background, 'bgPr', 'blipFill') ? [{ x: 0, y: 0, width, height }] : []
  const imageShare = coveredShare([...content.pictures, ...whole], width, height)
  const imageOnly = content.pictures.length > 0 && isPicture({ words, imageShare })
  // The picture may show the very words that lie under it, as a scan does.
  for (const block of content.blocks) if (imageOnly && block.hidden === underPicture) delete block.hidden
  const why =
    words === 0
      ? `Slide ${slide} holds only images; text inside them was not read.`
      : `Most of slide ${slide} is an image; text inside it was not read.`
  return {
    blocks: [...titles, ...others, ...notesOf(archive, related(links, 'notesSlide'), where)],
    sheet: { number: slide, width: width / emuPerPoint, height: height / emuPerPoint, words, hidden, imageShare },
    unread: imageOnly ? [{ where, why }] : [],
  }
}

/** Rejects with `damaged` or `no_slides`. A slide that is missing from the file is listed as unread. */
export async function parsePptx(archive: Archive): Promise<Draft> {
  const name = mainPart(archive, 'ppt/presentation.xml')
  const root = part(archive, name)
  if (root?.name !== 'presentation') throw documentFailure('damaged')
  const links = relations(archive, name)
  const size = child(root, 'sldSz')
  const width = Number(size?.attributes.cx) || 9_144_000
  const height = Number(size?.attributes.cy) || 6_858_000
  const ids = child(root, 'sldIdLst')?.children ?? []
  if (ids.length === 0) throw documentFailure('no_slides')
  const unread: Unread[] = []
  const slides = ids.flatMap(({ attributes }, index) => {
    const target = links.get(attributes['r:id'] ?? '')?.target
    const slide = target === undefined ? null : readSlide(archive, target, index + 1, width, height)
    const where: Place = { kind: 'slide', slide: index + 1, hidden: false }
    if (!slide) unread.push({ where, why: `Slide ${index + 1} is missing from the file and could not be read.` })
    return slide ? [slide] : []
  })
  if (slides.length === 0) throw documentFailure('damaged')
  const blocks = slides.flatMap(slide => slide.blocks)
  const core = part(archive, 'docProps/core.xml')
  return {
    title: blocks.find(block => block.type === 'slide_title')?.text ?? child(core, 'title')?.text ?? null,
    blocks,
    unread: [...unread, ...slides.flatMap(slide => slide.unread)],
    sheets: slides.map(slide => slide.sheet),
  }
}
