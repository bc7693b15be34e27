/**
 * A report's claims: what agrees, conflicts or stands alone, each once, with what it rests on. Pure; nothing of a claim
 * is known by its prose, which an engine may word otherwise the next time.
 */
import type { Category, Severity, Stance } from '#db/vocabulary.ts'
import type { Finding, Report } from '../output/report-parts.ts'

export type Quote = NonNullable<Finding['quote']>
export type Source = NonNullable<Finding['source']>

export type Standing = 'agreed' | 'contested' | 'lone' | 'unverified'

/** A claim by what it rests on: what a later claim is recognised by. */
export interface Anchored {
  category: Category
  /** A strength and a concern on the same words are two claims. */
  direction: 'strength' | 'weakness'
  /** The fact that the rubric saw; null where a model wrote the claim. */
  observation: string | null
  /** Words of the submission, the leading quote first; empty for a claim about something missing. */
  quotes: readonly string[]
}

export interface Claim {
  /** What it is filed under: the observation where there is one, else the category. */
  rule: string
  category: Category
  observation: string | null
  stance: Stance
  severity: Severity
  claim: string
  suggestion: string
  quotes: Quote[]
  lookedFor: string | null
  source: Source | null
  standing: Standing
  /** Who raised it. */
  analystIds: number[]
}

const directionOf = (stance: Stance): Anchored['direction'] => (stance === 'strength' ? 'strength' : 'weakness')

export const anchorOf = (claim: Claim): Anchored => ({
  category: claim.category,
  direction: directionOf(claim.stance),
  observation: claim.observation,
  quotes: claim.quotes.map(quote => quote.text),
})

/** In the order of the report: conflicts, agreements, lone insights, then what was not verified. */
export function claimsOf(report: Report): Claim[] {
  const byId = new Map(report.findings.map(finding => [finding.id, finding]))
  const find = (ids: string[]) => ids.flatMap(id => byId.get(id) ?? [])
  const unverified = report.findings.filter(finding => !finding.verified)
  return [
    ...report.tensions.flatMap(({ findingIds }) => sidesOf(find(findingIds)).map(side => claimOf(side, 'contested'))),
    ...report.agreements.flatMap(({ findingIds }) => sidesOf(find(findingIds)).map(side => claimOf(side, 'agreed'))),
    ...find(report.loneInsights).map(finding => claimOf([finding], 'lone')),
    ...unverified.map(finding => claimOf([finding], 'unverified')),
  ].filter(claim => claim !== null)
}

/** A conflict may hold both what one side raised and what the other did. */
function sidesOf(findings: Finding[]): Finding[][] {
  const sides = (['strength', 'weakness'] as const).map(side =>
    findings.filter(({ stance }) => directionOf(stance) === side),
  )
  return sides.filter(side => side.length > 0)
}

function claimOf(findings: Finding[], standing: Standing): Claim | null {
  const [first, ...others] = findings
  if (!first) return null
  const leading = others.reduce((gravest, finding) => (finding.severity > gravest.severity ? finding : gravest), first)
  const { category, observation, stance, severity, claim, suggestion, lookedFor, source, quote, moreQuotes } = leading
  return {
    rule: observation ?? category,
    category,
    observation,
    stance,
    severity,
    claim,
    suggestion,
    quotes: quote ? [quote, ...moreQuotes] : [],
    lookedFor,
    source,
    standing,
    analystIds: [...new Set(findings.map(finding => finding.analystId))].sort((a, b) => a - b),
  }
}
