/**
 * From findings to claims. Findings on overlapping words, of one category and one direction, are one claim.
 * A strength and a concern on the same words stay two claims, because an author does not vote on its own claim: kept
 * apart, each side can vote on the other's, and where both vote so, `groups.ts` sets them against each other.
 * The rubric names the fact behind a finding; two different facts stay two claims even on the same words.
 */
import type { Finding, LocatedDocument, Quote } from '#db/shapes.ts'
import type { BallotClaim } from './ports.ts'

export interface Claim {
  /** The id of its leading finding: the gravest, then whose job it is, then what its author put furthest up. */
  id: string
  leading: Finding
  /** All its findings, in that order. */
  findings: Finding[]
  /** Who raised it, each on their own; none of them votes on it. */
  authors: number[]
  /** Ids of the claims that read the same fact the other way: a strength for a concern, a concern for a strength. */
  contrary: string[]
}

interface Span {
  blockId: string
  start: number
  end: number
}

/**
 * Only verified findings become claims: what could not be found in the submission is never counted. `distance` tells how
 * far a finding is from its author's job, where the engine knows that.
 */
export function mergeClaims(
  document: LocatedDocument,
  findings: Finding[],
  distance: (finding: Finding) => number = () => 0,
): Claim[] {
  const texts = new Map(document.blocks.map(block => [block.id, block.text]))
  const entries = findings
    .filter(finding => finding.verified)
    .map(finding => ({ finding, spans: spansOf(finding, texts) }))
  const groups: Entry[][] = []
  for (const entry of entries) {
    const joined = groups.filter(group => group.some(other => sameClaim(entry, other)))
    const rest = groups.filter(group => !joined.includes(group))
    groups.splice(0, groups.length, ...rest, [...joined.flat(), entry])
  }
  const order = orderOf(findings, distance)
  const claims = groups
    .map(group => claimOf(group, order))
    .sort((a, b) => order.panel(a.leading) - order.panel(b.leading))
  const entryOf = new Map(entries.map(entry => [entry.finding, entry]))
  const entriesOf = (claim: Claim) => claim.findings.flatMap(finding => entryOf.get(finding) ?? [])
  return claims.map(claim => {
    const contrary = claims.filter(other => entriesOf(claim).some(a => entriesOf(other).some(b => isContrary(a, b))))
    return { ...claim, contrary: contrary.map(other => other.id) }
  })
}

interface Entry {
  finding: Finding
  spans: Span[]
}

interface Order {
  distance(finding: Finding): number
  /** Its place among all findings: analyst by analyst. */
  panel(finding: Finding): number
  /** Its place among its author's own findings: what came to mind first. */
  own(finding: Finding): number
}

function orderOf(findings: Finding[], distance: Order['distance']): Order {
  const panel = new Map(findings.map((finding, at) => [finding, at]))
  const own = new Map<Finding, number>()
  const said = new Map<number, number>()
  for (const finding of findings) {
    const at = said.get(finding.analystId) ?? 0
    own.set(finding, at)
    said.set(finding.analystId, at + 1)
  }
  return { distance, panel: finding => panel.get(finding) ?? 0, own: finding => own.get(finding) ?? 0 }
}

function claimOf(group: Entry[], order: Order): Claim {
  const inOrder = group.map(entry => entry.finding).sort((a, b) => order.panel(a) - order.panel(b))
  const findings = inOrder.toSorted(
    (a, b) => b.severity - a.severity || order.distance(a) - order.distance(b) || order.own(a) - order.own(b),
  )
  const [leading] = findings
  if (!leading) throw new Error('A claim has at least one finding')
  const authors = [...new Set(inOrder.map(finding => finding.analystId))]
  return { id: leading.id, leading, findings, authors, contrary: [] }
}

function isStrength({ finding }: Entry): boolean {
  return finding.stance === 'strength'
}

function sameClaim(a: Entry, b: Entry): boolean {
  return isStrength(a) === isStrength(b) && sameFact(a, b)
}

function isContrary(a: Entry, b: Entry): boolean {
  return isStrength(a) !== isStrength(b) && sameFact(a, b)
}

function sameFact(a: Entry, b: Entry): boolean {
  if (a.finding.category !== b.finding.category) return false
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
