/** Adds and removes jobs of reviews without waiting for the queue: the worker's reconciler adds jobs that are missing. */
import { isInTurn } from '#db/queries/review-turns.ts'
import type { AppDeps } from '../context.ts'

/** A review that must wait for others of its owner gets its job when those have ended. */
export function enqueue({ db, queue, log }: Pick<AppDeps, 'db' | 'queue' | 'log'>, reviewId: string): void {
  const enqueued = async () => {
    if (await isInTurn(db, { reviewId })) await queue.enqueueReview(reviewId)
  }
  enqueued().catch(error => log.warn({ reviewId, err: error }, 'not enqueued: the reconciler will'))
}

export function unqueue({ queue, log }: Pick<AppDeps, 'queue' | 'log'>, reviewId: string): void {
  queue
    .removeReview(reviewId)
    .catch(error => log.warn({ reviewId, err: error }, 'job not removed: it will find nothing'))
}
