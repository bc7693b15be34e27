import type { AppDeps } from '../context.ts'
import { ApiError } from '../http/errors.ts'

/** Short, because proxies close silent connections. */
export const heartbeatMs = 15_000

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const

/** Limits the streams that each user has open in this process. */
export interface StreamSlots {
  /** Returns the function that releases the slot; throws `too_many_requests` if none is left. */
  take(userId: number): () => void
}

export function createStreamSlots(deps: Pick<AppDeps, 'config'>): StreamSlots {
  const open = new Map<number, number>()
  return {
    take(userId) {
      const held = open.get(userId) ?? 0
      if (held >= deps.config.streamsPerUser)
        throw new ApiError('too_many_requests', 'Too many progress streams are open. Close one and try again.', {
          retryAfter: 5,
        })
      open.set(userId, held + 1)
      return () => {
        const left = (open.get(userId) ?? 1) - 1
        if (left > 0) open.set(userId, left)
        else open.delete(userId)
      }
    },
  }
}
