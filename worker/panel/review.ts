/**
 * A review from document to report: opinions, quote gate, claims, blind ballots, report, summary. What is finished is
 * kept at once, so that a review that was killed takes up where it was and repeats no finished opinion or ballot.
 */
import type { Failure, Report, Usage } from '#db/shapes.ts'
import { ballotClaim, type Claim, mergeClaims } from './claims.ts'
import { EngineFailure } from './engine-failure.ts'
import { type Groups, groupClaims, type Outcome } from './groups.ts'
import { verdictIn } from './no-verdict.ts'
import { gatherOpinions } from './opinions.ts'
import { inParallel } from './pool.ts'
import type { ReportedClaim, SummaryInput } from './ports.ts'
import { indexQuotes } from './quote-index.ts'
import { buildReport, plainQuestion } from './report.ts'
import { type Review, type ReviewInput, setUp } from './review-context.ts'
import { gatherBallots } from './voting.ts'

/**
 * Reviews one submission. A part of the panel that cannot finish is named in the report's `missing`.
 * @throws EngineFailure `no_analysts`, or the most useful of the reasons where no analyst could give an opinion.
 * @throws the signal's reason when the review is ended early; what was finished by then is kept.
 */
export async function reviewSubmission(input: ReviewInput): Promise<Report> {
  const { document, analysts, engine, record, signal } = input
  if (analysts.length === 0) {
    throw new EngineFailure('no_analysts', 'This panel has no active analysts. Activate at least one and try again.')
  }
  signal.throwIfAborted()
  const kept = await record.opinions()
  const review = await setUp(input, kept)
  const opinions = await gatherOpinions(review, indexQuotes(document), kept)
  const failures = opinions.flatMap(({ analystId, failure }) => (failure ? [{ analystId, failure }] : []))
  if (failures.length === analysts.length) throw mostUseful(failures.map(entry => entry.failure))

  const claims = mergeClaims(
    document,
    opinions.flatMap(opinion => opinion.findings),
    finding => review.session.distance?.(finding) ?? 0,
  )
  const votes = await gatherBallots(review, opinions, claims)
  const ballots = votes.flatMap(vote => vote.ballots)
  const groups = groupClaims(claims, ballots, analysts)
  const settled = await inParallel(groups.tensions, input.concurrency, entry => question(review, entry))
  const questions = new Map(settled.map(entry => [entry.id, entry.question]))
  const summary = await summarise(review, groups, questions)
  signal.throwIfAborted()

  return buildReport({
    document,
    analysts,
    opinions,
    claims,
    ballots,
    ballotUsage: new Map(votes.filter(vote => vote.usage || vote.failure).map(vote => [vote.analystId, vote.usage])),
    missing: [...failures, ...votes.flatMap(({ analystId, failure }) => (failure ? [{ analystId, failure }] : []))],
    questions,
    summary: summary.text,
    sharedUsage: [...settled.flatMap(entry => entry.usage), ...summary.usage],
    engine: engine.name,
    model: engine.model,
    unread: review.session.unread?.() ?? [],
  })
}

async function question(review: Review, outcome: Outcome): Promise<{ id: string; question: string; usage: Usage[] }> {
  const { claim, contrary } = outcome
  const own = { id: claim.id, question: plainQuestion(claim), usage: [] }
  try {
    const answer = await review.session.settle(
      ballotClaim(claim, claim.id),
      contrary && ballotClaim(contrary, contrary.id),
    )
    const asked = typeof answer === 'string' ? { text: answer, usage: null } : answer
    if (!asked) return own
    const usage = asked.usage ? [asked.usage] : []
    const text = asked.text.trim()
    return text === '' || verdictIn(text) !== null ? { ...own, usage } : { id: claim.id, question: text, usage }
  } catch (error) {
    review.signal.throwIfAborted()
    if (!(error instanceof EngineFailure)) review.warn('An engine broke while asking about a conflict', error)
    return error instanceof EngineFailure && error.usage ? { ...own, usage: [error.usage] } : own
  }
}

async function summarise(
  review: Review,
  groups: Groups,
  questions: Map<string, string>,
): Promise<{ text: string | null; usage: Usage[] }> {
  const structure: SummaryInput = {
    agreements: groups.agreements.map(outcome => reported(outcome.claim, outcome.for.length)),
    tensions: groups.tensions.map(({ claim, contrary, ...sides }) => ({
      ...reported(claim, sides.for.length),
      contrary: contrary && { ...ballotClaim(contrary, contrary.id), speaker: contrary.leading.analystId },
      for: sides.for.length,
      against: sides.against.length,
      question: questions.get(claim.id) ?? plainQuestion(claim),
    })),
    loneInsights: groups.loneInsights.flatMap(({ claim }) =>
      claim.findings.map(finding => reported({ ...claim, id: finding.id, leading: finding, findings: [finding] }, 1)),
    ),
    analysts: review.analysts.length,
  }
  try {
    const summary = await review.session.summarise(structure)
    const text = summary?.text.trim() ?? ''
    const usage = summary?.usage ? [summary.usage] : []
    // A summary that decides is not published at all: it would be the first thing read.
    return { text: text === '' || verdictIn(text) !== null ? null : text, usage }
  } catch (error) {
    review.signal.throwIfAborted()
    if (!(error instanceof EngineFailure)) review.warn('An engine broke while writing the summary', error)
    return { text: null, usage: error instanceof EngineFailure && error.usage ? [error.usage] : [] }
  }
}

function reported(claim: Claim, held: number): ReportedClaim {
  const { severity, analystId } = claim.leading
  return { ...ballotClaim(claim, claim.id), severity, speaker: analystId, raised: claim.authors.length, held }
}

/** What a person can act on comes first: a refused key explains more than one analyst's garbled answer. */
const usefulness: Failure['code'][] = [
  'model_misconfigured',
  'too_large',
  'model_refused',
  'over_budget',
  'model_busy',
  'model_unreachable',
  'took_too_long',
  'model_invalid_answer',
]

function mostUseful(failures: Failure[]): EngineFailure {
  const chosen = usefulness.map(code => failures.find(failure => failure.code === code)).find(Boolean) ?? failures[0]
  if (!chosen) throw new Error('Nothing failed')
  return new EngineFailure(chosen.code, chosen.message)
}
