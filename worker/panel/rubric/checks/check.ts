import type { Citation } from '#db/opinion.ts'
import type { Category, Lens, Weight } from '#db/vocabulary.ts'
import type { Annotated } from '../annotate/annotation.ts'

/** Text copied verbatim from a block. */
export interface Passage {
  text: string
  blockId: string
}

/** One place where the fact holds. A report merges all places of a check into one finding with at most three quotes. */
export interface Found {
  quotes: Passage[]
  /** What was looked for, if the fact is that something is missing. */
  lookedFor?: string
  facts?: Record<string, string>
}

export interface Check {
  /** In lower case with hyphens. Builds and baselines refer to it, so it never changes. */
  id: string
  /** What it looks at, in a few words: a report lists the checks that passed. */
  name: string
  category: Category
  weight: Weight
  /** Whether a build may fail on it: only if it cannot be false and anybody would fix it. */
  gates: boolean
  /** `page` runs on websites only, `words` on English text of any form, `english-page` on English websites. */
  reads: 'page' | 'english-page' | 'words' | 'any'
  /** At most ten words. `{name}` is filled from the facts of the first place where the check holds. */
  headline: string
  /** One sentence: what holds, and what a reader loses. */
  text: string
  suggestion: string
  source: Citation | null
  find(reading: Annotated): Found[]
  /** Whether there is anything to look at. If not, a report does not name the check among those that passed. */
  applies?(reading: Annotated): boolean
  /** Only if the fact really pleases one job and worries another. */
  sides?: Sides
}

export interface Sides {
  sentence: string
  back: { lens: Lens; reason: string }[]
  doubt: { lens: Lens; reason: string }[]
  question: string
}

export interface Given
  extends Omit<Check, 'name' | 'reads' | 'gates' | 'source'>,
    Partial<Pick<Check, 'reads' | 'gates' | 'source'>> {}

/** Unless they say so, checks gate no build and rest on no source. */
const usual = { reads: 'page', gates: false, source: null } as const
export const pageCheck = (name: string, given: Given): Check => ({ ...usual, ...given, name })
export const wordCheck = (name: string, given: Given): Check => pageCheck(name, { reads: 'words', ...given })
