/** Runs many deliveries at once, but few to one endpoint or for one owner, so that slow receivers delay only themselves. */
import type { Logger } from 'pino'
import type { Db } from '#db/connection.ts'
import { deliveryLimits, keepingLimits } from '#db/limits.ts'
import { listen } from '#db/listen.ts'
import { claimDeliveries, type DeliveryShares } from '#db/queries/webhooks/claims.ts'
import {
  type DueDelivery,
  forgetDeliveries,
  nextDelivery,
  releaseDeliveries,
  saveAttempt,
} from '#db/queries/webhooks/deliveries.ts'
import { deliveriesChannel } from '#db/queries/webhooks/messages.ts'
import { type DeliverDeps, deliver } from './deliver.ts'

export interface CourierOptions extends DeliverDeps {
  db: Db
  databaseUrl: string
  log: Logger
  /** The longest pause between two polls, in milliseconds: another worker may have died with claimed deliveries. */
  pollMs?: number
  /** How long a stop waits for running deliveries, in milliseconds. */
  stopGraceMs?: number
  shares?: DeliveryShares
}

export interface Courier {
  /** Resolves once nothing is due and nothing is running, by the clock in `now`. */
  idle(): Promise<void>
  /** Claims no more, waits briefly for running deliveries and releases the rest. */
  stop(): Promise<void>
}

/** `perOwner` exceeds an owner's endpoints, so each can have a delivery running. Failing ones take at most half of the places. */
const defaultShares: DeliveryShares = {
  perEndpoint: 2,
  perOwner: 24,
  all: 128,
  reserved: 32,
  failing: { perEndpoint: 1, perOwner: 8, all: 64 },
}

/** How long a claim lasts: the longest attempt, and 15 s to save its outcome. */
const holdMs = deliveryLimits.timeoutMs + 15_000
const defaultPollMs = 5_000
const defaultStopGraceMs = 2_000
const forgetEveryMs = 60 * 60 * 1000

const stopped = new Error('The worker stops')

export function startCourier(options: CourierOptions): Courier {
  const { db, log } = options
  const ending = new AbortController()
  const running = new Map<Promise<void>, DueDelivery>()
  const idleWaiters: (() => void)[] = []
  let closed = false
  let forgotAt = Number.NEGATIVE_INFINITY
  let pollAgain = false
  let polling: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  /** One poll at a time: a poll that is requested during another one runs after it. */
  const poll = () => {
    pollAgain = true
    if (polling || closed) return
    clearTimeout(timer)
    polling = (async () => {
      while (pollAgain && !closed) {
        pollAgain = false
        await claimDue().catch(error => log.warn({ err: error }, 'webhooks: due deliveries could not be claimed'))
      }
    })().finally(() => {
      polling = null
      if (!closed) void sleep()
    })
  }

  const claimDue = async () => {
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
    const work: Promise<void> = runAttempt(delivery)
      .catch(error => {
        // The claim expires, and the delivery is due again.
        if (error !== stopped) log.warn({ delivery: delivery.id, err: error }, 'webhook: an attempt was not saved')
      })
      .finally(() => {
        running.delete(work)
        poll()
      })
    running.set(work, delivery)
  }

  const runAttempt = async (delivery: DueDelivery) => {
    const result = await deliver(options, delivery, ending.signal)
    const disabled = await saveAttempt(db, { delivery, ...result, now: options.now() })
    const { responseStatus, errorCode, durationMs } = result.attempt
    log.debug({ delivery: delivery.id, attempt: delivery.attempt, responseStatus, errorCode, durationMs }, 'webhook')
    if (disabled) log.info({ endpoint: delivery.endpointId, reason: disabled }, 'webhook endpoint disabled')
  }

  /** Waits until the next delivery is due, or until another worker's claims may have expired. */
  const sleep = async () => {
    const longest = options.pollMs ?? defaultPollMs
    const next = await nextDelivery(db).catch(() => null)
    if (closed || polling) return
    const now = options.now().getTime()
    if (running.size === 0 && (next === null || next.getTime() > now)) for (const done of idleWaiters.splice(0)) done()
    clearTimeout(timer)
    timer = setTimeout(poll, Math.min(longest, Math.max(50, next ? next.getTime() - now : longest)))
  }

  const listener = listen({
    databaseUrl: options.databaseUrl,
    channel: deliveriesChannel,
    onNotify: poll,
    onListening: poll,
  })
  poll()

  return {
    idle: () =>
      new Promise(resolve => {
        idleWaiters.push(resolve)
        poll()
      }),
    async stop() {
      closed = true
      clearTimeout(timer)
      await listener.close()
      await polling
      const deliveries = [...running]
      const grace = setTimeout(() => ending.abort(stopped), options.stopGraceMs ?? defaultStopGraceMs)
      const left: DueDelivery[] = []
      await Promise.all(
        deliveries.map(async ([work, delivery]) => {
          await work
          if (ending.signal.aborted) left.push(delivery)
        }),
      )
      clearTimeout(grace)
      // Releasing does not touch finished deliveries: they are no longer pending, or no longer claimed for this attempt.
      await releaseDeliveries(db, { deliveries: left }).catch(() => {})
    },
  }
}
