/** Heaps of stock words: what is shown of them, and what is said. */
import { describe, expect, it } from 'vitest'
import { buzzwordDense } from '#worker/panel/rubric/any/buzzword-dense.ts'
import { memo } from '../documents.ts'
import { see } from '../see.ts'

const filler = 'Our clerks read every invoice twice. They mark what is wrong and send it back the same day.'

describe('buzzword-dense', () => {
  it('shows the sentences that hold such words, and none with a plain adjective alone', () => {
    const thick = 'Our solution is the solution of solutions, seamless and robust, a synergy of ecosystems.'
    const plainly = 'It runs at night when there are many hours of easy work.'
    const [sighting] = see(buzzwordDense, memo([thick, plainly, `It is scalable. ${filler.repeat(3)}`]))
    expect(sighting?.quotes.map(({ text }) => text)).toEqual([thick, 'It is scalable.'])
  })
  it('counts in no sentence what a reader cannot count again, and takes power that is cheap for a price', () => {
    const thick = 'Our solution is the solution of solutions, seamless and robust, a synergy of ecosystems.'
    const [sighting] = see(
      buzzwordDense,
      memo([thick, 'The pump runs when power is cheap.', `It is scalable. ${filler.repeat(3)}`]),
    )
    expect(sighting?.quotes.map(({ text }) => text)).not.toContain('The pump runs when power is cheap.')
    for (const view of Object.values(buzzwordDense.views)) {
      if (sighting) expect(view?.claim(sighting)).not.toMatch(/\d/)
    }
  })
})
