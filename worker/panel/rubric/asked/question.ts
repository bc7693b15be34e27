/**
 * A question that a sharp reader asks of one sentence of a submission and that no text answers by itself. It finds no fault:
 * it stands beside findings, and where a text gives nothing to find it still leaves its author with something to answer.
 */
import type { Category, Lens } from '#db/vocabulary.ts'
import type { CitationCode } from '../citations.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { asks } from '../views.ts'

/** What is asked about: the words quoted, and the names and numbers of them that the question uses. */
export type Subject = Pick<Sighting, 'quotes' | 'facts'>

export interface Question {
  /** As an observation's: "asked-renewals". */
  id: string
  category: Category
  sources: [CitationCode, ...CitationCode[]]
  /** Whose job the answer is. One asks; the others leave it to that one. */
  lens: Lens
  appliesTo: (reading: Reading) => boolean
  /** Words that answer it, wherever they stand in the text: then nobody asks. */
  answeredBy: RegExp
  /** Observations that already say that the answer is missing: where one is made, nobody asks. */
  unless?: readonly Observation[]
  /** The one sentence that most bears on the question, or null. */
  subject: (reading: Reading) => Subject | null
  /** One sentence with a question mark at its end, about this submission. */
  ask: (facts: Sighting['facts']) => string
  /** What to bring as an answer. One sentence. */
  answer: (facts: Sighting['facts']) => string
  /** Why it is worth asking, should a colleague ask it. One sentence. */
  reason: (facts: Sighting['facts']) => string
}

const isMade = (observation: Observation, reading: Reading): boolean =>
  observation.appliesTo(reading) && observation.detect(reading).length > 0

export function question({
  lens,
  answeredBy,
  unless = [],
  subject,
  ask,
  answer,
  reason,
  ...rest
}: Question): Observation {
  return {
    ...rest,
    detect: reading => {
      if (reading.document.blocks.some(block => answeredBy.test(block.text))) return []
      const found = subject(reading)
      if (!found || unless.some(observation => isMade(observation, reading))) return []
      return [{ severity: 1, ...found }]
    },
    views: {
      [lens]: asks(
        ({ facts }) => ask(facts),
        ({ facts }) => answer(facts),
        ({ facts }) => reason(facts),
      ),
    },
  }
}
