/** Adds and removes jobs of reviews without waiting for the queue: the worker's reconciler adds jobs that are missing. */
import { isInTurn } from '#db/queries/review-turns.ts'
import type { StartOutcome } from '#db/queries/reviews.ts'
import type { AppDeps } from '../context.ts'
import { ApiError, projectNotFound } from '../http/errors.ts'
import { allowanceError } from './allowance.ts'

/** A review that must wait for others of its owner gets its job when those have ended. */
export function enqueue({ db, queue, log }: Pick<AppDeps, 'db' | 'queue' | 'log'>, reviewId: string): void {
  const enqueued = async () => {
    if (await isInTurn(db, { reviewId })) await queue.enqueueReview(reviewId)
  }
  enqueued().catch(error => log.warn({ reviewId, err: error }, 'not enqueued: the reconciler will'))
}

/** Enqueues the review that was started, or throws the reason why none was. */
export async function enqueueStarted(deps: AppDeps, userId: number, started: StartOutcome): Promise<void> {
  if ('reviewId' in started) return enqueue(deps, started.reviewId)
  if (started.outcome === 'running') throw new ApiError('review_running', 'This project is already being reviewed.')
  if (started.outcome === 'used_up') throw await allowanceError(deps.db, userId, started.reached)
  if (started.outcome === 'never_reviewed')
    throw new ApiError('conflict', 'This draft was never reviewed, so it has no new version. Edit it, then submit it.')
  throw projectNotFound()
}

export function unqueue({ queue, log }: Pick<AppDeps, 'queue' | 'log'>, reviewId: string): void {
  queue
    .removeReview(reviewId)
    .catch(error => log.warn({ reviewId, err: error }, 'job not removed: it will find nothing'))
}
