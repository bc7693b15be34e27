import type { ErrorBody, ErrorCode } from '../contracts/errors.ts'

export interface FailureParts {
  /** 0 where no answer came. */
  status: number
  body: string
  code: ErrorCode | 'unreachable' | 'unexpected_answer'
  /** A sentence for people; by default, that Panel does not know the answer. */
  reason?: string
  issues?: ErrorBody['issues']
  requestId?: string | null
  retryAfter?: number | null
}

/** `message` is "status: body", for logs and reports; `reason` is the server's sentence, to be shown to people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: FailureParts['code']
  readonly reason: string
  readonly issues: NonNullable<ErrorBody['issues']>
  readonly requestId: string | null
  /** Seconds after which to try again; null if the server did not say. */
  readonly retryAfter: number | null

  constructor(parts: FailureParts, options?: ErrorOptions) {
    super(`${parts.status}: ${parts.body}`, options)
    this.status = parts.status
    this.code = parts.code
    this.reason = parts.reason ?? `The server gave an answer that Panel does not know (status ${parts.status}).`
    this.issues = parts.issues ?? []
    this.requestId = parts.requestId ?? null
    this.retryAfter = parts.retryAfter ?? null
  }
}

/** Whether it may succeed if it is sent again later. */
export const isTransient = ({ status }: ApiFailure): boolean => [0, 429, 502, 503, 504].includes(status)

/** The failure for an answer that is not 2xx, from the server or from a proxy in front of it. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const text = await response.text().catch(() => '')
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const common = {
    status: response.status,
    body: text || response.statusText,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  }
  // Imported lazily, since most visits to a page see no refusal. Without it, the status still says what happened.
  const known = await import('../contracts/errors.ts').then(
    ({ errorSchema }) => errorSchema.safeParse(parse(text)),
    () => null,
  )
  if (!known?.success)
    return new ApiFailure({ ...common, code: 'unexpected_answer', requestId: response.headers.get('x-request-id') })
  const { code, message, requestId, issues } = known.data
  return new ApiFailure({ ...common, code, reason: message, requestId, ...(issues ? { issues } : {}) })
}

export function unreachable(url: string, cause: unknown): ApiFailure {
  const place = URL.parse(url)?.origin ?? 'the server'
  const reason = `Panel cannot be reached at ${place}. Check the address and that it is running.`
  return new ApiFailure({ status: 0, body: reason, code: 'unreachable', reason }, { cause })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
