/** Pitches that tell a part in words of their own, and the same without it. */
import { describe, expect, it } from 'vitest'
import { pitch, seen } from './deck-cases.ts'

type Slides = NonNullable<Parameters<typeof pitch>[0]>
interface Missing {
  slide: keyof Slides
  /** What stands on that slide where the part is missing. */
  without: [title: string, ...body: string[]] | null
  /** What else the pitch has to say otherwise, so that only this slide tells it. */
  beside?: Slides
}

/** How a pitch lacks each part. */
const missing = {
  'competition-absent': {
    slide: 'competition',
    without: null,
  },
  'team-absent': {
    slide: 'team',
    without: null,
  },
  'traction-absent': {
    slide: 'traction',
    without: null,
    beside: { reach: { title: 'Go-to-market', body: ['First the dental association in Porto.'] } },
  },
  'ask-absent': {
    slide: 'ask',
    without: null,
  },
  'why-now-absent': {
    slide: 'whyNow',
    without: null,
  },
  'gtm-absent': {
    slide: 'reach',
    without: null,
  },
  'revenue-model-absent': {
    slide: 'model',
    without: null,
    beside: {
      market: { title: 'Market', body: ['18,000 clinics in three countries.'] },
      traction: { title: 'Traction', body: ['61 clinics.'] },
    },
  },
  'problem-absent': {
    slide: 'problem',
    without: null,
  },
  'loan-losses-absent': {
    slide: 'traction',
    without: ['Traction', 'KES 210 million lent to clinics.'],
  },
  'gross-margin-absent': {
    slide: 'traction',
    without: ['Traction', 'Revenue was €2.4 million in 2025.'],
    beside: { model: { title: 'Business model', body: ['Clinics pay €200 per month.'] } },
  },
  'retention-absent': {
    slide: 'traction',
    without: ['Traction', 'Launched in 2023. 61 paying customers, MRR €12,200.'],
    beside: { model: { title: 'Business model', body: ['Clinics pay €200 per month, by subscription.'] } },
  },
  'product-unshown': {
    slide: 'solution',
    without: ['Solution', 'Patients move appointments themselves.'],
  },
  'projection-no-assumptions': {
    slide: 'model',
    without: ['Financials', 'Revenue 2027: €1.2M, 2028: €2.9M, 2029: €5.8M'],
    beside: { traction: null, market: null },
  },
} satisfies Record<string, Missing>

export interface Told {
  id: keyof typeof missing
  /** A pitch that lacks it in another way. */
  otherwise?: Missing
  /** The part under a title of its own, each a title and its lines. */
  told: [title: string, ...body: string[]][]
}

const part = (said: [string, ...string[]] | null) => said && { title: said[0], body: said.slice(1) }

/** Each is said to be missing where nothing stands for it, and nowhere else. */
export function expectTold(parts: readonly Told[]): void {
  describe.each(parts)('$id', ({ id, told, otherwise }) => {
    const { slide, without, beside }: Missing = otherwise ?? missing[id]
    it('is said where nothing stands for it', () => {
      expect(seen(id, pitch({ ...beside, [slide]: part(without) }))).toHaveLength(1)
    })

    it.each(told)('is not said of “%s: %s”', (...said) => {
      expect(seen(id, pitch({ ...beside, [slide]: part(said) }))).toEqual([])
    })
  })
}
