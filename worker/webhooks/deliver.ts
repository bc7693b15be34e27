/** One try of one delivery: signed, sent through the network guard, judged. */
import { Webhook } from 'standardwebhooks'
import type { AttemptRecord, DueDelivery, Outcome } from '#db/queries/webhook-deliveries.ts'
import { limits } from '#db/vocabulary.ts'
import type { GuardedFetch, GuardedResponse } from '../adapters/network-guard-fetch.ts'
import { GuardRefusal } from '../adapters/network-guard-target.ts'
import { nextAttempt, retryAfterMs } from './schedule.ts'

/** The guard's way out. */
export type Send = (url: string, options: GuardedFetch) => Promise<GuardedResponse>

export interface DeliverDeps {
  send: Send
  now: () => Date
  /** In [0, 1). */
  random: () => number
  /** The version that the user agent bears. */
  version: string
}

export interface Tried {
  attempt: AttemptRecord
  outcome: Outcome
}

/** Rejects only with the signal's reason; everything the receiver or the network does is a `Tried`. */
export async function deliver(deps: DeliverDeps, delivery: DueDelivery, signal: AbortSignal): Promise<Tried> {
  const startedAt = deps.now()
  const began = performance.now()
  const headers = signedHeaders(delivery, startedAt, deps.version)
  const attempt = { url: delivery.url, requestHeaders: headers, startedAt }
  const finish = (rest: Pick<AttemptRecord, 'responseStatus' | 'responseHeaders' | 'responseBody' | 'errorCode'>) => ({
    ...attempt,
    ...rest,
    durationMs: Math.round(performance.now() - began),
  })
  const later = (askedMs: number | null) =>
    nextAttempt({ attempt: delivery.attempt, now: deps.now(), askedMs, random: deps.random() })
  try {
    const answer = await deps.send(delivery.url, {
      method: 'POST',
      headers,
      body: delivery.body,
      maxBytes: limits.webhookAnswerBytes,
      truncate: true,
      timeoutMs: limits.webhookTimeoutMs,
      signal,
    })
    return {
      attempt: finish({
        responseStatus: answer.status,
        responseHeaders: keptHeaders(answer.headers),
        responseBody: readable(answer.body),
      }),
      outcome: judge(answer, later, deps.now()),
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    return {
      attempt: finish({ errorCode: errorCodeOf(error) }),
      outcome: { delivered: false, retry: later(null), disable: null },
    }
  }
}

/** Any 2xx is a success. Redirects are not followed: what was signed for one address is not handed to another. */
function judge(answer: GuardedResponse, later: (askedMs: number | null) => Date | null, now: Date): Outcome {
  if (answer.status >= 200 && answer.status < 300) return { delivered: true }
  if (answer.status === 410) return { delivered: false, retry: null, disable: 'gone' }
  return { delivered: false, retry: later(retryAfterMs(answer.headers['retry-after'], now)), disable: null }
}

function signedHeaders(delivery: DueDelivery, at: Date, version: string): Record<string, string> {
  const signatures = delivery.secrets.map(secret => new Webhook(secret).sign(delivery.messageId, at, delivery.body))
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(delivery.body)),
    'user-agent': `Panel-Webhooks/${version}`,
    'webhook-id': delivery.messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

/** Whole headers up to the limit, in the order they came. */
function keptHeaders(headers: GuardedResponse['headers']): Record<string, string> {
  const kept: Record<string, string> = {}
  let room = limits.webhookHeaderBytes
  for (const [name, value] of Object.entries(headers)) {
    const text = storable(Array.isArray(value) ? value.join(', ') : (value ?? ''))
    room -= name.length + Buffer.byteLength(text)
    if (room < 0) break
    kept[name] = text
  }
  return kept
}

const readable = (body: Uint8Array): string => storable(new TextDecoder().decode(body))

/** Postgres keeps no NUL in text. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')

/** Why nothing was answered: a closed list for programs and for the log of deliveries. */
export type WebhookErrorCode =
  | 'timeout'
  | 'address_refused'
  | 'not_resolvable'
  | 'connection_refused'
  | 'connection_reset'
  | 'tls_error'
  | 'bad_answer'

const resets = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])

function errorCodeOf(error: unknown): WebhookErrorCode {
  if (error instanceof GuardRefusal) {
    if (error.reason === 'not_resolvable') return 'not_resolvable'
    if (error.reason === 'connection_timeout') return 'timeout'
    if (error.reason === 'connection_refused') return 'connection_refused'
    return 'address_refused'
  }
  if (!(error instanceof Error)) return 'bad_answer'
  if (error.name === 'TimeoutError') return 'timeout'
  const code = 'code' in error ? String(error.code) : ''
  if (resets.has(code) || /socket hang up|aborted/.test(error.message)) return 'connection_reset'
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/.test(code))
    return 'tls_error'
  return 'bad_answer'
}
