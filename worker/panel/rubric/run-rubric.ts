/** Runs the whole rubric on a submission. One run, whose result is plain data, serves the checks and every analyst's questions. */
import type { LocatedDocument } from '#db/located-document.ts'
import type { PanelAnalyst } from '#db/opinion.ts'
import type { Subject } from '../ports.ts'
import { annotate } from './annotate/annotate.ts'
import type { Annotated } from './annotate/annotation.ts'
import { checksFor } from './checks/all-checks.ts'
import type { Found } from './checks/check.ts'
import { type LookupResult, lookUp } from './questions.ts'

export interface Task {
  document: LocatedDocument
  panel: Pick<PanelAnalyst, 'questions'>[]
}

export interface RubricResult {
  english: boolean
  /** The submission's first whole sentence, or null. */
  says: string | null
  ran: number
  /** Names of the checks that had something to look at, and found nothing. */
  passed: string[]
  found: { check: string; places: Found[] }[]
  /** For each analyst, in the panel's order, the result of each question. */
  answers: LookupResult[][]
}

/** Runs the rubric, usually off the main thread. Rejects with an `EngineFailure` or the signal's reason. */
export type RubricRunner = (subject: Subject) => Promise<RubricResult>

export const taskOf = ({ document, panel }: Subject): Task => ({
  document,
  panel: panel.map(({ questions }) => ({ questions })),
})

/** Synchronous; at most a few seconds for the longest submission that is allowed. */
export function runRubric({ document, panel }: Task): RubricResult {
  const reading = annotate(document)
  const checks = checksFor(reading).map(check => ({ ...check, places: check.find(reading) }))
  return {
    english: reading.english,
    says: openingSentence(reading),
    ran: checks.length,
    passed: checks.flatMap(({ applies, name, places }) => (places[0] || applies?.(reading) === false ? [] : name)),
    found: checks.filter(({ places }) => places.length > 0).map(({ id, places }) => ({ check: id, places })),
    answers: panel.map(({ questions }) => questions.map(question => lookUp(reading, question))),
  }
}

function openingSentence({ sentences }: Annotated): string | null {
  const opening = sentences.find(({ seen, block, words, question }) => {
    const written = ['paragraph', 'heading', 'list_item', 'slide_title'].includes(block.type)
    return seen && written && words.length >= 5 && words.length <= 45 && !question && (block.zone ?? 'main') === 'main'
  })
  return opening?.text ?? null
}
