/** Progress as server-sent events. Streams read events from the database, which wakes them; nothing is kept in memory. */
import type { Hono } from 'hono'
import { eventsAfter, firstSeqOfLatestReview, type StoredEvent } from '#db/queries/events.ts'
import { findProject } from '#db/queries/projects.ts'
import { resolveCredential } from '../auth/caller.ts'
import { visibleOwner } from '../auth/policies.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import { endsReview } from '../contracts/events.ts'
import { projectNotFound } from '../http/errors.ts'
import { projectId } from '../http/path-id.ts'
import { bytes, noContent } from '../http/reply.ts'
import { createRouter } from '../http/router.ts'
import { createStreamSlots, heartbeatMs, streamHeaders } from '../streams/server-sent-events.ts'

const alive = ['queued', 'running']

export function eventRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on } = createRouter(deps)
  const slots = createStreamSlots(deps)

  on('projectEvents', async (c, caller) => {
    const id = projectId(c)
    const project = await findProject(db, { projectId: id, userId: visibleOwner(caller.user) })
    if (!project) throw projectNotFound()
    const after = lastSeen(c) ?? (await firstSeqOfLatestReview(db, { projectId: id })) - 1
    // The project was read before the events: if no review was running then, all its events are visible by now.
    const running = alive.some(status => status === project.reviewStatus)
    const first = await eventsAfter(db, { projectId: id, seq: after })
    // 204 tells an EventSource not to reconnect.
    if (!running && first.length === 0) return noContent(c)

    const release = slots.take(caller.user.id)
    const body = eventStream(deps, { projectId: id, after, caller, release })
    return bytes(c, body, streamHeaders)
  })

  return app
}

/** Last-Event-ID as a seq; null if it is absent or not one of ours. */
function lastSeen(c: ApiContext): number | null {
  const text = c.req.header('last-event-id') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

interface StreamOptions {
  projectId: number
  /** The last seq that the reader has seen. */
  after: number
  caller: SignedIn
  release(): void
}

function eventStream(deps: AppDeps, options: StreamOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { db, hub, log } = deps
  const encoder = new TextEncoder()
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, hub.closing])
  let seq = options.after

  /** Whether the session or key is still valid and the caller may still see the project. */
  const allowed = async () => {
    const caller = await resolveCredential(deps, options.caller.credential)
    if (caller === null || typeof caller === 'string') return false
    const userId = visibleOwner(caller.user)
    return (await findProject(db, { projectId: options.projectId, userId })) !== null
  }

  /** Sends new events. True if the stream is over: the last one ended the review, or the caller may not read on. */
  const sendNew = async (send: (text: string) => void): Promise<boolean> => {
    let last: StoredEvent | undefined
    for (;;) {
      const events = await eventsAfter(db, { projectId: options.projectId, seq })
      if (events.length === 0 || signal.aborted) return last !== undefined && endsReview(last)
      if (!(await allowed())) return true
      for (const event of events) send(eventText(event))
      last = events.at(-1)
      seq = last?.seq ?? seq
    }
  }

  return new ReadableStream({
    async start(controller) {
      const send = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const bell = createBell(signal)
      const unsubscribe = hub.subscribe(options.projectId, bell.ring)
      // Not awaited: nothing can be read from a stream until its `start` returns.
      const run = async () => {
        send('retry: 1000\n\n')
        while (!signal.aborted) {
          try {
            if (await sendNew(send)) return
            if ((await bell.wait(heartbeatMs)) === 'rang') continue
            if (!(await allowed())) return
            send(': still here\n\n')
          } catch (error) {
            // The database is down: the stream stays open, and the hub wakes it when the database is back.
            log.warn({ projectId: options.projectId, err: error }, 'events could not be read')
            await bell.wait(heartbeatMs)
          }
        }
      }
      run().finally(() => {
        unsubscribe()
        options.release()
        if (!gone.signal.aborted) controller.close()
      })
    },
    cancel() {
      gone.abort()
    },
  })
}

/** A ring before `wait` is remembered, so that none is lost between reading events and waiting again. */
function createBell(signal: AbortSignal) {
  let rung = false
  let answer: (() => void) | null = null
  const ring = () => {
    rung = true
    answer?.()
  }
  signal.addEventListener('abort', ring, { once: true })
  return {
    ring,
    wait: (ms: number) =>
      new Promise<'rang' | 'silent'>(resolve => {
        const done = (result: 'rang' | 'silent') => {
          clearTimeout(timer)
          answer = null
          rung = false
          resolve(result)
        }
        const timer = setTimeout(() => done('silent'), ms)
        answer = () => done('rang')
        if (rung) done('rang')
      }),
  }
}

function eventText(event: StoredEvent): string {
  const { seq, type, at, reviewId, detail } = event
  const data = JSON.stringify({ ...detail, seq, type, at: at.toISOString(), reviewId })
  return `id: ${seq}\nevent: ${type}\ndata: ${data}\n\n`
}
