import type { Box, LocatedDocument, Unread, WebsiteFacts } from '#db/located-document.ts'
import { viewports } from '#db/vocabulary.ts'
import { withoutCredentials } from '#db/web-address.ts'
import { wordCount } from '#db/word-count.ts'
import { type DraftBlock, finishDocument } from '../draft.ts'
import { tableTexts } from '../parsers/table-rows.ts'
import { type Capture, maxBlocks, maxHeight } from './capture.ts'
import type { PageFacts } from './in-page/facts.ts'
import type { RawBlock, RawUnread } from './in-page/raw-block.ts'

export interface Rendering {
  requestedUrl: string
  finalUrl: string
  status: number
  capturedAt: string
  facts: PageFacts
  desktop: Capture
  phone: Capture
  changingTexts: WebsiteFacts['changingTexts']
  /** The text of a loading notice that never went away, or '' for a spinner; null if there was none. */
  stillLoading: string | null
  requests: number
  bytes: number
  blockedRequests: number
  cutWhileScrolling: boolean
}

const fold = viewports.desktop.height

export async function assemble(rendering: Rendering): Promise<LocatedDocument> {
  const { desktop, phone } = rendering
  const raw = [...desktop.blocks, ...desktop.consent]
  const blocks = withPhoneBoxes(toDrafts(raw), raw, phone.blocks)
  const document = await finishDocument(
    { title: rendering.facts.title || null, blocks, unread: unreadOf(rendering), sheets: [] },
    'website',
    rendering.capturedAt,
  )
  const declared = /^[a-z]{2}(?=$|[-_])/i.exec(rendering.facts.language)?.[0].toLowerCase() ?? null
  return { ...document, language: document.language ?? declared, website: factsOf(rendering, document.blocks) }
}

/** The texts of all table rows. A table's columns can only be determined from all of its rows. */
function rowTexts(raw: RawBlock[]): ReadonlyMap<RawBlock, string> {
  const tables = Map.groupBy(
    raw.filter(({ row }) => row),
    // The consent notice was read separately, so its table numbers may collide with the page's.
    ({ zone, row }) => `${zone === 'consent'} ${row?.table}`,
  )
  return new Map(
    [...tables.values()].flatMap(rows => {
      const texts = tableTexts(rows.map(({ row }) => ({ cells: row?.cells ?? [], inHead: row?.head ?? false })))
      return rows.map((block, at) => [block, texts[at] ?? block.text] as const)
    }),
  )
}

function toDrafts(raw: RawBlock[]): DraftBlock[] {
  let section = 0
  const rows = rowTexts(raw)
  return raw.map(block => {
    const { box, row: _, ...rest } = block
    const text = rows.get(block) ?? rest.text
    if (rest.type === 'heading' && rest.hidden === undefined) section++
    const aboveFold = box.y < fold && box.y + box.height > 0 && rest.hidden === undefined && !rest.folded
    const isBeside = rest.hidden !== undefined && (box.x + box.width <= 0 || box.y + box.height <= 0)
    const where = isBeside ? ({ kind: 'document' } as const) : ({ kind: 'box', box, viewport: 'desktop' } as const)
    return { ...rest, ...addressesOf(rest), text, section, aboveFold, where }
  })
}

function addressesOf({ href, links }: Pick<RawBlock, 'href' | 'links'>): Pick<RawBlock, 'href' | 'links'> {
  return {
    ...(href !== undefined && { href: withoutCredentials(href) }),
    ...(links && { links: links.map(link => ({ ...link, href: withoutCredentials(link.href) })) }),
  }
}

/** Matches blocks of the two renderings by type and text; equal ones in their order. */
function withPhoneBoxes(blocks: DraftBlock[], raw: RawBlock[], phone: RawBlock[]): DraftBlock[] {
  const key = (block: RawBlock | undefined) => `${block?.type} ${block?.folded ?? false} ${block?.text}`
  const boxes = new Map<string, Box[]>()
  for (const block of phone) {
    if (block.hidden === undefined) boxes.set(key(block), [...(boxes.get(key(block)) ?? []), block.box])
  }
  return blocks.map((block, at) => {
    const phoneBox = boxes.get(key(raw[at]))?.shift()
    return phoneBox ? { ...block, phoneBox } : block
  })
}

function unreadOf(rendering: Rendering): Unread[] {
  const { desktop } = rendering
  const place = (box: Box): Unread['where'] => ({ kind: 'box', box, viewport: 'desktop' })
  const unread = desktop.unread.slice(0, 50).map(({ box, ...what }) => ({ where: place(box), why: why(what) }))
  for (const viewport of ['desktop', 'phone'] as const) {
    const { height } = rendering[viewport]
    if (height <= maxHeight) continue
    const box = { x: 0, y: maxHeight, width: viewports[viewport].width, height: height - maxHeight }

    unread.push({
      where: { kind: 'box', box, viewport },
      why: `The page is ${height} pixels high; its picture ends at ${maxHeight}, and what loads only further down was not loaded.`,
    })
  }
  const ofAll = (why: string) => unread.push({ where: { kind: 'document' }, why })
  if (rendering.stillLoading !== null) {
    const says = rendering.stillLoading ? `said “${rendering.stillLoading}”` : 'showed the mark of something that loads'
    ofAll(`The page still ${says} when it was read. What was to come there was not read.`)
  }
  if (desktop.cut) ofAll(`The page has more than ${maxBlocks} parts; the first were read.`)
  if (rendering.cutWhileScrolling)
    ofAll('The page asked for more than a review loads, so some of its pictures or later parts may be missing.')
  return unread
}

function why({ what, from, words }: Omit<RawUnread, 'box'>): string {
  if (what === 'video') return 'A video stands here. What it shows and says was not read.'
  if (what === 'unshown') return `Some ${words} words here are not shown at first. They were not read.`
  if (what === 'canvas') return 'A drawing made by a program stands here. What it shows was not read.'
  return `A frame from ${from || 'another site'} stands here. What is inside it was not read.`
}

function factsOf(rendering: Rendering, blocks: LocatedDocument['blocks']): WebsiteFacts {
  const { facts, desktop, phone } = rendering
  const visible = blocks.filter(block => block.hidden === undefined && block.zone !== 'consent')
  const isAction = (block: (typeof visible)[number]) =>
    block.type === 'button' || (block.type === 'link' && block.style?.filled)
  return {
    requestedUrl: withoutCredentials(rendering.requestedUrl),
    finalUrl: withoutCredentials(rendering.finalUrl),
    status: rendering.status,
    title: facts.title,
    description: facts.description,
    ...(facts.siteNames.length > 0 && { siteNames: facts.siteNames }),
    words: visible.filter(block => block.type !== 'image').reduce((sum, block) => sum + wordCount(block.text), 0),
    headings: visible.filter(block => block.type === 'heading').length,
    links: facts.links,
    buttons: visible.filter(isAction).length,
    actionsAboveFold: visible.filter(block => block.aboveFold && isAction(block)).length,
    forms: facts.forms,
    images: facts.images,
    imagesWithoutAlt: facts.imagesWithoutAlt,
    videos: facts.videos,
    requests: rendering.requests,
    bytes: rendering.bytes,
    consentDismissed: desktop.consentDismissed,
    changingTexts: rendering.changingTexts,
    pageHeight: { desktop: desktop.height, phone: phone.height },
    blockedRequests: rendering.blockedRequests,
  }
}
