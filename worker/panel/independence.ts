import type { Claim, Report, ReportChoice } from '#db/report.ts'
import { holds } from './claims.ts'
import { modelOf } from './opinions.ts'
import type { Engine } from './ports.ts'

/** With fewer votes in common a pair's similarity means little; at least half of all pairs need this many. */
const minCommonVotes = 4

interface Sides {
  for: number[]
  against: number[]
}

/** How many independent voices the panel was worth, and a sentence about it. Both null with the rubric: nobody judges. */
export function independenceOf(
  analystIds: number[],
  claims: Claim[],
  choices: ReportChoice[],
  engine: Pick<Engine, 'name' | 'model' | 'models'>,
): Report['independence'] {
  const analysts = analystIds.length
  if (engine.name === 'rubric') return { analysts, effective: null, note: null }
  if (analysts === 1) return { analysts, effective: 1, note: 'One analyst is one voice: nobody judged what it raised.' }
  const effective = effectiveVoices(analystIds, [...claims.map(sidesOfClaim), ...choices.flatMap(sidesOfChoice)])
  const used = new Set(analystIds.map(id => modelOf(engine, id)))
  const names = [...used].filter(name => name !== null).join(', ')
  const shared =
    used.size === 1
      ? `All ${analysts} analysts share one model${names && ` (${names})`}, so they are fewer than`
      : `The ${analysts} analysts use ${used.size} models (${names}); even so they may be fewer than`
  const note =
    effective === null
      ? `${shared} ${analysts} voices; they voted on too little in common to tell how many.`
      : `${shared} ${analysts} people: as alike as they voted, worth about ${effective === 1 ? 'one' : effective}.`
  return { analysts, effective, note }
}

/** Raising a claim counts as voting for it. */
function sidesOfClaim({ raised, votes }: Claim): Sides {
  const voters = (chosen: Claim['votes']) => chosen.map(({ analystId }) => analystId)
  return {
    for: [...new Set(raised.flatMap(({ analystId }) => analystId ?? [])), ...voters(votes.filter(holds))],
    against: voters(votes.filter(({ vote }) => vote === 'fails')),
  }
}

function sidesOfChoice({ back, doubt, fixed }: ReportChoice): Sides[] {
  const ids = (stands: { analystId: number }[]) => stands.map(({ analystId }) => analystId)
  return fixed ? [] : [{ for: ids(back), against: ids(doubt) }]
}

/**
 * n / (1 + (n - 1) r), from Kish's design effect. r is the mean similarity of two analysts: the mean product of their sides
 * (for +1, against -1) over everything on which both took a side, or 0 if that is negative. The result is 1 if all always
 * agree, and n if their sides are unrelated. Agreement on what is obviously right lowers it too, so it errs toward fewer.
 * @returns a number from 1 to n with one decimal, or null if the analysts have too few votes in common.
 */
export function effectiveVoices(analystIds: number[], taken: Sides[]): number | null {
  const n = analystIds.length
  if (n < 2) return n === 1 ? 1 : null
  const sides = analystIds.map(id => sidesBy(id, taken))
  const pairs = sides.flatMap((one, at) => sides.slice(at + 1).map(other => productsOf(one, other)))
  if (pairs.filter(products => products.length >= minCommonVotes).length < pairs.length / 2) return null
  const products = pairs.flat()
  const mean = products.reduce((sum, product) => sum + product, 0) / products.length
  const effective = n / (1 + (n - 1) * Math.max(0, mean))
  return Math.round(Math.min(n, Math.max(1, effective)) * 10) / 10
}

function sidesBy(analystId: number, taken: Sides[]): Map<number, number> {
  const sides = new Map<number, number>()
  for (const [at, one] of taken.entries()) {
    if (one.for.includes(analystId)) sides.set(at, 1)
    if (one.against.includes(analystId)) sides.set(at, -1)
  }
  return sides
}

function productsOf(one: Map<number, number>, other: Map<number, number>): number[] {
  return [...one].flatMap(([at, side]) => {
    const across = other.get(at)
    return across === undefined ? [] : [side * across]
  })
}
