/**
 * Converts stored reports of Panel's first edition to the current format. They contain findings and who was for or against
 * each. Every text, quote and vote is kept; fields that did not exist then stay empty.
 */

import type { Citation, Quote } from './opinion.ts'
import { describePlace } from './places.ts'
import { type Claim, countsOf, type Report } from './report.ts'
import { type Category, type ClaimGroup, type ClaimVote, claimGroups, type Weight } from './vocabulary.ts'

interface FirstFinding {
  id: string
  analystId: number
  stance: 'strength' | 'concern' | 'question'
  severity: Weight
  category: Category
  claim: string
  suggestion: string
  quote: Quote | null
  moreQuotes: Quote[]
  lookedFor: string | null
  verified: boolean
  source: Citation | null
}

export interface FirstReport
  extends Omit<Report, 'firstThings' | 'claims' | 'choices' | 'questions' | 'counts' | 'checksRun'> {
  findings: FirstFinding[]
  ballots: { findingId: string; analystId: number; vote: 'agree' | 'disagree' | 'outside' | 'unsure'; reason: string }[]
  agreements: { findingIds: string[]; analystIds: number[] }[]
  /** The leading finding first; findings of the other stance contradict it. */
  tensions: { findingIds: string[]; for: number[]; against: number[]; question: string }[]
  loneInsights: string[]
}

const voteNow = { agree: 'holds', disagree: 'fails', outside: 'outside', unsure: 'unsure' } as const
const firstThingsMax = 5

export function fromFirstEdition(first: FirstReport): Report {
  const { findings, ballots, agreements, tensions, loneInsights, ...same } = first
  const verified = [
    ...tensions.flatMap(tension => disputed(first, tension)),
    ...agreements.map(({ findingIds }) => claimOf(first, { group: 'agreed', findings: findingsOf(first, findingIds) })),
    ...findingsOf(first, loneInsights).map(finding => claimOf(first, { group: 'single', findings: [finding] })),
  ]
  // Findings whose quotes were not found were in no group.
  const grouped = new Set([...agreements, ...tensions].flatMap(({ findingIds }) => findingIds).concat(loneInsights))
  const rest = findings.filter(({ id }) => !grouped.has(id))
  const claims = [...verified, ...rest.map(finding => claimOf(first, { group: 'unverified', findings: [finding] }))]
    .toSorted((a, b) => claimGroups.indexOf(a.group) - claimGroups.indexOf(b.group) || b.weight - a.weight)
    .map((claim, at) => ({ ...claim, number: at + 1 }))
  return {
    ...same,
    firstThings: claims
      .filter(({ stance, group }) => stance === 'concern' && group !== 'unverified')
      .toSorted((a, b) => b.weight - a.weight || b.raised.length - a.raised.length || held(b) - held(a))
      .slice(0, firstThingsMax)
      .map(({ id }) => ({ kind: 'claim', id })),
    claims,
    choices: [],
    questions: [],
    counts: countsOf(claims, [], []),
    checksRun: null,
  }
}

const held = (claim: Claim) => claim.votes.filter(({ vote }) => vote === 'holds').length

const findingsOf = ({ findings }: FirstReport, ids: string[]): FirstFinding[] =>
  ids.flatMap(id => findings.find(finding => finding.id === id) ?? [])

/** One claim for each side that has findings; the authors of the other side's findings vote against it. */
function disputed(first: FirstReport, tension: FirstReport['tensions'][number]): Claim[] {
  const all = findingsOf(first, tension.findingIds)
  const strength = all[0]?.stance === 'strength'
  const leading = all.filter(({ stance }) => (stance === 'strength') === strength)
  const contrary = all.filter(finding => !leading.includes(finding))
  const denied = (analystId: number, own: FirstFinding[]) => ({
    analystId,
    vote: 'fails' as const,
    reason: own.find(finding => finding.analystId === analystId)?.claim ?? '',
  })
  const authorsOf = (own: FirstFinding[]) => [...new Set(own.map(({ analystId }) => analystId))]
  const sides = [
    { findings: leading, denials: tension.against.map(analystId => denied(analystId, contrary)) },
    { findings: contrary, denials: authorsOf(leading).map(analystId => denied(analystId, leading)) },
  ]
  return sides
    .filter(side => side.findings.length > 0)
    .map(side => claimOf(first, { group: 'disputed', ...side, question: tension.question }))
}

interface ClaimParts {
  group: ClaimGroup
  /** At least one, the leading one first. */
  findings: FirstFinding[]
  /** Votes against it that were not cast as ballots. */
  denials?: { analystId: number; vote: ClaimVote; reason: string }[]
  question?: string
}

function claimOf(first: FirstReport, { group, findings, denials = [], question }: ClaimParts): Claim {
  const [leading] = findings
  if (!leading) throw new Error('A claim without a finding')
  const ids = findings.map(({ id }) => id)
  const authors = findings.map(({ analystId }) => analystId)
  const cast = first.ballots
    .filter(({ findingId }) => ids.includes(findingId))
    .map(({ analystId, vote, reason }) => ({ analystId, vote: voteNow[vote], reason }))
  return {
    id: leading.id,
    number: 0,
    group,
    stance: leading.stance === 'question' ? 'concern' : leading.stance,
    weight: leading.severity,
    category: leading.category,
    headline: headlineOf(leading.claim),
    text: question ? `${leading.claim} To settle it: ${question}` : leading.claim,
    suggestions: [...new Set(findings.map(({ suggestion }) => suggestion))].filter(suggestion => suggestion !== ''),
    quotes: findings
      .flatMap(({ quote, moreQuotes }) => [...(quote ? [quote] : []), ...moreQuotes])
      .map(quote => ({ ...quote, place: describePlace(quote.where) })),
    lookedFor: leading.lookedFor,
    seen: [],
    raised: findings.map(({ analystId, claim }) => ({ analystId, headline: headlineOf(claim), text: claim })),
    // One vote per analyst: a vote against counts first, with a ballot's reason where there is one.
    votes: [...cast.filter(({ vote }) => vote === 'fails'), ...denials, ...cast].filter(
      ({ analystId }, at, all) =>
        !authors.includes(analystId) && all.findIndex(vote => vote.analystId === analystId) === at,
    ),
    check: null,
    source: leading.source,
  }
}

/** At most the first ten words of a claim, without a final full stop. */
function headlineOf(claim: string): string {
  const words = claim.split(/\s+/).filter(word => word !== '')
  return words.length > 10 ? `${words.slice(0, 10).join(' ')}…` : words.join(' ').replace(/\.$/, '')
}
