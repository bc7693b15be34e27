/**
 * What every observation reads, whatever the submission is. It imports nothing of the rubric, so that the page's and
 * the deck's readings can be built on it without a cycle.
 */
import type { Block, LocatedDocument } from '#db/shapes.ts'

/** Words of the submission, copied verbatim from one block's text, contiguous. */
export interface SightedQuote {
  blockId: string
  text: string
}

/** A sentence and the block it stands in; `text` is a verbatim, contiguous part of the block's text. */
export interface Sentence {
  text: string
  words: string[]
  block: Block
  /** Offset of `text` in `block.text`. */
  start: number
}

/** A submission before the page or deck has been told apart further. */
export interface BaseReading {
  document: LocatedDocument
  /** A rendered website, a deck of slides, or running text (gate G1). */
  form: 'page' | 'deck' | 'memo'
  /** Word lists exist for English only: rules on wording are off elsewhere (gate G3). */
  english: boolean
  /** At least 95% was read and nothing image-only remains: "missing" may be said (gate G2). */
  complete: boolean
  /** Ten or more bracketed fields: a template, of which only that is observed (gate G9). */
  template: boolean
  /** Documentation of software: its readers know the terms, and its brackets, options and code are no slips of an offer. */
  technical: boolean
  /** Visible blocks a person would read, in order: no notes, no hidden text (gate G7). Chrome is still in it. */
  visible: Block[]
  /** Visible text in the company's own voice: no chrome, quotations, testimonials, legal text or code (gate G4). */
  prose: Block[]
  /** Sentences of `prose`, in order. */
  sentences: Sentence[]
  /** Words in `prose`: how much there is to judge. No reader can check it, so no sentence tells it. */
  words: number
  /** Words as the report counts them: the base of every count and share that a sentence tells. */
  wordsTold: number
}
