/** What one observation sees in a document. */
import type { LocatedDocument } from '#db/shapes.ts'
import type { Observation, Sighting } from '#worker/panel/rubric/observation.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'

export function see(observation: Observation, document: LocatedDocument): Sighting[] {
  const reading = readSubmission(document)
  return observation.appliesTo(reading) ? observation.detect(reading) : []
}

/** The leading quotes, for tests that name the words. */
export function quotesSeen(observation: Observation, document: LocatedDocument): string[] {
  return see(observation, document).map(sighting => sighting.quotes[0]?.text ?? '')
}
