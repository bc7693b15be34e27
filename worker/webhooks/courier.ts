/**
 * Delivers what is due, for as long as the worker runs: woken by a notification or by the next one's time, many at once,
 * but few to one endpoint and for one owner, so that slow receivers hold up nobody but themselves.
 */
import type { Logger } from 'pino'
import type { Db } from '#db/connection.ts'
import { deliveryLimits, keepingLimits } from '#db/limits.ts'
import { listen } from '#db/listen.ts'
import { claimDeliveries, type DeliveryShares } from '#db/queries/webhook-claims.ts'
import {
  type DueDelivery,
  forgetDeliveries,
  nextDelivery,
  releaseDeliveries,
  saveAttempt,
} from '#db/queries/webhook-deliveries.ts'
import { deliveriesChannel } from '#db/queries/webhook-messages.ts'
import { type DeliverDeps, deliver } from './deliver.ts'

export interface CourierOptions extends DeliverDeps {
  db: Db
  databaseUrl: string
  log: Logger
  /** The longest pause between two looks at what is due, in milliseconds: another worker may have died with some. */
  lookMs?: number
  /** What a stop leaves to those that are on their way, in milliseconds. */
  stopGraceMs?: number
  shares?: DeliveryShares
}

export interface Courier {
  /** Resolves once nothing is due and nothing is on its way, at the clock's time. */
  idle(): Promise<void>
  /** Takes no more, gives running ones a moment, hands the rest back. */
  stop(): Promise<void>
}

/** An owner may have one on its way to each of its endpoints. Those who wait in vain leave half of the room to others. */
const defaultShares: DeliveryShares = {
  perEndpoint: 2,
  perOwner: 24,
  all: 128,
  reserved: 32,
  failing: { perEndpoint: 1, perOwner: 8, all: 64 },
}

/** What a claim holds beyond the longest try, for writing it down. */
const holdMs = deliveryLimits.timeoutMs + 15_000
const defaultLookMs = 5_000
const defaultStopGraceMs = 2_000
const forgetEveryMs = 60 * 60 * 1000

const stopped = new Error('The worker stops')

export function startCourier(options: CourierOptions): Courier {
  const { db, log } = options
  const ending = new AbortController()
  const running = new Map<Promise<void>, DueDelivery>()
  const idlers: (() => void)[] = []
  let closed = false
  let forgotAt = Number.NEGATIVE_INFINITY
  let wanted = false
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  /** One look at a time; what is asked for meanwhile is done after it. */
  const look = () => {
    wanted = true
    if (looking || closed) return
    clearTimeout(timer)
    looking = (async () => {
      while (wanted && !closed) {
        wanted = false
        await take().catch(error => log.warn({ err: error }, 'webhooks: what is due could not be taken'))
      }
    })().finally(() => {
      looking = null
      if (!closed) void sleep()
    })
  }

  const take = async () => {
    const now = options.now().getTime()
    if (now - forgotAt >= forgetEveryMs) {
      await forgetDeliveries(db, { before: new Date(now - keepingLimits.hookLogMs) })
      forgotAt = now
    }
    const due = await claimDeliveries(db, {
      now: options.now(),
      holdMs,
      shares: options.shares ?? defaultShares,
      running: [...running.values()],
    })
    if (closed) return releaseDeliveries(db, { deliveries: due })
    for (const delivery of due) start(delivery)
  }

  const start = (delivery: DueDelivery) => {
    const work: Promise<void> = attempt(delivery)
      .catch(error => {
        // Its claim runs out, and it comes up again.
        if (error !== stopped) log.warn({ delivery: delivery.id, err: error }, 'webhook: a try was not kept')
      })
      .finally(() => {
        running.delete(work)
        look()
      })
    running.set(work, delivery)
  }

  const attempt = async (delivery: DueDelivery) => {
    const tried = await deliver(options, delivery, ending.signal)
    const disabled = await saveAttempt(db, { delivery, ...tried, now: options.now() })
    const { responseStatus, errorCode, durationMs } = tried.attempt
    log.debug({ delivery: delivery.id, attempt: delivery.attempt, responseStatus, errorCode, durationMs }, 'webhook')
    if (disabled) log.info({ endpoint: delivery.endpointId, reason: disabled }, 'webhook endpoint disabled')
  }

  /** Until the next one is due, or until somebody else's may have come free. */
  const sleep = async () => {
    const longest = options.lookMs ?? defaultLookMs
    const next = await nextDelivery(db).catch(() => null)
    if (closed || looking) return
    const now = options.now().getTime()
    if (running.size === 0 && (next === null || next.getTime() > now)) for (const done of idlers.splice(0)) done()
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(longest, Math.max(50, next ? next.getTime() - now : longest)))
  }

  const listener = listen({
    databaseUrl: options.databaseUrl,
    channel: deliveriesChannel,
    onNotify: look,
    onListening: look,
  })
  look()

  return {
    idle: () =>
      new Promise(resolve => {
        idlers.push(resolve)
        look()
      }),
    async stop() {
      closed = true
      clearTimeout(timer)
      await listener.close()
      await looking
      const deliveries = [...running]
      const patience = setTimeout(() => ending.abort(stopped), options.stopGraceMs ?? defaultStopGraceMs)
      const left: DueDelivery[] = []
      await Promise.all(
        deliveries.map(async ([work, delivery]) => {
          await work
          if (ending.signal.aborted) left.push(delivery)
        }),
      )
      clearTimeout(patience)
      // Those that were finished in time are no longer pending, or no longer claimed for this try.
      await releaseDeliveries(db, { deliveries: left }).catch(() => {})
    },
  }
}
