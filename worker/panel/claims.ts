/**
 * From findings to claims. Findings on overlapping words, of one category and one direction, are one claim.
 * A strength and a concern on the same words stay two claims, because an author does not vote on its own claim: kept
 * apart, each side can vote on the other's, and the tension between them shows.
 * The rubric names the fact behind a finding; two different facts stay two claims even on the same words.
 */
import type { Finding, LocatedDocument, Quote } from '#db/shapes.ts'
import type { BallotClaim } from './ports.ts'

export interface Claim {
  /** The id of its leading finding: the gravest, then the first in panel order. */
  id: string
  leading: Finding
  /** All its findings, the leading one first. */
  findings: Finding[]
  /** Who made it; none of them votes on it. */
  authors: number[]
}

interface Span {
  blockId: string
  start: number
  end: number
}

/** Only verified findings become claims: what could not be found in the submission is never counted. */
export function mergeClaims(document: LocatedDocument, findings: Finding[]): Claim[] {
  const texts = new Map(document.blocks.map(block => [block.id, block.text]))
  const entries = findings
    .filter(finding => finding.verified)
    .map(finding => ({ finding, spans: spansOf(finding, texts) }))
  const groups: (typeof entries)[] = []
  for (const entry of entries) {
    const joined = groups.filter(group => group.some(other => sameClaim(entry, other)))
    const rest = groups.filter(group => !joined.includes(group))
    groups.splice(0, groups.length, ...rest, [...joined.flat(), entry])
  }
  const order = new Map(findings.map((finding, at) => [finding.id, at]))
  const position = (finding: Finding) => order.get(finding.id) ?? 0
  return groups
    .map(group => claimOf(group.map(entry => entry.finding).sort((a, b) => position(a) - position(b))))
    .sort((a, b) => position(a.leading) - position(b.leading))
}

function claimOf(inOrder: Finding[]): Claim {
  const findings = inOrder.toSorted((a, b) => b.severity - a.severity)
  const [leading] = findings
  if (!leading) throw new Error('A claim has at least one finding')
  return { id: leading.id, leading, findings, authors: [...new Set(inOrder.map(finding => finding.analystId))] }
}

interface Entry {
  finding: Finding
  spans: Span[]
}

function sameClaim(a: Entry, b: Entry): boolean {
  if (a.finding.category !== b.finding.category) return false
  if ((a.finding.stance === 'strength') !== (b.finding.stance === 'strength')) return false
  const fact = a.finding.observation
  if (fact !== null && b.finding.observation !== null && fact !== b.finding.observation) return false
  if (a.spans.length === 0 && b.spans.length === 0) {
    return (
      (fact !== null && fact === b.finding.observation) || plain(a.finding.lookedFor) === plain(b.finding.lookedFor)
    )
  }
  return a.spans.some(one => b.spans.some(other => overlap(one, other)))
}

function plain(text: string | null): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function spansOf(finding: Finding, texts: Map<string, string>): Span[] {
  return quotesOf(finding).flatMap(quote => {
    const start = texts.get(quote.blockId)?.indexOf(quote.text) ?? -1
    return start === -1 ? [] : [{ blockId: quote.blockId, start, end: start + quote.text.length }]
  })
}

function overlap(a: Span, b: Span): boolean {
  return a.blockId === b.blockId && a.start < b.end && b.start < a.end
}

/** A finding's quotes, the leading one first; none for a finding of absence. */
export function quotesOf(finding: Finding): Quote[] {
  return finding.quote ? [finding.quote, ...finding.moreQuotes] : []
}

/** The claim as engines see it: no author. `id` is what answers come back under. */
export function ballotClaim(claim: Claim, id: string): BallotClaim {
  const { stance, category, lookedFor, observation, claim: words } = claim.leading
  const quotes = [...new Set(claim.findings.flatMap(quotesOf).map(quote => quote.text))]
  return { findingId: id, stance, category, claim: words, quotes, lookedFor, observation }
}
