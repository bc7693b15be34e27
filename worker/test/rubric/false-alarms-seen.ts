/** What one observation sees in a document, and short documents for it. */
import type { LocatedDocument } from '#db/shapes.ts'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import type { Sighting } from '#worker/panel/rubric/observation.ts'
import { pitch } from './deck/deck-cases.ts'
import { see } from './see.ts'

export function seen(id: string, document: LocatedDocument): Sighting[] {
  const observation = observationById(id)
  if (!observation) throw new Error(`No observation is called ${id}`)
  return see(observation, document)
}

export const problem = (...body: string[]) => pitch({ problem: { title: 'Problem', body } })

export const at = (path: string) => ({ finalUrl: `https://rotabee.example${path}` })
