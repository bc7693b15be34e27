import type { Block, LocatedDocument } from '#db/located-document.ts'
import type { Form, Section } from './annotation.ts'
import { roleOf } from './roles.ts'

/** A landscape page with more words than this is a document's page, not a slide. */
const maxWordsOnSlide = 250

export function formOf({ kind, website, sheets }: LocatedDocument): Form {
  if (website) return 'page'
  if (kind === 'pptx') return 'deck'
  const slides = sheets.filter(({ width, height, words }) => width > height && words <= maxWordsOnSlide)
  return sheets.length >= 3 && slides.length >= sheets.length * 0.8 ? 'deck' : 'text'
}

const isTitle = ({ type }: Block) => type === 'heading' || type === 'slide_title'

/** The block's slide, page or zone. Where it changes, a new section begins even without a title. */
function placeOf({ where, zone }: Block, form: Form): string {
  if (form === 'page') return zone ?? 'main'
  if (where.kind === 'slide') return `slide ${where.slide}`
  return form === 'deck' && where.kind === 'page' ? `page ${where.page}` : ''
}

/** Removes the number of "Slide 4: Traction" and "3. Market". */
const bare = (title: string) => title.replace(/^(?:slide |page )?\d{1,2}\s?[.:)–—-]\s*(?=\p{L})/iu, '').trim()

export function sectionsOf(document: LocatedDocument, form: Form): Section[] {
  const sections: Section[] = []
  let place: string | null = null
  for (const block of document.blocks) {
    const here = placeOf(block, form)
    const moved: boolean = here !== place
    place = here
    const last = sections.at(-1)
    const titled = isTitle(block) && block.hidden === undefined
    // A slide's title may come after a small line above it.
    if (titled && last && !moved && last.title === null && form === 'deck') {
      last.title = bare(block.text)
      last.role = roleOf(last.title)
      last.blocks.push(block)
    } else if (!last || moved || titled) {
      const title = titled ? bare(block.text) : null
      const named = roleOf(title)
      const role = sections.length === 0 && named === 'other' ? 'top' : named
      sections.push({ at: sections.length, title, role, blocks: [block] })
    } else last.blocks.push(block)
  }
  return sections
}
