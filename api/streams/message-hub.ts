/**
 * Hands the messages of webhooks to those who listen to their own account's. The database tells every process of each;
 * nothing is kept, and who was not there has missed it. Listening to the database begins with the first who asks.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Listener, listen } from '#db/listen.ts'
import { messagesChannel, type OverheardMessage } from '#db/queries/webhook-messages.ts'

/** How long somebody waits to be heard for, in milliseconds, before hearing that it cannot be had now. */
const patienceMs = 5_000

export interface MessageHub {
  /** True once messages are heard from now on; false where the database cannot be reached for some seconds. */
  ready(): Promise<boolean>
  /**
   * Calls `hear` with each message of this user's account; `ready` is what begins to listen. Returns how to stop that.
   */
  subscribe(userId: number, hear: (message: OverheardMessage) => void): () => void
  close(): Promise<void>
}

export function createMessageHub(options: { databaseUrl: string; onLost?: (reason: string) => void }): MessageHub {
  const listeners = new Map<number, Set<(message: OverheardMessage) => void>>()
  let listener: Listener | null = null
  let hears = false
  let heard = Promise.withResolvers<true>()
  const begin = () => {
    listener ??= listen({
      databaseUrl: options.databaseUrl,
      channel: messagesChannel,
      onNotify(payload) {
        const message = JSON.parse(payload) as OverheardMessage
        for (const hear of listeners.get(message.userId) ?? []) hear(message)
      },
      onListening() {
        hears = true
        heard.resolve(true)
      },
      onLost(reason) {
        if (hears) heard = Promise.withResolvers()
        hears = false
        options.onLost?.(reason)
      },
    })
  }
  return {
    async ready() {
      begin()
      const waited = new AbortController()
      const late = pause(patienceMs, false as const, { signal: waited.signal, ref: false }).catch(() => false as const)
      const ready = await Promise.race([heard.promise, late])
      waited.abort()
      return ready
    },
    subscribe(userId, hear) {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(hear))
      return () => {
        own.delete(hear)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
    async close() {
      await listener?.close()
    },
  }
}
