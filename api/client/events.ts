import { createParser } from 'eventsource-parser'
import { endsReview, isReviewEvent, type ReviewEvent } from '../contracts/events.ts'
import { ApiFailure, isTransient } from './failure.ts'
import { pause } from './pause.ts'

interface ReadOptions {
  lastEventId: number | undefined
  signal: AbortSignal | undefined
  open(after: number | undefined, signal: AbortSignal): Promise<Response>
}

const firstPauseMs = 250
const longestPauseMs = 5_000
/** The server sends something every 15 s, so a connection that is silent for this long is dead. */
const silenceMs = 45_000
/** Gives up after this many failed connections in a row. */
const mostFailures = 20

export async function* readEvents(options: ReadOptions): AsyncGenerator<ReviewEvent, void> {
  const { signal } = options
  let after = options.lastEventId
  let tries = 0
  let last: ReviewEvent | null = null
  while (!signal?.aborted) {
    try {
      const stop = new AbortController()
      const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
      try {
        const response = await options.open(after, both)
        // 204: no review runs, and there are no more events.
        if (response.status === 204 || !response.body) return
        for await (const event of eventData(response.body, () => stop.abort())) {
          // Events that this version does not know are skipped: the server may be newer.
          if (!isReviewEvent(event)) continue
          after = event.seq
          last = event
          tries = 0
          yield event
        }
        // The server ends a stream after the review's last event; any other end is a lost connection.
        if (last && endsReview(last)) return
      } finally {
        stop.abort()
      }
    } catch (error) {
      if (signal?.aborted) return
      if (error instanceof ApiFailure && !isTransient(error)) throw error
      tries += 1
      if (tries >= mostFailures) throw error
    }
    await pause(Math.min(firstPauseMs * 2 ** tries, longestPauseMs), signal)
  }
}

/** The JSON data of a stream's events, as they come; null for anything that is not JSON. */
export async function* eventData(body: ReadableStream<Uint8Array>, onSilence: () => void): AsyncGenerator<unknown> {
  let waiting: unknown[] = []
  const parser = createParser({
    onEvent: ({ data }) => waiting.push(parse(data)),
    maxBufferSize: 4 * 1024 * 1024,
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const silence = setTimeout(onSilence, silenceMs)
      const { done, value } = await reader.read().finally(() => clearTimeout(silence))
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* waiting
      waiting = []
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
