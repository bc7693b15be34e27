import type { Block, LocatedDocument, WebsiteFacts } from '#db/located-document.ts'
import { documentOf } from '../panel/documents.ts'

const capturedAt = '2026-05-04T09:00:00.000Z'

export type Part = Partial<Omit<Block, 'id'>> & { text: string }

function partOf(line: string | Part): Part {
  if (typeof line !== 'string') return line
  const heading = /^(#{1,6}) (.*)$/.exec(line)
  if (heading) return { type: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }
  return line.startsWith('- ') ? { type: 'list_item', text: line.slice(2) } : { text: line }
}

/**
 * Running text. A line that starts with "# " is a heading (more signs for lower levels), one with "- " a list item, any other a
 * paragraph; an object is any block.
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

interface SlideParts {
  title: string
  body: string[]
  notes?: string
}

export function deck(slides: SlideParts[]): LocatedDocument {
  const parts = slides.flatMap(({ title, body, notes }, at) => {
    const own: Part[] = [
      { type: 'slide_title', text: title },
      ...body.map(partOf),
      ...(notes === undefined ? [] : [{ type: 'notes', text: notes } as const]),
    ]
    const where = { kind: 'slide', slide: at + 1, hidden: false } as const
    return own.map(part => ({ where, section: at + 1, ...part }))
  })
  const blocks = parts.map((part, at): Block => ({ type: 'paragraph', ...part, id: `b${at + 1}` }))
  return documentOf(blocks, { capturedAt })
}

/** A page whose lines stand 60 px apart; the first screen ends at 900 px. */
export function page(lines: string[]): LocatedDocument {
  const { blocks, ...rest } = memo(lines)
  const placed = blocks.map((block, at): Block => {
    const box = { x: 120, y: 80 + at * 60, width: 720, height: 40 }
    return { ...block, where: { kind: 'box', box, viewport: 'desktop' }, zone: 'main', aboveFold: box.y < 900 }
  })
  const website = { finalUrl: 'https://example.com/', title: 'Example' } as WebsiteFacts
  return { ...rest, kind: 'website', title: 'Example', blocks: placed, website }
}
