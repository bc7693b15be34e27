/** Shares that are not one whole: nobody wrote "100%", so nobody is asked which of two statements is right. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { numbersContradict } from '#worker/panel/rubric/any/numbers-contradict.ts'
import { memo } from '../../documents.ts'
import { see } from '../../see.ts'
import { slide } from './typed.ts'

const wholes: [where: string, parts: string, adds: string, off: string, LocatedDocument][] = [
  [
    'below a heading',
    '50% + 30% + 30%',
    '110%',
    '10% more',
    memo(['# Use of funds', '- 50% engineering', '- 30% sales', '- 30% operations']),
  ],
  [
    'below a heading, too few',
    '50% + 20% + 10%',
    '80%',
    '20% less',
    memo(['# Use of funds', '- 50% engineering', '- 20% sales', '- 10% operations']),
  ],
  [
    'in one line',
    '50% + 30% + 30%',
    '110%',
    '10% more',
    memo(['Use of funds: 50% engineering, 30% sales, 30% operations.']),
  ],
  [
    'in a list below a line',
    '50% + 30% + 30%',
    '110%',
    '10% more',
    slide('The round', 'Where the money goes:', '- Engineering: 50%', '- Sales: 30%', '- Operations: 30%'),
  ],
  [
    'as instalments',
    '40% + 40% + 40%',
    '120%',
    '20% more',
    memo(['Payment: 40% on signature, 40% on delivery, 40% on acceptance.']),
  ],
  [
    'of the revenue',
    '46% + 38% + 24%',
    '108%',
    '8% more',
    memo(['Of our revenue, 46% is from schools, 38% from clubs and 24% from towns.']),
  ],
]

describe('parts of one whole', () => {
  it.each(wholes)('are told by what they make: %s', (_where, parts, adds, off, document) => {
    const sightings = see(numbersContradict, document)
    expect(sightings.map(({ facts }) => facts.subject)).toHaveLength(1)
    const [sighting] = sightings
    expect(sighting?.facts).toMatchObject({ parts, adds, off: `${off} than the whole` })
    if (!sighting) return
    for (const view of Object.values(numbersContradict.views)) {
      expect(view.claim(sighting)).toContain(adds)
      for (const part of ['claim', 'suggestion', 'reason'] as const)
        expect(view[part](sighting)).not.toMatch(/undefined|whichever|both|drop|then 100%/)
    }
  })
  it('has words of its own for each analyst, no two alike', () => {
    const [sighting] = see(numbersContradict, memo(['Use of funds: 50% engineering, 30% sales, 30% operations.']))
    const views = Object.values(numbersContradict.views)
    for (const part of ['claim', 'suggestion', 'reason'] as const)
      expect(new Set(views.map(view => sighting && view[part](sighting))).size).toBe(views.length)
  })
})
