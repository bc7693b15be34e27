/** Tries a draft of an analyst on a document that was read earlier. Only the probe's row and the day's cost record it. */
import type { Db } from '#db/connection.ts'
import type { Opinion, PanelAnalyst, Quote } from '#db/opinion.ts'
import type { ProbeResult, Trial, TrialOpinion } from '#db/probe.ts'
import { addCost, costIsReached, costOf } from '#db/queries/allowance.ts'
import { findOpinions } from '#db/queries/checkpoints.ts'
import { listPages } from '#db/queries/drawn-pages.ts'
import { eventsAfter, firstSeqOfLatestReview } from '#db/queries/events.ts'
import { keepTrial } from '#db/queries/model-connection.ts'
import { findReadSubmission } from '#db/queries/reviews.ts'
import type { WarmBrowser } from './adapters/browser/browser.ts'
import type { ReviewDeps } from './jobs/review.ts'
import { EngineFailure } from './panel/engine-failure.ts'
import { modelOf, opinionOf } from './panel/opinions.ts'
import type { Engine } from './panel/ports.ts'
import { indexQuotes } from './panel/quotes/index-quotes.ts'
import { placedQuotes } from './panel/quotes/quotes.ts'
import { drawForModel } from './sources/pages/draw-for-model.ts'

/** Without `browser` no model is shown pages. */
export type TrialDeps = Pick<ReviewDeps, 'engine' | 'files' | 'log'> & { db: Db; browser: WarmBrowser | null }

const pulseMs = 5_000
const failed = (message: string): ProbeResult => ({ kind: 'failed', message })

export async function tryAnalyst({ db, log, ...deps }: TrialDeps, id: string, trial: Trial): Promise<ProbeResult> {
  const { draft, inUse, projectId, userId } = trial
  const engine = await deps.engine()
  if (engine.model !== null && (await costIsReached(db, { userId })))
    return failed('The model has cost as much today as your reviews may cost in a day. Try this tomorrow (UTC).')
  const read = await findReadSubmission(db, { projectId, userId })
  if (!read?.document) return failed('This has not been read yet. Submit it to its panel first.')
  const { document, notes } = read

  const ended = new AbortController()
  const end = () => ended.abort(new EngineFailure('internal', 'This was interrupted. Try it again.'))
  // A rejection ends the trial too: the database is closed once the worker has stopped.
  const pulse = setInterval(() => keepTrial(db, { id }).then(kept => kept || end(), end), pulseMs)
  try {
    const known = await earlierOpinion(db, trial, read, engine)
    const other = known ? null : inUse
    const panel = other ? [draft, other] : [draft]
    const warn = (message: string, error: unknown) => log.error({ err: error }, message)
    const { signal } = ended
    const load = async () => {
      const [key, pages] = [read.file ?? read.desktop, await listPages(db, { submissionId: read.id })]
      return { file: key === null ? null : await deps.files.read(key), pages }
    }
    const browser = engine.sees?.() ? deps.browser : null
    const pictures = browser ? await drawForModel({ document, load, signal }, { browser, warn }) : []
    // One session, so that the cap applies to both opinions together.
    const subject = { panel, document, notes, pictures, signal, usedBefore: [] }
    const session = engine.open(subject)
    const index = indexQuotes(document)
    const ask = async (analyst: PanelAnalyst) => {
      const began = performance.now()
      const opinion = await opinionOf({ engine, session, subject, signal, warn }, index, analyst)
      await addCost(db, { userId, cost: costOf([opinion.usage]) })
      return shown(opinion, performance.now() - began, null)
    }
    const [tried, beside] = await Promise.all([ask(draft), other && ask(other)])
    return tried.failure ? failed(tried.failure.message) : { kind: 'trial', draft: tried, inUse: known || beside }
  } finally {
    clearInterval(pulse)
  }
}

type Read = NonNullable<Awaited<ReturnType<typeof findReadSubmission>>>

/** The opinion of this version of the analyst, by this model, in the report on the submission; null if there is none. */
async function earlierOpinion(db: Db, { inUse, projectId }: Trial, { reviewId, finishedAt }: Read, engine: Engine) {
  const opinions = inUse && reviewId ? await findOpinions(db, { reviewId }) : []
  const own = opinions.filter(({ analystId, version }) => analystId === inUse?.id && version === inUse.version)
  const opinion = own.find(({ analystId, model }) => model === modelOf(engine, analystId))
  if (!opinion) return null
  const first = await firstSeqOfLatestReview(db, { projectId })
  const events = await eventsAfter(db, { projectId, seq: first - 1 })
  const told = events.filter(event => event.reviewId === reviewId && event.detail.analystId === opinion.analystId)
  const timeOf = (type: string) => told.findLast(event => event.type === type)?.at.getTime() ?? Number.NaN
  return shown(opinion, timeOf('opinion.completed') - timeOf('opinion.started'), finishedAt)
}

const placed = <Quoting extends { quotes: Quote[] }>(all: Quoting[]) =>
  all.map(one => ({ ...one, quotes: placedQuotes(one.quotes) }))

function shown(opinion: Opinion, ms: number, reviewedAt: Date | null): TrialOpinion {
  const { answers, findings, choices } = opinion
  const all = { answers: placed(answers), findings: placed(findings), choices: placed(choices) }
  return { ...opinion, ...all, seconds: ms >= 0 ? ms / 1_000 : null, reviewedAt: reviewedAt?.toISOString() ?? null }
}
