/** All that the rubric sees of a submission, as plain data: one look serves the checks and every analyst's questions. */
import type { LocatedDocument, PanelAnalyst } from '#db/shapes.ts'
import type { Subject } from '../ports.ts'
import { annotate } from './annotate/annotate.ts'
import type { Annotated } from './annotate/annotation.ts'
import { checksFor } from './checks/all-checks.ts'
import type { Found } from './checks/check.ts'
import { type LookedUp, lookUp } from './questions/look-up.ts'

export interface Task {
  document: LocatedDocument
  panel: Pick<PanelAnalyst, 'questions' | 'lens'>[]
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
  panel: panel.map(({ questions, lens }) => ({ questions, lens })),
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
    answers: panel.map(({ questions, lens }) => questions.map(question => lookUp(reading, question, lens))),
  }
}

const tells =
  /\b(?:is an?|are an?|helps?|lets?|makes?|builds?|provides?|offers?|gives?|enables?|connects?|turns?|finds?|shows?|we)\b/i

function tellingSentence({ sentences }: Annotated): string | null {
  const first = sentences
    .filter(({ seen, block, words }) => {
      const prose = ['paragraph', 'heading', 'list_item', 'slide_title'].includes(block.type)
      return seen && prose && (block.zone ?? 'main') === 'main' && words.length >= 6 && words.length <= 45
    })
    .slice(0, 12)
  return (first.find(({ text, question }) => !question && tells.test(text)) ?? first[0])?.text ?? null
}
