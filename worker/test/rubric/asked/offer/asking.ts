/** What the questions say of a text: a table row for each text. */
import type { LocatedDocument } from '#db/shapes.ts'
import { offerQuestions } from '#worker/panel/rubric/asked/offer/questions.ts'
import type { Observation } from '#worker/panel/rubric/observation.ts'
import { see } from '../../see.ts'

export function questionCalled(id: string): Observation {
  const found = offerQuestions.find(candidate => candidate.id === id)
  if (!found) throw new Error(`No question is called ${id}`)
  return found
}

/** The question that is asked, or null where nobody asks. */
export function asked(id: string, document: LocatedDocument): string | null {
  const observation = questionCalled(id)
  const [sighting] = see(observation, document)
  const [view] = Object.values(observation.views)
  return sighting && view ? view.claim(sighting) : null
}
