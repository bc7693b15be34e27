import { Webhook } from 'standardwebhooks'
import { deliveryLimits } from '#db/limits.ts'
import type { AttemptRecord, DueDelivery, NextAttempt, Outcome } from '#db/queries/webhooks/deliveries.ts'
import type { GuardedFetch, GuardedResponse } from '../adapters/guard/fetch.ts'
import { GuardRefusal } from '../adapters/guard/target.ts'
import { nextAttempt, retryAfterMs } from './schedule.ts'

export type Send = (url: string, options: GuardedFetch) => Promise<GuardedResponse>

export interface DeliverDeps {
  send: Send
  now: () => Date
  /** In [0, 1). */
  random: () => number
  version: string
  /** How long a receiver has to answer; tests shorten it. */
  timeoutMs?: number
}

export interface AttemptResult {
  attempt: AttemptRecord
  outcome: Outcome
}

/** Rejects only with the signal's reason; every failure of the receiver or the network is an `AttemptResult`. */
export async function deliver(deps: DeliverDeps, delivery: DueDelivery, signal: AbortSignal): Promise<AttemptResult> {
  const startedAt = deps.now()
  const began = performance.now()
  const headers = signedHeaders(delivery, startedAt, deps.version)
  const attempt = { url: delivery.url, requestHeaders: headers, startedAt }
  const finish = (rest: Pick<AttemptRecord, 'responseStatus' | 'responseHeaders' | 'responseBody' | 'errorCode'>) => ({
    ...attempt,
    ...rest,
    durationMs: Math.round(performance.now() - began),
  })
  const retryAt = (askedMs: number | null) =>
    nextAttempt({ ...delivery, now: deps.now(), askedMs, random: deps.random() })
  try {
    const answer = await sendInTime(deps, delivery, headers, signal)
    return {
      attempt: finish({
        responseStatus: answer.status,
        responseHeaders: keptHeaders(answer.headers),
        responseBody: readable(answer.body),
      }),
      outcome: outcomeOf(answer, retryAt, deps.now()),
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    return {
      attempt: finish({ errorCode: errorCodeOf(error) }),
      outcome: { delivered: false, retry: retryAt(null), disable: null },
    }
  }
}

/** A backstop: rejects at 110 % of the timeout, in case `send` has not given up by itself. */
async function sendInTime(
  { send, timeoutMs = deliveryLimits.timeoutMs }: DeliverDeps,
  { url, body }: DueDelivery,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<GuardedResponse> {
  const end = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DOMException('No answer in time', 'TimeoutError')), timeoutMs * 1.1)
  const stop = () => late.reject(signal.reason)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    const sent = send(url, {
      method: 'POST',
      headers,
      body,
      maxBytes: deliveryLimits.answerBytes,
      truncate: true,
      timeoutMs,
      signal: end.signal,
    })
    return await Promise.race([sent, late.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    end.abort()
  }
}

/** Any 2xx is a success, even if its body breaks off. No redirect is followed: what is signed for one address goes to no other. */
function outcomeOf(
  answer: GuardedResponse,
  retryAt: (askedMs: number | null) => NextAttempt | null,
  now: Date,
): Outcome {
  if (answer.status >= 200 && answer.status < 300) return { delivered: true }
  if (answer.status === 410) return { delivered: false, retry: null, disable: 'gone' }
  return { delivered: false, retry: retryAt(retryAfterMs(answer.headers['retry-after'], now)), disable: null }
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

/** Whole headers up to the limit, in the order received. */
function keptHeaders(headers: GuardedResponse['headers']): Record<string, string> {
  const kept: Record<string, string> = {}
  let room = deliveryLimits.headerBytes
  for (const [name, value] of Object.entries(headers)) {
    const text = storable(Array.isArray(value) ? value.join(', ') : (value ?? ''))
    room -= name.length + Buffer.byteLength(text)
    if (room < 0) break
    kept[name] = text
  }
  return kept
}

const readable = (body: Uint8Array): string => storable(new TextDecoder().decode(body))

/** Postgres cannot store NUL in text. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')

export type WebhookErrorCode =
  | 'timeout'
  | 'address_refused'
  | 'port_refused'
  | 'not_resolvable'
  | 'connection_refused'
  | 'connection_reset'
  | 'tls_error'
  | 'headers_too_large'
  | 'bad_answer'

const resets = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])

function errorCodeOf(error: unknown): WebhookErrorCode {
  if (error instanceof GuardRefusal) {
    if (error.reason === 'not_resolvable') return 'not_resolvable'
    if (error.reason === 'connection_timeout') return 'timeout'
    if (error.reason === 'port') return 'port_refused'
    if (error.reason === 'connection_refused') return 'connection_refused'
    return 'address_refused'
  }
  if (!(error instanceof Error)) return 'bad_answer'
  if (error.name === 'TimeoutError') return 'timeout'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large'
  if (resets.has(code) || /socket hang up|aborted/.test(error.message)) return 'connection_reset'
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/.test(code))
    return 'tls_error'
  return 'bad_answer'
}
