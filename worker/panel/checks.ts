import type { Finding } from '#db/opinion.ts'
import type { DraftCheck } from './ports.ts'
import { findingOf, gateFinding } from './quotes/gate.ts'
import type { QuoteIndex } from './quotes/index-quotes.ts'
import type { Review } from './review-context.ts'

export interface Check {
  finding: Finding
  sides: DraftCheck['sides']
}

export interface Checks {
  found: Check[]
  passed: string[]
  /** How many ran; null if the checks could not be run. */
  ran: number | null
}

/** Runs the checks and looks up their quotes like an analyst's. Never rejects: a failure is reported to `review.warn`. */
export async function runChecks(review: Review, index: QuoteIndex): Promise<Checks> {
  try {
    const { found, ...rest } = await review.check(review.subject)
    return { found: found.map((draft, at) => checkOf(index, draft, at + 1)), ...rest }
  } catch (error) {
    if (!review.signal.aborted) review.warn('The checks could not be run', error)
    return { found: [], passed: [], ran: null }
  }
}

function checkOf(index: QuoteIndex, draft: DraftCheck, number: number): Check {
  const check = { id: draft.check, gates: draft.gates }
  const from = { id: `check-${number}`, analystId: null, check, source: draft.source }
  return { finding: findingOf(gateFinding(index, draft, [], true), from), sides: draft.sides }
}
