/**
 * Passes webhook messages to the live streams of their account. The database notifies every process of each message; nothing
 * is stored, so a stream gets only what happens while it is open. Listening to the database starts with the first stream.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { addMember } from '#db/keyed-sets.ts'
import { type Listener, listen } from '#db/listen.ts'
import { type LiveMessage, messagesChannel } from '#db/queries/webhooks/messages.ts'

const readyTimeoutMs = 5_000

export interface MessageHub {
  /** Starts listening if needed. True once messages arrive; false where the database cannot be reached in 5 s. */
  ready(): Promise<boolean>
  /** Calls `onMessage` with each message of the user's account. Returns the function that unsubscribes. */
  subscribe(userId: number, onMessage: (message: LiveMessage) => void): () => void
  close(): Promise<void>
}

export function createMessageHub(options: { databaseUrl: string; onLost?: (reason: string) => void }): MessageHub {
  const listeners = new Map<number, Set<(message: LiveMessage) => void>>()
  let listener: Listener | null = null
  let listening = false
  let started = Promise.withResolvers<true>()
  const begin = () => {
    listener ??= listen({
      databaseUrl: options.databaseUrl,
      channel: messagesChannel,
      onNotify(payload) {
        const message = JSON.parse(payload) as LiveMessage
        for (const onMessage of listeners.get(message.userId) ?? []) onMessage(message)
      },
      onListening() {
        listening = true
        started.resolve(true)
      },
      onLost(reason) {
        if (listening) started = Promise.withResolvers()
        listening = false
        options.onLost?.(reason)
      },
    })
  }
  return {
    async ready() {
      begin()
      const done = new AbortController()
      const late = pause(readyTimeoutMs, false as const, { signal: done.signal, ref: false }).catch(
        () => false as const,
      )
      const ready = await Promise.race([started.promise, late])
      done.abort()
      return ready
    },
    subscribe: (userId, onMessage) => addMember(listeners, userId, onMessage),
    async close() {
      await listener?.close()
    },
  }
}
