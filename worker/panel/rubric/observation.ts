/**
 * What an observation is. An observation is a fact about a submission that code can find; whether the fact is welcome
 * is a stance, and analysts differ. Tension in a rubric report is computed from those stances, never acted.
 */
import type { Category, Lens, Severity } from '#db/vocabulary.ts'
import type { SightedQuote } from './base-reading.ts'
import type { CitationCode } from './citations.ts'
import type { Reading } from './reading.ts'

export type { SightedQuote }

/** One place where an observation holds. */
export interface Sighting {
  severity: Severity
  /** 1 to 3, the leading one first; empty only for something missing, which names `lookedFor` instead. */
  quotes: SightedQuote[]
  lookedFor?: string
  /** Numbers, names and words of this submission that the analysts' sentences use. */
  facts: Record<string, string | number>
}

/** One analyst's view of the fact: how it says the finding, what it would do, and why it votes as it does. */
export interface View {
  /** `+` pleased, `-` worried, `?` cannot be judged from the document. A lens without a view has it outside its job. */
  sign: '+' | '-' | '?'
  /** The finding in this analyst's words, built from the sighting's facts and quotes. One or two sentences. */
  claim(sighting: Sighting): string
  /** What this analyst would do or ask next. One sentence. */
  suggestion(sighting: Sighting): string
  /** Why it votes as it does on a colleague's finding of this fact. One sentence, about this submission. */
  reason(sighting: Sighting): string
}

export interface Observation {
  /** As in the catalogue: "price-gated". */
  id: string
  category: Category
  /** Where it may be made at all: gate G1. */
  appliesTo: (reading: Reading) => boolean
  /** The published guidelines it comes from, the leading one first. */
  sources: [CitationCode, ...CitationCode[]]
  /** At most 6 sightings in document order; empty where the fact does not hold. Pure and deterministic. */
  detect: (reading: Reading) => Sighting[]
  /** In the order of whose job it is: an analyst with more to say than fits keeps what stands nearest to it. */
  views: Partial<Record<Lens, View>>
  /** The question whose answer would settle it, where views oppose each other inside one panel. */
  question?: (sighting: Sighting) => string
  /** Ids of observations that yield where both would quote the same words: gate G11. */
  beats?: string[]
}
