import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Connection } from '#db/connection.ts'
import { isDatabaseUnavailable } from '#db/faults.ts'
import type { FileStore } from '#db/files/files.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { Failure } from '#db/opinion.ts'
import { costIsReached } from '#db/queries/allowance.ts'
import {
  findBallots,
  findGathering,
  findOpinions,
  ReviewEnded,
  recordEvent,
  saveBallots,
  saveDocument,
  saveGathering,
  saveOpinion,
} from '#db/queries/checkpoints.ts'
import { listPages } from '#db/queries/drawn-pages.ts'
import { activeAnalysts, type ClaimedReview, claimReview, completeReview, failReview } from '#db/queries/review-runs.ts'
import { recordDeath, releaseReview } from '#db/queries/review-turns.ts'
import { withReviewLock } from '#db/review-lock.ts'
import type { WarmBrowser } from '../adapters/browser/browser.ts'
import { failureOf } from '../failure-of.ts'
import type { Checker, Engine, ReviewRecord } from '../panel/ports.ts'
import { reviewSubmission } from '../panel/review.ts'
import { drawForModel } from '../sources/pages/draw-for-model.ts'
import type { ReadingDeps } from '../sources/pages/recognise.ts'
import { readSource } from '../sources/read.ts'
import type { Drawable } from './draw.ts'
import type { Isolation } from './isolation.ts'
import { withdrawForeign } from './withdraw-foreign.ts'

export interface ReviewDeps {
  connection: Connection
  /** For the review's lock, which needs a connection of its own. */
  databaseUrl: string
  files: FileStore
  browser: WarmBrowser
  draw: ((submission: Drawable) => Promise<LocatedDocument>) | null
  /** Asked before each review, because an administrator may have changed the engine since the last one. */
  engine(): Promise<Engine>
  check: Checker
  holder: string
  isolation: Isolation
  analystConcurrency: number
  log: Logger
}

/** A review that crashed its worker this often without a new checkpoint in between is given up. */
const maxDeaths = 2
/** After an unexpected error a review is retried up to this attempt; after an unreachable database, any number of times. */
const maxErrors = 4

/** Resolves when the review has ended or it is not its turn. Rejects when the queue should retry it on any worker. */
export async function runReview(deps: ReviewDeps, reviewId: string, abort: AbortSignal): Promise<void> {
  const { db } = deps.connection
  const { holder } = deps
  await withReviewLock(deps, reviewId, abort, async signal => {
    const deaths = await recordDeath(db, { reviewId, holder })
    const release = await deps.isolation.enter({ alone: deaths > 0, signal })
    try {
      const review = await claimReview(db, { reviewId, holder })
      if (review) await runClaimed(deps, review, deaths, signal)
    } finally {
      release()
      // If the database is down, the next worker counts this as a crash. A single one does not fail a review.
      await releaseReview(db, { reviewId, holder }).catch(() => {})
    }
  }).catch(error => {
    // Cancelled while it waited for the lock or for isolation.
    if (error !== cancelled) throw error
  })
}

async function runClaimed(deps: ReviewDeps, review: ClaimedReview, deaths: number, signal: AbortSignal): Promise<void> {
  const { db } = deps.connection
  const reviewId = review.id
  const log = deps.log.child({ reviewId, projectId: review.projectId, attempt: review.attempts })
  if (deaths >= maxDeaths) {
    log.error({ deaths }, 'review given up: it crashed its worker each time')
    await failReview(db, { reviewId, failure: crashes })
    return
  }
  try {
    const completed = await reviewClaimed(deps, review, signal)
    log.info(completed ? 'review completed' : 'review ended elsewhere')
  } catch (error) {
    if (signal.aborted || error instanceof ReviewEnded) {
      log.info({ reason: String(signal.reason ?? 'ended elsewhere') }, 'review stopped')
      if (signal.aborted && signal.reason !== cancelled) throw error
      return
    }
    const failure = failureOf(error)
    if (!failure && (isDatabaseUnavailable(error) || review.attempts <= maxErrors)) throw error
    if (!failure) log.error({ err: error }, 'review gave up')
    await failReview(db, { reviewId, failure: failure ?? unexpected })
    log.info({ failure: failure?.code ?? unexpected.code }, 'review failed')
  }
}

export const cancelled = new Error('The review was cancelled')

export const shutdown = new Error('The worker stops')

const unexpected: Failure = {
  code: 'internal',
  message:
    'Something went wrong on our side. Nothing was lost: start the review again, and it goes on where it stopped.',
}

const crashes: Failure = {
  code: 'internal',
  message:
    'Each time this was reviewed the program ended, so it was given up. Nothing was lost: tell the administrator, or submit another version of it.',
}

const costReached: Failure = {
  code: 'over_budget',
  message:
    'The model has cost as much today as your reviews may cost in a day. Nothing was lost: start the review again tomorrow (UTC), and it goes on where it stopped.',
}

/** Returns false if the review had already ended elsewhere, or failed with a reason that is stored. */
async function reviewClaimed(deps: ReviewDeps, review: ClaimedReview, signal: AbortSignal): Promise<boolean> {
  const { db } = deps.connection
  const reviewId = review.id
  const analysts = await activeAnalysts(db, { panelId: review.panelId })
  if (analysts.length === 0) {
    const message = 'This panel has no active analysts. Ask an administrator to activate one, then submit again.'
    await failReview(db, { reviewId, failure: { code: 'no_analysts', message } })
    return false
  }
  const engine = await deps.engine()
  // Checked here too, because reviews may have been queued before the day's limit was reached.
  if (engine.model !== null && (await costIsReached(db, review))) {
    await failReview(db, { reviewId, failure: costReached })
    return false
  }
  const known = review.submission.document
  const { submission } = review
  const read = known
    ? { ...submission, document: known, pages: null, linked: null, recognised: null }
    : await readAndSave(deps, review, signal)
  const { document } = read
  const drawn = deps.draw?.({ submission, ...read }) ?? Promise.resolve(document)
  // A document from an address is not stored, so after a restart its text is typeset.
  const load = async () => {
    const key = submission.fileKey ?? read.desktopKey
    const file = key === null ? read.linked : await deps.files.read(key)
    return { file, pages: read.pages ?? (await listPages(db, { submissionId: submission.id })) }
  }
  await withdrawForeign(db, reviewId, engine)
  const report = await reviewSubmission({
    reviewId,
    document,
    notes: review.notes,
    analysts,
    engine,
    check: async subject => deps.check({ ...subject, document: await comparedInTime(drawn, document) }),
    draw: deps.draw && (ending => drawForModel({ document, load, signal: ending }, readingDeps(deps, reviewId))),
    record: recordOf(deps, reviewId),
    concurrency: deps.analystConcurrency,
    signal,
    warn: (message, error) => deps.log.error({ err: error, reviewId }, message),
  })
  return completeReview(db, { reviewId, report, detail: { ...report.counts } })
}

/** Only the checks wait for the drawing, and only for a PDF, whose drawing may show that some of its words are invisible. */
const comparedMs = 10_000

const comparedInTime = (
  drawn: Promise<LocatedDocument>,
  read: LocatedDocument,
): Promise<LocatedDocument> | LocatedDocument =>
  read.kind === 'pdf' ? Promise.race([drawn, delay(comparedMs, read, { ref: false })]) : read

const readingDeps = ({ browser, log }: ReviewDeps, reviewId: string): ReadingDeps => ({
  browser,
  warn: (message, error) => log.warn({ err: error, reviewId }, message),
})

async function readAndSave(deps: ReviewDeps, review: ClaimedReview, signal: AbortSignal) {
  const { submission } = review
  const reviewId = review.id
  let told = Promise.resolve()
  // Recorded in order, and before the document is stored, which is when a review that has ended is noticed.
  const onStep = (message: string) => {
    const step = { reviewId, type: 'source.step', detail: { message } } as const
    told = told.then(() => recordEvent(deps.connection.db, step)).catch(() => {})
  }
  const { document, screenshots, pages, linked, recognised } = await readSource(
    {
      contentType: submission.contentType,
      url: submission.url,
      file: submission.fileKey
        ? { bytes: await deps.files.read(submission.fileKey), name: submission.fileName ?? '' }
        : null,
      capturedAt: new Date().toISOString(),
      signal,
    },
    { ...readingDeps(deps, reviewId), onStep },
  )
  await told
  const [desktopKey = null, phoneKey = null] = screenshots
    ? [await deps.files.put(screenshots.desktop), await deps.files.put(screenshots.phone)]
    : []
  await saveDocument(deps.connection.db, {
    reviewId,
    submissionId: submission.id,
    document,
    desktopKey,
    phoneKey,
    pictureBytes: screenshots ? screenshots.desktop.length + screenshots.phone.length : 0,
    detail: { kind: document.kind, blocks: document.blocks.length, unread: document.unread.length },
  }).catch(async error => {
    // Only for ReviewEnded is it certain that no row names the pictures: after a lost connection the row may exist.
    if (error instanceof ReviewEnded) for (const key of [desktopKey, phoneKey]) if (key) await deps.files.delete(key)
    throw error
  })
  return { document, pages, linked, recognised, desktopKey }
}

function recordOf(deps: ReviewDeps, reviewId: string): ReviewRecord {
  const { db } = deps.connection
  return {
    opinions: () => findOpinions(db, { reviewId }),
    saveOpinion: (opinion, event) => saveOpinion(db, { reviewId, opinion, event }),
    gathering: () => findGathering(db, { reviewId }),
    saveGathering: (gathering, event) => saveGathering(db, { reviewId, gathering, event }),
    ballots: () => findBallots(db, { reviewId }),
    saveBallots: ballots => saveBallots(db, { reviewId, ballots }),
    event: event => recordEvent(db, { reviewId, ...event }),
  }
}
