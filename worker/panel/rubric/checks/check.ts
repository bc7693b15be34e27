/** A check: one fact that code establishes beyond doubt, as data. */
import type { Citation } from '#db/report.ts'
import type { Category, Lens, Weight } from '#db/vocabulary.ts'
import type { Annotated } from '../annotate/annotation.ts'

/** The words that show the fact, copied from the block. */
export interface Shown {
  text: string
  blockId: string
}

/** One place where the fact holds. A check that holds in many places tells them as one, with at most three quotes. */
export interface Found {
  quotes: Shown[]
  /** For a fact about something missing; null where quotes show it. */
  lookedFor?: string
  /** What its sentence needs: numbers and names of this submission. */
  facts?: Record<string, string>
}

export interface Check {
  /** What builds, baselines and tests call it by: in lower case with hyphens. */
  id: string
  category: Category
  weight: Weight
  /** Whether a build may fail on it: only what anybody would mend, and what cannot be false. */
  gates: boolean
  /** `page` runs on websites only, `words` on English text of any form. */
  reads: 'page' | 'words' | 'any'
  /** At most ten words. `{name}` stands for a fact of the first place where it holds. */
  headline: string
  /** One sentence: what holds, and what a reader loses by it. */
  text: string
  suggestion: string
  source: Citation | null
  find(reading: Annotated): Found[]
  /** Where the fact really pleases one job and worries another. */
  sides?: Sides
}

export interface Sides {
  /** The decision in one neutral sentence. */
  sentence: string
  back: { lens: Lens; reason: string }[]
  doubt: { lens: Lens; reason: string }[]
  /** What would settle it. */
  question: string
}
