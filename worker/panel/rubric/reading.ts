/**
 * A submission as the observations read it: prose apart from chrome, sentences apart from each other, and what a page
 * or a deck adds. Made once for each document, then shared by every observation.
 */
import type { Block, LocatedDocument } from '#db/shapes.ts'
import type { DeckReading } from './deck/deck-reading.ts'
import type { PageReading } from './page/page-reading.ts'

/** A sentence and the block it stands in; `text` is a verbatim, contiguous part of the block's text. */
export interface Sentence {
  text: string
  words: string[]
  block: Block
  /** Offset of `text` in `block.text`. */
  start: number
}

export interface Reading {
  document: LocatedDocument
  /** A rendered website, a deck of slides, or running text (gate G1). */
  form: 'page' | 'deck' | 'memo'
  /** Word lists exist for English only: rules on wording are off elsewhere (gate G3). */
  english: boolean
  /** At least 95% was read and nothing image-only remains: "missing" may be said (gate G2). */
  complete: boolean
  /** Ten or more bracketed fields: a template, of which only that is observed (gate G9). */
  template: boolean
  /** Visible blocks a person would read, in order: no notes, no hidden text (gate G7). Chrome is still in it. */
  visible: Block[]
  /** Visible text in the company's own voice: no chrome, quotations, testimonials, legal text or code (gate G4). */
  prose: Block[]
  /** Sentences of `prose`, in order. */
  sentences: Sentence[]
  /** Words in `prose`. */
  words: number
  page: PageReading | null
  deck: DeckReading | null
}
