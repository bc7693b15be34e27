import { EngineFailure } from '#worker/panel/engine-failure.ts'
import { isTooLong, type WireFault } from './model-fault.ts'

/** The failure that people read, for a request that cannot be mended. `address` and `model` are as configured. */
export function failureFor(fault: WireFault, { address, model }: { address: string; model: string }): EngineFailure {
  const fail = (code: EngineFailure['code'], message: string) => new EngineFailure(code, message, { cause: fault })
  switch (fault.kind) {
    case 'status':
      return fail(...statusFailure(fault, address, model))
    case 'connection':
      return fail('model_unreachable', `${connectionSentence(fault.detail, address)} Check OPENAI_BASE_URL.`)
    case 'idle':
      return fail(
        'took_too_long',
        `The model's server at ${address} stopped sending in the middle of its work. Try again later.`,
      )
    case 'deadline':
      return fail(
        'took_too_long',
        `The model "${model}" took too long to answer. Try again later, or choose a faster one.`,
      )
    case 'oversized':
      return fail(
        'model_invalid_answer',
        `The model "${model}" answered without end, so its answer was cut off and not used.`,
      )
    case 'garbled':
      return fail(
        'model_invalid_answer',
        fault.detail === 'html'
          ? `${address} answered with a web page instead of a model's answer. Check OPENAI_BASE_URL.`
          : `${address} did not answer as an OpenAI-compatible server does. Check OPENAI_BASE_URL.`,
      )
  }
}

function statusFailure(fault: WireFault, address: string, model: string): [EngineFailure['code'], string] {
  const { status } = fault
  if (status === 401 || status === 403) {
    return ['model_refused', `The model's server refused the key (status ${status}). Check OPENAI_API_KEY.`]
  }
  if (status === 404) {
    return ['model_refused', `There is no model "${model}" at ${address}. Check PANEL_MODEL and OPENAI_BASE_URL.`]
  }
  if (status === 402 || fault.reason === 'insufficient_quota') {
    return ['model_refused', "The model's account has no credit left. Add credit, or use another key."]
  }
  if (isTooLong(fault)) {
    return ['model_refused', `The submission is longer than the model "${model}" can read. Choose one that reads more.`]
  }
  if (status === 429) {
    return ['model_unreachable', "The model's server is refusing more requests for now (status 429). Try again later."]
  }
  if (status !== null && status >= 300 && status < 400) {
    return ['model_unreachable', `${address} sends requests on to another address. Set OPENAI_BASE_URL to that one.`]
  }
  if (status !== null && status >= 400 && status < 500) {
    return ['model_refused', `The model's server refused the request (status ${status}). Check PANEL_MODEL.`]
  }
  return ['model_unreachable', `The model's server at ${address} failed (status ${status}). Try again later.`]
}

function connectionSentence(code: string, address: string): string {
  if (/CERT|SELF_SIGNED|ISSUER/.test(code)) return `The certificate of ${address} is not valid.`
  if (/SSL|TLS|EPROTO/.test(code)) return `${address} does not speak TLS as https needs.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The name in ${address} cannot be resolved.`
  if (code === 'ECONNREFUSED') return `Nothing answers at ${address}.`
  return `The connection to the model's server at ${address} broke.`
}
