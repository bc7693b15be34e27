/** What numbers-contradict says of a document, as pairs of what it is about and why both cannot hold. */
import type { LocatedDocument } from '#db/shapes.ts'
import { numbersContradict } from '#worker/panel/rubric/any/numbers-contradict.ts'
import { memo } from '../documents.ts'
import { see } from '../see.ts'

export const lines = (...texts: string[]) => memo(texts)

export function told(document: LocatedDocument): string[] {
  return see(numbersContradict, document).map(({ facts }) => `${facts.subject}: ${facts.because}`)
}
