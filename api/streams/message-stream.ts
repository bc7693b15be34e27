import { resolveCredential } from '../auth/caller.ts'
import type { AppDeps, SignedIn } from '../context.ts'
import { heartbeatMs } from './server-sent-events.ts'

/** Ends when the reader disconnects, the process stops, or the session or key is no longer valid. */
export function messageStream(
  deps: Pick<AppDeps, 'db' | 'log' | 'hub' | 'messages'>,
  caller: SignedIn,
  release: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { hub, messages } = deps
  const encoder = new TextEncoder()
  const gone = new AbortController()
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      let waiting: string[] = []
      /** Sends the waiting messages after checking that the caller may still read them. */
      const deliver = async () => {
        const texts = waiting
        waiting = []
        const current = await resolveCredential(deps, caller.credential).catch(() => undefined)
        if (gone.signal.aborted) return
        // While the database is down this cannot be checked, so the messages wait and the stream stays open.
        if (current === undefined) waiting = [...texts, ...waiting]
        else if (current === null || typeof current === 'string') end()
        else for (const text of texts) send(text)
      }
      let delivered = Promise.resolve()
      const unsubscribe = messages.subscribe(caller.user.id, ({ messageId, type, body }) => {
        waiting.push(`id: ${messageId}\nevent: ${type}\ndata: ${JSON.stringify({ messageId, type, body })}\n\n`)
        // One check covers all messages that arrive together.
        delivered = delivered.then(() => (waiting.length > 0 ? deliver() : undefined))
      })
      const beat = setInterval(() => {
        send(': still here\n\n')
        delivered = delivered.then(deliver)
      }, heartbeatMs)
      const end = () => {
        gone.abort()
        controller.close()
      }
      gone.signal.addEventListener('abort', () => {
        clearInterval(beat)
        unsubscribe()
        hub.closing.removeEventListener('abort', end)
        release()
      })
      hub.closing.addEventListener('abort', end)
      send('retry: 1000\n\n')
    },
    cancel() {
      gone.abort()
    },
  })
}
