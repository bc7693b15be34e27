/** Builds located documents for tests: a memo, a deck or a page, in a few lines. */
import type { Block, LocatedDocument, Sheet, WebsiteFacts } from '#db/located-document.ts'
import { documentOf } from '../panel/documents.ts'

export const capturedAt = '2026-05-04T09:00:00.000Z'

export type Part = Partial<Omit<Block, 'id'>> & { text: string }

function partOf(line: string | Part): Part {
  if (typeof line !== 'string') return line
  const heading = /^(#{1,6}) (.*)$/.exec(line)
  if (heading) return { type: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }
  return line.startsWith('- ') ? { type: 'list_item', text: line.slice(2) } : { text: line }
}

/**
 * Running text. A line that starts with "# " is a heading (more signs, lower levels), with "- " a list item, else a
 * paragraph; an object gives any block.
 */
export function memo(lines: (string | Part)[], more: Partial<LocatedDocument> = {}): LocatedDocument {
  let section = 0
  const blocks = lines.map((line, at): Block => {
    const part = partOf(line)
    if (part.type === 'heading') section += 1
    return { type: 'paragraph', where: { kind: 'paragraph', paragraph: at + 1 }, section, ...part, id: `b${at + 1}` }
  })
  return documentOf(blocks, { kind: 'docx', capturedAt, ...more })
}

export interface SlideParts {
  title?: string
  body?: (string | Part)[]
  notes?: string
  hidden?: boolean
  imageShare?: number
}

/** A deck: each slide's title, body and speaker notes. */
export function deck(slides: SlideParts[], more: Partial<LocatedDocument> = {}): LocatedDocument {
  const blocks: Block[] = []
  const sheets: Sheet[] = []
  for (const [at, slide] of slides.entries()) {
    const where = { kind: 'slide', slide: at + 1, hidden: slide.hidden ?? false } as const
    const parts: Part[] = [
      ...(slide.title === undefined ? [] : [{ type: 'slide_title', text: slide.title } as const]),
      ...(slide.body ?? []).map(partOf),
      ...(slide.notes === undefined ? [] : [{ type: 'notes', text: slide.notes } as const]),
    ]
    let words = 0
    for (const part of parts) {
      if (part.type !== 'notes') words += part.text.split(/\s+/).filter(Boolean).length
      blocks.push({ type: 'paragraph', where, section: at + 1, ...part, id: `b${blocks.length + 1}` })
    }
    sheets.push({
      number: at + 1,
      width: 960,
      height: 540,
      words,
      hidden: slide.hidden ?? false,
      imageShare: slide.imageShare ?? 0,
    })
  }
  return documentOf(blocks, { sheets, capturedAt, ...more })
}

/** Lines of a page stand 60 px apart unless a part gives its own box; the first screen ends at 900 px. */
export function page(
  parts: (string | (Part & { box?: { x: number; y: number; width: number; height: number } }))[],
  facts: Partial<WebsiteFacts> = {},
  more: Partial<LocatedDocument> = {},
): LocatedDocument {
  let section = 0
  const blocks = parts.map((given, at): Block => {
    const { box, ...part } = { box: undefined, ...partOf(given) }
    if (part.type === 'heading') section += 1
    const placed = box ?? { x: 120, y: 80 + at * 60, width: 720, height: 40 }
    return {
      type: 'paragraph',
      where: { kind: 'box', box: placed, viewport: 'desktop' },
      zone: 'main',
      aboveFold: placed.y < 900,
      section,
      ...part,
      id: `b${at + 1}`,
    }
  })
  const count = (type: Block['type']) => blocks.filter(block => block.type === type).length
  const title = facts.title ?? 'Example'
  return documentOf(blocks, {
    kind: 'website',
    title,
    website: {
      requestedUrl: 'https://example.com/',
      finalUrl: 'https://example.com/',
      status: 200,
      title,
      description: '',
      words: blocks.reduce((sum, block) => sum + block.text.split(/\s+/).filter(Boolean).length, 0),
      headings: count('heading'),
      links: count('link'),
      buttons: count('button'),
      actionsAboveFold: 0,
      forms: 0,
      images: count('image'),
      imagesWithoutAlt: 0,
      requests: 10,
      bytes: 200_000,
      largestContentfulPaint: 900,
      largestContentfulElement: 'h1',
      firstByte: 80,
      consoleErrors: [],
      consentDismissed: false,
      changingTexts: [],
      pageHeight: { desktop: 3_000, phone: 5_000 },
      blockedRequests: 0,
      ...facts,
    },
    capturedAt,
    ...more,
  })
}
