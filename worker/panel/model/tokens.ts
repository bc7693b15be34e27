import type { Usage } from '#db/opinion.ts'
import { estimateTokens } from '#db/tokens.ts'
import type { Message } from './messages.ts'

/** Anthropic's published figure. OpenAI's tiles give fewer tokens for pictures of this size. */
const pixelsOfToken = 750

export function tokensOf(messages: readonly Message[]): number {
  return messages.reduce((sum, { content, pictures = [] }) => {
    const pixels = pictures.reduce((all, { width, height }) => all + width * height, 0)
    return sum + estimateTokens(content) + Math.ceil(pixels / pixelsOfToken)
  }, 0)
}

/** The most that a request can use: all input uncached, and an answer of the full length. */
interface Worst {
  tokens: number
  cost: number
}

export interface Caps {
  /** US dollars for one review; needs prices. */
  maxCost?: number | undefined
  /** Input and output tokens for one review. */
  maxTokens?: number | undefined
}

export interface Ledger {
  /** Reserves the worst case, waiting for running requests to free some. False if it does not fit: then send nothing. */
  reserve(worst: Worst): Promise<boolean>
  /** Replaces the reservation by what was used; if that is unknown, the worst case stays reserved. */
  settle(worst: Worst, used: Usage | null): void
}

const isKnown = (used: Usage) => used.inputTokens !== null && used.outputTokens !== null

/** Requests in `before` with unknown usage each count as the worst case of the first request made now. */
export function openLedger(caps: Caps, before: readonly Usage[]): Ledger {
  const known = before.filter(isKnown)
  let untold = before.reduce((sum, used) => sum + (isKnown(used) ? 0 : used.requests), 0)
  const spent = {
    tokens: known.reduce((sum, used) => sum + (used.inputTokens ?? 0) + (used.outputTokens ?? 0), 0),
    cost: known.reduce((sum, used) => sum + (used.cost ?? 0), 0),
  }
  const booked = { tokens: 0, cost: 0, requests: 0 }
  let waiting: (() => void)[] = []
  const fits = (worst: Worst) =>
    spent.tokens + booked.tokens + worst.tokens <= (caps.maxTokens ?? Number.POSITIVE_INFINITY) &&
    spent.cost + booked.cost + worst.cost <= (caps.maxCost ?? Number.POSITIVE_INFINITY)
  return {
    async reserve(worst) {
      spent.tokens += untold * worst.tokens
      spent.cost += untold * worst.cost
      untold = 0
      while (!fits(worst)) {
        if (booked.requests === 0) return false
        await new Promise<void>(resolve => waiting.push(resolve))
      }
      booked.tokens += worst.tokens
      booked.cost += worst.cost
      booked.requests++
      return true
    },
    settle(worst, used) {
      booked.tokens -= worst.tokens
      booked.cost -= worst.cost
      booked.requests--
      spent.tokens += used && isKnown(used) ? (used.inputTokens ?? 0) + (used.outputTokens ?? 0) : worst.tokens
      spent.cost += used?.cost ?? worst.cost
      const woken = waiting
      waiting = []
      for (const wake of woken) wake()
    },
  }
}
