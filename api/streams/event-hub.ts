/** Wakes the event streams of this process. It stores nothing: streams read events from the database. */
import { addMember } from '#db/keyed-sets.ts'
import { listen } from '#db/listen.ts'
import { eventsChannel } from '#db/queries/events.ts'

export interface EventHub {
  /** Calls `wake` whenever the project may have new events. Returns the function that unsubscribes. */
  subscribe(projectId: number, wake: () => void): () => void
  /** Aborted when the process stops, which ends all streams; their readers reconnect to another process. */
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
    // Notifications may have been missed while not listening, so every stream checks for events.
    onListening() {
      for (const wakes of streams.values()) for (const wake of wakes) wake()
    },
    ...(options.onLost ? { onLost: options.onLost } : {}),
  })
  return {
    subscribe: (projectId, wake) => addMember(streams, projectId, wake),
    closing: stop.signal,
    async close() {
      stop.abort()
      await listener.close()
    },
  }
}
