/** One listener's stream of its account's messages, as server-sent events. */
import { lookUp } from '../auth/caller.ts'
import type { AppDeps, SignedIn } from '../context.ts'
import { heartbeatMs } from './server-sent-events.ts'

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
      let waiting: string[] = []
      /** Sends what has come, once it is certain that the listener may still hear it. */
      const tell = async () => {
        const texts = waiting
        waiting = []
        const still = await lookUp(deps, caller.credential).catch(() => undefined)
        if (gone.signal.aborted) return
        // While the database is away nobody can say: the reader stays, and what has come waits until somebody can.
        if (still === undefined) waiting = [...texts, ...waiting]
        else if (still === null || typeof still === 'string') end()
        else for (const text of texts) send(text)
      }
      let told = Promise.resolve()
      const unsubscribe = messages.subscribe(caller.user.id, ({ messageId, type, body }) => {
        waiting.push(`id: ${messageId}\nevent: ${type}\ndata: ${JSON.stringify({ messageId, type, body })}\n\n`)
        // Of several that come at once, the first look is for all.
        told = told.then(() => (waiting.length > 0 ? tell() : undefined))
      })
      const beat = setInterval(() => {
        send(': still here\n\n')
        told = told.then(tell)
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
