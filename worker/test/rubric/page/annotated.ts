/** What the checks of a page read of a document: its blocks and facts, and whether its words are English. */
import type { LocatedDocument } from '#db/shapes.ts'
import type { Annotated } from '../../../panel/rubric/annotate/annotation.ts'

export function annotatedPage(document: LocatedDocument): Annotated {
  const english = document.language === 'en'
  const now = new Date(document.capturedAt)
  return { document, form: 'page', english, sentences: [], sections: [], tables: [], now }
}
