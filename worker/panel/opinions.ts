import type { Opinion, PanelAnalyst } from '#db/shapes.ts'
import { EngineFailure, failureOf } from './engine-failure.ts'
import { inParallel } from './pool.ts'
import type { DraftFinding, ProgressEvent } from './ports.ts'
import { findingOf, type GatedDraft, gateDraft } from './quote-gate.ts'
import type { QuoteIndex } from './quote-index.ts'
import type { Review } from './review-context.ts'
import { totalUsage } from './usage.ts'

/**
 * Everyone's opinion, in the order of the analysts. Those already finished are taken as they are; each new one is kept
 * together with its event. An engine's failure is that analyst's own; a record's failure stops the review.
 */
export async function gatherOpinions(review: Review, index: QuoteIndex, kept: Opinion[]): Promise<Opinion[]> {
  const { analysts, concurrency, record, signal } = review
  return inParallel(analysts, concurrency, async analyst => {
    const finished = kept.find(opinion => opinion.analystId === analyst.id && opinion.failure === null)
    if (finished) return finished
    signal.throwIfAborted()
    await record.event({ type: 'opinion.started', detail: { analystId: analyst.id } })
    const opinion = await opinionOf(review, index, analyst)
    await record.saveOpinion(opinion, saidOf(opinion))
    return opinion
  })
}

function saidOf({ analystId, findings, failure }: Opinion): ProgressEvent {
  if (failure) return { type: 'opinion.failed', detail: { analystId, ...failure } }
  const verified = findings.filter(finding => finding.verified).length
  return { type: 'opinion.completed', detail: { analystId, findings: findings.length, verified } }
}

async function opinionOf(review: Review, index: QuoteIndex, analyst: PanelAnalyst): Promise<Opinion> {
  try {
    const drafted = await review.session.opine(analyst)
    const gated = drafted.findings.map(draft => gateDraft(index, draft))
    const mended = await mend(review, analyst, index, gated)
    return {
      analystId: analyst.id,
      findings: mended.gated.map((entry, at) => findingOf(entry, analyst.id, at + 1)),
      usage: totalUsage([drafted.usage, ...mended.usage]),
      failure: null,
    }
  } catch (error) {
    review.signal.throwIfAborted()
    if (!(error instanceof EngineFailure)) review.warn('An engine broke while giving an opinion', error)
    const usage = error instanceof EngineFailure ? error.usage : null
    return { analystId: analyst.id, findings: [], usage, failure: failureOf(error) }
  }
}

/** One request for all findings whose quotes were not found. Only their quotes are taken from the answer. */
async function mend(review: Review, analyst: PanelAnalyst, index: QuoteIndex, gated: GatedDraft[]) {
  const failing = gated.filter(entry => !entry.verified)
  if (failing.length === 0) return { gated, usage: [] }
  try {
    const answer = await review.session.mend(
      analyst,
      failing.map(entry => entry.draft),
    )
    const mended = new Map(failing.map((entry, at) => [entry, requoted(entry.draft, answer.findings[at])]))
    const again = gated.map(entry => {
      const draft = mended.get(entry)
      return draft ? gateDraft(index, draft) : entry
    })
    return { gated: again, usage: [answer.usage] }
  } catch (error) {
    // The findings stand as they are, unverified: losing the good ones with them would be worse.
    review.signal.throwIfAborted()
    if (!(error instanceof EngineFailure)) review.warn('An engine broke while mending quotes', error)
    return { gated, usage: [error instanceof EngineFailure ? error.usage : null] }
  }
}

function requoted(draft: DraftFinding, mended: DraftFinding | undefined): DraftFinding {
  if (!mended) return draft
  const { blockIds: _stale, ...rest } = draft
  const quotes = { quotes: mended.quotes, lookedFor: mended.lookedFor ?? draft.lookedFor }
  return mended.blockIds ? { ...rest, ...quotes, blockIds: mended.blockIds } : { ...rest, ...quotes }
}
