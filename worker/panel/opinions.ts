import type { Opinion, PanelAnalyst, Usage } from '#db/opinion.ts'
import { EngineFailure, failureOf } from './engine-failure.ts'
import { inParallel } from './in-parallel.ts'
import { tellFindings } from './live-findings.ts'
import type {
  DraftAnswer,
  DraftChoice,
  DraftFinding,
  DraftOpinion,
  Engine,
  Misquote,
  OpinionDraft,
  ProgressEvent,
  Quoting,
} from './ports.ts'
import {
  answersOf,
  choiceOf,
  findingOf,
  type Gated,
  gateAnswer,
  gateChoice,
  gateFinding,
  requoted,
} from './quotes/gate.ts'
import type { QuoteIndex } from './quotes/index-quotes.ts'
import { type Review, tolerate } from './review-context.ts'
import { totalUsage } from './usage.ts'

/** Finished opinions are reused. An engine's failure affects one analyst; a failure of the record stops the review. */
export async function takeOpinions(review: Review, index: QuoteIndex, kept: Opinion[]): Promise<Opinion[]> {
  const { analysts, concurrency, record, signal } = review
  return inParallel(analysts, concurrency, async analyst => {
    const finished = kept.find(opinion => opinion.analystId === analyst.id && opinion.failure === null)
    if (finished) return finished
    signal.throwIfAborted()
    await record.event({ type: 'opinion.started', detail: { analystId: analyst.id } })
    const live = tellFindings(review, index, analyst.id)
    const opinion = await opinionOf(review, index, analyst, live.draft)
    await live.finish(opinion.findings)
    await record.saveOpinion(opinion, eventOf(opinion))
    return opinion
  })
}

function eventOf({ analystId, findings, choices, answers, failure }: Opinion): ProgressEvent {
  if (failure) return { type: 'opinion.failed', detail: { analystId, ...failure } }
  const verified = findings.filter(finding => finding.verified).length
  // Without a model nobody looks for answers: the questions are handed on.
  const questions = answers.filter(({ outcome }) => outcome === 'not_looked_for').length
  const answered = answers.length - questions
  const counts = { findings: findings.length, choices: choices.length, answers: answered, questions, verified }
  return { type: 'opinion.completed', detail: { analystId, ...counts } }
}

export const modelOf = ({ model, models }: Pick<Engine, 'model' | 'models'>, analystId: number): string | null =>
  models?.[analystId] ?? model

/** One analyst's opinion with its quotes looked up; the caller records it. */
export async function opinionOf(
  review: Pick<Review, 'engine' | 'session' | 'signal' | 'warn' | 'subject'>,
  index: QuoteIndex,
  analyst: PanelAnalyst,
  draft?: OpinionDraft,
): Promise<Opinion> {
  const { id: analystId, version } = analyst
  try {
    const { opinion, usage } = await review.session.opine(analyst, draft)
    const mended = await mend(review, analyst, index, gateOpinion(review, index, opinion))
    return {
      analystId,
      version,
      model: modelOf(review.engine, analystId),
      answers: answersOf(analyst, mended.gated.answers),
      findings: mended.gated.findings.map((gated, at) =>
        findingOf(gated, { id: `${analystId}-${at + 1}`, analystId, check: null, source: null }),
      ),
      choices: mended.gated.choices.map((gated, at) => choiceOf(gated, analystId, at + 1)),
      usage: totalUsage([usage, ...mended.usage]),
      failure: null,
    }
  } catch (error) {
    tolerate(review, 'An engine broke while giving an opinion', error)
    const usage = error instanceof EngineFailure ? error.usage : null
    return { analystId, version, answers: [], findings: [], choices: [], usage, failure: failureOf(error) }
  }
}

interface GatedOpinion {
  findings: Gated<DraftFinding>[]
  choices: Gated<DraftChoice>[]
  answers: Gated<DraftAnswer>[]
}

const gateOpinion = (
  { subject }: Pick<Review, 'subject'>,
  index: QuoteIndex,
  { findings, choices, answers }: DraftOpinion,
): GatedOpinion => ({
  findings: findings.map(draft => gateFinding(index, draft, subject.pictures)),
  choices: choices.map(draft => gateChoice(index, draft)),
  answers: answers.map(draft => gateAnswer(index, draft)),
})

/** Asks once for the right quotes of everything that was misquoted. Only quotes are taken from the answer. */
async function mend(
  review: Pick<Review, 'session' | 'signal' | 'warn' | 'subject'>,
  analyst: PanelAnalyst,
  index: QuoteIndex,
  gated: GatedOpinion,
): Promise<{ gated: GatedOpinion; usage: (Usage | null)[] }> {
  const misquotes = [
    ...misquotesOf('f', gated.findings, ({ headline, text }) => `${headline}: ${text}`),
    ...misquotesOf('c', gated.choices, ({ sentence }) => sentence),
    ...misquotesOf('a', gated.answers, ({ number, note }) => `${analyst.questions[number - 1] ?? ''} ${note}`.trim()),
  ]
  if (misquotes.length === 0) return { gated, usage: [] }
  try {
    const { quotes, usage } = await review.session.mend(analyst, misquotes)
    const mended = <Draft extends Quoting>(kind: string, entries: Gated<Draft>[], regate: Regate<Draft>) =>
      entries.map((entry, at) => {
        const answer = entry.sound ? undefined : quotes.get(`${kind}${at + 1}`)
        return answer ? regate(requoted(entry, answer.quotes), answer.lookedFor) : entry
      })
    return {
      gated: {
        findings: mended('f', gated.findings, (draft, lookedFor) =>
          gateFinding(index, { ...draft, lookedFor: lookedFor ?? draft.lookedFor }, review.subject.pictures),
        ),
        choices: mended('c', gated.choices, draft => gateChoice(index, draft)),
        answers: mended('a', gated.answers, draft => gateAnswer(index, draft)),
      },
      usage: [usage],
    }
  } catch (error) {
    // The opinion stays as it was, partly unverified: discarding its good parts would be worse.
    tolerate(review, 'An engine broke while mending quotes', error)
    return { gated, usage: [error instanceof EngineFailure ? error.usage : null] }
  }
}

type Regate<Draft extends Quoting> = (draft: Draft, lookedFor: string | null) => Gated<Draft>

function misquotesOf<Draft extends Quoting>(
  kind: string,
  entries: Gated<Draft>[],
  said: (draft: Draft) => string,
): Misquote[] {
  return entries.flatMap(({ draft, missing, sound }, at) =>
    sound ? [] : [{ key: `${kind}${at + 1}`, said: said(draft), quotes: missing }],
  )
}
