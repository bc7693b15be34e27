import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveVoices } from '../../panel/independence.ts'

type Taken = 'for' | 'against' | 'none'

describe('effective voices', () => {
  const things = Array.from({ length: 12 }, (_, at) => at)
  /** Each function gives one voter's side on the point with this index. */
  const voicesOf = (...choose: ((at: number) => Taken)[]) => {
    const on = (side: Taken, at: number) => choose.flatMap((one, voter) => (one(at) === side ? [voter] : []))
    const taken = things.map(at => ({ for: on('for', at), against: on('against', at) }))
    return effectiveVoices([...choose.keys()], taken)
  }

  it('are one if all vote alike, and as many as the voters if their votes are unrelated', () => {
    const alike = (at: number): Taken => (at % 3 === 0 ? 'against' : 'for')
    expect(voicesOf(alike, alike, alike)).toBe(1)
    expect(
      voicesOf(
        at => (at % 2 ? 'for' : 'against'),
        at => (at % 4 > 1 ? 'for' : 'against'),
      ),
    ).toBe(2)
  })

  it('weigh each pair by how often both took a side', () => {
    // Twelve products of 1 and eight of -1: a similarity of 0.2.
    expect(
      voicesOf(
        () => 'for',
        () => 'for',
        at => (at < 4 ? 'against' : 'none'),
      ),
    ).toBe(2.1)
  })

  it('are unknown if too few votes are on the same points', () => {
    const few = (at: number): Taken => (at > 2 ? 'none' : 'for')
    expect(voicesOf(few, few, few)).toBeNull()
    expect(effectiveVoices([1, 2], [])).toBeNull()
  })

  it('lie between one and all', () => {
    const side = fc.constantFrom<Taken[]>('for', 'against', 'none')
    fc.assert(
      fc.property(fc.array(side, { minLength: 48, maxLength: 48 }), chosen => {
        const voices = voicesOf(...[0, 1, 2, 3].map(voter => (at: number) => chosen[voter * 12 + at] ?? 'none'))
        if (voices === null) return
        expect(voices).toBeGreaterThanOrEqual(1)
        expect(voices).toBeLessThanOrEqual(4)
      }),
    )
  })
})
