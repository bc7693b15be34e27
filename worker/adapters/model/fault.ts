/** `idle`: silent for too long; `deadline`: took too long in all; `garbled`: not an answer of this protocol. */
export type FaultKind = 'status' | 'connection' | 'idle' | 'deadline' | 'garbled' | 'oversized'

export class WireFault extends Error {
  readonly kind: FaultKind
  readonly status: number | null = null
  readonly reason: string | null = null
  /** The server's or the system's words. Never shown unchanged, because they may contain a part of the key. */
  readonly detail: string = ''
  /** As in the header: seconds or a date. */
  readonly retryAfter: string | number | null = null
  readonly begun: boolean = false

  constructor({
    kind,
    cause,
    ...details
  }: Pick<WireFault, 'kind'> & Partial<Omit<WireFault, keyof Error>> & ErrorOptions) {
    super(`model request: ${kind} ${details.status ?? ''}`.trim(), cause === undefined ? {} : { cause })
    this.name = 'WireFault'
    this.kind = kind
    Object.assign(this, details)
  }
}

const quotaReasons = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']

/** Whether the same request may succeed a little later. */
export function isPassing(fault: WireFault): boolean {
  if (fault.kind === 'oversized') return false
  if (fault.kind === 'connection') return !isCertificateFault(fault)
  if (fault.kind !== 'status' || fault.status === null) return true
  if (fault.status === 429) return !isOutOfCredit(fault)
  return [408, 409].includes(fault.status) || (fault.status >= 500 && !namesPictures(fault) && !isTooLong(fault))
}

const unreached = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** Whether nothing was written that could be charged. The cost of an answer that broke off is unknown. */
export function wroteNothing(fault: WireFault): boolean {
  if (fault.kind === 'connection') return unreached.test(fault.detail) || isCertificateFault(fault)
  return fault.kind === 'status' && !fault.begun
}

/** Whether the account is empty, which some servers report with the status for too many requests. */
export const isOutOfCredit = ({ reason }: WireFault): boolean => quotaReasons.includes(reason ?? '')

/** Whether the requested format may be all that the server objects to. */
export function mayBeForm(fault: WireFault): boolean {
  return (fault.status === 400 || fault.status === 422) && !isTooLong(fault)
}

/** Ollama and llama.cpp say this, with any status, of a model that only reads text. */
const namesPictures = ({ detail }: WireFault) => /\bimages?\b|\bvision\b|multimodal|mmproj/i.test(detail)

/** Whether the pictures in a request may be all that the server objects to. */
export function mayBePictures(fault: WireFault): boolean {
  if (fault.kind !== 'status' || fault.begun) return false
  return [400, 404, 413, 415, 422].includes(fault.status ?? 0) || namesPictures(fault) || isTooLong(fault)
}

/** Whether the submission is too long for the model; LM Studio and llama.cpp say so in words only, with any status. */
export function isTooLong({ detail, reason, status }: WireFault): boolean {
  if (status === 413 || reason === 'context_length_exceeded' || /context (?:length|window|size)/i.test(detail))
    return true
  return status === 400 && /too (?:long|many tokens)|maximum.*tokens/i.test(detail)
}

const isCertificateFault = ({ detail }: WireFault) => /CERT|SELF_SIGNED|SSL|TLS|ISSUER|EPROTO/.test(detail)

export function retryAfterMs(fault: WireFault, now: number): number | null {
  const { retryAfter } = fault
  if (retryAfter === null || retryAfter === '') return null
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000)
  const date = Date.parse(String(retryAfter))
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
