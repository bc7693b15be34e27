/**
 * Hands the messages of webhooks to those who listen to their own account's. The database tells every process of each;
 * nothing is kept, and who was not there has missed it. Listening to the database begins with the first who asks.
 */
import { type Listener, listen } from '#db/listen.ts'
import { messagesChannel, type OverheardMessage } from '#db/queries/webhook-messages.ts'

export interface MessageHub {
  /** Calls `hear` with each message of this user's account. Returns how to stop that. */
  subscribe(userId: number, hear: (message: OverheardMessage) => void): () => void
  close(): Promise<void>
}

export function createMessageHub(options: { databaseUrl: string; onLost?: (reason: string) => void }): MessageHub {
  const listeners = new Map<number, Set<(message: OverheardMessage) => void>>()
  let listener: Listener | null = null
  const begin = () =>
    listen({
      databaseUrl: options.databaseUrl,
      channel: messagesChannel,
      onNotify(payload) {
        const message = JSON.parse(payload) as OverheardMessage
        for (const hear of listeners.get(message.userId) ?? []) hear(message)
      },
      ...(options.onLost ? { onLost: options.onLost } : {}),
    })
  return {
    subscribe(userId, hear) {
      listener ??= begin()
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
