/** Wakes the event streams of this process. Nothing is kept here: what happened is in the database. */
import { listen } from '#db/listen.ts'
import { eventsChannel } from '#db/queries/events.ts'

export interface EventHub {
  /** Calls `wake` whenever something may have happened to this project. Returns how to stop that. */
  subscribe(projectId: number, wake: () => void): () => void
  /** Aborted when the process stops: streams end, and their readers come back to another process. */
  closing: AbortSignal
  close(): Promise<void>
}

export function createEventHub(options: { databaseUrl: string; onLost?: (reason: string) => void }): EventHub {
  const streams = new Map<number, Set<() => void>>()
  const stop = new AbortController()
  const listener = listen({
    databaseUrl: options.databaseUrl,
    channel: eventsChannel,
    onNotify(payload) {
      for (const wake of streams.get(Number(payload)) ?? []) wake()
    },
    // Events may have come while nobody listened: every stream looks again.
    onListening() {
      for (const wakes of streams.values()) for (const wake of wakes) wake()
    },
    ...(options.onLost ? { onLost: options.onLost } : {}),
  })
  return {
    subscribe(projectId, wake) {
      const wakes = streams.get(projectId) ?? new Set()
      streams.set(projectId, wakes.add(wake))
      return () => {
        wakes.delete(wake)
        if (wakes.size === 0 && streams.get(projectId) === wakes) streams.delete(projectId)
      }
    },
    closing: stop.signal,
    async close() {
      stop.abort()
      await listener.close()
    },
  }
}
