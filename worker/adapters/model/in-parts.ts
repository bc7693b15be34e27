/** A submission that is too long for one request: each analyst reads part after part, along with its findings so far. */
import type { PanelAnalyst, Usage } from '#db/opinion.ts'
import { EngineFailure } from '../../panel/engine-failure.ts'
import { taken } from '../../panel/model/answers.ts'
import { addOpinion, byPart, joinVotes, type LaterOpinion, papersOf, weightiest } from '../../panel/model/parts.ts'
import type { SubmissionPart } from '../../panel/model/submission-text.ts'
import type { BallotPaper, DraftFinding, DraftOpinion, Misquote, OpinionDraft, Session } from '../../panel/ports.ts'
import { totalUsage } from '../../panel/usage.ts'

type Answered<T> = Promise<{ value: T; usage: Usage }>
type Votes = Awaited<ReturnType<Session['vote']>>
type Requotes = Awaited<ReturnType<Session['mend']>>

export interface OnePart {
  opine(part: SubmissionPart, analyst: PanelAnalyst, draft?: OpinionDraft): Answered<DraftOpinion>
  opineLater(
    part: SubmissionPart,
    analyst: PanelAnalyst,
    before: DraftOpinion,
    draft?: OpinionDraft,
  ): Answered<LaterOpinion>
  mend(part: SubmissionPart, analyst: PanelAnalyst, misquotes: Misquote[]): Answered<Requotes['quotes']>
  vote(part: SubmissionPart, analyst: PanelAnalyst, paper: BallotPaper): Answered<Omit<Votes, 'usage'>>
}

export function overParts(parts: readonly SubmissionPart[], one: OnePart): Pick<Session, 'opine' | 'mend' | 'vote'> {
  const [first, ...later] = parts
  if (!first) throw new Error('A submission has at least one part')
  return {
    async opine(analyst, draft) {
      const begun = await one.opine(first, analyst, draft)
      if (later.length === 0) return { opinion: begun.value, usage: begun.usage }
      const used = [begun.usage]
      let opinion = begun.value
      for (const part of later) {
        const asked = one.opineLater(part, analyst, opinion, draft && after(opinion.findings, draft))
        const { value, usage } = await asked.catch(error => Promise.reject(withUsage(error, used)))
        opinion = addOpinion(opinion, value)
        used.push(usage)
      }
      const findings = weightiest(opinion.findings, taken.findings)
      const choices = weightiest(opinion.choices, taken.choices)
      return { opinion: { ...opinion, findings, choices }, usage: totalUsage(used) }
    },
    async mend(analyst, misquotes) {
      const answers = await allOf(
        byPart(parts, misquotes).flatMap((own, at) =>
          own.length > 0 ? one.mend(parts[at] ?? first, analyst, own) : [],
        ),
      )
      return {
        quotes: new Map(answers.flatMap(({ value }) => [...value])),
        usage: totalUsage(answers.map(({ usage }) => usage)),
      }
    },
    async vote(analyst, paper) {
      const votes = await allOf(
        papersOf(parts, paper).flatMap((own, at) =>
          own.claims.length + own.choices.length > 0 ? one.vote(parts[at] ?? first, analyst, own) : [],
        ),
      )
      return { ...joinVotes(votes.map(({ value }) => value)), usage: totalUsage(votes.map(({ usage }) => usage)) }
    },
  }
}

/** All answers, or the first failure with the usage of those that arrived added to its own. */
async function allOf<T>(asked: Answered<T>[]): Promise<Awaited<Answered<T>>[]> {
  const settled = await Promise.allSettled(asked)
  const answers = settled.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = settled.find(one => one.status === 'rejected')
  if (!failed) return answers
  throw withUsage(
    failed.reason,
    answers.map(({ usage }) => usage),
  )
}

function withUsage(error: unknown, before: Usage[]): unknown {
  if (!(error instanceof EngineFailure)) return error
  return new EngineFailure(error.code, error.message, {
    usage: totalUsage([...before, error.usage]),
    cause: error.cause,
  })
}

/** If a part is requested again, only that part's findings are withdrawn. */
const after = (before: DraftFinding[], { finding, restart }: OpinionDraft): OpinionDraft => ({
  finding,
  restart: () => restart(before),
})
