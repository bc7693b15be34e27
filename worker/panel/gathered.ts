import type { Choice, Finding, Gathering, Opinion } from '#db/opinion.ts'
import type { Similarity } from './similarity.ts'

export interface Gathered<Item> {
  /** The id of `leading`: the finding of most weight, and among equals the one that its author put first. */
  id: string
  leading: Item
  members: Item[]
  /** Who raised it, and so does not vote on it. Empty if only a check found it. */
  authors: number[]
}

export interface GatheredPanel {
  claims: Gathered<Finding>[]
  choices: Gathered<Choice>[]
}

interface Groupable {
  id: string
  analystId: number | null
  weight: number
}

/** Adds points whose author succeeded only after the gathering was saved: each to a group that makes its point, or alone. */
export function applyGathering(
  known: Pick<Gathering, 'claims' | 'choices'>,
  opinions: Opinion[],
  alike: Similarity,
): GatheredPanel {
  const findings = verifiedOf(opinions.map(opinion => opinion.findings))
  const choices = verifiedOf(opinions.map(opinion => opinion.choices))
  return {
    claims: gathered(known.claims, findings, alike.findings),
    choices: gathered(known.choices, choices, alike.choices),
  }
}

export function verifiedOf<Item extends { verified: boolean }>(items: Item[][]): Item[] {
  return items.flat().filter(item => item.verified)
}

/** `items` are in the order of the analysts, and each analyst's in its own order. */
function gathered<Item extends Groupable>(
  known: string[][],
  items: Item[],
  alike: (one: Item, other: Item) => boolean,
): Gathered<Item>[] {
  const knownGroups = known.map(ids => items.filter(({ id }) => ids.includes(id)))
  const placed = new Set(knownGroups.flat())
  let newGroups: Item[][] = []
  for (const item of items) {
    if (placed.has(item)) continue
    const matches = (group: Item[]) => group.some(other => alike(item, other))
    const known = knownGroups.find(matches)
    if (known) known.push(item)
    else newGroups = [...newGroups.filter(group => !matches(group)), [...newGroups.filter(matches).flat(), item]]
  }
  const position = new Map(items.map((item, at) => [item, at]))
  const ownRank = new Map(
    items.map((item, at) => [item, at - items.findIndex(other => other.analystId === item.analystId)]),
  )
  const byPosition = (a: Item, b: Item) => (position.get(a) ?? 0) - (position.get(b) ?? 0)
  return [...knownGroups, ...newGroups]
    .map(group =>
      group.toSorted(
        (a, b) => b.weight - a.weight || (ownRank.get(a) ?? 0) - (ownRank.get(b) ?? 0) || byPosition(a, b),
      ),
    )
    .flatMap(members => {
      const [leading] = members
      if (!leading) return []
      const authors = [...new Set(members.toSorted(byPosition).flatMap(({ analystId }) => analystId ?? []))]
      return [{ id: leading.id, leading, members, authors }]
    })
    .sort((a, b) => byPosition(a.leading, b.leading))
}

/** Joins each check to the claim that says the same, or adds it alone. The analyst's finding stays the leading one. */
export function withChecks(claims: Gathered<Finding>[], checks: Finding[], alike: Similarity): Gathered<Finding>[] {
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
