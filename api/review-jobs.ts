/** Jobs of reviews. The row is the truth and the worker's reconciler mends the rest, so nobody waits for the queue. */
import type { AppDeps } from './context.ts'

export function enqueue({ queue, log }: Pick<AppDeps, 'queue' | 'log'>, reviewId: string): void {
  queue.enqueueReview(reviewId).catch(error => log.warn({ reviewId, err: error }, 'not enqueued: the reconciler will'))
}

export function unqueue({ queue, log }: Pick<AppDeps, 'queue' | 'log'>, reviewId: string): void {
  queue
    .removeReview(reviewId)
    .catch(error => log.warn({ reviewId, err: error }, 'job not removed: it will find nothing'))
}
