/** The report, computed: no model is needed to render it, and nothing in it is anyone's say-so but the ballots'. */
import type {
  Ballot,
  Failure,
  Finding,
  LocatedDocument,
  Opinion,
  PanelAnalyst,
  Report,
  Unread,
  Usage,
} from '#db/shapes.ts'
import type { EngineName } from '#db/vocabulary.ts'
import { type Claim, quotesOf } from './claims.ts'
import { findingIdsOf, type Groups, groupClaims } from './groups.ts'
import { effectiveVoices } from './independence.ts'
import { describePlace } from './places.ts'
import { isWithheld } from './quote-gate.ts'
import { inMarks, sectionOf } from './sections.ts'
import { totalUsage } from './usage.ts'
import { wordCount } from './word-count.ts'

export interface ReportParts {
  document: LocatedDocument
  analysts: PanelAnalyst[]
  opinions: Opinion[]
  claims: Claim[]
  ballots: Ballot[]
  /** By voter; an analyst that used nothing known is absent. */
  ballotUsage: Map<number, Usage | null>
  missing: { analystId: number; failure: Failure }[]
  /** The question for each conflict, by claim id; where there is none, the report asks in its own words. */
  questions: Map<string, string>
  /** Null where it could not be written. */
  summary: string | null
  /** What the panel used together: questions and summary. */
  sharedUsage: (Usage | null)[]
  engine: EngineName
  model: string | null
  /** What the engine could not take in, beside what the source could not be read. */
  unread: Unread[]
}

/** Computes the report. Pure: the same parts always give the same report. */
export function buildReport(parts: ReportParts): Report {
  const { document, analysts, claims, ballots } = parts
  const done = analysts.flatMap(analyst => parts.opinions.find(o => o.analystId === analyst.id && !o.failure) ?? [])
  const findings = done.flatMap(opinion => opinion.findings)
  const groups = groupClaims(claims, ballots, analysts)
  const quoting = findings.filter(finding => !isWithheld(finding) && !(finding.verified && finding.quote === null))
  const voices = done.map(opinion => opinion.analystId)
  return {
    summary: parts.summary ?? plainSummary(groups, findings, claims.length),
    summaryWritten: parts.summary !== null,
    sections: done.map(opinion => sectionOf(opinion, claims.length > 0)),
    engine: parts.engine,
    model: parts.model,
    findings,
    ballots,
    agreements: groups.agreements.map(entry => ({ findingIds: findingIdsOf(entry), analystIds: entry.for })),
    tensions: groups.tensions.map(entry => ({
      findingIds: findingIdsOf(entry),
      for: entry.for,
      against: entry.against,
      question: parts.questions.get(entry.claim.id) ?? plainQuestion(entry.claim),
    })),
    loneInsights: groups.loneInsights.flatMap(findingIdsOf),
    coverage: {
      blocks: document.blocks.length,
      words: document.blocks.reduce((sum, block) => sum + (block.hidden ? 0 : wordCount(block.text)), 0),
      unread: [...document.unread, ...parts.unread],
    },
    quotesVerified: { verified: quoting.filter(finding => finding.verified).length, total: quoting.length },
    independence: independenceOf(parts, voices, groups),
    usage: usageOf(parts),
    missing: parts.missing,
  }
}

function usageOf(parts: ReportParts): Report['usage'] {
  const analysts = parts.analysts.map(({ id }) => {
    const opinion = parts.opinions.find(candidate => candidate.analystId === id)
    const used = opinion ? [opinion.usage] : []
    if (parts.ballotUsage.has(id)) used.push(parts.ballotUsage.get(id) ?? null)
    return { analystId: id, usage: totalUsage(used) }
  })
  return { total: totalUsage([...analysts.map(entry => entry.usage), ...parts.sharedUsage]), analysts }
}

function independenceOf(parts: ReportParts, voices: number[], groups: Groups): Report['independence'] {
  const effective = effectiveVoices(voices, Object.values(groups).flat())
  const notes = [
    effective === null ? 'The same analysts took sides on too few claims to measure it.' : '',
    parts.engine === 'rubric'
      ? 'No language model was used: the analysts differ by their fixed stances toward the same observations.'
      : `All analysts share one model${parts.model ? ` (${parts.model})` : ''}, so their agreement weighs less than that of as many people.`,
  ]
  return { analysts: voices.length, effective, note: notes.filter(note => note !== '').join(' ') || null }
}

/** The question for a conflict where the engine gave none: it names the words that the two sides read differently. */
export function plainQuestion(claim: Claim): string {
  const [quote] = quotesOf(claim.leading)
  if (!quote) return `What would show whether this is needed here: ${claim.leading.lookedFor ?? claim.leading.claim}?`
  return `What would the intended reader take from ${inMarks(quote.text)} (${describePlace(quote.where)}), and what would show it?`
}

/** A summary counted rather than written. */
function plainSummary(groups: Groups, findings: Finding[], told: number): string {
  const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)
  const { agreements, tensions, loneInsights } = groups
  if (findings.length === 0) return 'The panel found nothing to say, so there is nothing to sum up. That is no verdict.'
  if (told === 0) {
    if (findings.every(isWithheld))
      return 'All that the panel said made the decision, which the report leaves to its reader, so there is nothing to sum up.'
    return findings.some(isWithheld)
      ? 'What the panel said either makes the decision or does not quote the submission as it stands, so there is nothing to sum up.'
      : 'None of what the panel said quotes the submission as it stands, so there is nothing to sum up.'
  }
  return [
    `The panel agreed on ${points(agreements.length)} and conflicted on ${points(tensions.length)};`,
    `${points(loneInsights.length)} came from one analyst alone.`,
    'No summary in prose could be written; the report is complete without it.',
  ].join(' ')
}
