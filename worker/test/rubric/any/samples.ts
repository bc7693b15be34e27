/** Lines in which an observation is made, and lines in which it is not. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import type { Observation } from '#worker/panel/rubric/observation.ts'
import { memo } from '../documents.ts'
import { quotesSeen, see } from '../see.ts'

export interface Samples {
  observation: Observation
  holds: string[][]
  not: string[][]
}

export function held(samples: readonly Samples[]): void {
  describe.each(samples)('$observation.id', ({ observation, holds, not }) => {
    it.each(holds.map(lines => [lines.join(' / '), memo(lines)] as [string, LocatedDocument]))(
      'sees: %s',
      (_, document) => {
        expect(see(observation, document).length).toBeGreaterThan(0)
      },
    )

    it.each(not.map(lines => [lines.join(' / '), memo(lines)] as [string, LocatedDocument]))(
      'leaves alone: %s',
      (_, document) => {
        expect(quotesSeen(observation, document)).toEqual([])
      },
    )

    it('is silent in another language', () => {
      for (const lines of holds) expect(see(observation, memo(lines, { language: 'de' }))).toEqual([])
    })
  })
}
