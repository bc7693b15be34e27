import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ballot } from '#db/shapes.ts'
import { votes } from '#db/vocabulary.ts'
import { mergeClaims } from '#worker/panel/claims.ts'
import { groupClaims } from '#worker/panel/groups.ts'
import { effectiveVoices } from '#worker/panel/independence.ts'
import { analyst, block, documentOf, finding, vote } from './documents.ts'

describe('effective voices', () => {
  const claims = mergeClaims(
    documentOf([block('b1', 'We help clinics')]),
    Array.from({ length: 12 }, (_, at) => finding(`9-${at}`, { lookedFor: `thing ${at}` })),
  )
  const cast = (analystId: number, choose: (at: number) => Ballot['vote']) =>
    claims.map((claim, at) => vote(claim.id, analystId, choose(at)))
  const voicesOf = (ids: number[], ballots: Ballot[]) =>
    effectiveVoices(ids, Object.values(groupClaims(claims, ballots, ids.map(analyst))).flat())

  it('are one where all vote alike, and as many as there are where votes are unrelated', () => {
    const alike = [1, 2, 3].flatMap(id => cast(id, at => (at % 3 === 0 ? 'disagree' : 'agree')))
    expect(voicesOf([1, 2, 3], alike)).toBe(1)
    const unrelated = [
      ...cast(1, at => (at % 2 ? 'agree' : 'disagree')),
      ...cast(2, at => (at % 4 > 1 ? 'agree' : 'disagree')),
    ]
    expect(voicesOf([1, 2], unrelated)).toBe(2)
  })

  it('weigh each pair by how often both took a side', () => {
    const often = claims.map((_, at) => at)
    const few = often.slice(0, 4)
    const on = (places: number[], yes: Ballot['vote']) => (at: number) => (places.includes(at) ? yes : 'outside')
    const ballots = [...cast(1, on(often, 'agree')), ...cast(2, on(often, 'agree')), ...cast(3, on(few, 'disagree'))]
    // Twelve products of 1 and eight of -1: a likeness of 0.2.
    expect(voicesOf([1, 2, 3], ballots)).toBe(2.1)
  })

  it('are unknown where too few claims were voted on in common', () => {
    expect(
      voicesOf(
        [1, 2, 3],
        [1, 2, 3].flatMap(id => cast(id, at => (at > 2 ? 'outside' : 'agree'))),
      ),
    ).toBeNull()
    expect(voicesOf([1, 2], [])).toBeNull()
  })

  it('lie between one and all', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...votes), { minLength: 48, maxLength: 48 }), choices => {
        const ids = [1, 2, 3, 4]
        const voices = voicesOf(
          ids,
          ids.flatMap(id => cast(id, at => choices[(id - 1) * 12 + at] ?? 'agree')),
        )
        if (voices !== null) {
          expect(voices).toBeGreaterThanOrEqual(1)
          expect(voices).toBeLessThanOrEqual(4)
        }
      }),
    )
  })
})
