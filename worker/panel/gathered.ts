import type { Choice, Finding, Gathering, Opinion } from '#db/report.ts'
import type { Alike } from './alike.ts'

/** What several said alike, with all their words. */
export interface Gathered<Said> {
  /** Of the leading one: the gravest, then what its author put furthest up. */
  id: string
  leading: Said
  /** The leading one first. */
  members: Said[]
  /** Who raised it, each on its own; none of them votes on it. Nobody where only the program did. */
  authors: number[]
}

export interface GatheredPanel {
  claims: Gathered<Finding>[]
  choices: Gathered<Choice>[]
}

interface Sayable {
  id: string
  analystId: number | null
  weight: number
}

/**
 * Opinions as a gathering has them. What it does not know, because its author came through only after a retry, joins
 * what it is alike, or stands alone; groups that the gathering holds apart stay apart. Only what is verified is in one.
 */
export function applyGathering(
  known: Pick<Gathering, 'claims' | 'choices'>,
  opinions: Opinion[],
  alike: Alike,
): GatheredPanel {
  const findings = verifiedOf(opinions.map(opinion => opinion.findings))
  const choices = verifiedOf(opinions.map(opinion => opinion.choices))
  return {
    claims: gathered(known.claims, findings, alike.findings),
    choices: gathered(known.choices, choices, alike.choices),
  }
}

export function verifiedOf<Said extends { verified: boolean }>(said: Said[][]): Said[] {
  return said.flat().filter(one => one.verified)
}

/** `said` stands in the order of the analysts, and each one's in its own order. */
function gathered<Said extends Sayable>(
  known: string[][],
  said: Said[],
  alike: (one: Said, other: Said) => boolean,
): Gathered<Said>[] {
  const homes = known.map(ids => said.filter(({ id }) => ids.includes(id)))
  const placed = new Set(homes.flat())
  let fresh: Said[][] = []
  for (const one of said) {
    if (placed.has(one)) continue
    const joins = (group: Said[]) => group.some(other => alike(one, other))
    const home = homes.find(joins)
    if (home) home.push(one)
    else fresh = [...fresh.filter(group => !joins(group)), [...fresh.filter(joins).flat(), one]]
  }
  const place = new Map(said.map((one, at) => [one, at]))
  const own = new Map(said.map((one, at) => [one, at - said.findIndex(other => other.analystId === one.analystId)]))
  const inPanel = (a: Said, b: Said) => (place.get(a) ?? 0) - (place.get(b) ?? 0)
  return [...homes, ...fresh]
    .map(group =>
      group.toSorted((a, b) => b.weight - a.weight || (own.get(a) ?? 0) - (own.get(b) ?? 0) || inPanel(a, b)),
    )
    .flatMap(members => {
      const [leading] = members
      if (!leading) return []
      const authors = [...new Set(members.toSorted(inPanel).flatMap(({ analystId }) => analystId ?? []))]
      return [{ id: leading.id, leading, members, authors }]
    })
    .sort((a, b) => inPanel(a.leading, b.leading))
}

/**
 * Puts what the program established beside the claim that says the same, or on its own. A claim takes one check, and
 * its analyst's words go on leading it.
 */
export function withChecks(claims: Gathered<Finding>[], checks: Finding[], alike: Alike): Gathered<Finding>[] {
  const joined = new Map<Gathered<Finding>, Finding>()
  const alone = checks.filter(check => {
    const claim = claims.find(one => !joined.has(one) && one.members.some(member => alike.findings(member, check)))
    if (claim) joined.set(claim, check)
    return !claim
  })
  return [
    ...claims.map(claim => ({ ...claim, members: [...claim.members, ...[joined.get(claim) ?? []].flat()] })),
    ...alone.map(check => ({ id: check.id, leading: check, members: [check], authors: [] })),
  ]
}
