/**
 * Idempotency-Key: a repeated request, even a concurrent one, gets the first answer and is not carried out again. Only a
 * hash of the key is stored. The stored answer may contain a token, so it is encrypted with a secret derived from the key,
 * which the database does not have. A user may repeat a request with another session or API key, unless the answer contains
 * a credential: such an answer is also encrypted with the first caller's token.
 */
import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#db/connection.ts'
import { keepingLimits } from '#db/limits.ts'
import { type Claimed, claimRequest, finishRequest, releaseRequest, sweepRequests } from '#db/queries/idempotency.ts'
import { seal, unseal } from '#db/sealing.ts'
import { bearerCredential } from '../auth/tokens.ts'
import type { ApiContext, AppDeps } from '../context.ts'
import type { Endpoint } from '../contracts/endpoint.ts'
import { ApiError, wrongField } from './errors.ts'
import { imageRules } from './image-input.ts'
import { replay } from './reply.ts'
import { boundaryOf, bufferBody, documentRules } from './request-body.ts'

/** How long a repeated request waits for the first one to finish, before it is refused. */
const longestWaitMs = 3_000
const sweepEveryMs = 60 * 60 * 1000

export interface Idempotency {
  /** Runs the handler, or repeats the first answer. Without an Idempotency-Key, always runs it. `userId` null: a visitor. */
  run(c: ApiContext, endpoint: Endpoint, userId: number | null, handler: () => Promise<Response>): Promise<Response>
}

/** When this process last deleted expired entries, by connection pool. */
const swept = new WeakMap<Db, number>()

export function createIdempotency({ db, log }: Pick<AppDeps, 'db' | 'log'>): Idempotency {
  const sweep = () => {
    if (Date.now() - (swept.get(db) ?? 0) < sweepEveryMs) return
    swept.set(db, Date.now())
    sweepRequests(db).catch(error => log.warn({ err: error }, 'old requests were not removed'))
  }
  return {
    async run(c, endpoint, userId, handler) {
      const key = readKey(c, userId)
      if (key === null) return handler()
      const body = await bufferBody(c, endpoint.upload ? uploads[endpoint.upload] : null)
      const credential = userId === null ? null : bearerCredential(c.req.header('authorization'))
      const token = typeof credential === 'object' && credential ? credential.token : ''
      const { signing, sealing } = secretsOf(endpoint.returnsCredential ? token : '', userId, key)
      const keyHash = createHash('sha256')
        .update(`${userId ?? 'visitor'}\n${key}`)
        .digest('hex')
      const claimed = await claim(db, {
        keyHash,
        userId,
        method: c.req.method,
        path: c.req.path,
        requestHash: requestHash(c, signing, body),
      })
      if (claimed.outcome === 'answered') return replay(c, claimed.status, unseal(sealing, claimed.answer))
      if (claimed.outcome === 'other_request')
        throw new ApiError(
          'idempotency_key_reused',
          endpoint.returnsCredential
            ? 'This Idempotency-Key came with another request, or with another sign-in, before. Use a new one for each request.'
            : 'This Idempotency-Key came with another request before. Use a new one for each request.',
        )
      if (claimed.outcome === 'running')
        throw new ApiError(
          'idempotency_key_in_use',
          'A request with this Idempotency-Key is still running. Please try again in a second.',
          { retryAfter: 1 },
        )
      const mine = { keyHash, claim: claimed.claim }
      const response = await handler().catch(async error => {
        // A refused request did nothing, so its key may be used for the corrected one.
        await releaseRequest(db, mine).catch(() => log.warn('a key of a refused request was not released'))
        throw error
      })
      if (!isReplayable(response)) await releaseRequest(db, mine)
      else {
        const answer = seal(sealing, await response.clone().text())
        await finishRequest(db, { ...mine, status: response.status, answer })
      }
      sweep()
      return response
    },
  }
}

const uploads = { file: documentRules, image: imageRules } as const

/** The key of the request; null if it has none. Surrounding quotation marks, which the IETF draft requires, are removed. */
function readKey(c: ApiContext, userId: number | null): string | null {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return null
  const key = header.trim().replace(/^"(.*)"$/, '$1')
  const least = userId === null ? keepingLimits.visitorIdempotencyKeyMin : 1
  if (key.length < least || key.length > keepingLimits.idempotencyKeyMax || !/^[\x21-\x7e]+$/.test(key))
    throw wrongField(
      'Idempotency-Key',
      `An Idempotency-Key has from ${least} to ${keepingLimits.idempotencyKeyMax} letters, digits and signs without spaces; a random UUID is best`,
    )
  return key
}

/** Waits up to `longestWaitMs` while the first request is still running. */
async function claim(db: Db, request: Parameters<typeof claimRequest>[1]): Promise<Claimed> {
  const deadline = Date.now() + longestWaitMs
  for (let wait = 10; ; wait = Math.min(wait * 2, 250)) {
    const claimed = await claimRequest(db, request)
    if (claimed.outcome !== 'running' || Date.now() >= deadline) return claimed
    await pause(wait)
  }
}

/** Only JSON answers are stored, not pages for browsers without scripts. */
const isReplayable = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('application/json')

function secretsOf(token: string, userId: number | null, key: string): { signing: Buffer; sealing: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', `${token}\n${key}`, String(userId), 'panel idempotency', 64))
  return { signing: bytes.subarray(0, 32), sealing: bytes.subarray(32) }
}

/** An HMAC, because a plain hash would let whoever has the database guess the password in a registration. */
function requestHash(c: ApiContext, signing: Buffer, body: Uint8Array): string {
  const mac = createHmac('sha256', signing)
  const contentType = c.req.header('content-type') ?? ''
  const { search } = new URL(c.req.url)
  mac.update(`${c.req.method} ${c.req.path}${search}\n${contentType.split(';', 1)[0]}\n`)
  for (const piece of piecesOf(body, boundaryOf(contentType))) mac.update(`${piece.length}\n`).update(piece)
  return mac.digest('hex')
}

/** Splits a form at its boundary, which differs when the same form is sent again. */
function* piecesOf(body: Uint8Array, boundary: string | undefined): Generator<Uint8Array> {
  if (!boundary) return yield body
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const line = Buffer.from(`--${boundary}`, 'latin1')
  let from = 0
  for (let at = bytes.indexOf(line); at !== -1; at = bytes.indexOf(line, from)) {
    yield bytes.subarray(from, at)
    from = at + line.length
  }
  yield bytes.subarray(from)
}
