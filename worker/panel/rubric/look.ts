/** All that the rubric sees of a submission, as plain data: one look serves the checks and every analyst's questions. */
import type { LocatedDocument } from '#db/located-document.ts'
import type { PanelAnalyst } from '#db/report.ts'
import type { Subject } from '../ports.ts'
import { annotate } from './annotate/annotate.ts'
import type { Annotated } from './annotate/annotation.ts'
import { checksFor } from './checks/all-checks.ts'
import type { Found } from './checks/check.ts'
import { lookUp } from './questions/look-up.ts'
import type { LookedUp } from './questions/outcome.ts'
import { kind } from './questions/shared-parts.ts'

export interface Task {
  document: LocatedDocument
  panel: Pick<PanelAnalyst, 'questions'>[]
}

export interface Look {
  english: boolean
  /** The first sentence by which the submission says what it is; null where none was found. */
  says: string | null
  /** How many checks apply to a submission of this form and language. */
  ran: number
  /** Places by the check's name. */
  found: { check: string; places: Found[] }[]
  /** Of each analyst in the panel's order, for each of its questions. */
  answers: LookedUp[][]
}

/** Looks where nothing is held up by it. Throws `EngineFailure`, or the signal's reason. */
export type LookAside = (subject: Subject) => Promise<Look>

export const taskOf = ({ document, panel }: Subject): Task => ({
  document,
  panel: panel.map(({ questions }) => ({ questions })),
})

/** It takes as long as the text pleases, but never longer than a few seconds for what a submission may hold. */
export function lookThrough({ document, panel }: Task): Look {
  const reading = annotate(document)
  const checks = checksFor(reading)
  return {
    english: reading.english,
    says: tellingSentence(reading),
    ran: checks.length,
    found: checks
      .map(check => ({ check: check.id, places: check.find(reading) }))
      .filter(({ places }) => places.length > 0),
    answers: panel.map(({ questions }) => questions.map(question => lookUp(reading, question))),
  }
}

/** What the submission says of itself at its head: in English what names its kind, elsewhere its first whole sentence. */
function tellingSentence(reading: Annotated): string | null {
  const prose = reading.sentences.filter(({ seen, block, words, question }) => {
    const written = ['paragraph', 'heading', 'list_item', 'slide_title'].includes(block.type)
    return seen && written && words.length >= 5 && words.length <= 45 && !question && (block.zone ?? 'main') === 'main'
  })
  const told = reading.english ? prose.find(sentence => kind.tells(sentence, reading)) : prose[0]
  return told?.text ?? null
}
