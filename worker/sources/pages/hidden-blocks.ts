import type { LocatedDocument } from '#db/located-document.ts'
import { lettersOf } from '#db/page-words.ts'
import type { PictureOfPage } from './draw-pages.ts'

type Compared = Pick<PictureOfPage, 'number' | 'words' | 'unseen'>

/** In letters. A number or an initial may be found by chance. */
const shortest = 12

const why = 'It is in the file, but nothing of it can be seen on the page.'

/** Marks the blocks of a PDF whose words are all invisible on their page: under a picture, or in the background's colour. */
export function hideUnseen(document: LocatedDocument, pages: readonly Compared[]): LocatedDocument {
  const byNumber = new Map(pages.map(page => [page.number, textsOf(page)]))
  const isUnseen = ({ where, text, hidden }: LocatedDocument['blocks'][number]) => {
    const page = where.kind === 'page' && hidden === undefined ? byNumber.get(where.page) : undefined
    const letters = lettersOf(text)
    // Visible text may be in the file a second time, invisibly: as a shadow, or because bold was drawn in two strokes.
    return page && letters.length >= shortest && page.unseen.includes(letters) && !page.seen.includes(letters)
  }
  if (!document.blocks.some(isUnseen)) return document
  return { ...document, blocks: document.blocks.map(block => (isUnseen(block) ? { ...block, hidden: why } : block)) }
}

/** If most of a page's words are invisible, it is a scan with a layer of text or was drawn badly, which proves nothing. */
function textsOf({ words, unseen }: Compared) {
  const hidden = new Set(unseen)
  if (hidden.size * 2 > words.length) return { seen: '', unseen: '' }
  const joined = (wanted: boolean) =>
    words.map(word => (hidden.has(word) === wanted ? lettersOf(word[0]) : ' ')).join('')
  return { seen: joined(false), unseen: joined(true) }
}
