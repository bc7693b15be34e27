/** Both sides of a contradiction are shown as what the submission says: the figures in them have to stand in it. */
import { expect } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import type { Sighting } from '#worker/panel/rubric/observation.ts'

const figures = (words: unknown) => String(words).match(/\d+(?:[.,'\u00a0\u202f]\d+)*/g) ?? []
/** A list that stands there is shown by how long it is. */
const list = /^a list of \d+$/
/** Where a side stands, which the product adds. */
const place = / \((?:slide|page) \d+\)$/

export function expectAsWritten(document: LocatedDocument, sightings: readonly Sighting[]): void {
  const written = document.blocks.map(({ text }) => text).join('\n')
  for (const { facts } of sightings) {
    const sides = facts.adds === undefined ? [facts.first, facts.second] : [facts.parts]
    for (const side of sides)
      for (const figure of figures(String(side).replace(place, '').replace(list, '')))
        expect(written, `${facts.subject}: ${side}`).toContain(figure)
  }
}
