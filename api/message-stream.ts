/** One listener's stream of its account's messages, as server-sent events. */
import { lookUp } from './caller.ts'
import type { AppDeps, SignedIn } from './context.ts'
import { heartbeatMs } from './event-streams.ts'

/** Ends when the reader leaves, when the process stops, or when its session or key no longer holds. */
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
      const unsubscribe = messages.subscribe(caller.user.id, ({ messageId, type, body }) => {
        send(`id: ${messageId}\nevent: ${type}\ndata: ${JSON.stringify({ messageId, type, body })}\n\n`)
      })
      const beat = setInterval(async () => {
        // While the database is away nobody can say; the reader stays until somebody can.
        const still = await lookUp(deps, caller.credential).catch(() => caller)
        if (gone.signal.aborted) return
        if (still === null || typeof still === 'string') end()
        else send(': still here\n\n')
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
