/** Jobs of reviews. The row is the truth and the worker's reconciler mends the rest, so nobody waits for the queue. */
import { isInTurn } from '#db/queries/review-turns.ts'
import type { AppDeps } from '../context.ts'

/** One that has to wait for others of its owner gets its job when they have ended. */
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
