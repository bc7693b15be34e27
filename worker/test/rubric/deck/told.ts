/** Pitches that tell a part in words of their own, and the same without it. */
import { describe, expect, it } from 'vitest'
import { pitch, seen } from './deck-cases.ts'

type Slides = NonNullable<Parameters<typeof pitch>[0]>
export interface Told {
  id: string
  slide: keyof Slides
  /** What stands on that slide where the part is missing. */
  without: [title: string, ...body: string[]] | null
  /** What else the pitch has to say otherwise, so that only this slide tells it. */
  beside?: Slides
  /** The part under a title of its own, each a title and its lines. */
  told: [title: string, ...body: string[]][]
}

const part = (said: [string, ...string[]] | null) => said && { title: said[0], body: said.slice(1) }

/** Each is said to be missing where nothing stands for it, and nowhere else. */
export function expectTold(parts: readonly Told[]): void {
  describe.each(parts)('$id', ({ id, slide, without, beside, told }) => {
    it('is said where nothing stands for it', () => {
      expect(seen(id, pitch({ ...beside, [slide]: part(without) }))).toHaveLength(1)
    })

    it.each(told)('is not said of “%s: %s”', (...said) => {
      expect(seen(id, pitch({ ...beside, [slide]: part(said) }))).toEqual([])
    })
  })
}
