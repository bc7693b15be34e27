import type { Ballots, Finding } from '#db/opinion.ts'
import type { Claim } from '#db/report.ts'
import { type ClaimGroup, claimGroups } from '#db/vocabulary.ts'
import { lookedForBy, seenBy } from './ballots.ts'
import type { Gathered } from './gathered.ts'
import { placedQuotes } from './quotes/quotes.ts'

export function finishClaims(gathered: Gathered<Finding>[], unverified: Finding[], ballots: Ballots[]): Claim[] {
  const voted = gathered.map(claim => {
    const votes = votesOn(claim, ballots)
    return claimOf(claim.members, votes, groupOf(claim.authors, votes))
  })
  return [...voted, ...unverified.map(finding => claimOf([finding], [], 'unverified'))]
    .sort(
      (a, b) =>
        claimGroups.indexOf(a.group) - claimGroups.indexOf(b.group) ||
        b.weight - a.weight ||
        sourcesOf(b) - sourcesOf(a) ||
        standing(b) - standing(a),
    )
    .map((claim, at) => ({ ...claim, number: at + 1 }))
}

function votesOn({ id, authors }: Gathered<Finding>, ballots: Ballots[]): Claim['votes'] {
  return ballots.flatMap(({ analystId, claims }) => {
    const cast = authors.includes(analystId) ? undefined : claims.find(vote => vote.id === id)
    return cast ? [{ analystId, vote: cast.vote, reason: cast.reason }] : []
  })
}

function groupOf(authors: number[], votes: Claim['votes']): ClaimGroup {
  if (authors.length === 0) return 'checked'
  if (votes.some(({ vote }) => vote === 'fails')) return 'disputed'
  return authors.length + votes.filter(holds).length > 1 ? 'agreed' : 'single'
}

export const holds = ({ vote }: Claim['votes'][number]): boolean => vote === 'holds' || vote === 'partly'

function claimOf(members: Finding[], votes: Claim['votes'], group: ClaimGroup): Claim {
  const [leading] = members
  if (!leading) throw new Error('A claim has at least one finding')
  const checked = members.find(({ check }) => check !== null)
  // A check joined to an analyst's finding may weigh more, and a build may depend on its weight.
  const weight = checked && checked.weight > leading.weight ? checked.weight : leading.weight
  return {
    id: leading.id,
    number: 0,
    group,
    stance: leading.stance,
    weight,
    category: leading.category,
    headline: leading.headline,
    text: leading.text,
    suggestions: [...new Set(members.map(({ suggestion }) => suggestion))].filter(suggestion => suggestion !== ''),
    quotes: placedQuotes(members.flatMap(({ quotes }) => quotes)),
    lookedFor: lookedForBy(members),
    seen: seenBy(members),
    raised: members.map(({ analystId, headline, text }) => ({ analystId, headline, text })),
    votes,
    check: checked?.check ?? null,
    source: members.find(({ source }) => source !== null)?.source ?? null,
  }
}

/** How many analysts found it independently; all checks together count as one. */
export function sourcesOf({ raised }: Claim): number {
  return new Set(raised.map(({ analystId }) => analystId)).size
}

export function standing({ votes }: Claim): number {
  const worth = { holds: 1, partly: 0.5, fails: -1, unsure: 0, outside: 0 }
  return votes.reduce((sum, { vote }) => sum + worth[vote], 0)
}
